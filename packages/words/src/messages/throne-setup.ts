// Setting up Dice Throne: modes, seats, and what each hero is like to play.
import type { Message } from '../phrase.ts';

export const THRONE_SETUP = {
  mode: { en: 'How do you fight?', pl: 'Jak walczycie?', ru: 'Как сражаемся?' },
  duelNote: {
    en: 'One against one, 50 health each.',
    pl: 'Jeden na jednego, po 50 punktów zdrowia.',
    ru: 'Один на один, по 50 здоровья.',
  },
  teamsNote: {
    en: 'Each team shares 50 health; a die says who is attacked. Teammates see each other’s cards.',
    pl: 'Drużyna ma wspólne 50 punktów zdrowia; cel ataku wyznacza kość. Sojusznicy widzą swoje karty.',
    ru: 'У команды общие 50 здоровья; цель атаки определяет кубик. Союзники видят карты друг друга.',
  },
  kothNote: {
    en: 'Everyone for themselves with 35 health. Whoever attacks a leader draws a card.',
    pl: 'Każdy na własny rachunek, po 35 punktów zdrowia. Kto atakuje prowadzącego, dobiera kartę.',
    ru: 'Каждый сам за себя, по 35 здоровья. Кто атакует лидера, берёт карту.',
  },
  seats: { en: 'Seats and heroes', pl: 'Miejsca i bohaterowie', ru: 'Места и герои' },
  team: { en: 'Team {team}', pl: 'Drużyna {team}', ru: 'Команда {team}' },
  heroOfTeam: { en: '{hero}, team {team}', pl: '{hero}, drużyna {team}', ru: '{hero}, команда {team}' },
  chooseFor: { en: 'Hero for {name}', pl: 'Bohater dla: {name}', ru: 'Герой для: {name}' },
  chooseSeat: {
    en: 'Choose the hero of seat {number}: now {hero}',
    pl: 'Wybierz bohatera, miejsce {number}: teraz {hero}',
    ru: 'Выбрать героя, место {number}: сейчас {hero}',
  },
  seatOf: { en: 'Seat {number}', pl: 'Miejsce {number}', ru: 'Место {number}' },
  lot: { en: 'By lot', pl: 'Losowo', ru: 'По жребию' },
  lotText: {
    en: 'The dice of the match decide which hero you get.',
    pl: 'Bohatera wyznaczy los.',
    ru: 'Героя определит жребий.',
  },
  filter: { en: 'Complexity', pl: 'Trudność', ru: 'Сложность' },
  any: { en: 'All', pl: 'Wszyscy', ru: 'Все' },
  easy: { en: 'Easy', pl: 'Łatwi', ru: 'Простые' },
  middling: { en: 'Middling', pl: 'Średni', ru: 'Средние' },
  hard: { en: 'Hard', pl: 'Trudni', ru: 'Сложные' },
  complexity: {
    en: 'Complexity {level, number} of 6',
    pl: 'Trudność {level, number} z 6',
    ru: 'Сложность {level, number} из 6',
  },
  random: { en: 'Pick one for me', pl: 'Wybierz za mnie', ru: 'Выбрать за меня' },
  die: { en: 'The die: {symbols}', pl: 'Kość: {symbols}', ru: 'Кубик: {symbols}' },
  ultimate: { en: 'Ultimate: {name}', pl: 'Zdolność specjalna: {name}', ru: 'Легендарная способность: {name}' },
  statuses: { en: 'Tokens: {names}', pl: 'Żetony: {names}', ru: 'Жетоны: {names}' },
  onlineHeroes: {
    en: 'You choose for every seat; whoever sits down there plays that hero.',
    pl: 'Wybierasz za wszystkie miejsca; kto na którym usiądzie, gra tym bohaterem.',
    ru: 'Вы выбираете за все места; кто где сядет, тот этим героем и играет.',
  },
  screenNote: {
    en: 'You hand the device round. Hands stay covered until their owner looks.',
    pl: 'Podajecie sobie urządzenie. Karty są zakryte, dopóki właściciel na nie nie spojrzy.',
    ru: 'Вы передаёте устройство друг другу. Карты скрыты, пока владелец сам на них не взглянет.',
  },
} as const satisfies Record<string, Message>;

