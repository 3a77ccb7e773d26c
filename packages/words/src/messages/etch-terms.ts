// The names of everything on Etchinstone's table: roles, aims, figures, phases, steps, difficulties and rules.
import type { Aim, DifficultyId, ForecastResult, Question, Role, Stage } from '@wyrmtable/etchinstone';
import type { ConfidenceNotes } from '../confidence.ts';
import type { Message } from '../phrase.ts';

/** Where a card of the hand can lie: the three roles, the Spare and beneath another card. */
export type Place = Role | 'spare' | 'hidden' | 'key';

export const ROLE_NAMES = {
  spell: { en: 'Spell', pl: 'Zaklęcie', ru: 'Заклинание' },
  element: { en: 'Element', pl: 'Żywioł', ru: 'Стихия' },
  boost: { en: 'Boost', pl: 'Wzmocnienie', ru: 'Усиление' },
  spare: { en: 'Spare', pl: 'Rezerwowa', ru: 'Запасная' },
  hidden: { en: 'Beneath', pl: 'Pod spodem', ru: 'Снизу' },
  key: { en: 'Key card', pl: 'Karta klucza', ru: 'Карта-ключ' },
} as const satisfies Record<Place, Message>;

export const ROLE_TEXTS = {
  spell: {
    en: 'Gives the action: attack an enemy, move on a journey.',
    pl: 'Daje akcję: atak na wroga, ruch na wyprawie.',
    ru: 'Даёт действие: атаку против врага, движение в переходе.',
  },
  element: {
    en: 'Gives initiative. If its element is the one the Spell asks for, the Spell uses its stronger action.',
    pl: 'Daje inicjatywę. Jeśli ma żywioł, którego chce Zaklęcie, działa Akcja Wzmocniona.',
    ru: 'Даёт инициативу. Если это та стихия, что нужна заклинанию, действие станет сильнее.',
  },
  boost: {
    en: 'Adds its boost, all of it in one place: to attack or initiative, on a journey to move.',
    pl: 'Dodaje wzmocnienie, całe w jedno miejsce: do ataku albo inicjatywy, na wyprawie do ruchu.',
    ru: 'Прибавляет усиление, всё в одно место: к атаке или инициативе, в переходе — к движению.',
  },
  spare: {
    en: 'Has no role and stays in hand for the next encounter. It may absorb damage and be upgraded.',
    pl: 'Nie ma roli i zostaje na ręce na następne spotkanie. Może pochłaniać obrażenia i się ulepszać.',
    ru: 'Без роли, остаётся в руке до следующей встречи. Может поглощать урон и улучшаться.',
  },
  hidden: {
    en: 'Lies beneath another card of its element and has no role now.',
    pl: 'Leży pod inną kartą tego samego żywiołu i nie ma teraz roli.',
    ru: 'Лежит под другой картой той же стихии и роли сейчас не имеет.',
  },
  key: {
    en: 'The top card of the deck: it says which encounter you meet and with which hardship.',
    pl: 'Wierzchnia karta talii: mówi, jakie spotkanie cię czeka i z jaką Trudnością.',
    ru: 'Верхняя карта колоды: она говорит, какая встреча вас ждёт и с какой невзгодой.',
  },
} as const satisfies Record<Place, Message>;

export const AIM_NAMES = {
  attack: { en: 'Attack', pl: 'Atak', ru: 'Атака' },
  move: { en: 'Move', pl: 'Ruch', ru: 'Движение' },
  initiative: { en: 'Initiative', pl: 'Inicjatywa', ru: 'Инициатива' },
} as const satisfies Record<Aim, Message>;

