// What the command line reports to people.
import type { Message } from '../phrase.ts';

export { ADMIN, ADMIN_ABOUT, ADMIN_FLAG } from './cli-admin.ts';
export { ADV, ADV_CONTENT } from './cli-adventures.ts';
export { BOT, BOT_ABOUT, BOT_FLAG } from './cli-bot.ts';
export { AMENDMENTS, CORPUS, EDITIONS, REMEDY } from './cli-corpus.ts';
export { ETCH } from './cli-etch.ts';
export { EVENINGS } from './cli-evenings.ts';
export { FAULT } from './cli-faults.ts';
export { HABITS, HABITS_ABOUT, HABITS_FLAG, HABITS_GAMES } from './cli-habits.ts';
export { ABOUT, FLAG, HELP } from './cli-help.ts';
export { FARKLE, PLAY } from './cli-play.ts';
export { STOPS_ABOUT, STOPS_COUNTED, STOPS_FLAG, STOPS_WEIGH } from './cli-stops.ts';
export { TASKS, TASKS_ABOUT, TASKS_FAULT, TASKS_FLAG } from './cli-tasks.ts';
export { THRONE, UNANSWERED } from './cli-throne.ts';
export { TRIAL } from './cli-trial.ts';
export { ACTS } from './moderation.ts';
export { REASONS } from './talk.ts';

export const KEEPING = {
  saved: {
    en: 'Saved in {path}: guests {guests, number}, tables {tables, number}, moves {moves, number}.',
    pl: 'Zapisano w {path}: goście {guests, number}, stoły {tables, number}, ruchy {moves, number}.',
    ru: 'Сохранено в {path}: гостей {guests, number}, столов {tables, number}, ходов {moves, number}.',
  },
  arrived: {
    en: 'Now in {path}: guests {guests, number}, tables {tables, number}, moves {moves, number}; every row is as it was.',
    pl: 'Teraz w {path}: goście {guests, number}, stoły {tables, number}, ruchy {moves, number}; każdy wiersz taki jak był.',
    ru: 'Теперь в {path}: гостей {guests, number}, столов {tables, number}, ходов {moves, number}; каждая строка как была.',
  },
  rescued: {
    en: 'Saved from the damaged database: guests {guests, number}, tables {tables, number}, moves {moves, number}. What could not be read is lost; a match may go on from an earlier move.',
    pl: 'Uratowano z uszkodzonej bazy: goście {guests, number}, stoły {tables, number}, ruchy {moves, number}. Reszta przepadła; partia może wrócić do wcześniejszego ruchu.',
    ru: 'Спасено из повреждённой базы: гостей {guests, number}, столов {tables, number}, ходов {moves, number}. Остальное потеряно; партия может продолжиться с более раннего хода.',
  },
  wasThere: {
    en: 'What was there before is in {path}.',
    pl: 'Poprzednie dane są w {path}.',
    ru: 'Прежние данные — в {path}.',
  },
  isWhole: {
    en: 'The database in {path} is whole; nothing was done.',
    pl: 'Baza w {path} jest cała; nic nie zrobiono.',
    ru: 'База в {path} цела; ничего не сделано.',
  },
} as const satisfies Record<string, Message>;

