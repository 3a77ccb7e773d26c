// What stands on the buttons of Dice Throne, and what a player is being asked.
import type { Asking, Kind } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export const CHOICES = {
  pass: { en: 'Let it pass', pl: 'Odpuść', ru: 'Пропустить' },
  proceed: { en: 'Go on', pl: 'Dalej', ru: 'Дальше' },
  roll: { en: 'Roll {dice} again', pl: 'Przerzuć {dice}', ru: 'Перебросить {dice}' },
  declare: { en: '{ability} ({need})', pl: '{ability} ({need})', ru: '{ability} ({need})' },
  play: { en: 'Play {card}', pl: 'Zagraj „{card}”', ru: 'Разыграть «{card}»' },
  sell: { en: 'Sell {card}', pl: 'Sprzedaj „{card}”', ru: 'Продать «{card}»' },
  spend: { en: '{source}: {what}', pl: '{source}: {what}', ru: '{source}: {what}' },
  target: { en: 'Aim at {name}', pl: 'Cel: {name}', ru: 'Цель: {name}' },
  defend: { en: 'Defend with {ability}', pl: 'Obrona: {ability}', ru: 'Защита: {ability}' },
  option: { en: 'Option {number, number}', pl: 'Możliwość {number, number}', ru: 'Вариант {number, number}' },
  pick: { en: 'Choose {name}', pl: 'Wybierz: {name}', ru: 'Выбрать: {name}' },
  token: { en: 'Remove {status}', pl: 'Usuń {status}', ru: 'Снять {status}' },
  die: {
    en: '{rival, select, true {Change the other player’s {value, number} to {to, number}} other {Change a {value, number} to {to, number}}}',
    pl: '{rival, select, true {Zmień {value, number} rywala na {to, number}} other {Zmień {value, number} na {to, number}}}',
    ru: '{rival, select, true {Изменить {value, number} соперника на {to, number}} other {Изменить {value, number} на {to, number}}}',
  },
  reroll: {
    en: '{rival, select, true {Reroll the other player’s {dice}} other {Reroll {dice}}}',
    pl: '{rival, select, true {Przerzuć kość rywala: {dice}} other {Przerzuć {dice}}}',
    ru: '{rival, select, true {Перебросить кубик соперника: {dice}} other {Перебросить {dice}}}',
  },
  count: {
    en: '{count, plural, =0 {None} one {#} other {#}}',
    pl: '{count, plural, =0 {Nic} one {#} few {#} many {#} other {#}}',
    ru: '{count, plural, =0 {Нисколько} one {#} few {#} many {#} other {#}}',
  },
  order: { en: 'First {source}', pl: 'Najpierw {source}', ru: 'Сначала {source}' },
  pay: {
    en: '{cp, select, none {Spend CP} other {Spend {cp} CP}}',
    pl: '{cp, select, none {Wydaj PW} other {Wydaj {cp} PW}}',
    ru: '{cp, select, none {Потратить БС} other {Потратить {cp} БС}}',
  },
  from: {
    en: 'Move {status} from {name}',
    pl: 'Przenieś {status}, gracz: {name}',
    ru: 'Перенести {status}, игрок: {name}',
  },
  against: {
    en: 'Source {number, number}',
    pl: 'Źródło {number, number}',
    ru: 'Источник {number, number}',
  },
  discard: { en: 'Discard {card}', pl: 'Odrzuć „{card}”', ru: 'Сбросить «{card}»' },
  search: { en: 'Take {card}', pl: 'Weź „{card}”', ru: 'Взять «{card}»' },
} as const satisfies Record<Kind, Message>;