/** What numbers on cards and table are called. */
export const FIGURE_NAMES = {
  hp: { en: 'HP', pl: 'PŻ', ru: 'Здоровье' },
  initiative: { en: 'Initiative', pl: 'Inicjatywa', ru: 'Инициатива' },
  attack: { en: 'Attack', pl: 'Atak', ru: 'Атака' },
  move: { en: 'Move', pl: 'Ruch', ru: 'Движение' },
  movePoints: { en: 'Move points', pl: 'PR', ru: 'Длина пути' },
  armour: { en: 'Armor', pl: 'Pancerz', ru: 'Броня' },
  boost: { en: 'Boost', pl: 'Wzmocnienie', ru: 'Усиление' },
  time: { en: 'Time penalty', pl: 'Kara czasu', ru: 'Потеря времени' },
  damage: { en: 'Damage', pl: 'Obrażenia', ru: 'Урон' },
  initialDamage: { en: 'Initial damage', pl: 'Obrażenia początkowe', ru: 'Начальный урон' },
  combatDamage: { en: 'Combat damage', pl: 'Obrażenia bojowe', ru: 'Боевой урон' },
  xp: { en: 'XP', pl: 'PD', ru: 'Опыт' },
  level: { en: 'Level', pl: 'Poziom', ru: 'Уровень' },
  score: { en: 'Score', pl: 'Wynik', ru: 'Счёт' },
  deck: { en: 'Deck', pl: 'Talia', ru: 'Колода' },
  hand: { en: 'Hand', pl: 'Ręka', ru: 'Рука' },
  discard: { en: 'Discards', pl: 'Odrzucone', ru: 'Сброс' },
  removed: { en: 'Removed', pl: 'Usunięte', ru: 'Удалены' },
} as const satisfies Record<string, Message>;
export type Figure = keyof typeof FIGURE_NAMES;

export const PHASES = ['challenge', 'action', 'penalty', 'upgrade', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];

/** ETCH-6.2. */
export const PHASE_NAMES = {
  challenge: { en: 'Challenge', pl: 'Wyzwanie', ru: 'Испытание' },
  action: { en: 'Action', pl: 'Akcja', ru: 'Действие' },
  penalty: { en: 'Penalty', pl: 'Kara', ru: 'Расплата' },
  upgrade: { en: 'Upgrade', pl: 'Ulepszenie', ru: 'Улучшение' },
  cleanup: { en: 'Cleanup', pl: 'Czyszczenie', ru: 'Уборка' },
} as const satisfies Record<Phase, Message>;

export const STAGE_NAMES = {
  setup: { en: 'Set-up', pl: 'Przygotowanie', ru: 'Подготовка' },
  region: { en: 'Region', pl: 'Region', ru: 'Край' },
  finalJourney: { en: 'Final journey', pl: 'Ostatnia wyprawa', ru: 'Последний переход' },
  finalEnemy: { en: 'Final enemy', pl: 'Ostateczny wróg', ru: 'Последний враг' },
} as const satisfies Record<Stage, Message>;

/** What is being decided, as a short heading. */
export const STEP_NAMES = {
  difficulty: { en: 'Which cards change?', pl: 'Które karty się zmienią?', ru: 'Какие карты изменить?' },
  challenge: { en: 'Face it or go round?', pl: 'Naprzód czy bokiem?', ru: 'Вперёд или в обход?' },
  roles: { en: 'Deal out the roles', pl: 'Rozdaj role', ru: 'Раздайте роли' },
  combine: { en: 'Combine two cards?', pl: 'Połączyć dwie karty?', ru: 'Соединить две карты?' },
  attune: { en: 'Which element shall it be?', pl: 'Jaki to będzie żywioł?', ru: 'Какой будет стихия?' },
  aim: { en: 'Where does the boost go?', pl: 'Gdzie idzie wzmocnienie?', ru: 'Куда пойдёт усиление?' },
  ranged: { en: 'Give up the Spare?', pl: 'Poświęcić rezerwową?', ru: 'Пожертвовать запасной?' },
  commit: { en: 'All is laid out', pl: 'Wszystko rozłożone', ru: 'Всё разложено' },
  absorb: { en: 'Absorb the damage', pl: 'Pochłoń obrażenia', ru: 'Поглотите урон' },
  upgrade: { en: 'Spend your XP', pl: 'Wydaj PD', ru: 'Потратьте опыт' },
  regroup: { en: 'Regroup?', pl: 'Przegrupować się?', ru: 'Перегруппироваться?' },
  over: { en: 'The game is over', pl: 'Koniec gry', ru: 'Игра окончена' },
} as const satisfies Record<Question, Message>;

