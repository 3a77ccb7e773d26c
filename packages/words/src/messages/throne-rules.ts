// Dice Throne's rules in our own words, short enough to read before the first duel.
import type { ModeId } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';
import { PHASES_TOLD } from './throne-stops.ts';

export const throneRules = {
  goalTitle: { en: 'What it is about', pl: 'O co chodzi', ru: 'О чём игра' },
  goal: {
    en: 'Two to six heroes fight with five dice and a deck of cards each. Whoever’s health reaches 0 is defeated; the last hero or team standing wins. If the last ones fall together, it is a draw.',
    pl: 'Od dwojga do sześciorga bohaterów walczy pięcioma kośćmi i własną talią kart. Czyje zdrowie spadnie do 0, ten odpada; wygrywa ostatni bohater albo ostatnia drużyna. Jeśli ostatni padną razem, jest remis.',
    ru: 'От двух до шести героев сражаются пятью кубиками и своей колодой карт. Чьё здоровье упало до 0, тот побеждён; выигрывает последний герой или последняя команда. Если последние пали вместе, это ничья.',
  },

  turnTitle: { en: 'A turn', pl: 'Przebieg tury', ru: 'Ход' },
  turn: {
    en: 'A turn has eight phases. The first player skips the Income of the very first turn.',
    pl: 'Tura ma osiem faz. W pierwszej turze gry pierwszy gracz pomija Fazę Dochodu.',
    ru: 'В ходе восемь фаз. В самом первом ходу первый игрок пропускает фазу дохода.',
  },
  ...PHASES_TOLD,

  diceTitle: { en: 'Dice and abilities', pl: 'Kości i zdolności', ru: 'Кубики и способности' },
  dice: {
    en: 'Each hero’s die has its own symbols on the numbers 1 to 6. An ability asks for symbols, for a small straight (four numbers in a row), a large straight (five), or for equal numbers. One ability is activated in a turn.',
    pl: 'Kość każdego bohatera ma własne symbole przy cyfrach od 1 do 6. Zdolność wymaga symboli, małego strita (cztery kolejne cyfry), dużego strita (pięć) albo takich samych cyfr. W turze aktywuje się jedną zdolność.',
    ru: 'На кубике каждого героя при значениях от 1 до 6 стоят свои символы. Способность требует символов, малого стрита (четыре значения подряд), большого стрита (пять) или одинаковых значений. За ход активируется одна способность.',
  },
  declaring: {
    en: 'After you declare, everybody may still change dice with cards. If a die was changed, you declare anew or roll again with the attempts you have left. If nobody changes anything, the ability is activated.',
    pl: 'Po ogłoszeniu każdy może jeszcze zmienić kości kartami. Jeśli zmieniono kość, ogłaszasz od nowa albo rzucasz dalej, o ile zostały ci próby rzutu. Jeśli nikt nic nie zmieni, zdolność zostaje aktywowana.',
    ru: 'После объявления все ещё могут менять кубики картами. Если кубик изменён, вы объявляете заново или бросаете дальше, если остались попытки броска. Если никто ничего не изменил, способность активируется.',
  },
  ultimate: {
    en: 'An Ultimate can be spoiled before it is activated, by changing dice. After that opponents can do nothing at all until the end of the Roll Phase.',
    pl: 'Zdolność specjalną można zepsuć przed aktywacją, zmieniając kości. Potem aż do końca Fazy Rzutu przeciwnicy nie mogą zrobić nic.',
    ru: 'Легендарную способность можно сорвать до активации, изменив кубики. После неё противники до конца фазы броска не могут ничего.',
  },

  damageTitle: { en: 'Damage', pl: 'Obrażenia', ru: 'Урон' },
  damage: {
    en: 'Five types of damage differ in what can be done about them.',
    pl: 'Pięć rodzajów obrażeń różni się tym, co można z nimi zrobić.',
    ru: 'Пять видов урона различаются тем, что с ними можно сделать.',
  },
  type: { en: 'Type', pl: 'Rodzaj', ru: 'Вид' },
  defendable: { en: 'Defense roll', pl: 'Rzut obronny', ru: 'Бросок защиты' },
  avoidable: { en: 'Can be prevented', pl: 'Można zapobiec', ru: 'Можно отменить' },
  raisable: { en: 'Can be raised', pl: 'Można zwiększyć', ru: 'Можно усилить' },
  yes: { en: 'Yes', pl: 'Tak', ru: 'Да' },
  no: { en: 'No', pl: 'Nie', ru: 'Нет' },
  sum: {
    en: 'Each source of damage is reckoned by itself: first everything that adds or prevents a fixed amount, then every half of that subtotal, rounded up. The table shows every line. All damage and healing of the Roll Phase land together, so healing can keep you alive.',
    pl: 'Każde źródło obrażeń liczy się osobno: najpierw wszystko, co dodaje obrażenia lub im zapobiega, potem każda połowa tej sumy częściowej, zaokrąglana w górę. Stół pokazuje każdą pozycję. Obrażenia i leczenie Fazy Rzutu rozliczają się razem, więc leczenie może ocalić życie.',
    ru: 'Каждый источник урона считается отдельно: сначала всё, что добавляет или отменяет урон, затем каждая половина этого промежуточного урона, с округлением вверх. Стол показывает каждую строку. Урон и лечение фазы броска применяются вместе, так что лечение может спасти жизнь.',
  },

  tokensTitle: { en: 'Tokens and companions', pl: 'Żetony i towarzysze', ru: 'Жетоны и компаньоны' },
  tokens: {
    en: 'Statuses lie on a hero’s board as tokens, up to a limit. Some act by themselves, some are spent when you like, some stay for good. Companions are no statuses: what removes statuses does not touch them.',
    pl: 'Efekty leżą na planszy bohatera jako żetony, do limitu. Jedne działają same, inne wydaje się w dowolnej chwili, jeszcze inne zostają na stałe. Towarzysze nie są efektami: to, co usuwa efekty, ich nie dotyczy.',
    ru: 'Состояния лежат на планшете героя жетонами, до предела. Одни действуют сами, другие можно израсходовать когда угодно, третьи остаются навсегда. Компаньоны не состояния: то, что снимает состояния, их не касается.',
  },

  cardsTitle: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  cards: {
    en: 'Upgrades improve an ability for good; from level II to III you pay only the difference. Main-phase cards are for your own main phases, roll-phase cards for phases 4 to 6 of any turn, instants for any time. Every deck has {own, number} cards: {common, number} common ones and the hero’s own.',
    pl: 'Ulepszenia na stałe poprawiają zdolność; z poziomu II na III płaci się tylko różnicę. Akcje Fazy Głównej zagrywa się we własnych Fazach Głównych, akcje Fazy Rzutu w fazach 4–6 dowolnej tury, natychmiastowe w każdej chwili. Każda talia liczy {own, number} karty: {common, number} wspólnych i własne bohatera.',
    ru: 'Улучшения навсегда усиливают способность; с уровня II на III платится только разница. Карты основной фазы разыгрываются в своих основных фазах, карты фазы броска — в фазах 4–6 любого хода, немедленные — когда угодно. В каждой колоде {own, number} карты: {common, number} общих и собственные карты героя.',
  },
  common: { en: 'Common cards', pl: 'Karty wspólne', ru: 'Общие карты' },

  windowsTitle: { en: 'Answering, and stops', pl: 'Reakcje i przystanki', ru: 'Ответы и остановки' },
  windows: {
    en: 'Players may answer after every step of the Roll Phase and before every change of phase. You are asked only when you have something to play, and others never see who is being asked. A window closes when all have passed in a row.',
    pl: 'Reagować można po każdym kroku Fazy Rzutu i przed każdą zmianą fazy. Gra pyta tylko tego, kto ma co zagrać, a inni nie widzą, kogo pyta. Okno zamyka się, gdy wszyscy po kolei spasują.',
    ru: 'Отвечать можно после каждого шага фазы броска и перед каждой сменой фазы. Спрашивают только того, кому есть что разыграть, а другие не видят кого. Окно закрывается, когда все подряд пропустили.',
  },
  stops: {
    en: 'With stops you say how often: Auto asks when it can matter, All whenever you could play something, Off never. The lozenges on the phase strip leave out single phases, on your turns or on the others’. Damage that would defeat you and an Ultimate declared against you always ask.',
    pl: 'Przystankami ustalasz, jak często: Automat pyta, gdy może to mieć znaczenie, Zawsze za każdym razem, gdy masz co zagrać, Nigdy wcale. Rombami na pasku faz wyłączysz pojedyncze fazy, w swoich turach albo w cudzych. O śmiertelne obrażenia i ogłoszoną przeciw tobie zdolność specjalną gra pyta zawsze.',
    ru: 'Остановками вы решаете, как часто: «Авто» спрашивает, когда это важно, «Все» всякий раз, когда есть что разыграть, «Выкл» никогда. Ромбы на полосе фаз исключают отдельные фазы, в свои ходы или в чужие. О смертельном уроне и объявленной против вас легендарной способности спросят всегда.',
  },

  modesTitle: { en: 'Ways to fight', pl: 'Tryby', ru: 'Режимы' },

  heroesTitle: { en: 'The heroes', pl: 'Bohaterowie', ru: 'Герои' },
  heroes: {
    en: 'All heroes, with everything their boards, tokens and cards say. The texts are made from the same data the game plays by.',
    pl: 'Wszyscy bohaterowie i wszystko, co mówią ich plansze, żetony i karty. Teksty powstają z tych samych danych, według których toczy się gra.',
    ru: 'Все герои и всё, что говорят их планшеты, жетоны и карты. Тексты составлены из тех же данных, по которым идёт игра.',
  },
  abilities: { en: 'Abilities', pl: 'Zdolności', ru: 'Способности' },
  ownCards: { en: 'Own cards', pl: 'Własne karty', ru: 'Свои карты' },
  cost: { en: '{kind}, {cp, number} CP', pl: '{kind}, {cp, number} PW', ru: '{kind}, {cp, number} БС' },
} as const satisfies Record<string, Message>;

