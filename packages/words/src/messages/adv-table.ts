// What the Adventures table itself says: headings, the party, the map, the loot die, the shop and the end.
import type { Message } from '../phrase.ts';

/** The regions of the table, and what opens them. */
export const REGIONS = {
  status: { en: 'Where the campaign stands', pl: 'Stan kampanii', ru: 'Положение дел в кампании' },
  party: { en: 'The team', pl: 'Drużyna', ru: 'Команда' },
  map: { en: 'The map of the portal', pl: 'Mapa portalu', ru: 'Карта портала' },
  prompt: { en: 'The question', pl: 'Pytanie', ru: 'Вопрос' },
  notes: { en: 'Notes', pl: 'Notatki', ru: 'Заметки' },
  chronicle: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  scenes: { en: 'What is in sight', pl: 'Co widać', ru: 'Что на виду' },
  mapScene: { en: 'Map', pl: 'Mapa', ru: 'Карта' },
  fightScene: { en: 'Fight', pl: 'Walka', ru: 'Бой' },
  sheet: { en: 'Score sheet', pl: 'Arkusz punktacji', ru: 'Лист результатов' },
} as const satisfies Record<string, Message>;

/** The strip along the top. */
export const STATUS = {
  gold: { en: 'Gold: {gold, number}', pl: 'Złoto: {gold, number}', ru: 'Золото: {gold, number}' },
  shards: {
    en: 'Portal shards: {shards, number} of {of, number}',
    pl: 'Fragmenty portalu: {shards, number} z {of, number}',
    ru: 'Осколки портала: {shards, number} из {of, number}',
  },
  score: { en: 'Score: {score, number}', pl: 'Wynik: {score, number}', ru: 'Счёт: {score, number}' },
  map: { en: 'Map {letter}', pl: 'Mapa {letter}', ru: 'Карта {letter}' },
  difficulty: { en: 'Difficulty: {name}', pl: 'Poziom trudności: {name}', ru: 'Сложность: {name}' },
} as const satisfies Record<string, Message>;

