// What the Etchinstone table itself says: regions of the table, roles, the forecast, and the names of things for the ear.
import type { Message } from '../phrase.ts';

export * from './etch-help.ts';
export * from './etch-prompt.ts';
export * from './etch-tale.ts';

/** The parts of the table. */
export const REGIONS = {
  foe: { en: 'The encounter', pl: 'Spotkanie', ru: 'Встреча' },
  phases: { en: 'Phases of the encounter', pl: 'Fazy spotkania', ru: 'Фазы встречи' },
  roles: { en: 'Your hand in its roles', pl: 'Twoja ręka w rolach', ru: 'Ваша рука по ролям' },
  hand: { en: 'Your hand', pl: 'Twoja ręka', ru: 'Ваша рука' },
  outcome: { en: 'What this would lead to', pl: 'Do czego to doprowadzi', ru: 'К чему это приведёт' },
  road: { en: 'The road', pl: 'Droga', ru: 'Поход' },
  aftermath: { en: 'What it came to', pl: 'Co z tego wyszło', ru: 'Что из этого вышло' },
  roadAndCards: { en: 'Road and cards', pl: 'Droga i karty', ru: 'Поход и карты' },
  cards: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  levels: { en: 'Levels', pl: 'Poziomy', ru: 'Уровни' },
  chronicle: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  prompt: { en: 'What now', pl: 'Co teraz', ru: 'Что теперь' },
} as const satisfies Record<string, Message>;

/** The places of the hand. */
export const PLACES = {
  rest: { en: 'Without a role', pl: 'Bez roli', ru: 'Без роли' },
  hidden: { en: 'beneath {card}', pl: 'pod kartą „{card}”', ru: 'под картой «{card}»' },
  spellGives: { en: 'gives the action', pl: 'daje akcję', ru: 'даёт действие' },
  elementGives: {
    en: '{element} and initiative',
    pl: '{element} i inicjatywa',
    ru: '{element} и инициатива',
  },
  elementEmpty: { en: 'initiative 0', pl: 'inicjatywa 0', ru: 'инициатива 0' },
  boostGives: { en: 'adds to the sum', pl: 'dodaje do sumy', ru: 'прибавка' },
  spareGives: { en: 'stays in hand', pl: 'zostaje na ręce', ru: 'остаётся в руке' },
  spareCounts: { en: 'its boost counts', pl: 'liczy się jej wzmocnienie', ru: 'её усиление в счёте' },
  inSet: { en: '{place} {set, number}', pl: '{place} {set, number}', ru: '{place} {set, number}' },
  empty: { en: 'empty', pl: 'puste', ru: 'пусто' },
} as const satisfies Record<string, Message>;

/** Figures of cards and encounters with something said about them; the plain names are among the terms. */
export const FIGURES = {
  basic: {
    en: '{kind, select, attack {Attack} move {Move} other {Attack or move}}',
    pl: '{kind, select, attack {Atak} move {Ruch} other {Atak lub ruch}}',
    ru: '{kind, select, attack {Атака} move {Движение} other {Атака, движение}}',
  },
  enhanced: {
    en: '{kind, select, attack {Attack} move {Move} other {Either}} with {element}',
    pl: '{kind, select, attack {Atak} move {Ruch} other {Atak lub ruch}}: {element}',
    ru: '{kind, select, attack {Атака} move {Движение} other {Любое}} с {element}',
  },
  armourOf: { en: 'Armor, {element}', pl: 'Pancerz, {element}', ru: 'Броня, {element}' },
  cost: { en: 'Upgrade, XP', pl: 'Ulepszenie, PD', ru: 'Улучшение, опыт' },
  level: { en: 'level {level, number}', pl: 'poziom {level, number}', ru: 'уровень {level, number}' },
  attackOf: { en: 'Attack with {element}', pl: 'Atak, {element}', ru: 'Атака {element}' },
  pointsOf: { en: 'Move points, {element}', pl: 'PR, {element}', ru: 'Длина пути, {element}' },
  tier: { en: 'Tier {tier, number}', pl: 'Poziom {tier, number}', ru: 'Порог {tier, number}' },
  journeyTier: {
    en: '{points, number}, time {time, number}',
    pl: '{points, number}, czas {time, number}',
    ru: '{points, number}, время {time, number}',
  },
  battleTier: {
    en: '{points, number}, attack {attack, number}',
    pl: '{points, number}, atak {attack, number}',
    ru: '{points, number}, атака {attack, number}',
  },
} as const satisfies Record<string, Message>;

