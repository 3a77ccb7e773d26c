// What the Dragon Farkle table itself says: headings, questions, buttons and the names of things for the ear.
import type { Message } from '../phrase.ts';

export * from './farkle-prompt.ts';

/** The regions of the table. */
export const REGIONS = {
  heroes: { en: 'Heroes', pl: 'Chojracy', ru: 'Герои' },
  chronicle: { en: 'Chronicle', pl: 'Kronika', ru: 'Летопись' },
  road: {
    en: 'The road to the lair: {threshold, plural, one {# soldier} other {# soldiers}}',
    pl: 'Droga do Smoczej Jamy: {threshold, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: 'Дорога к Драконьему логову: {threshold, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  lairFrom: {
    en: 'Lair from {threshold, number}',
    pl: 'Jama od {threshold, number}',
    ru: 'Логово от {threshold, number}',
  },
  arena: { en: 'Dice', pl: 'Kości', ru: 'Кости' },
  cards: { en: 'Your cards', pl: 'Twoje karty', ru: 'Ваши карты' },
  cardsShort: { en: 'Cards', pl: 'Karty', ru: 'Карты' },
  risk: { en: 'Chance of a Zonk', pl: 'Ryzyko Zonka', ru: 'Шанс Зонка' },
  riskShort: { en: 'Odds', pl: 'Szanse', ru: 'Шансы' },
  levy: { en: 'Soldier table', pl: 'Tabela żołnierzy', ru: 'Таблица солдат' },
  prompt: { en: 'What now', pl: 'Co teraz', ru: 'Что теперь' },
  showOdds: { en: 'Show the odds', pl: 'Pokaż szanse', ru: 'Показать шансы' },
  hideOdds: { en: 'Hide the odds', pl: 'Ukryj szanse', ru: 'Скрыть шансы' },
} as const satisfies Record<string, Message>;

/** A hero in the list and on the road. */
export const HERO = {
  you: { en: '{name} (you)', pl: '{name} (ty)', ru: '{name} (вы)' },
  alone: { en: 'no companion', pl: 'bez kamrata', ru: 'без соратника' },
  items: {
    en: '{count, plural, one {# item} other {# items}}',
    pl: '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
    ru: '{count, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  },
  inLair: { en: 'in the lair', pl: 'w Smoczej Jamie', ru: 'в логове' },
  wiped: {
    en: 'army lost, back next turn',
    pl: 'bez armii, wróci w swojej turze',
    ru: 'без армии, вернётся в свой ход',
  },
  away: { en: 'away from the table', pl: 'nie ma przy stole', ru: 'нет за столом' },
  onRoad: {
    en: '{name}: {army, plural, one {# soldier} other {# soldiers}}',
    pl: '{name}: {army, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: '{name}: {army, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  inLairWith: {
    en: '{name}, in the lair: {army, plural, one {# soldier} other {# soldiers}}',
    pl: '{name}, w Jamie: {army, plural, one {# żołnierz} few {# żołnierze} many {# żołnierzy} other {# żołnierza}}',
    ru: '{name}, в логове: {army, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}',
  },
  companionOf: { en: 'Companion: {card}', pl: 'Kamrat: {card}', ru: 'Соратник: {card}' },
  wounds: {
    en: 'The dragon: {dealt, number} of {wounds, plural, one {# wound} other {# wounds}}',
    pl: 'Smok: {dealt, number} z {wounds, plural, one {# obrażenia} few {# obrażeń} many {# obrażeń} other {# obrażenia}}',
    ru: 'Дракон: {dealt, number} из {wounds, plural, one {# раны} few {# ран} many {# ран} other {# раны}}',
  },
} as const satisfies Record<string, Message>;

/** The line above the dice and the title of the arena. */
export const ARENA = {
  zonk: { en: 'Zonk!', pl: 'Zonk!', ru: 'Зонк!' },
  turn: { en: 'Turn {turn, number}', pl: 'Tura {turn, number}', ru: 'Ход {turn, number}' },
  roll: {
    en: '{action}, roll {roll, number}',
    pl: '{action}, rzut {roll, number}',
    ru: '{action}, бросок {roll, number}',
  },
  defence: {
    en: 'Brawl, defense, roll {roll, number}',
    pl: 'Bójka, obrona, rzut {roll, number}',
    ru: 'Потасовка, защита, бросок {roll, number}',
  },
  rollBy: { en: '{name}: {what}', pl: '{name}: {what}', ru: '{name}: {what}' },
  deeds: { en: 'What will it be?', pl: 'Co wybierasz?', ru: 'Что выберете?' },
  yourThrow: { en: 'The dice are yours', pl: 'Kości są twoje', ru: 'Кости ваши' },
  theirThrow: { en: '{name} takes the dice', pl: '{name} bierze kości', ru: '{name} берёт кости' },
  theirRoll: { en: '{name} weighs the roll', pl: '{name} ogląda swój rzut', ru: '{name} изучает бросок' },
  theirTurn: { en: '{name} ponders', pl: '{name} się namyśla', ru: '{name} в раздумьях' },
  chooseDice: { en: 'Choose your dice', pl: 'Wybierz kości', ru: 'Выберите кости' },
  rally: { en: 'A Rally! Dice and a reward', pl: 'Wsparcie! Wybierz kości i nagrodę', ru: 'Подмога! Кости и награда' },
  stopOrGo: { en: 'Enough, or once more?', pl: 'Wystarczy czy jeszcze raz?', ru: 'Хватит или ещё раз?' },
  battle: { en: 'Face to face with the dragon', pl: 'Oko w oko ze smokiem', ru: 'Лицом к лицу с драконом' },
  sevenDice: { en: 'Seven dice: one must go', pl: 'Siedem kości: jedna odpada', ru: 'Семь костей: одна лишняя' },
  window: { en: 'A card in time?', pl: 'Karta w porę?', ru: 'Карта вовремя?' },
  keep: { en: 'Which item stays with you?', pl: 'Który przedmiot zostaje?', ru: 'Какой предмет останется?' },
  limit: { en: 'Too much in the bag', pl: 'Za dużo tego dobra', ru: 'Слишком много добра' },
  dice: { en: 'Dice of this roll', pl: 'Kości tego rzutu', ru: 'Кости этого броска' },
  lastDice: { en: 'The last roll', pl: 'Ostatni rzut', ru: 'Последний бросок' },
  aside: { en: 'Set aside', pl: 'Odłożone', ru: 'Отложено' },
  waits: { en: 'waiting', pl: 'czeka', ru: 'ждут' },
  score: { en: 'score', pl: 'wynik', ru: 'счёт' },
  fallen: { en: 'fallen', pl: 'poległo', ru: 'пало' },
  eatenSet: { en: 'eaten', pl: 'zjedzone', ru: 'съедено' },
  pendingItems: {
    en: '{count, plural, one {and # item} other {and # items}}',
    pl: '{count, plural, one {i # przedmiot} few {i # przedmioty} many {i # przedmiotów} other {i # przedmiotu}}',
    ru: '{count, plural, one {и # предмет} few {и # предмета} many {и # предметов} other {и # предмета}}',
  },
  doubleReward: { en: 'Double these dice', pl: 'Podwój te kości', ru: 'Удвоить эти кости' },
  itemReward: { en: 'Take an item', pl: 'Weź przedmiot', ru: 'Взять предмет' },
  rewards: { en: 'Reward for the Rally', pl: 'Nagroda za Wsparcie', ru: 'Награда за Подмогу' },
  doubleNote: {
    en: '{plain, number} becomes {worth, number}',
    pl: 'z {plain, number} robi się {worth, number}',
    ru: '{plain, number} станет {worth, number}',
  },
  itemNote: {
    en: '{worth, number} and a hidden card',
    pl: '{worth, number} i zakryta karta',
    ru: '{worth, number} и закрытая карта',
  },
  useNow: { en: 'Cards you may use now', pl: 'Karty do użycia teraz', ru: 'Карты, которые можно разыграть' },
} as const satisfies Record<string, Message>;

/** A die for the ear. */
export const DIE = {
  plain: { en: '{face, number}', pl: '{face, number}', ru: '{face, number}' },
  kept: { en: '{face, number}, chosen', pl: '{face, number}, wybrana', ru: '{face, number}, выбрана' },
  idle: {
    en: '{face, number}, does not score',
    pl: '{face, number}, nie punktuje',
    ru: '{face, number}, не считается',
  },
  /** Why it cannot be picked (SK-4.2). */
  alone: {
    en: 'A {face, number} by itself is worth nothing: only a 1 or a 5 scores alone, others in three or more alike, three pairs or a straight.',
    pl: 'Sama {face, number} nic nie daje: pojedynczo punktują tylko 1 i 5, inne co najmniej po trzy, w trzech parach albo w stricie.',
    ru: 'Одиночная {face, number} ничего не стоит: поодиночке считаются только 1 и 5, остальные от трёх одинаковых, в трёх парах или в стрите.',
  },
  aside: { en: '{face, number}, set aside', pl: '{face, number}, odłożona', ru: '{face, number}, отложена' },
  placed: { en: '{face, number}, placed', pl: '{face, number}, położona', ru: '{face, number}, положена' },
  event: { en: 'Event die: {face}', pl: 'Kość zdarzeń: {face}', ru: 'Кость событий: {face}' },
  remove: { en: 'Take away {face, number}', pl: 'Zabierz {face, number}', ru: 'Убрать {face, number}' },
} as const satisfies Record<string, Message>;

/** The three actions, and what each means just now. */
export const DEEDS = {
  recruit: {
    en: 'Throw six dice, gather soldiers, stop in time.',
    pl: 'Rzucaj sześcioma kośćmi, zbieraj żołnierzy, zatrzymaj się w porę.',
    ru: 'Бросайте шесть костей, собирайте солдат, остановитесь вовремя.',
  },
  recruitLeaves: {
    en: 'You leave the lair; the way back takes {threshold, number} soldiers again.',
    pl: 'Opuszczasz Jamę; powrót znów wymaga armii od {threshold, number}.',
    ru: 'Вы покинете логово; чтобы вернуться, снова нужна армия от {threshold, number}.',
  },
  brawl: {
    en: 'Outscore a rival: take the difference and {bonus, number} more.',
    pl: 'Przebij wynik rywala: bierzesz różnicę i jeszcze {bonus, number}.',
    ru: 'Превзойдите соперника: заберёте разницу и ещё {bonus, number}.',
  },
  noBrawl: { en: 'Nobody can be attacked now.', pl: 'Nie ma teraz kogo zaatakować.', ru: 'Сейчас напасть не на кого.' },
  battle: {
    en: 'Every scoring die costs soldiers; no stopping. {wounds, plural, one {# wound} other {# wounds}} in one turn win the game.',
    pl: 'Każda punktująca kość kosztuje żołnierzy, odwrotu nie ma. {wounds, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} w jednej turze to zwycięstwo.',
    ru: 'Каждая зачётная кость стоит солдат, отступать нельзя. {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}} за один ход приносят победу.',
  },
  battleChance: {
    en: 'Chance to win: {chance}.',
    pl: 'Szansa na zwycięstwo: {chance}.',
    ru: 'Шанс победить: {chance}.',
  },
  battleFrom: {
    en: 'Opens with {threshold, number} soldiers at the start of your turn: {missing, number} to go.',
    pl: 'Od {threshold, number} żołnierzy na początku tury: brakuje {missing, number}.',
    ru: 'От {threshold, number} солдат в начале хода: не хватает {missing, number}.',
  },
  battleNextTurn: {
    en: 'The army is large enough from your next turn on.',
    pl: 'Armia wystarczy, ale dopiero od następnej tury.',
    ru: 'Армии хватит, но только со следующего хода.',
  },
} as const satisfies Record<string, Message>;

export const CARD = {
  none: { en: 'You hold no items.', pl: 'Nie masz żadnego przedmiotu.', ru: 'Предметов у вас нет.' },
  lost: {
    en: 'Your companion is gone; a new one joins at the start of your turn.',
    pl: 'Kamrat odszedł; nowy dołączy na początku twojej tury.',
    ru: 'Соратник ушёл; новый придёт в начале вашего хода.',
  },
  pending: { en: 'not yours yet', pl: 'jeszcze nie twój', ru: 'ещё не ваш' },
} as const satisfies Record<string, Message>;

export const ODDS = {
  dice: {
    en: '{dice, plural, one {# die} other {# dice}}',
    pl: '{dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    ru: '{dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}',
  },
  inBattle: { en: 'in the Final Battle', pl: 'w Ostatniej Bitwie', ru: 'в Последней битве' },
  zonk: { en: 'Chance of a Zonk', pl: 'Ryzyko Zonka', ru: 'Шанс Зонка' },
  advice: { en: 'Stop or roll on', pl: 'Dość czy dalej', ru: 'Хватит или дальше' },
  adviceNote: {
    en: 'Your army, on average',
    pl: 'Zmiana armii, średnio',
    ru: 'Изменение армии в среднем',
  },
  stopWorth: { en: 'Stop now', pl: 'Koniec rzutów', ru: 'Остановиться' },
  rollWorth: { en: 'Roll on', pl: 'Rzucać dalej', ru: 'Бросать дальше' },
  betterToRoll: {
    en: 'Better to roll on, by about {by, number}.',
    pl: 'Opłaca się rzucać dalej: około {by, number} więcej.',
    ru: 'Выгоднее бросать дальше, примерно на {by, number}.',
  },
  betterToStop: {
    en: 'Better to stop, by about {by, number}.',
    pl: 'Opłaca się przestać: około {by, number} więcej.',
    ru: 'Выгоднее остановиться, примерно на {by, number}.',
  },
  eitherWay: {
    en: 'It is the same either way.',
    pl: 'Wychodzi na to samo.',
    ru: 'Разницы нет.',
  },
  change: {
    en: '{worth, number, ::sign-except-zero}',
    pl: '{worth, number, ::sign-except-zero}',
    ru: '{worth, number, ::sign-except-zero}',
  },
  weighing: { en: 'Counting…', pl: 'Liczymy…', ru: 'Считаем…' },
} as const satisfies Record<string, Message>;

export const BRAWL = {
  attacker: { en: 'attacks', pl: 'atakuje', ru: 'нападает' },
  defender: { en: 'defends', pl: 'broni się', ru: 'защищается' },
  notYet: { en: 'has not rolled yet', pl: 'jeszcze nie rzuca', ru: 'ещё не бросает' },
} as const satisfies Record<string, Message>;

export const WIN = {
  title: { en: '{name} wins!', pl: '{name} wygrywa!', ru: '{name} побеждает!' },
  haul: { en: 'Best Recruit: {name}', pl: 'Najlepsza Rekrutacja: {name}', ru: 'Лучшая Вербовка: {name}' },
  zonks: { en: 'Most Zonks: {name}', pl: 'Najwięcej Zonków: {name}', ru: 'Больше всего Зонков: {name}' },
  dearest: { en: 'Dearest Zonk: {name}', pl: 'Najdroższy Zonk: {name}', ru: 'Самый дорогой Зонк: {name}' },
  you: { en: 'Victory is yours!', pl: 'Zwycięstwo jest twoje!', ru: 'Победа за вами!' },
  text: {
    en: 'The dragon is beaten in turn {turn, number}. {army, plural, one {# soldier} other {# soldiers}} lived to tell the tale.',
    pl: 'Smok padł w turze {turn, number}. {army, plural, one {O wyprawie opowie # żołnierz} few {O wyprawie opowiedzą # żołnierze} many {O wyprawie opowie # żołnierzy} other {O wyprawie opowie # żołnierza}}.',
    ru: 'Дракон повержен на {turn, number}-м ходу. {army, plural, one {О походе расскажет # солдат} few {О походе расскажут # солдата} many {О походе расскажут # солдат} other {О походе расскажет # солдата}}.',
  },
} as const satisfies Record<string, Message>;

export const KEYS = {
  title: { en: 'Keys', pl: 'Klawisze', ru: 'Клавиши' },
  dice: { en: 'choose or leave a die', pl: 'wybierz albo zostaw kość', ru: 'выбрать или оставить кость' },
  primary: { en: 'the main button', pl: 'główny przycisk', ru: 'главная кнопка' },
  space: { en: 'roll', pl: 'rzut', ru: 'бросок' },
  spaceKey: { en: 'Space', pl: 'Spacja', ru: 'Пробел' },
  stop: { en: 'stop', pl: 'koniec rzutów', ru: 'остановиться' },
  all: { en: 'take all that score', pl: 'weź wszystkie punktujące', ru: 'взять все зачётные' },
  pass: { en: 'let it pass', pl: 'odpuść', ru: 'пропустить' },
  undo: { en: 'take back', pl: 'cofnij', ru: 'вернуть ход' },
  help: { en: 'this list', pl: 'ta lista', ru: 'этот список' },
} as const satisfies Record<string, Message>;