/** The same as a sentence about what to do. */
export const STEP_TEXTS = {
  difficulty: {
    en: 'Choose a card that starts at another level.',
    pl: 'Wskaż kartę, która zacznie na innym poziomie.',
    ru: 'Выберите карту, которая начнёт на другом уровне.',
  },
  challenge: {
    en: 'Face what the key card shows, or discard it with one card of your hand and see what comes next.',
    pl: 'Zmierz się z tym, co pokazuje karta klucza, albo odrzuć ją razem z kartą z ręki i zobacz, co dalej.',
    ru: 'Примите то, что показывает карта-ключ, или сбросьте её вместе с картой из руки и смотрите, что дальше.',
  },
  roles: {
    en: 'Three different cards: the Spell acts, the Element lends speed, the Boost adds strength.',
    pl: 'Trzy różne karty: Zaklęcie działa, Żywioł daje szybkość, Wzmocnienie dodaje siły.',
    ru: 'Три разные карты: заклинание действует, стихия даёт скорость, усиление прибавляет силы.',
  },
  combine: {
    en: 'Two cards of one element may lie as one, and the upper one takes any element.',
    pl: 'Dwie karty jednego żywiołu mogą leżeć jako jedna, a wierzchnia przybiera dowolny żywioł.',
    ru: 'Две карты одной стихии могут лечь как одна, и верхняя примет любую стихию.',
  },
  attune: {
    en: 'The combined card takes the element you name until the action is over.',
    pl: 'Połączona karta ma wskazany żywioł do końca akcji.',
    ru: 'До конца действия у соединённой карты будет названная вами стихия.',
  },
  aim: {
    en: 'The boost goes to one place only.',
    pl: 'Wzmocnienie idzie tylko w jedno miejsce.',
    ru: 'Усиление идёт только в одно место.',
  },
  ranged: {
    en: 'If the Spare goes to the discards, the enemy does not strike from afar.',
    pl: 'Jeśli karta rezerwowa pójdzie na odrzucone, wróg nie uderzy z dystansu.',
    ru: 'Если запасная карта уйдёт в сброс, враг не ударит издалека.',
  },
  commit: {
    en: 'Look at the outcome once more. After this there is no way back.',
    pl: 'Spójrz jeszcze raz na wynik. Potem odwrotu nie ma.',
    ru: 'Взгляните на исход ещё раз. Дальше пути назад нет.',
  },
  absorb: {
    en: 'Choose the card that takes the blow. It loses a level.',
    pl: 'Wskaż kartę, która pochłonie cios. Pogorszy się o poziom.',
    ru: 'Выберите карту, которая примет удар. Она потеряет уровень.',
  },
  upgrade: {
    en: 'Raise cards of your hand. What you do not spend is lost.',
    pl: 'Ulepsz karty z ręki. Czego nie wydasz, przepadnie.',
    ru: 'Улучшите карты в руке. Что не потратите, пропадёт.',
  },
  regroup: {
    en: 'Once per game you may give up one card and draw a new hand.',
    pl: 'Raz na grę możesz odrzucić jedną kartę i dobrać nową rękę.',
    ru: 'Один раз за игру можно отдать одну карту и взять новую руку.',
  },
  over: { en: 'There is nothing left to decide.', pl: 'Nie ma już nic do wyboru.', ru: 'Решать больше нечего.' },
} as const satisfies Record<Question, Message>;

export const VERDICTS = {
  full: { en: 'Full victory', pl: 'Pełne zwycięstwo', ru: 'Полная победа' },
  narrow: { en: 'Narrow victory', pl: 'Niewielkie zwycięstwo', ru: 'Трудная победа' },
  defeat: { en: 'Defeat', pl: 'Przegrana', ru: 'Поражение' },
  tier1: { en: 'First tier', pl: 'Pierwszy poziom', ru: 'Первый порог' },
  tier2: { en: 'Second tier', pl: 'Drugi poziom', ru: 'Второй порог' },
  tier3: { en: 'Third tier', pl: 'Trzeci poziom', ru: 'Третий порог' },
} as const satisfies Record<ForecastResult, Message>;