/** The encounter beside the hand. */
export const FOE = {
  region: {
    en: 'Region {region, number}, {name}',
    pl: 'Region {region, number}, {name}',
    ru: 'Край {region, number}, {name}',
  },
  toldBy: {
    en: '{card}, level {level, number}',
    pl: '{card}, poziom {level, number}',
    ru: '{card}, уровень {level, number}',
  },
  detours: {
    en: 'Detours: {made, number} of {most, number}',
    pl: 'Zboczenia ze ścieżki: {made, number} z {most, number}',
    ru: 'Обходы: {made, number} из {most, number}',
  },
  poison: {
    en: 'Poison waits for the next hand: {damage, number}',
    pl: 'Trucizna czeka na następną rękę: {damage, number}',
    ru: 'Следующую руку ждёт яд: {damage, number}',
  },
} as const satisfies Record<string, Message>;

/** The forecast: what is compared, and what follows. */
export const OUTCOME = {
  lost: { en: 'Defeat, and the end of the road', pl: 'Przegrana i koniec drogi', ru: 'Поражение и конец похода' },
  deadly: {
    en: 'The dragon’s blow is more than you can absorb',
    pl: 'Ciosu smoka nie zdołasz pochłonąć',
    ru: 'Удар дракона вам не поглотить',
  },
  unknown: { en: 'A Spell is missing', pl: 'Brakuje Zaklęcia', ru: 'Не хватает заклинания' },
  unknownText: {
    en: 'Put a card into the Spell place to see where it leads.',
    pl: 'Połóż kartę w miejscu Zaklęcia, a zobaczysz, co z tego wyjdzie.',
    ru: 'Положите карту на место заклинания, и станет видно, что из этого выйдет.',
  },
  attack: { en: 'Attack against HP', pl: 'Atak przeciw PŻ', ru: 'Атака против здоровья' },
  outrun: { en: 'Move against HP', pl: 'Ruch przeciw PŻ', ru: 'Движение против здоровья' },
  move: { en: 'Move', pl: 'Ruch', ru: 'Движение' },
  initiative: { en: 'Initiative', pl: 'Inicjatywa', ru: 'Инициатива' },
  tie: {
    en: 'Initiative, a tie is yours',
    pl: 'Inicjatywa, remis na twoją korzyść',
    ru: 'Инициатива, ничья в вашу пользу',
  },
  half: { en: 'half {at, number}', pl: 'połowa {at, number}', ru: 'половина {at, number}' },
  health: { en: 'HP {at, number}', pl: 'PŻ {at, number}', ru: 'здоровье {at, number}' },
  goal: { en: 'goal {at, number}', pl: 'cel {at, number}', ru: 'цель {at, number}' },
  rival: { en: 'rival {at, number}', pl: 'wróg {at, number}', ru: 'враг {at, number}' },
  damageOf: { en: 'Damage, {element}', pl: 'Obrażenia, {element}', ru: 'Урон, {element}' },
  absorbs: {
    en: 'the hand absorbs up to {amount, number}',
    pl: 'ręka pochłonie do {amount, number}',
    ru: 'рука поглотит до {amount, number}',
  },
  noTime: { en: 'No time lost', pl: 'Bez straty czasu', ru: 'Время не потеряно' },
  discards: {
    en: '{cards, plural, one {# card leaves the deck} other {# cards leave the deck}}',
    pl: '{cards, plural, one {z talii zejdzie # karta} few {z talii zejdą # karty} many {z talii zejdzie # kart} other {z talii zejdzie # karty}}',
    ru: '{cards, plural, one {из колоды уйдёт # карта} few {из колоды уйдут # карты} many {из колоды уйдёт # карт} other {из колоды уйдёт # карты}}',
  },
  spareGoes: { en: 'The Spare will be discarded', pl: 'Rezerwowa zostanie odrzucona', ru: 'Запасная уйдёт в сброс' },
  knockout: {
    en: 'Knockout: every card falls a level, and the deck loses {cards, plural, one {# card} other {# cards}}',
    pl: 'Powalenie: każda karta pogarsza się o poziom, a talia traci {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
    ru: 'Нокаут: каждая карта теряет уровень, а колода — {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  },
  short: {
    en: '{total, number} of {goal, number}, {damage, plural, =0 {no damage} other {damage #}}',
    pl: '{total, number} z {goal, number}, {damage, plural, =0 {bez obrażeń} one {obrażenia #} few {obrażenia #} many {obrażenia #} other {obrażenia #}}',
    ru: '{total, number} из {goal, number}, {damage, plural, =0 {урона нет} one {урон #} few {урон #} many {урон #} other {урон #}}',
  },
  shortTime: {
    en: '{total, number} of {goal, number}, {time, plural, =0 {no time lost} other {time #}}',
    pl: '{total, number} z {goal, number}, {time, plural, =0 {bez straty czasu} one {czas #} few {czas #} many {czas #} other {czas #}}',
    ru: '{total, number} из {goal, number}, {time, plural, =0 {без потери времени} one {время #} few {время #} many {время #} other {время #}}',
  },
} as const satisfies Record<string, Message>;

/** The decisions beside the forecast. */
export const OPTIONS = {
  aim: { en: 'Where the boost goes', pl: 'Dokąd idzie wzmocnienie', ru: 'Куда идёт усиление' },
  aimOf: {
    en: 'Boost of set {set, number}',
    pl: 'Wzmocnienie zestawu {set, number}',
    ru: 'Усиление набора {set, number}',
  },
  toAction: {
    en: '{kind, select, move {To the move} other {To the attack}}',
    pl: '{kind, select, move {Do ruchu} other {Do ataku}}',
    ru: '{kind, select, move {В движение} other {В атаку}}',
  },
  toInitiative: { en: 'To initiative', pl: 'Do inicjatywy', ru: 'В инициативу' },
  combine: { en: 'Combining', pl: 'Łączenie', ru: 'Соединение' },
  apart: { en: 'Apart', pl: 'Osobno', ru: 'Порознь' },
  under: {
    en: '{role, select, spell {Beneath the Spell} element {Beneath the Element} other {Beneath the Boost}}',
    pl: '{role, select, spell {Pod Zaklęcie} element {Pod Żywioł} other {Pod Wzmocnienie}}',
    ru: '{role, select, spell {Под заклинание} element {Под стихию} other {Под усиление}}',
  },
  becomes: { en: 'As {element}', pl: 'Żywioł: {element}', ru: 'Стихия: {element}' },
  ranged: { en: 'Against the ranged attack', pl: 'Na atak z dystansu', ru: 'Против дальнего боя' },
  keepSpare: { en: 'Keep the Spare', pl: 'Zachowaj rezerwową', ru: 'Сберечь запасную' },
  giveUpSpare: { en: 'Give up the Spare', pl: 'Poświęć rezerwową', ru: 'Пожертвовать запасной' },
} as const satisfies Record<string, Message>;

/** Deck, discards and levels. */
export const PILES = {
  key: { en: 'key card', pl: 'karta klucza', ru: 'карта-ключ' },
  scoreNote: {
    en: 'What victory would score now: the sum of all levels.',
    pl: 'Tyle dałoby teraz zwycięstwo: to suma wszystkich poziomów.',
    ru: 'Столько принесла бы победа сейчас: это сумма всех уровней.',
  },
  open: {
    en: '{pile}: {count, plural, one {# card} other {# cards}}',
    pl: '{pile}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    ru: '{pile}: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  },
  none: { en: 'No cards here.', pl: 'Nie ma tu kart.', ru: 'Карт здесь нет.' },
  unordered: {
    en: 'In no order: what lies on top is hidden.',
    pl: 'Bez kolejności: wierzch talii jest zakryty.',
    ru: 'Не по порядку: верх колоды скрыт.',
  },
  cell: {
    en: '{card}, {element}: {zone}, {level, plural, =0 {removed} other {level #}}',
    pl: '{card}, {element}: {zone}, {level, plural, =0 {usunięta} one {poziom #} few {poziom #} many {poziom #} other {poziom #}}',
    ru: '{card}, {element}: {zone}, {level, plural, =0 {удалена} one {уровень #} few {уровень #} many {уровень #} other {уровень #}}',
  },
  allLevels: { en: 'All four levels', pl: 'Wszystkie cztery poziomy', ru: 'Все четыре уровня' },
} as const satisfies Record<string, Message>;

/** The road through the regions. */
export const ROAD = {
  done: { en: '{name}, passed', pl: '{name}, za tobą', ru: '{name}, позади' },
  here: { en: '{name}, you are here', pl: '{name}, tu jesteś', ru: '{name}, вы здесь' },
  ahead: { en: '{name}, ahead', pl: '{name}, przed tobą', ru: '{name}, впереди' },
} as const satisfies Record<string, Message>;

/** The end. */
export const END = {
  mightiest: { en: 'Strongest action', pl: 'Najsilniejsza akcja', ru: 'Сильнейшее действие' },
  borne: { en: 'Damage absorbed', pl: 'Pochłonięte obrażenia', ru: 'Поглощено урона' },
  won: { en: 'The dragon is beaten', pl: 'Smok pokonany', ru: 'Дракон побеждён' },
  lost: { en: 'The road ends here', pl: 'Tu kończy się droga', ru: 'Здесь дорога обрывается' },
  foe: { en: '{dragon}, {difficulty}', pl: '{dragon}, {difficulty}', ru: '{dragon}, {difficulty}' },
} as const satisfies Record<string, Message>;

/** Before the road. */
export const SETUP = {
  title: { en: 'Set out', pl: 'W drogę', ru: 'В путь' },
  note: {
    en: 'You play alone. The table runs on this device, without any server, and waits if you leave.',
    pl: 'Grasz w pojedynkę. Stół działa na tym urządzeniu, bez serwera, i poczeka, jeśli odejdziesz.',
    ru: 'Вы играете в одиночку. Стол работает на этом устройстве без сервера и подождёт, если вы отойдёте.',
  },
  difficulty: { en: 'Difficulty', pl: 'Poziom trudności', ru: 'Сложность' },
  dragon: { en: 'Dragon', pl: 'Smok', ru: 'Дракон' },
  mage: { en: 'Mage', pl: 'Mag', ru: 'Маг' },
  start: { en: 'Set out', pl: 'Ruszam', ru: 'Отправиться' },
} as const satisfies Record<string, Message>;

/** Finished runs and the day's dragon. */
export const RECORD = {
  newBest: { en: 'Your best so far!', pl: 'Twój najlepszy wynik!', ru: 'Ваш лучший счёт!' },
  best: {
    en: 'Your best against this dragon at this difficulty: {best, number}.',
    pl: 'Twój najlepszy wynik z tym smokiem na tym poziomie: {best, number}.',
    ru: 'Ваш лучший счёт против этого дракона на этой сложности: {best, number}.',
  },
  noBest: {
    en: 'You have not beaten this dragon at this difficulty yet.',
    pl: 'Tego smoka na tym poziomie jeszcze nie pokonano.',
    ru: 'Этот дракон на этой сложности ещё не побеждён.',
  },
  played: {
    en: '{played, plural, one {# run} other {# runs}}, {won, plural, =0 {no victory} one {# victory} other {# victories}}.',
    pl: '{played, plural, one {# rozgrywka} few {# rozgrywki} many {# rozgrywek} other {# rozgrywki}}, {won, plural, =0 {bez zwycięstwa} one {# zwycięstwo} few {# zwycięstwa} many {# zwycięstw} other {# zwycięstwa}}.',
    ru: '{played, plural, one {# поход} few {# похода} many {# походов} other {# похода}}, {won, plural, =0 {без побед} one {# победа} few {# победы} many {# побед} other {# победы}}.',
  },
  history: { en: 'Your last runs', pl: 'Ostatnie rozgrywki', ru: 'Последние походы' },
  copied: { en: 'The result is copied.', pl: 'Wynik skopiowany.', ru: 'Результат скопирован.' },
  today: { en: 'Dragon of the day', pl: 'Smok dnia', ru: 'Дракон дня' },
  todayNote: {
    en: '{dragon}, {difficulty}: today everybody draws the same cards.',
    pl: '{dragon}, {difficulty}: dziś wszyscy dobierają te same karty.',
    ru: '{dragon}, {difficulty}: сегодня у всех одни и те же карты.',
  },
  face: { en: 'Face it', pl: 'Zmierz się', ru: 'Сразиться' },
  goOn: { en: 'Go on', pl: 'Graj dalej', ru: 'Продолжить' },
  look: { en: 'See how it went', pl: 'Zobacz, jak poszło', ru: 'Посмотреть итог' },
} as const satisfies Record<string, Message>;