export const REPORT = {
  heroLaid: {
    en: 'The folder is laid out: {folder}',
    pl: 'Katalog jest założony: {folder}',
    ru: 'Папка создана: {folder}',
  },
  heroScenarios: {
    en: 'Its scenarios: {path}',
    pl: 'Jego scenariusze: {path}',
    ru: 'Его сценарии: {path}',
  },
  heroGaps: {
    en: '{count, plural, one {# gap is still to be filled, written “…”:} other {# gaps are still to be filled, each written “…”:}}',
    pl: '{count, plural, one {Pozostaje # luka, zapisana „…”:} few {Pozostają # luki, zapisane „…”:} many {Pozostaje # luk, zapisanych „…”:} other {Pozostaje # luki, zapisanej „…”:}}',
    ru: '{count, plural, one {Осталось заполнить # пропуск, записанный «…»:} few {Осталось заполнить # пропуска, записанных «…»:} many {Осталось заполнить # пропусков, записанных «…»:} other {Осталось заполнить # пропуска, записанного «…»:}}',
  },
  heroRegister: {
    en: 'Then add it to packages/dice-throne/src/heroes/index.ts:',
    pl: 'Potem dopisz go w packages/dice-throne/src/heroes/index.ts:',
    ru: 'Затем впишите его в packages/dice-throne/src/heroes/index.ts:',
  },
  pieceLaid: {
    en: '“{id}” is written into these files:',
    pl: '„{id}” jest wpisane do tych plików:',
    ru: '«{id}» вписано в эти файлы:',
  },
  pieceGaps: {
    en: '{count, plural, one {# gap is still to be filled there, written “…”.} other {# gaps are still to be filled there, each written “…”.}}',
    pl: '{count, plural, one {Pozostaje tam # luka, zapisana „…”.} few {Pozostają tam # luki, zapisane „…”.} many {Pozostaje tam # luk, zapisanych „…”.} other {Pozostaje tam # luki, zapisanej „…”.}}',
    ru: '{count, plural, one {Там осталось заполнить # пропуск, записанный «…».} few {Там осталось заполнить # пропуска, записанных «…».} many {Там осталось заполнить # пропусков, записанных «…».} other {Там осталось заполнить # пропуска, записанного «…».}}',
  },
  heroOdd: {
    en: 'Odd, but not wrong:',
    pl: 'Dziwne, ale nie błędne:',
    ru: 'Странно, но не ошибка:',
  },
  heroHolds: {
    en: 'The hero can be played.',
    pl: 'Bohaterem można grać.',
    ru: 'За этого героя можно играть.',
  },
  progress: {
    en: '{done, number} of {total, number} games',
    pl: 'partie: {done, number} z {total, number}',
    ru: 'партии: {done, number} из {total, number}',
  },
  timedProgress: {
    en: '{done, plural, one {# game} other {# games}}; {minutes, number} min to go',
    pl: 'partie: {done, number}; jeszcze {minutes, number} min',
    ru: 'партии: {done, number}; ещё {minutes, number} мин',
  },
  seats: {
    en: 'Players: {min, number} to {max, number}',
    pl: 'Gracze: od {min, number} do {max, number}',
    ru: 'Игроки: от {min, number} до {max, number}',
  },
  bots: { en: 'Bots: {bots}', pl: 'Boty: {bots}', ru: 'Боты: {bots}' },
  options: { en: 'Options: {options}', pl: 'Opcje: {options}', ru: 'Настройки: {options}' },
  confidence: {
    en: '{confidence, select, single {one source} conflict {sources disagree} guess {a guess} other {our own invention}}',
    pl: '{confidence, select, single {jedno źródło} conflict {źródła są sprzeczne} guess {domysł} other {nasz pomysł}}',
    ru: '{confidence, select, single {один источник} conflict {источники расходятся} guess {догадка} other {наша выдумка}}',
  },

  simulated: {
    en: '{game}: {games, plural, one {# game} other {# games}} in {seconds, number, ::.00} s',
    pl: '{game}: {games, plural, one {# partia} few {# partie} many {# partii} other {# partii}} w {seconds, number, ::.00} s',
    ru: '{game}: {games, plural, one {# партия} few {# партии} many {# партий} other {# партии}} за {seconds, number, ::.00} с',
  },
  winsOfSeat: {
    en: 'Wins of seat {seat} ({bot})',
    pl: 'Zwycięstwa miejsca {seat} ({bot})',
    ru: 'Победы места {seat} ({bot})',
  },
  scoreOfGame: { en: 'Score', pl: 'Wynik', ru: 'Счёт' },
  meanScore: { en: 'Mean score', pl: 'Średni wynik', ru: 'Средний счёт' },
  bestScore: { en: 'Best score', pl: 'Najlepszy wynik', ru: 'Лучший счёт' },
  draws: { en: 'Draws', pl: 'Remisy', ru: 'Ничьи' },
  losses: { en: 'Lost by everybody', pl: 'Przegrane przez wszystkich', ru: 'Проиграны всеми' },
  unfinished: { en: 'Unfinished', pl: 'Niedokończone', ru: 'Не доиграны' },
  decisions: { en: 'Decisions', pl: 'Decyzje', ru: 'Решения' },
  forced: { en: 'Forced choices', pl: 'Wybory wymuszone', ru: 'Вынужденные ходы' },
  lengthOfGame: { en: 'Decisions a game', pl: 'Decyzje na partię', ru: 'Решений за партию' },
  spread: {
    en: 'mean {mean}, half up to {p50}, 95% up to {p95}, most {max}',
    pl: 'średnio {mean}, połowa do {p50}, 95% do {p95}, najwięcej {max}',
    ru: 'в среднем {mean}, половина до {p50}, 95 % до {p95}, больше всего {max}',
  },
  gamesPerSecond: { en: 'Games a second', pl: 'Partie na sekundę', ru: 'Партий в секунду' },
  decisionsPerSecond: { en: 'Decisions a second', pl: 'Decyzje na sekundę', ru: 'Решений в секунду' },
  digest: { en: 'Digest', pl: 'Skrót', ru: 'Отпечаток' },
  cutOff: {
    en: '{games, plural, one {# game was} other {# games were}} given up after {choices, number} choices: a limit of this runner, not of the rules.',
    pl: '{games, plural, one {# partię przerwano} few {# partie przerwano} many {# partii przerwano} other {# partii przerwano}} po {choices, number} wyborach: to ograniczenie symulacji, a nie zasad.',
    ru: '{games, plural, one {# партия прервана} few {# партии прерваны} many {# партий прервано} other {# партии прервано}} после {choices, number} ходов: это предел моделирования, а не правил.',
  },
  manyWorkers: {
    en: 'This machine has {cores, plural, one {# core} other {# cores}}; more workers than that bring nothing.',
    pl: 'Ta maszyna ma {cores, plural, one {# rdzeń} few {# rdzenie} many {# rdzeni} other {# rdzenia}}; więcej wątków nic nie da.',
    ru: 'У этой машины {cores, plural, one {# ядро} few {# ядра} many {# ядер} other {# ядра}}; больше потоков ничего не даст.',
  },

  inTheMiddle: {
    en: 'warning: it ends in the middle ({what}), and `then` does not say so',
    pl: 'uwaga: przykład kończy się w środku ({what}), a `then` o tym nie mówi',
    ru: 'внимание: пример заканчивается посередине ({what}), а `then` об этом не говорит',
  },
  scenarios: {
    en: '{passed, number} passed, {failed, number} failed',
    pl: 'zaliczone: {passed, number}, niezaliczone: {failed, number}',
    ru: 'пройдено: {passed, number}, не пройдено: {failed, number}',
  },
  checks: {
    en: '{n, plural, one {# check} other {# checks}}',
    pl: '{n, plural, one {# sprawdzian} few {# sprawdziany} many {# sprawdzianów} other {# sprawdzianu}}',
    ru: '{n, plural, one {# проверка} few {# проверки} many {# проверок} other {# проверки}}',
  },
  ruleCoverage: {
    en: '{rules, plural, one {# rule} other {# rules}}: {checked, number} checked, {uncheckable, number} about cardboard alone',
    pl: '{rules, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}: sprawdzane: {checked, number}, dotyczące samej tektury: {uncheckable, number}',
    ru: '{rules, plural, one {# правило} few {# правила} many {# правил} other {# правила}}: проверяется {checked, number}, только о картоне — {uncheckable, number}',
  },
  unchecked: { en: 'Not checked: {ids}', pl: 'Niesprawdzane: {ids}', ru: 'Не проверяются: {ids}' },
  unknownCitation: {
    en: '{by} cites {id}, which does not exist.',
    pl: '{by} powołuje się na {id}, a niczego takiego nie ma.',
    ru: '{by} ссылается на {id}, но такого нет.',
  },
  uncheckedContent: {
    en: 'Content that no check cites: {ids}',
    pl: 'Zawartość, na którą nie powołuje się żaden sprawdzian: {ids}',
    ru: 'Содержимое, на которое не ссылается ни одна проверка: {ids}',
  },

  replayed: {
    en: '{game}: {at, number} of {of, plural, one {# choice} other {# choices}} replayed',
    pl: '{game}: odtworzono {at, number} z {of, plural, one {# wyboru} few {# wyborów} many {# wyborów} other {# wyboru}}',
    ru: '{game}: воспроизведено {at, number} из {of, plural, one {# хода} few {# ходов} many {# ходов} other {# хода}}',
  },
  held: {
    en: '{held, select, true {agrees} false {DOES NOT AGREE} other {not recorded}}',
    pl: '{held, select, true {zgadza się} false {NIE ZGADZA SIĘ} other {nie zapisano}}',
    ru: '{held, select, true {сходится} false {НЕ СХОДИТСЯ} other {не записано}}',
  },
  verifiedChoices: { en: 'Choices', pl: 'Wybory', ru: 'Ходы' },
  verifiedCommitment: { en: 'Commitment to the seed', pl: 'Zobowiązanie do ziarna', ru: 'Обязательство по зерну' },
  verifiedDice: { en: 'Dice', pl: 'Kości', ru: 'Броски' },
  verifiedDigest: { en: 'Final state', pl: 'Stan końcowy', ru: 'Итоговое положение' },
  verified: {
    en: 'Everything agrees: this is how the match went.',
    pl: 'Wszystko się zgadza: tak przebiegła ta partia.',
    ru: 'Всё сходится: партия прошла именно так.',
  },
  notVerified: {
    en: 'The file contradicts itself: it has been changed since the match.',
    pl: 'Plik sam sobie przeczy: zmieniono go po partii.',
    ru: 'Файл противоречит сам себе: его изменили после партии.',
  },

  diceLeft: { en: 'Dice', pl: 'Kości', ru: 'Кости' },
  zonkChance: { en: 'No scoring dice', pl: 'Brak punktujących kości', ru: 'Нет зачётных костей' },
  stopFrom: { en: 'Stop from', pl: 'Przestań od', ru: 'Остановиться с' },
  neverStop: { en: 'roll on', pl: 'rzucaj dalej', ru: 'бросать дальше' },
  meanPerTurn: {
    en: 'A recruiting turn brings {soldiers, plural, one {# soldier} other {# soldiers}} on average.',
    pl: 'Tura rekrutacji daje średnio {soldiers, plural, one {# żołnierza} few {# żołnierzy} many {# żołnierzy} other {# żołnierza}}.',
    ru: 'Ход вербовки приносит в среднем {soldiers, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}.',
  },
  battle: {
    en: 'Final Battle with {army, plural, one {# soldier} other {# soldiers}} against {wounds, plural, one {# wound} other {# wounds}}: won {win}, Zonk {zonk}, army lost {wiped}.',
    pl: 'Ostatnia Bitwa, {army, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}, {wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}: zwycięstwo {win}, Zonk {zonk}, utrata armii {wiped}.',
    ru: 'Последняя битва, {army, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}, {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}}: победа {win}, Зонк {zonk}, потеря армии {wiped}.',
  },

  ready: {
    en: 'Wyrmtable is ready: {address}',
    pl: 'Wyrmtable czeka: {address}',
    ru: 'Wyrmtable готов: {address}',
  },
  portTaken: {
    en: 'Port {taken} is taken, so the next free one is used.',
    pl: 'Port {taken} jest zajęty, więc użyto następnego wolnego.',
    ru: 'Порт {taken} занят, поэтому взят следующий свободный.',
  },
  closing: { en: 'Closing the table…', pl: 'Zamykam stół…', ru: 'Закрываю стол…' },
  noClient: {
    en: 'The client is not built yet, so browsers get no pages: “npm start” builds it.',
    pl: 'Klient nie jest jeszcze zbudowany, więc przeglądarki nie dostaną stron: zbuduje go „npm start”.',
    ru: 'Клиент ещё не собран, поэтому браузеры не получат страниц: его собирает «npm start».',
  },

  measured: { en: 'Measured', pl: 'Pomiar', ru: 'Измерение' },
  unit: { en: 'Unit', pl: 'Jednostka', ru: 'Единица' },
  ours: { en: 'Ours', pl: 'Nasze', ru: 'У нас' },
  peer: { en: 'Beside', pl: 'Obok', ru: 'Рядом' },
  theirs: { en: 'Theirs', pl: 'Ich', ru: 'У них' },
  ratio: { en: 'Ratio', pl: 'Stosunek', ru: 'Отношение' },
} as const satisfies Record<string, Message>;