export const DIFFICULTY_NAMES = {
  adventure: { en: 'Adventure', pl: 'Przygodowy', ru: 'Приключение' },
  easy: { en: 'Easy', pl: 'Łatwy', ru: 'Лёгкий' },
  normal: { en: 'Normal', pl: 'Normalny', ru: 'Обычный' },
  hard: { en: 'Hard', pl: 'Trudny', ru: 'Трудный' },
  impossible: { en: 'Impossible', pl: 'Niemożliwy', ru: 'Невозможный' },
  dontEvenTry: { en: 'Don’t even try', pl: 'Nawet nie próbuj', ru: 'Даже не пытайтесь' },
} as const satisfies Record<DifficultyId, Message>;

/** How the deck starts; `start` is the level of all other cards. */
export const DIFFICULTY_TEXTS = {
  unchanged: {
    en: 'All cards start at level {start, number}.',
    pl: 'Wszystkie karty zaczynają na poziomie {start, number}.',
    ru: 'Все карты начинают на уровне {start, number}.',
  },
  chosen: {
    en: 'You take {taken, number} cards and choose {changed, number} of them to start at level {level, number}; the others start at {start, number}.',
    pl: 'Bierzesz {taken, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i wybrane {changed, number} ustawiasz na poziom {level, number}; reszta zaczyna na {start, number}.',
    ru: 'Вы берёте {taken, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и {changed, number} из них по выбору ставите на уровень {level, number}; остальные начинают на {start, number}.',
  },
  all: {
    en: '{taken, plural, one {# random card starts} other {# random cards start}} at level {level, number}, the others at {start, number}.',
    pl: '{taken, plural, one {# losowa karta zaczyna} few {# losowe karty zaczynają} many {# losowych kart zaczyna} other {# losowej karty zaczyna}} na poziomie {level, number}, reszta na {start, number}.',
    ru: '{taken, plural, one {# случайная карта начинает} few {# случайные карты начинают} many {# случайных карт начинают} other {# случайной карты начинает}} на уровне {level, number}, остальные — на {start, number}.',
  },
} as const satisfies Record<string, Message>;

export type OptionId = 'cavalier' | 'glassCannon';

export const OPTION_NAMES = {
  cavalier: { en: 'Cavalier', pl: 'Kawalerzysta', ru: 'Кавалерист' },
  glassCannon: { en: 'Glass Cannon', pl: 'Szklane działo', ru: 'Стеклянная пушка' },
} as const satisfies Record<OptionId, Message>;

export const OPTION_TEXTS = {
  cavalier: { en: 'Cards cannot be combined.', pl: 'Kart nie można łączyć.', ru: 'Соединять карты нельзя.' },
  glassCannon: {
    en: 'Armor of the attack’s element absorbs 1 more instead of twice as much.',
    pl: 'Pancerz z żywiołem ataku pochłania o 1 więcej zamiast dwa razy tyle.',
    ru: 'Броня той же стихии, что и атака, поглощает на 1 больше, а не вдвое.',
  },
} as const satisfies Record<OptionId, Message>;

export const CONFIDENCE_NOTES = {
  single: {
    en: 'Only one public source gives these figures.',
    pl: 'Te liczby podaje tylko jedno publiczne źródło.',
    ru: 'Эти числа приводит только один открытый источник.',
  },
  conflict: {
    en: 'Our sources disagree here; we follow the one that shows the card.',
    pl: 'Nasze źródła różnią się tutaj; trzymamy się tego, które pokazuje kartę.',
    ru: 'Здесь наши источники расходятся; мы верим тому, где видна сама карта.',
  },
  guess: {
    en: 'The rulebook does not say; this is how we read it.',
    pl: 'Instrukcja o tym milczy; tak ją rozumiemy.',
    ru: 'В правилах об этом не сказано; так их понимаем мы.',
  },
  invented: {
    en: 'We could not find the printed card: the name and the figures are our own.',
    pl: 'Nie dotarliśmy do drukowanej karty: nazwa i liczby są nasze.',
    ru: 'Напечатанную карту мы не нашли: название и числа — наши.',
  },
} as const satisfies ConfidenceNotes;