/** How each mode is played. */
export const MODE_RULES: Readonly<Record<ModeId, Message>> = {
  duel: {
    en: 'Two heroes with 50 health each.',
    pl: 'Dwoje bohaterów, po 50 punktów zdrowia.',
    ru: 'Два героя, по 50 здоровья.',
  },
  '2v2': {
    en: 'Two teams of two share one health dial of 50 each. Turns go back and forth between the teams. A die says who is attacked: on 1–2 the opponent on the left, on 3–4 the one on the right, on 5 they choose, on 6 you choose. Teammates may look into each other’s cards.',
    pl: 'Dwie drużyny po dwoje, każda ma wspólne 50 punktów zdrowia. Tury przechodzą na zmianę między drużynami. Cel wyznacza kość: 1–2 lewy przeciwnik, 3–4 prawy, przy 5 wybierają oni, przy 6 ty. Członkowie drużyny mogą zaglądać sobie w karty.',
    ru: 'Две команды по двое, у каждой общие 50 здоровья. Ходы чередуются между командами. Цель определяет кубик: 1–2 левый противник, 3–4 правый, на 5 выбирают они, на 6 вы. Члены команды могут смотреть карты друг друга.',
  },
  '3v3': {
    en: 'The same with teams of three: on 1–2 the die says left, on 3–4 middle, on 5–6 right.',
    pl: 'Tak samo, ale po troje: 1–2 na kości to lewy przeciwnik, 3–4 środkowy, 5–6 prawy.',
    ru: 'То же, но по трое: 1–2 на кубике значит левый противник, 3–4 средний, 5–6 правый.',
  },
  koth: {
    en: 'Three to six heroes, 35 health each, everyone for themselves. You attack whom you like; whoever attacks a leader in health draws a card.',
    pl: 'Od trojga do sześciorga bohaterów, po 35 punktów zdrowia, każdy na własny rachunek. Atakujesz, kogo chcesz; kto atakuje lidera (kto ma najwięcej zdrowia), dobiera kartę.',
    ru: 'От трёх до шести героев, по 35 здоровья, каждый сам за себя. Атакуете кого хотите; кто атакует лидера по здоровью, берёт карту.',
  },
};