/** Headings of the lists of `content`. */
export const LISTS = {
  soldierTable: {
    en: 'Soldier table: {n, plural, one {# row} other {# rows}}',
    pl: 'Tabela żołnierzy: {n, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
    ru: 'Таблица солдат: {n, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
  },
  /** The cards of Dragon Farkle; those of Dice Throne are tokens, and have a word of their own. */
  companions: {
    en: '{tokens, select, true {Companions: {n, number}} other {Companions: {n, plural, one {# card} other {# cards}}}}',
    pl: '{tokens, select, true {Towarzysze: {n, number}} other {Kamraci: {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}}}',
    ru: '{tokens, select, true {Компаньоны: {n, number}} other {Соратники: {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}}}',
  },
  items: {
    en: 'Items: {n, plural, one {# card} other {# different cards}}',
    pl: 'Przedmioty: {n, plural, one {# karta} few {# różne karty} many {# różnych kart} other {# karty}}',
    ru: 'Предметы: {n, plural, one {# карта} few {# разные карты} many {# разных карт} other {# карты}}',
  },
  mageCards: {
    en: 'Mage cards: {n, number}',
    pl: 'Karty maga: {n, number}',
    ru: 'Карты мага: {n, number}',
  },
  regions: { en: 'Regions: {n, number}', pl: 'Regiony: {n, number}', ru: 'Края: {n, number}' },
  dragons: { en: 'Dragons: {n, number}', pl: 'Smoki: {n, number}', ru: 'Драконы: {n, number}' },
  heroes: { en: 'Heroes: {n, number}', pl: 'Bohaterowie: {n, number}', ru: 'Герои: {n, number}' },
  commonCards: { en: 'Common cards: {n, number}', pl: 'Karty wspólne: {n, number}', ru: 'Общие карты: {n, number}' },
  statuses: { en: 'Statuses: {n, number}', pl: 'Efekty: {n, number}', ru: 'Состояния: {n, number}' },
  abilities: { en: 'Abilities: {n, number}', pl: 'Zdolności: {n, number}', ru: 'Способности: {n, number}' },
  upgrades: { en: 'Upgrades: {n, number}', pl: 'Ulepszenia: {n, number}', ru: 'Улучшения: {n, number}' },
  cards: { en: 'Cards: {n, number}', pl: 'Karty: {n, number}', ru: 'Карты: {n, number}' },
  adds: {
    en: 'Second abilities: {n, number}',
    pl: 'Dodatkowe zdolności: {n, number}',
    ru: 'Дополнительные способности: {n, number}',
  },
  promo: { en: 'Promo card: {n, number}', pl: 'Karta promocyjna: {n, number}', ru: 'Промокарта: {n, number}' },
  tiles: { en: 'Tiles: {n, number}', pl: 'Kafelki: {n, number}', ru: 'Тайлы: {n, number}' },
  portals: { en: 'Portals: {n, number}', pl: 'Portale: {n, number}', ru: 'Порталы: {n, number}' },
  minions: { en: 'Minions: {n, number}', pl: 'Sługusy: {n, number}', ru: 'Прислужники: {n, number}' },
  extraMinions: {
    en: 'Further minions, by option: {n, number}',
    pl: 'Dalsze sługusy, jako opcja: {n, number}',
    ru: 'Дополнительные прислужники, по желанию: {n, number}',
  },
  legacy: {
    en: 'Legacy packs: {n, number}',
    pl: 'Zestawy legacy: {n, number}',
    ru: 'Наборы наследия: {n, number}',
  },
  legacyEnemies: {
    en: 'Enemies from the legacy packs: {n, number}',
    pl: 'Wrogowie z zestawów legacy: {n, number}',
    ru: 'Враги из наборов наследия: {n, number}',
  },
  loot: { en: 'Loot: {n, number}', pl: 'Łupy: {n, number}', ru: 'Добыча: {n, number}' },
  scenarios: {
    en: 'Scenario cards: {n, number}',
    pl: 'Karty scenariuszy: {n, number}',
    ru: 'Карты сценариев: {n, number}',
  },
  bosses: { en: 'Bosses: {n, number}', pl: 'Bossowie: {n, number}', ru: 'Боссы: {n, number}' },
  difficulties: {
    en: 'Difficulties: {n, number}',
    pl: 'Poziomy trudności: {n, number}',
    ru: 'Уровни сложности: {n, number}',
  },
} as const satisfies Record<string, Message>;

