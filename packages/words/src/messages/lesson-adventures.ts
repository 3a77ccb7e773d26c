// The first match of Dice Throne Adventures: what each of its steps says.
import type { LessonText } from './lessons.ts';

export const ADVENTURE_LESSON = {
  goal: {
    title: { en: 'A portal to explore', pl: 'Eksploracja portalu', ru: 'Портал для исследования' },
    text: {
      en: 'Your {hero} stands on the Crimson Sands. Three portal shards, the violet stones, lie on face-down tiles; they open the Boss Portal, and whoever beats its guard has won the scenario.',
      pl: '{hero} stoi na Karmazynowych Piaskach. Na zakrytych kafelkach leżą trzy fragmenty portalu, fioletowe kamienie; otwierają Portal Bossa, a kto pokona strażnika, wygrywa scenariusz.',
      ru: '{hero} стоит на Багровых песках. На закрытых тайлах лежат три осколка портала — лиловые камни; они открывают портал босса, и победивший стража выигрывает сценарий.',
    },
  },
  salve: {
    title: { en: 'A Salve first', pl: 'Najpierw Maść', ru: 'Сначала мазь' },
    text: {
      en: 'You are hurt, and you carry a Salve. It heals 3 health and 1 more for every shard found, but only before a move, before a fight or before your Upkeep. Use it.',
      pl: 'Brakuje ci zdrowia, a masz jedną Maść. Leczy 3 punkty zdrowia oraz 1 za każdy znaleziony fragment, ale tylko przed ruchem, przed walką albo przed swoją Fazą Utrzymania. Wydaj ją.',
      ru: 'Вы ранены, и у вас есть мазь. Она исцеляет 3 здоровья и ещё 1 за каждый найденный осколок, но только перед движением, перед боем или перед вашей фазой обновления. Израсходуйте её.',
    },
  },
  move: {
    title: { en: 'Onto the unknown', pl: 'W nieznane', ru: 'В неизвестность' },
    text: {
      en: 'Whoever is not fighting must move to a face-down tile that borders on what is revealed. There is one, and a chest lies on it: go there.',
      pl: 'Kto nie walczy, musi wejść na zakryty kafelek obok odkrytych. Jest jeden, a na nim leży skrzynia: idź tam.',
      ru: 'Кто не сражается, обязан идти на закрытый тайл рядом с открытыми. Такой один, и на нём сундук: идите туда.',
    },
  },
  loot: {
    title: { en: 'Loot, and company', pl: 'Łup i towarzystwo', ru: 'Добыча и компания' },
    text: {
      en: 'The chest was opened with your loot die: it holds mystery loot, which is identified in the shop between scenarios. Then the tile was turned over: its scorched ground cost you 1 health, and a minion was waiting: {minion}.',
      pl: 'O zawartości skrzyni zdecydowała kość łupów: masz tajemniczą kartę łupów, rozpoznasz ją w sklepie między scenariuszami. Potem kafelek został odkryty: wypalona ziemia zabrała ci 1 punkt zdrowia, a tam czekał sługus: {minion}.',
      ru: 'Что в сундуке, решил кубик добычи: тайная карта добычи, её опознают в лавке между сценариями. Потом тайл перевернули: выжженная земля отняла 1 здоровье, и там ждал прислужник: {minion}.',
    },
  },
  upgrade: {
    title: { en: 'A fight as in Dice Throne', pl: 'Walka jak w Dice Throne', ru: 'Бой как в «Троне кубов»' },
    text: {
      en: 'Your turn has the phases of Dice Throne. First the Main Phase: play {upgrade}, which makes {smack} stronger.',
      pl: 'Twoja tura ma fazy Dice Throne. Najpierw Faza Główna: zagraj kartę {upgrade}, która wzmacnia zdolność {smack}.',
      ru: 'Ваш ход состоит из фаз «Трона кубов». Сначала основная фаза: разыграйте «{upgrade}», она усиливает «{smack}».',
    },
  },
  toDice: {
    title: { en: 'To the dice', pl: 'Do kości', ru: 'К кубикам' },
    text: {
      en: 'Go on to the Offensive Roll Phase.',
      pl: 'Przejdź do Fazy Rzutu Ofensywnego.',
      ru: 'Переходите к фазе броска нападения.',
    },
  },
  roll: {
    title: { en: 'Roll', pl: 'Rzucaj', ru: 'Бросайте' },
    text: {
      en: 'Up to three attempts, all five dice first.',
      pl: 'Do trzech prób, najpierw wszystkie pięć kości.',
      ru: 'До трёх попыток, сначала все пять кубиков.',
    },
  },
  keep: {
    title: { en: 'Keep the swords', pl: 'Zatrzymaj miecze', ru: 'Оставьте мечи' },
    text: {
      en: '1, 2 and 3 are swords: enough for {smack}, and more hit harder. Keep the three by tapping them and roll the two 6s again.',
      pl: '1, 2 i 3 to miecze: wystarczą na zdolność {smack}, a im ich więcej, tym mocniejszy cios. Zatrzymaj te trzy, dotykając ich, i przerzuć obie 6.',
      ru: '1, 2 и 3 — мечи: на «{smack}» хватит, но чем их больше, тем сильнее удар. Оставьте эти три, коснувшись их, и перебросьте обе 6.',
    },
  },
  declare: {
    title: { en: 'Five swords', pl: 'Pięć mieczy', ru: 'Пять мечей' },
    text: {
      en: 'Declare {smack} with five swords. The minion will defend with its chaos dice.',
      pl: 'Ogłoś {smack} za pięć mieczy. Sługus będzie się bronił kośćmi chaosu.',
      ru: 'Объявите «{smack}» за пять мечей. Прислужник будет защищаться кубиками хаоса.',
    },
  },
  handOver: {
    title: { en: 'Now the minion', pl: 'Teraz sługus', ru: 'Теперь прислужник' },
    text: {
      en: 'It is nearly down. End your turn; then the minion takes one against you. What it rolls for, its roll objective, stands on its card.',
      pl: 'Ledwo stoi. Zakończ turę; potem sługus rozgrywa swoją przeciw tobie. Na co rzuca, czyli jego cel rzutu, widać na jego karcie.',
      ru: 'Он еле держится. Завершите ход; потом прислужник ходит против вас. Ради чего он бросает — его цель броска — указано на его карте.',
    },
  },
  defend: {
    title: { en: 'Defend', pl: 'Broń się', ru: 'Защищайтесь' },
    text: {
      en: 'The minion attacks. {skin} rolls three dice and heals 2 for each heart: use it.',
      pl: 'Sługus atakuje. {skin} to rzut trzema kośćmi i 2 punkty zdrowia za każde serce: użyj tej zdolności.',
      ru: 'Прислужник атакует. «{skin}» — бросок трёх кубиков и 2 здоровья за каждое сердце: активируйте её.',
    },
  },
  again: {
    title: { en: 'The next round', pl: 'Następna runda', ru: 'Следующий раунд' },
    text: {
      en: 'You stay where you are until one of you falls. Income gave you 1 CP and a card. On to the dice.',
      pl: 'Nie ruszysz się stąd, póki któreś z was nie padnie. Dochód dał ci 1 PW i kartę. Do kości.',
      ru: 'Вы не уйдёте отсюда, пока один из вас не падёт. Доход дал 1 БС и карту. К кубикам.',
    },
  },
  rollAgain: {
    title: { en: 'Roll', pl: 'Rzucaj', ru: 'Бросайте' },
    text: {
      en: 'It has little health left.',
      pl: 'Zostało mu niewiele zdrowia.',
      ru: 'Здоровья у него осталось мало.',
    },
  },
  finish: {
    title: { en: 'That will do', pl: 'To wystarczy', ru: 'Этого хватит' },
    text: {
      en: 'Four swords at once: declare {smack}.',
      pl: 'Od razu cztery miecze: ogłoś {smack}.',
      ru: 'Сразу четыре меча: объявите «{smack}».',
    },
  },
  reward: {
    title: { en: 'To the winner', pl: 'Dla zwycięzcy', ru: 'Победителю' },
    text: {
      en: 'A defeated minion pays what its card promises, and you are free to move again. End your turn.',
      pl: 'Pokonany sługus daje to, co obiecuje jego karta, a ty znów możesz się ruszać. Zakończ turę.',
      ru: 'Побеждённый прислужник даёт то, что обещает его карта, и вы снова можете идти. Завершите ход.',
    },
  },
  shard: {
    title: { en: 'A shard', pl: 'Fragment portalu', ru: 'Осколок портала' },
    text: {
      en: 'On the next tile lies a portal shard. Go and fetch it.',
      pl: 'Na następnym kafelku leży fragment portalu. Idź po niego.',
      ru: 'На следующем тайле лежит осколок портала. Идите за ним.',
    },
  },
  free: {
    title: { en: 'You know the way', pl: 'Znasz już drogę', ru: 'Дорога вам знакома' },
    text: {
      en: 'Explore on, up to three shards and the guard: from here on the dice are real. In a campaign, loot stays yours, a shop follows every scenario, and bosses wait behind the portals.',
      pl: 'Eksploruj dalej, aż po trzy fragmenty i strażnika: od teraz kości są prawdziwe. W kampanii łupy zostają, po scenariuszu czeka sklep, a za portalami bossowie.',
      ru: 'Исследуйте дальше, до трёх осколков и стража: теперь кубики настоящие. В кампании добыча остаётся у вас, после сценария ждёт лавка, а за порталами — боссы.',
    },
  },
} as const satisfies Record<string, LessonText>;