/** One of the heroes. */
export const HERO = {
  about: {
    en: '{hero}, played by {name}: loot and pack',
    pl: '{hero}, gracz {name}: łupy i plecak',
    ru: '{hero}, игрок {name}: добыча и рюкзак',
  },
  health: {
    en: 'Health {health, number} of {of, number}',
    pl: 'Zdrowie {health, number} z {of, number}',
    ru: 'Здоровье {health, number} из {of, number}',
  },
  cp: { en: '{cp, number} CP', pl: '{cp, number} PW', ru: '{cp, number} БС' },
  salves: {
    en: '{count, plural, one {# Salve} other {# Salves}}',
    pl: '{count, plural, one {# Maść} few {# Maści} many {# Maści} other {# Maści}}',
    ru: '{count, plural, one {# мазь} few {# мази} many {# мазей} other {# мази}}',
  },
  loot: {
    en: '{count, plural, one {# loot card} other {# loot cards}}',
    pl: '{count, plural, one {# karta łupów} few {# karty łupów} many {# kart łupów} other {# karty łupów}}',
    ru: '{count, plural, one {# карта добычи} few {# карты добычи} many {# карт добычи} other {# карты добычи}}',
  },
  mystery: {
    en: '{count, plural, one {# mystery card} other {# mystery cards}}',
    pl: '{count, plural, one {# tajemnicza karta łupów} few {# tajemnicze karty łupów} many {# tajemniczych kart łupów} other {# tajemniczej karty łupów}}',
    ru: '{count, plural, one {# тайная карта добычи} few {# тайные карты добычи} many {# тайных карт добычи} other {# тайной карты добычи}}',
  },
  deck: {
    en: '{count, plural, one {A deck of # card} other {A deck of # cards}}',
    pl: '{count, plural, one {Talia: # karta} few {Talia: # karty} many {Talia: # kart} other {Talia: # karty}}',
    ru: '{count, plural, one {В колоде # карта} few {В колоде # карты} many {В колоде # карт} other {В колоде # карты}}',
  },
  purse: {
    en: '{gold, number} gold to spend',
    pl: 'Do wydania: {gold, number} złota',
    ru: 'Можно потратить: {gold, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  fights: { en: 'Fights: {enemy}', pl: 'Walczy, wróg: {enemy}', ru: 'В бою, враг: {enemy}' },
  fallen: { en: 'Fallen', pl: 'Poza walką', ru: 'Пал в бою' },
  turn: { en: 'to move', pl: 'teraz gra', ru: 'сейчас ходит' },
  noLoot: { en: 'No loot yet.', pl: 'Jeszcze bez łupów.', ru: 'Добычи пока нет.' },
} as const satisfies Record<string, Message>;

/** The map; `place` is `row 2, column 3`. */
export const MAP = {
  place: {
    en: 'row {row, number}, column {column, number}',
    pl: 'rząd {row, number}, kolumna {column, number}',
    ru: 'ряд {row, number}, столбец {column, number}',
  },
  hidden: {
    en: 'Level {level} tile, face down',
    pl: 'Zakryty kafelek poziomu {level}',
    ru: 'Закрытый тайл уровня {level}',
  },
  hiddenPortal: { en: 'Boss Portal, closed', pl: 'Portal Bossa, zamknięty', ru: 'Портал босса, закрыт' },
  level: { en: 'Level {level}', pl: 'Poziom {level}', ru: 'Уровень {level}' },
  items: { en: 'Here lie: {items}', pl: 'Leżą tu: {items}', ru: 'Здесь лежат: {items}' },
  here: { en: 'Here: {names}', pl: 'Stoją tu: {names}', ru: 'Здесь: {names}' },
  fight: {
    en: 'A fight: {heroes} and {enemy}',
    pl: 'Walka: {heroes}, wróg: {enemy}',
    ru: 'Бой: {heroes}, враг: {enemy}',
  },
  guard: { en: '{enemy} guards the portal', pl: '{enemy} strzeże portalu', ru: '{enemy} охраняет портал' },
  firstStrike: {
    en: '{enemy} has First Strike',
    pl: '{enemy} ma Pierwsze uderzenie',
    ru: '{enemy}: Первый удар',
  },
  goHere: { en: 'Go here', pl: 'Idź tutaj', ru: 'Идти сюда' },
  joinHere: { en: 'Join this fight', pl: 'Dołącz do tej walki', ru: 'Вступить в этот бой' },
  sealed: {
    en: 'Opens with {of, number} shards; the team has {shards, number}.',
    pl: 'Otwiera się przy {of, number} fragmentach; drużyna ma {shards, number}.',
    ru: 'Откроется при {of, number} осколках; у команды {shards, number}.',
  },
  tapHint: {
    en: 'Tap a lit tile.',
    pl: 'Dotknij jasnego kafelka.',
    ru: 'Коснитесь светлого тайла.',
  },
  whereabouts: { en: 'Where {name} stands', pl: 'Tu stoi {name}', ru: 'Здесь стоит {name}' },
  pathHint: {
    en: 'Lit tiles can be reached: click one, press its number, or use the arrow keys and Enter.',
    pl: 'Na jasne kafelki można wejść: kliknij kafelek, naciśnij jego numer albo użyj strzałek i klawisza Enter.',
    ru: 'До светлых тайлов можно дойти: щёлкните по тайлу, нажмите его номер или стрелки и Enter.',
  },
} as const satisfies Record<string, Message>;

/** Why nobody can go to a place of the map at this moment. */
export const NO_WAY = {
  later: {
    en: 'Not now: a hero moves on their own turn, and never out of a fight.',
    pl: 'Nie teraz: bohater rusza się w swojej turze i nigdy nie wychodzi z walki.',
    ru: 'Не сейчас: герой идёт в свой ход и никогда не уходит из боя.',
  },
  sealed: {
    en: 'Not yet: nobody goes there while the portal is closed.',
    pl: 'Jeszcze nie: póki portal jest zamknięty, nikt tam nie wejdzie.',
    ru: 'Ещё рано: пока портал закрыт, войти в него нельзя.',
  },
  walked: {
    en: 'Not here: a move ends on a face-down tile or in a teammate’s fight.',
    pl: 'Nie tutaj: ruch kończy się na zakrytym kafelku albo w walce członka drużyny.',
    ru: 'Не здесь: путь заканчивается на закрытом тайле или в бою члена команды.',
  },
  far: {
    en: 'Out of reach: no open tiles without a fight lead here, side by side.',
    pl: 'Poza zasięgiem: nie prowadzą tu odkryte kafelki bez walki, bok w bok.',
    ru: 'Не дойти: сюда не ведут открытые тайлы без боя, сторона к стороне.',
  },
} as const satisfies Record<string, Message>;

/** The d20 and its table. */
export const LOOT_DIE = {
  title: { en: 'Loot', pl: 'Łupy', ru: 'Добыча' },
  roll: {
    en: '{name}, chest {chest, number}',
    pl: '{name}, skrzynia {chest, number}',
    ru: '{name}, сундук {chest, number}',
  },
  bossRoll: { en: '{name}, the boss’s chest', pl: '{name}, skrzynia bossa', ru: '{name}, сундук босса' },
  label: {
    en: '{name} rolls {result, number} on the loot die: {reward}',
    pl: '{name} rzuca kością łupów i ma {result, number}: {reward}',
    ru: '{name} бросает кубик добычи, выпадает {result, number}: {reward}',
  },
} as const satisfies Record<string, Message>;

/** When a loot card is played, what it does, and what its signs mean. */
export const LOOT_CARD = {
  text: { en: '{timing}: {text} {signs}', pl: '{timing}: {text} {signs}', ru: '{timing}: {text} {signs}' },
} as const satisfies Record<string, Message>;

export const SHOP = {
  title: { en: 'Rosella’s shop', pl: 'Zakupy u Roselli', ru: 'Лавка Розеллы' },
  visit: {
    en: '{name} is shopping. Everyone has the same gold to spend; what is left over scores at the end.',
    pl: 'Kupuje {name}. Każdy ma tyle samo złota do wydania; za resztę są punkty na koniec.',
    ru: 'Покупает {name}. У каждого поровну золота; за остаток в конце дают очки.',
  },
  offer: { en: 'For sale', pl: 'Karty towarów', ru: 'На продажу' },
  mystery: { en: 'Mystery loot', pl: 'Tajemnicze karty łupów', ru: 'Тайные карты добычи' },
  owned: { en: 'Your loot', pl: 'Twoje łupy', ru: 'Ваша добыча' },
  ownedBy: { en: 'Loot of {name}', pl: 'Łupy: {name}', ru: 'Добыча: {name}' },
  price: {
    en: '{price, number} gold',
    pl: '{price, number} złota',
    ru: '{price, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  buy: {
    en: 'Buy for {price, number} gold',
    pl: 'Kup za {price, number} złota',
    ru: 'Купить за {price, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  dear: {
    en: '{price, number} gold: too dear',
    pl: '{price, number} złota: za drogo',
    ru: '{price, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}: не хватает',
  },
  identify: {
    en: 'Identify for {price, number} gold',
    pl: 'Rozpoznaj za {price, number} złota',
    ru: 'Опознать за {price, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  sell: {
    en: 'Sell for {price, number} gold',
    pl: 'Sprzedaj za {price, number} złota',
    ru: 'Продать за {price, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}',
  },
  soldOut: { en: 'Nothing is left on the counter.', pl: 'Lada jest już pusta.', ru: 'Прилавок пуст.' },
  secret: {
    en: 'What Rosella shows is for that hero’s eyes.',
    pl: 'Co pokazuje Rosella, widzi tylko ten bohater.',
    ru: 'Что показывает Розелла, видит только этот герой.',
  },
  nothing: { en: 'None.', pl: 'Brak.', ru: 'Нет.' },
} as const satisfies Record<string, Message>;

export const SPOILS = {
  title: { en: 'The boss’s loot', pl: 'Łupy bossa', ru: 'Добыча с босса' },
  looking: {
    en: '{name} looks at a card. A card that is not kept scores 1 point after a win.',
    pl: '{name} ogląda kartę. Po wygranej za kartę niezatrzymaną jest 1 punkt.',
    ru: '{name} смотрит карту. После победы за каждую невзятую карту даётся 1 очко.',
  },
  left: {
    en: '{rolls, plural, =0 {This is the last roll.} one {# more roll after this one.} other {# more rolls after this one.}}',
    pl: '{rolls, plural, =0 {To ostatni rzut.} one {Potem jeszcze # rzut.} few {Potem jeszcze # rzuty.} many {Potem jeszcze # rzutów.} other {Potem jeszcze # rzutu.}}',
    ru: '{rolls, plural, =0 {Это последний бросок.} one {Потом ещё # бросок.} few {Потом ещё # броска.} many {Потом ещё # бросков.} other {Потом ещё # броска.}}',
  },
  owned: {
    en: 'In the deck already: {card}',
    pl: 'W talii już jest: {card}',
    ru: 'В колоде уже есть: {card}',
  },
} as const satisfies Record<string, Message>;

export const TRIM = {
  title: { en: 'A deck too thick', pl: 'Za gruba talia', ru: 'Слишком толстая колода' },
  text: {
    en: '{name} has {cards, number} cards; {most, number} are the most a deck with loot may have.',
    pl: '{name} ma {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}; talia z łupami może mieć najwyżej {most, number}.',
    ru: 'Карт в колоде ({name}): {cards, number}; в колоде с добычей их может быть не больше {most, number}.',
  },
  put: { en: 'Put back', pl: 'Odłóż', ru: 'Вернуть' },
} as const satisfies Record<string, Message>;

export const BETWEEN = {
  won: { en: 'Won: {scenario}', pl: 'Wygrana: {scenario}', ru: 'Победа: {scenario}' },
  lost: { en: 'Lost: {scenario}', pl: 'Porażka: {scenario}', ru: 'Поражение: {scenario}' },
  text: {
    en: 'Result {result, number}, score {score, number} in all. The next game begins with {salves, plural, one {# Salve} other {# Salves}}.',
    pl: 'Wynik {result, number}, razem {score, number}. Następną rozgrywkę zaczynacie z {salves, plural, one {# Maścią} few {# Maściami} many {# Maściami} other {# Maści}}.',
    ru: 'Итог {result, number}, всего {score, number}. Следующая партия начнётся с {salves, plural, one {# мазью} few {# мазями} many {# мазями} other {# мази}}.',
  },
  /** `cards` are the names of loot. */
  gained: { en: '{name} has new: {cards}', pl: '{name} ma nowe: {cards}', ru: '{name}, новое: {cards}' },
  nextIs: { en: 'Next: {scenario}', pl: 'Następny: {scenario}', ru: 'Дальше: {scenario}' },
  again: { en: 'Once more: {scenario}', pl: 'Jeszcze raz: {scenario}', ru: 'Ещё раз: {scenario}' },
  retireAsk: {
    en: 'Give the campaign up? The score stays as it is, and the campaign counts as lost.',
    pl: 'Porzucić kampanię? Punkty zostaną, ale kampania będzie przegrana.',
    ru: 'Прекратить кампанию? Очки останутся, но кампания будет проиграна.',
  },
} as const satisfies Record<string, Message>;

export const END = {
  foes: { en: 'Enemies defeated', pl: 'Pokonani wrogowie', ru: 'Побеждено врагов' },
  gold: { en: 'Gold won', pl: 'Zdobyte złoto', ru: 'Добыто золота' },
  won: { en: 'The Mad King has fallen', pl: 'Szalony Król pokonany', ru: 'Безумный король повержен' },
  wonScenario: { en: 'Scenario won', pl: 'Scenariusz wygrany', ru: 'Сценарий выигран' },
  lost: { en: 'The campaign is lost', pl: 'Kampania przegrana', ru: 'Кампания проиграна' },
  lostScenario: { en: 'Scenario lost', pl: 'Scenariusz przegrany', ru: 'Сценарий проигран' },
  retired: { en: 'The campaign was given up', pl: 'Kampania porzucona', ru: 'Кампания прекращена' },
  score: { en: 'Score: {score, number}', pl: 'Wynik: {score, number}', ru: 'Счёт: {score, number}' },
  games: {
    en: '{games, plural, one {# game} other {# games}}',
    pl: '{games, plural, one {# rozgrywka} few {# rozgrywki} many {# rozgrywek} other {# rozgrywki}}',
    ru: '{games, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
  },
  chapters: { en: 'Scenario by scenario', pl: 'Scenariusz po scenariuszu', ru: 'Сценарий за сценарием' },
  scenario: { en: 'Scenario', pl: 'Scenariusz', ru: 'Сценарий' },
  portals: { en: 'Portal exploration', pl: 'Eksploracja portalu', ru: 'Исследование портала' },
  tries: { en: 'Games', pl: 'Rozgrywki', ru: 'Партии' },
  points: { en: 'Points', pl: 'Punkty', ru: 'Очки' },
  drawn: { en: 'A draw: nobody is left standing', pl: 'Remis: nikt nie ocalał', ru: 'Ничья: не устоял никто' },
  versus: {
    en: '{count, plural, one {{names} wins} other {{names} win}}',
    pl: '{count, plural, one {Wygrywa: {names}} few {Wygrywają: {names}} many {Wygrywają: {names}} other {Wygrywają: {names}}}',
    ru: '{count, plural, one {Победа: {names}} few {Победа: {names}} many {Победа: {names}} other {Победа: {names}}}',
  },
} as const satisfies Record<string, Message>;

/** What stands above, below and between the fields of the score sheet. */
export const SHEET = {
  title: { en: 'Score sheet', pl: 'Arkusz punktacji', ru: 'Лист результатов' },
  team: { en: 'Team', pl: 'Drużyna', ru: 'Команда' },
  difficulty: { en: 'Difficulty', pl: 'Poziom trudności', ru: 'Сложность' },
  heroes: { en: 'Heroes', pl: 'Bohaterowie', ru: 'Герои' },
  heroOf: { en: '{hero} ({name})', pl: '{hero} ({name})', ru: '{hero} ({name})' },
  value: { en: 'Scenario value', pl: 'Wartość scenariusza', ru: 'Ценность сценария' },
  total: { en: 'Campaign score', pl: 'Wynik kampanii', ru: 'Счёт кампании' },
  empty: {
    en: 'Every game played, won or lost, fills one row.',
    pl: 'Każda rozgrywka, wygrana czy przegrana, wypełnia jeden wiersz.',
    ru: 'Каждая партия, выигранная или проигранная, занимает одну строку.',
  },
  won: { en: 'won', pl: 'wygrana', ru: 'победа' },
  lost: { en: 'lost', pl: 'porażka', ru: 'поражение' },
  blank: { en: 'blank', pl: 'puste', ru: 'пусто' },
  print: { en: 'Print', pl: 'Drukuj', ru: 'Печать' },
  game: { en: 'Game', pl: 'Rozgrywka', ru: 'Партия' },
} as const satisfies Record<string, Message>;

export const ASKING = {
  wait: { en: '{name} decides', pl: 'Decyduje {name}', ru: 'Решает {name}' },
  window: { en: 'The others may answer', pl: 'Pozostali mogą reagować', ru: 'Остальные могут ответить' },
  over: { en: 'The end', pl: 'Koniec', ru: 'Конец' },
  undo: { en: 'Take back', pl: 'Cofnij', ru: 'Вернуть ход' },
  cancel: { en: 'No, go on', pl: 'Nie, gramy dalej', ru: 'Нет, играем дальше' },
  salve: {
    en: '{hero} has {health, number} of {of, number} health. A Salve heals {heals, number}; you have {salves, number}.',
    pl: '{hero} ma {health, number} z {of, number} zdrowia. Maść leczy {heals, number}; masz {salves, number}.',
    ru: '{hero}: здоровье {health, number} из {of, number}. Мазь исцеляет {heals, number}; у вас {salves, number}.',
  },
  rescueNote: {
    en: 'One Salve must go. {hero} fights on with 1 health and keeps all tokens.',
    pl: 'Jedna Maść musi pójść. {hero} walczy dalej z 1 punktem zdrowia i nie traci żetonów.',
    ru: 'Одна мазь уходит обязательно. {hero} сражается дальше с 1 здоровьем и сохраняет все жетоны.',
  },
  arrowNote: {
    en: 'There are more of them than letters: the arrow keys go from one to the next, Enter chooses.',
    pl: 'Jest ich więcej niż liter: strzałki prowadzą od jednej do drugiej, Enter wybiera.',
    ru: 'Их больше, чем букв: стрелки ведут от одной к другой, Enter выбирает.',
  },
  shareNote: {
    en: 'The team divides its Salves as it likes.',
    pl: 'Drużyna dzieli Maści, jak chce.',
    ru: 'Команда делит мази как хочет.',
  },
} as const satisfies Record<string, Message>;

/** What the keys do. */
export const KEYS = {
  open: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  numbers: {
    en: 'go to the tile of that number',
    pl: 'idź na kafelek o tym numerze',
    ru: 'идти на тайл с этим номером',
  },
  arrows: {
    en: 'from tile to tile and from card to card, Enter chooses',
    pl: 'od kafelka do kafelka i od karty do karty, Enter wybiera',
    ru: 'от тайла к тайлу и от карты к карте, Enter выбирает',
  },
  arrowKeys: { en: 'Arrows', pl: 'Strzałki', ru: 'Стрелки' },
  primary: { en: 'the main answer', pl: 'główna odpowiedź', ru: 'главный ответ' },
  letters: { en: 'the answer with that letter', pl: 'odpowiedź z tą literą', ru: 'ответ с этой буквой' },
  scene: { en: 'map or fight', pl: 'mapa albo walka', ru: 'карта или бой' },
  sheet: { en: 'the score sheet', pl: 'arkusz punktacji', ru: 'лист результатов' },
  undo: { en: 'take back', pl: 'cofnij', ru: 'вернуть ход' },
  help: { en: 'this list', pl: 'ta lista', ru: 'этот список' },
} as const satisfies Record<string, Message>;