/** What some choices mean at some moments. */
export const CHOICE_DETAILS = {
  firstRoll: { en: 'Roll all dice', pl: 'Rzuć wszystkimi kośćmi', ru: 'Бросить все кубики' },
  noAgain: { en: 'Leave the roll', pl: 'Zostaw wynik', ru: 'Оставить результат' },
  again: {
    en: 'Spend {cp, number} CP and roll again',
    pl: 'Wydaj {cp, number} PW i rzuć ponownie',
    ru: 'Потратить {cp, number} БС и бросить снова',
  },
  putBack: {
    en: '{place, select, top {{card}: on top of the deck} other {{card}: under the deck}}',
    pl: '{place, select, top {„{card}”: na wierzch talii} other {„{card}”: na spód talii}}',
    ru: '{place, select, top {«{card}»: на верх колоды} other {«{card}»: в низ колоды}}',
  },
  noDefence: { en: 'Do not defend', pl: 'Nie broń się', ru: 'Не защищаться' },
  keepDice: { en: 'Keep the dice', pl: 'Zostaw kości', ru: 'Оставить кубики' },
  nobodyMore: { en: 'Nobody else', pl: 'Nikt więcej', ru: 'Больше никого' },
  letReroll: { en: 'Let it be rerolled', pl: 'Pozwól ją przerzucić', ru: 'Разрешить переброс' },
  payRansom: {
    en: '{cp, select, none {Pay} other {Pay {cp} CP}} and keep the die',
    pl: '{cp, select, none {Zapłać} other {Zapłać {cp} PW}} i zostaw kość',
    ru: '{cp, select, none {Заплатить} other {Заплатить {cp} БС}} и оставить кубик',
  },
  declareNothing: { en: 'Declare none', pl: 'Nie ogłaszaj', ru: 'Не объявлять' },
  endPhase: { en: 'End the phase', pl: 'Zakończ fazę', ru: 'Закончить фазу' },
  toDice: { en: 'On to the dice', pl: 'Czas na kości', ru: 'К кубикам' },
  endTurn: { en: 'End the turn', pl: 'Zakończ turę', ru: 'Закончить ход' },
  skipOffence: { en: 'Skip the phase', pl: 'Pomiń fazę', ru: 'Пропустить фазу' },
  keepCards: { en: 'Sell no more', pl: 'Nie sprzedawaj więcej', ru: 'Больше не продавать' },
  declareOnly: { en: '{ability}', pl: '{ability}', ru: '{ability}' },
  use: { en: 'Use {source}', pl: 'Użyj: {source}', ru: 'Применить: {source}' },
  targetHero: { en: 'Aim at {name} ({hero})', pl: 'Cel: {name} ({hero})', ru: 'Цель: {name} ({hero})' },
  pickHero: { en: 'Choose {name} ({hero})', pl: 'Wybierz: {name} ({hero})', ru: 'Выбрать: {name} ({hero})' },
  noOption: { en: 'Do nothing', pl: 'Nie rób nic', ru: 'Ничего не делать' },
  againstSource: {
    en: '{amount} from {name}',
    pl: '{amount}, źródło: {name}',
    ru: '{amount}, источник: {name}',
  },
} as const satisfies Record<string, Message>;

/** Where the question above says what is done with it. */
export const BRIEF = {
  play: {
    en: '{card} ·\u00a0{cp, number}\u00a0CP',
    pl: '{card} ·\u00a0{cp, number}\u00a0PW',
    ru: '{card} ·\u00a0{cp, number}\u00a0БС',
  },
  declare: { en: '{ability} ·\u00a0{deals}', pl: '{ability} ·\u00a0{deals}', ru: '{ability} ·\u00a0{deals}' },
  swap: { en: 'Swap {card}', pl: 'Wymień: {card}', ru: 'Заменить: {card}' },
  person: { en: '{name} ({hero})', pl: '{name} ({hero})', ru: '{name} ({hero})' },
  from: { en: '{status}: {person}', pl: '{status}: {person}', ru: '{status}: {person}' },
} as const satisfies Record<string, Message>;

/** Before the first roll there is nothing to declare, and after the last nothing to roll. */
export const ROLL_ASKINGS = {
  first: { en: 'Roll the dice', pl: 'Rzuć kośćmi', ru: 'Бросьте кубики' },
  last: { en: 'Declare an ability', pl: 'Ogłoś zdolność', ru: 'Объявите способность' },
} as const satisfies Record<string, Message>;