/** Why a scenario did not pass, by the kind of failure. */
export const FAILED = {
  illegal: {
    en: '{at}: {expected} is not among the choices {found}',
    pl: '{at}: {expected} nie należy do wyborów {found}',
    ru: '{at}: {expected} нет среди ходов {found}',
  },
  legal: {
    en: '{at}: {expected} is among the choices and should not be',
    pl: '{at}: {expected} należy do wyborów, a nie powinno',
    ru: '{at}: {expected} есть среди ходов, а не должно быть',
  },
  several: {
    en: '{at}: {expected} can mean several choices: {found}',
    pl: '{at}: {expected} może oznaczać kilka wyborów: {found}',
    ru: '{at}: {expected} может означать несколько ходов: {found}',
  },
  differs: {
    en: '{at}: {path} should be {expected} and is {found}',
    pl: '{at}: {path} powinno wynosić {expected}, a wynosi {found}',
    ru: '{at}: {path} должно быть {expected}, а есть {found}',
  },
  'choices-differ': {
    en: '{at}: the choices should be {expected} and are {found}',
    pl: '{at}: wybory powinny być {expected}, a są {found}',
    ru: '{at}: ходы должны быть {expected}, а есть {found}',
  },
  'no-event': {
    en: '{at}: {expected} did not happen; what did was {found}',
    pl: '{at}: nie zaszło {expected}; zaszło {found}',
    ru: '{at}: не произошло {expected}; произошло {found}',
  },
  'not-reached': {
    en: '{at}: {expected} is not reached by passing; what is asked before is {found}',
    pl: '{at}: samo pasowanie nie prowadzi do {expected}; wcześniej pada pytanie {found}',
    ru: '{at}: пасами до {expected} не дойти; раньше спрашивают {found}',
  },
  'chance-asked': {
    en: '{at}: the rules ask for chance beyond the script: {expected}',
    pl: '{at}: zasady pytają o los poza skryptem: {expected}',
    ru: '{at}: правилам нужна случайность сверх записанной: {expected}',
  },
  'chance-left': {
    en: '{at}: results are left over that nobody asked for: {found}',
    pl: '{at}: zostały wyniki, o które nikt nie zapytał: {found}',
    ru: '{at}: остались результаты, которые никому не понадобились: {found}',
  },
  mistake: {
    en: '{at}: the scenario is written wrongly: {found}',
    pl: '{at}: scenariusz jest błędnie zapisany: {found}',
    ru: '{at}: сценарий записан неверно: {found}',
  },
} as const satisfies Record<string, Message>;