/** What each hero is like to play, in our own words; by id. */
export const HERO_LINES: Readonly<Record<string, Message>> = {
  barbarian: {
    en: 'Hits hard, heals well, asks no questions. The best first hero.',
    pl: 'Mocno bije, dobrze się leczy, nie zadaje pytań. Najlepszy na początek.',
    ru: 'Крепко бьёт, хорошо лечится, лишнего не спрашивает. Лучший для начала.',
  },
  'moon-elf': {
    en: 'Shoots from afar and leaves opponents blind, bound and easy to hit.',
    pl: 'Strzela z daleka, oślepia i pęta przeciwników.',
    ru: 'Стреляет издалека, ослепляет и опутывает противников.',
  },
  pyromancer: {
    en: 'Gathers Fire Mastery turn by turn, then burns it all in one blow.',
    pl: 'Tura po turze zbiera ogień, by spalić wszystko jednym ciosem.',
    ru: 'Ход за ходом копит огонь, чтобы сжечь всё одним ударом.',
  },
  'shadow-thief': {
    en: 'Steals Combat Points, hides in the shadows and strikes with a full purse.',
    pl: 'Kradnie punkty walki, kryje się w cieniu i uderza z pełną sakiewką.',
    ru: 'Крадёт боевую силу, прячется в тени и бьёт, когда кошель полон.',
  },
  monk: {
    en: 'Chi for harder blows or softer landings: every turn you decide which.',
    pl: 'Chi na mocniejsze ciosy albo lżejsze upadki: co turę wybierasz.',
    ru: 'Ци для ударов посильнее или падений помягче: каждый ход решать вам.',
  },
  paladin: {
    en: 'Guards, prays and gives back what he takes. Many small decisions.',
    pl: 'Osłania się, modli i oddaje z nawiązką. Wiele drobnych decyzji.',
    ru: 'Защищается, молится и возвращает полученное. Много мелких решений.',
  },
  ninja: {
    en: 'Poison that works late, smoke to vanish in, a trick for every attack.',
    pl: 'Trucizna z opóźnieniem, dym na ucieczkę, sztuczka do każdego ataku.',
    ru: 'Яд с задержкой, дым для отступления и уловка к каждой атаке.',
  },
  treant: {
    en: 'Grows Spirits from seedling to dryad and spends them at the right moment.',
    pl: 'Hoduje duchy od siewki po driadę i poświęca je w dobrej chwili.',
    ru: 'Растит духов от ростка до дриады и тратит их в нужный миг.',
  },
  gunslinger: {
    en: 'Duels, bounties and one more bullet every turn. Straight to the point.',
    pl: 'Pojedynki, listy gończe i co turę jeszcze jeden nabój. Prosto do celu.',
    ru: 'Дуэли, награды за голову и ещё один патрон каждый ход. Прямо в цель.',
  },
  samurai: {
    en: 'Fights with honour and makes opponents pay for their shame.',
    pl: 'Walczy z honorem, a przeciwnikom każe płacić za hańbę.',
    ru: 'Сражается с честью, а противников заставляет платить за позор.',
  },
  tactician: {
    en: 'Gathers advantage and turns it into whatever the moment needs.',
    pl: 'Zbiera przewagę i zamienia ją w to, czego wymaga chwila.',
    ru: 'Копит преимущество и обращает его в то, чего требует миг.',
  },
  huntress: {
    en: 'Never fights alone: Nyra the sabertooth strikes with her and for her.',
    pl: 'Nigdy nie walczy sama: Nyra, szablozębna, uderza z nią i za nią.',
    ru: 'Никогда не бьётся одна: саблезубая Нира бьёт вместе с ней и за неё.',
  },
  'cursed-pirate': {
    en: 'Gets rid of cursed gold, then turns her board over and gets dangerous.',
    pl: 'Pozbywa się przeklętego złota, po czym odwraca planszę i robi się groźnie.',
    ru: 'Избавляется от проклятого золота, переворачивает планшет и становится опасной.',
  },
  artificer: {
    en: 'Builds bots, runs them on Synth and never stops tinkering.',
    pl: 'Buduje boty, zasila je syntezą i nigdy nie przestaje majstrować.',
    ru: 'Собирает ботов, питает их синтезом и никогда не перестаёт мастерить.',
  },
  seraph: {
    en: 'Flies over blows, blinds opponents and cleans wounds away.',
    pl: 'Unosi się nad ciosami, oślepia i oczyszcza rany.',
    ru: 'Парит над ударами, ослепляет и очищает раны.',
  },
  'vampire-lord': {
    en: 'Hoards Blood Power, bleeds the others and turns their dice against them.',
    pl: 'Gromadzi moc krwi, wykrwawia innych i obraca ich kości przeciw nim.',
    ru: 'Копит силу крови, заставляет других истекать кровью и обращает против них их кубики.',
  },
};
