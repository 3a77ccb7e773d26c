// The rules of Adventures in our own words, short enough to read before the first scenario.
import type { Message } from '../phrase.ts';

export const adventureRules = {
  goalTitle: { en: 'What it is about', pl: 'O co chodzi', ru: 'О чём игра' },
  goal: {
    en: 'One to four heroes of Dice Throne go together through eight scenarios: portals to explore and bosses to fight, by turns, up to the Mad King. Enemies are played by the table, exactly by the rules. Whoever knows Dice Throne knows how to fight here.',
    pl: 'Od jednego do czterech bohaterów Dice Throne przechodzi razem osiem scenariuszy: na przemian eksploruje portale i walczy z bossami, aż po Szalonego Króla. Wrogami kieruje stół, ściśle według zasad. Kto zna Dice Throne, umie tu walczyć.',
    ru: 'От одного до четырёх героев «Трона кубов» вместе проходят восемь сценариев: по очереди исследуют порталы и сражаются с боссами, вплоть до Безумного короля. За врагов играет стол, строго по правилам. Кто играл в «Трон кубов», умеет сражаться и здесь.',
  },
  campaign: {
    en: 'A lost scenario is played again, with three extra Salves and ten points fewer. Loot stays yours. The sheet keeps the score of every game, and you may stop between any two moves and go on later.',
    pl: 'Przegrany scenariusz rozgrywa się ponownie, z trzema Maściami więcej i o dziesięć punktów mniej. Łupy zostają. Arkusz zapisuje wynik każdej rozgrywki, a przerwać i wrócić można w każdej chwili.',
    ru: 'Проигранный сценарий играют заново: на три мази больше, на десять очков меньше. Добыча остаётся. Лист хранит итог каждой партии, а прерваться и вернуться можно в любой момент.',
  },

  exploreTitle: { en: 'Exploring a portal', pl: 'Eksploracja portalu', ru: 'Исследование портала' },
  move: {
    en: 'A hero who is not fighting must move: through revealed tiles, side by side, to a face-down one, or to a teammate who is fighting. Nobody passes through face-down tiles or past a fight.',
    pl: 'Bohater, który nie walczy, musi się ruszyć: przez odkryte kafelki, bok w bok, na zakryty albo do członka drużyny uwikłanego w walkę. Przez zakryte kafelki ani obok walki nikt nie przejdzie.',
    ru: 'Герой, который не сражается, обязан идти: по открытым тайлам, сторона к стороне, на закрытый или к члену команды, который сражается. Сквозь закрытые тайлы и мимо боя не пройти.',
  },
  reveal: {
    en: 'What lies on a tile is picked up first: a Salve, a portal shard, a chest. Then the tile is turned over: CP, gold, what it says, and perhaps a minion.',
    pl: 'Najpierw zbiera się to, co leży na kafelku: Maść, fragment portalu, skrzynię. Potem się go odwraca: PW, złoto, jego działanie, a bywa, że sługus.',
    ru: 'Сначала подбирают то, что лежит на тайле: мазь, осколок портала, сундук. Затем его переворачивают: БС, золото, его действие, а то и прислужник.',
  },
  portal: {
    en: 'Three shards open the Boss Portal. Defeat its guard, finish the other fights, and the portal is yours. If a hero falls and no teammate has a Salve, the scenario is lost.',
    pl: 'Trzy fragmenty otwierają Portal Bossa. Pokonajcie strażnika i dokończcie inne walki, a portal jest wasz. Gdy bohater padnie, a nikt inny w drużynie nie ma Maści, scenariusz jest przegrany.',
    ru: 'Три осколка открывают портал босса. Победите стража, закончите другие бои, и портал ваш. Если герой пал, а ни у кого другого в команде нет мази, сценарий проигран.',
  },
  salves: {
    en: 'Salves heal before a move, before a fight and before your own Upkeep; a teammate’s Salve brings a fallen hero back to 1 health.',
    pl: 'Maści leczą przed ruchem, przed walką i przed własną Fazą Utrzymania; Maść innego członka drużyny przywraca poległego z 1 punktem zdrowia.',
    ru: 'Мази исцеляют перед движением, перед боем и перед своей фазой обновления; мазь другого члена команды возвращает павшего с 1 здоровьем.',
  },

  minionsTitle: { en: 'Minions', pl: 'Sługusy', ru: 'Прислужники' },
  minions: {
    en: 'A minion has three roll attempts with five chaos dice to meet its roll objective, keeps what fits and activates the best ability its dice allow. The table shows each roll, what was kept and why. First Strike lets it act before you. A King’s Hand gives it another Roll Phase, or spoils your Ultimate by rerolling a die.',
    pl: 'Sługus ma trzy próby rzutu pięcioma kośćmi chaosu, by osiągnąć swój cel rzutu, zatrzymuje to, co pasuje, i aktywuje najlepszą zdolność, na jaką pozwalają kości. Stół pokazuje każdy rzut, zatrzymane kości i powód. Pierwsze uderzenie daje mu turę przed tobą. Królewska dłoń daje mu jeszcze jedną Fazę Rzutu albo psuje twoją zdolność specjalną przerzutem kości.',
    ru: 'У прислужника три попытки броска пяти кубиков хаоса ради своей цели броска; он оставляет подходящие и активирует лучшую способность, какую позволяют кубики. Стол показывает каждый бросок, что оставлено и почему. Первый удар даёт ему ход раньше вас. Рука короля даёт ему ещё одну фазу броска или портит вашу легендарную способность перебросом кубика.',
  },
  minionsList: {
    en: 'All {count, number} of them, by level.',
    pl: 'Wszystkie, według poziomów: {count, number}.',
    ru: 'Все по уровням: {count, number}.',
  },
  level: { en: 'Level {level}', pl: 'Poziom {level}', ru: 'Уровень {level}' },
  further: { en: 'Further minions', pl: 'Dalsze sługusy', ru: 'Дополнительные прислужники' },
  health: { en: 'Health {health, number}', pl: 'Zdrowie {health, number}', ru: 'Здоровье {health, number}' },

  bossesTitle: { en: 'Bosses', pl: 'Bossowie', ru: 'Боссы' },
  bosses: {
    en: 'Heroes share one dial against a boss, who takes a turn after each hero. The boss starts with upgrades, turns up one card a turn (its bonus goes to the active hero), plays or sells it, rolls for the card’s roll objective and activates the available ability of the highest priority.',
    pl: 'Przeciw bossowi bohaterowie mają jeden wspólny licznik zdrowia, a boss ma turę po każdym z nich. Zaczyna z ulepszeniami, co turę odkrywa kartę (bonus dla bohatera należy do aktywnego bohatera), zagrywa ją lub sprzedaje, rzuca na podany na niej cel rzutu i aktywuje dostępną zdolność o najwyższym priorytecie.',
    ru: 'Против босса у героев один общий счётчик здоровья, а босс ходит после каждого из них. Он начинает с улучшениями, каждый ход открывает карту (её бонус получает активный герой), разыгрывает или продаёт её, бросает ради указанной на ней цели броска и активирует доступную способность с высшим приоритетом.',
  },

  lootTitle: { en: 'Loot, shop and chests', pl: 'Łupy, sklep i skrzynie', ru: 'Добыча, лавка и сундуки' },
  chests: {
    en: 'When a chest is opened, every hero rolls a loot die and reads the row of the chest.',
    pl: 'Gdy otwiera się skrzynię, każdy bohater rzuca kością łupów i czyta wiersz tej skrzyni.',
    ru: 'Когда открывают сундук, каждый герой бросает кубик добычи и читает строку этого сундука.',
  },
  shop: {
    en: 'After an exploration Rosella deals each hero some cards. Every hero may spend the team’s whole gold, rounded up to a five. Identifying mystery loot costs {identify, number}, selling brings {sell, number}.',
    pl: 'Po eksploracji Rosella rozdaje każdemu kilka kart. Każdy bohater może wydać całe złoto drużyny, zaokrąglone w górę do piątki. Rozpoznanie tajemniczej karty łupów kosztuje {identify, number}, sprzedaż przynosi {sell, number}.',
    ru: 'После исследования Розелла сдаёт каждому несколько карт. Каждый герой может потратить всё золото команды, округлённое вверх до пяти. Опознать тайную карту добычи стоит {identify, number}, продажа приносит {sell, number}.',
  },
  loot: {
    en: 'Loot is shuffled into your deck. You may discard a loot card at any time to draw another card. Equipment lies beside the board, two pieces at most. A deck has at most 50 cards.',
    pl: 'Łupy wtasowujesz do talii. Kartę łupów można w każdej chwili odrzucić, by dobrać inną. Ekwipunek leży obok planszy, najwyżej dwie sztuki. Talia ma najwyżej 50 kart.',
    ru: 'Добыча замешивается в колоду. Карту добычи можно в любой момент сбросить и взять другую. Снаряжение лежит рядом с планшетом, не больше двух. В колоде не больше 50 карт.',
  },
  roll: { en: 'Loot die', pl: 'Kość łupów', ru: 'Кубик добычи' },
  chest: { en: 'Chest {number}', pl: 'Skrzynia {number}', ru: 'Сундук {number}' },

  difficultiesTitle: { en: 'Difficulties', pl: 'Poziomy trudności', ru: 'Уровни сложности' },
  versusTitle: { en: 'Versus', pl: 'Przeciw sobie', ru: 'Друг против друга' },
  versus: {
    en: 'Without a campaign people play the bosses too: one against a team of heroes, or two against each other.',
    pl: 'Poza kampanią bossami grają też ludzie: jeden przeciw drużynie bohaterów albo dwaj przeciw sobie.',
    ru: 'Вне кампании за боссов играют люди: один против команды героев или двое друг против друга.',
  },
  tilesTitle: { en: 'Tiles', pl: 'Kafelki', ru: 'Тайлы' },
  tokensTitle: { en: 'Tokens', pl: 'Żetony', ru: 'Жетоны' },
  cards: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
} as const satisfies Record<string, Message>;