export const ASKINGS = {
  order: { en: 'What comes first?', pl: 'Co najpierw?', ru: 'Что сначала?' },
  main: {
    en: 'Play cards, upgrade or sell, then go on',
    pl: 'Zagrywaj, ulepszaj, sprzedawaj karty albo idź dalej',
    ru: 'Разыгрывайте и продавайте карты или идите дальше',
  },
  pay: {
    en: 'Spend CP, or skip the Offensive Roll Phase?',
    pl: 'Wydajesz PW czy pomijasz Fazę Rzutu Ofensywnego?',
    ru: 'Потратить БС или пропустить фазу броска нападения?',
  },
  roll: {
    en: 'Roll, or declare an ability',
    pl: 'Rzuć kośćmi albo ogłoś zdolność',
    ru: 'Бросьте кубики или объявите способность',
  },
  target: { en: 'Whom do you attack?', pl: 'Kogo atakujesz?', ru: 'Кого вы атакуете?' },
  defence: { en: 'How do you defend?', pl: 'Jak się bronisz?', ru: 'Как вы защищаетесь?' },
  'defence-reroll': {
    en: 'Reroll defense dice?',
    pl: 'Przerzucasz kości obrony?',
    ru: 'Перебросить кубики защиты?',
  },
  discard: {
    en: 'Too many cards: sell some',
    pl: 'Za dużo kart na ręce: sprzedaj nadmiar',
    ru: 'Слишком много карт: продайте лишние',
  },
  window: { en: 'Do you answer?', pl: 'Reagujesz?', ru: 'Ответите?' },
  option: { en: 'Choose one', pl: 'Wybierz jedno', ru: 'Выберите одно' },
  pick: { en: 'Choose a player', pl: 'Wybierz gracza', ru: 'Выберите игрока' },
  source: {
    en: 'Which damage does this concern?',
    pl: 'Których obrażeń to dotyczy?',
    ru: 'К какому урону это относится?',
  },
  token: { en: 'Which status goes?', pl: 'Który efekt usuwasz?', ru: 'Какое состояние снять?' },
  'token-from': { en: 'Which status moves?', pl: 'Który efekt przenosisz?', ru: 'Какое состояние перенести?' },
  'token-to': { en: 'To whom does it move?', pl: 'Na kogo go przenosisz?', ru: 'На кого его перенести?' },
  nudge: { en: 'Which die changes by 1?', pl: 'Którą kość zmieniasz o 1?', ru: 'Какой кубик изменить на 1?' },
  set: { en: 'Which die do you change?', pl: 'Którą kość ustawiasz?', ru: 'Какой кубик изменить?' },
  copy: {
    en: 'Which die becomes like another?',
    pl: 'Którą kość ustawiasz jak inną?',
    ru: 'Какой кубик сделать таким же, как другой?',
  },
  reroll: { en: 'Which die is rerolled?', pl: 'Którą kość przerzucasz?', ru: 'Какой кубик перебросить?' },
  'effect-reroll': {
    en: 'Reroll some of these dice?',
    pl: 'Przerzucasz którąś z tych kości?',
    ru: 'Перебросить что-нибудь из этих кубиков?',
  },
  ransom: {
    en: 'Pay to keep the die, or let it be rerolled?',
    pl: 'Płacisz, by zostawić kość, czy pozwalasz ją przerzucić?',
    ru: 'Заплатить и оставить кубик или разрешить переброс?',
  },
  count: { en: 'How many?', pl: 'Ile?', ru: 'Сколько?' },
  card: { en: 'Which card do you discard?', pl: 'Którą kartę odrzucasz?', ru: 'Какую карту сбросить?' },
  search: { en: 'Which card do you take?', pl: 'Którą kartę bierzesz?', ru: 'Какую карту взять?' },
} as const satisfies Record<Asking, Message>;
