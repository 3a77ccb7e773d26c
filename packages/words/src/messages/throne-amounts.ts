// How much: the units of Dice Throne's effects, what is counted for each of something, and sums.
import type { DamageType } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export type UnitId = DamageType | 'healing' | 'health' | 'cp' | 'cards' | 'dice' | 'plain';

/** A counted unit in the case that "deal", "draw" or "roll" wants. */
export const UNITS = {
  normal: {
    en: '{n, number} damage',
    pl: '{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    ru: '{n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}',
  },
  undefendable: {
    en: '{n, number} undefendable damage',
    pl: '{n, plural, one {# obrażenie nieuchronne} few {# obrażenia nieuchronne} many {# obrażeń nieuchronnych} other {# obrażenia nieuchronnego}}',
    ru: '{n, plural, one {# неблокируемый урон} few {# неблокируемого урона} many {# неблокируемого урона} other {# неблокируемого урона}}',
  },
  pure: {
    en: '{n, number} pure damage',
    pl: '{n, plural, one {# obrażenie czyste} few {# obrażenia czyste} many {# obrażeń czystych} other {# obrażenia czystego}}',
    ru: '{n, plural, one {# чистый урон} few {# чистого урона} many {# чистого урона} other {# чистого урона}}',
  },
  collateral: {
    en: '{n, number} collateral damage',
    pl: '{n, plural, one {# obrażenie obszarowe} few {# obrażenia obszarowe} many {# obrażeń obszarowych} other {# obrażenia obszarowego}}',
    ru: '{n, plural, one {# побочный урон} few {# побочного урона} many {# побочного урона} other {# побочного урона}}',
  },
  ultimate: {
    en: '{n, number} ultimate damage',
    pl: '{n, plural, one {# obrażenie specjalne} few {# obrażenia specjalne} many {# obrażeń specjalnych} other {# obrażenia specjalnego}}',
    ru: '{n, plural, one {# легендарный урон} few {# легендарного урона} many {# легендарного урона} other {# легендарного урона}}',
  },
  /** After "heal". */
  healing: {
    en: '{n, number}',
    pl: '{n, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: '{n, plural, one {# здоровье} few {# здоровья} many {# здоровья} other {# здоровья}}',
  },
  health: {
    en: '{n, number} health',
    pl: '{n, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}',
    ru: '{n, plural, one {# здоровье} few {# здоровья} many {# здоровья} other {# здоровья}}',
  },
  cp: { en: '{n, number} CP', pl: '{n, number} PW', ru: '{n, number} БС' },
  cards: {
    en: '{n, plural, one {# card} other {# cards}}',
    pl: '{n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
    ru: '{n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  },
  dice: {
    en: '{n, plural, one {# die} other {# dice}}',
    pl: '{n, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}}',
    ru: '{n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  },
  plain: { en: '{n, number}', pl: '{n, number}', ru: '{n, number}' },
} as const satisfies Record<UnitId, Message>;

/** The same where the number stands elsewhere in the sentence: "as much … as". */
export const MASSES = {
  normal: { en: 'damage', pl: 'obrażeń', ru: 'урона' },
  undefendable: { en: 'undefendable damage', pl: 'obrażeń nieuchronnych', ru: 'неблокируемого урона' },
  pure: { en: 'pure damage', pl: 'obrażeń czystych', ru: 'чистого урона' },
  collateral: { en: 'collateral damage', pl: 'obrażeń obszarowych', ru: 'побочного урона' },
  ultimate: { en: 'ultimate damage', pl: 'obrażeń specjalnych', ru: 'легендарного урона' },
  healing: { en: 'health', pl: 'punktów zdrowia', ru: 'здоровья' },
  health: { en: 'health', pl: 'punktów zdrowia', ru: 'здоровья' },
  cp: { en: 'CP', pl: 'PW', ru: 'БС' },
  cards: { en: 'cards', pl: 'kart', ru: 'карт' },
  dice: { en: 'dice', pl: 'kości', ru: 'кубиков' },
  plain: { en: 'as many', pl: 'razy', ru: 'раз' },
} as const satisfies Record<UnitId, Message>;

/** What something is counted for; names stand in the accusative, `gender` says how "each" agrees with them. */
export const EACH = {
  named: {
    en: '{gender, select, other {each {name}}}',
    pl: '{gender, select, masculine {każdy {name}} animate {każdego {name}} feminine {każdą {name}} other {każde {name}}}',
    ru: '{gender, select, masculine {каждый {name}} animate {каждого {name}} feminine {каждую {name}} plural {каждые {name}} other {каждое {name}}}',
  },
  /** Tokens on somebody else's board; `whom` in the genitive. */
  held: {
    en: '{gender, select, other {each {name} on {whom}}}',
    pl: '{gender, select, masculine {każdy {name} na planszy {whom}} animate {każdego {name} na planszy {whom}} feminine {każdą {name} na planszy {whom}} other {każde {name} na planszy {whom}}}',
    ru: '{gender, select, masculine {каждый {name} у {whom}} animate {каждого {name} у {whom}} feminine {каждую {name} у {whom}} plural {каждые {name} у {whom}} other {каждое {name} у {whom}}}',
  },
  /** Tokens of the player just spoken of. */
  theirs: {
    en: '{gender, select, other {each {name} they have}}',
    pl: '{gender, select, masculine {każdy jego {name}} animate {każdego jego {name}} feminine {każdą jego {name}} other {każde jego {name}}}',
    ru: '{gender, select, masculine {каждый его {name}} animate {каждого его {name}} feminine {каждую его {name}} plural {каждые его {name}} other {каждое его {name}}}',
  },
  /** One or more of them; `name` in the genitive. */
  having: { en: 'having {name}', pl: 'posiadanie {name}', ru: 'наличие {name}' },
  /** `name` as it is counted from five. */
  pair: { en: 'each pair of {name}', pl: 'każdą parę {name}', ru: 'каждую пару {name}' },
  range: {
    en: 'each die showing {range}',
    pl: 'każdą kość z wynikiem {range}',
    ru: 'каждый кубик со значением {range}',
  },
  given: {
    en: '{what, select, cp {each CP paid} other {each one spent}}',
    pl: '{what, select, cp {każdy zapłacony PW} other {każdy wydany żeton}}',
    ru: '{what, select, cp {каждую заплаченную БС} other {каждый потраченный жетон}}',
  },
  tally: { en: 'each of them', pl: 'każdy z nich', ru: 'каждый из них' },
  attempt: {
    en: 'each roll attempt of this phase after the first (at most {most, number})',
    pl: 'każdą próbę rzutu w tej fazie po pierwszej (najwyżej {most, number})',
    ru: 'каждую попытку броска в этой фазе после первой (не больше {most, number})',
  },
} as const satisfies Record<string, Message>;

export const AMOUNTS = {
  per: { en: '{units} for {each}', pl: '{units} za {each}', ru: '{units} за {each}' },
  plus: { en: '{first} plus {rest}', pl: '{first} oraz {rest}', ru: '{first} плюс {rest}' },
  sum: {
    en: '{mass} equal to the total rolled',
    pl: 'tyle {mass}, ile wypadło w sumie',
    ru: 'столько {mass}, сколько выпало в сумме',
  },
  halfSum: {
    en: '{mass} equal to half the total rolled (rounded up)',
    pl: 'tyle {mass}, ile wynosi połowa rzutu (w górę)',
    ru: 'столько {mass}, сколько составляет половина броска (с округлением вверх)',
  },
  cp: {
    en: '{mass} equal to your CP',
    pl: 'tyle {mass}, ile masz PW',
    ru: 'столько {mass}, сколько у вас БС',
  },
  halfCp: {
    en: '{mass} equal to half your CP (rounded up)',
    pl: 'tyle {mass}, ile wynosi połowa twoich PW (w górę)',
    ru: 'столько {mass}, сколько составляет половина ваших БС (с округлением вверх)',
  },
  halfHealth: {
    en: '{mass} equal to half your health (rounded up)',
    pl: 'tyle {mass}, ile wynosi połowa twojego zdrowia (w górę)',
    ru: 'столько {mass}, сколько составляет половина вашего здоровья (с округлением вверх)',
  },
  half: {
    en: 'half of {amount} (rounded up)',
    pl: 'połowę z tego, zaokrągloną w górę: {amount}',
    ru: 'половину от этого с округлением вверх: {amount}',
  },
  health: {
    en: '{who, select, self {{mass} equal to your health} other {{mass} equal to the health of {whom}}}',
    pl: '{who, select, self {tyle {mass}, ile masz zdrowia} other {tyle {mass}, ile zdrowia ma {whom}}}',
    ru: '{who, select, self {столько {mass}, сколько у вас здоровья} other {столько {mass}, сколько здоровья у {whom}}}',
  },
  hand: {
    en: '{who, select, self {{mass} equal to the cards in your hand} other {{mass} equal to the cards that {whom} holds}}',
    pl: '{who, select, self {tyle {mass}, ile masz kart na ręce} other {tyle {mass}, ile kart na ręce ma {whom}}}',
    ru: '{who, select, self {столько {mass}, сколько карт у вас на руке} other {столько {mass}, сколько карт на руке у {whom}}}',
  },
  count: {
    en: '{among, select, opponents {{mass} equal to the number of opponents} teammates {{mass} equal to the number of teammates} engaged {{mass} equal to the number of opponents in this fight} other {{mass} equal to the number of players on the team}}',
    pl: '{among, select, opponents {tyle {mass}, ilu jest przeciwników} teammates {tyle {mass}, ilu jest sojuszników} engaged {tyle {mass}, ilu przeciwników bierze udział w tej walce} other {tyle {mass}, ilu graczy liczy drużyna}}',
    ru: '{among, select, opponents {столько {mass}, сколько есть противников} teammates {столько {mass}, сколько есть союзников} engaged {столько {mass}, сколько противников в этом бою} other {столько {mass}, сколько игроков в команде}}',
  },
  statuses: {
    en: '{who, select, self {{which, select, positive {{mass} equal to your positive status tokens} other {{mass} equal to your negative status tokens}}} other {{which, select, positive {{mass} equal to the positive status tokens of {whom}} other {{mass} equal to the negative status tokens of {whom}}}}}',
    pl: '{who, select, self {{which, select, positive {tyle {mass}, ile masz żetonów pozytywnych efektów} other {tyle {mass}, ile masz żetonów negatywnych efektów}}} other {{which, select, positive {tyle {mass}, ile żetonów pozytywnych efektów ma {whom}} other {tyle {mass}, ile żetonów negatywnych efektów ma {whom}}}}}',
    ru: '{who, select, self {{which, select, positive {столько {mass}, сколько у вас жетонов положительных состояний} other {столько {mass}, сколько у вас жетонов отрицательных состояний}}} other {{which, select, positive {столько {mass}, сколько жетонов положительных состояний у {whom}} other {столько {mass}, сколько жетонов отрицательных состояний у {whom}}}}}',
  },
  /** A number that grows only so far. */
  atMost: {
    en: '{sum, select, true {{amount} (at most {most, number} in all)} other {{amount} (at most {most, number})}}',
    pl: '{sum, select, true {{amount} (łącznie najwyżej {most, number})} other {{amount} (najwyżej {most, number})}}',
    ru: '{sum, select, true {{amount} (всего не больше {most, number})} other {{amount} (не больше {most, number})}}',
  },
  /** Behind "plus". */
  countAdded: {
    en: '{among, select, opponents {the number of opponents} teammates {the number of teammates} engaged {the number of opponents in this fight} other {the number of players on the team}}',
    pl: '{among, select, opponents {liczba przeciwników} teammates {liczba sojuszników} engaged {liczba przeciwników w tej walce} other {liczba graczy drużyny}}',
    ru: '{among, select, opponents {число противников} teammates {число союзников} engaged {число противников в этом бою} other {число игроков команды}}',
  },
  least: { en: 'the least of: {all}', pl: 'najmniejszą z wartości: {all}', ru: 'наименьшее из значений: {all}' },
  room: {
    en: 'as many {mass} as your limit allows',
    pl: 'tyle {mass}, na ile pozwala limit',
    ru: 'столько {mass}, сколько позволяет предел',
  },
  /** A figure for every number of tokens, the first for `least`. */
  table: {
    en: '{values} {mass} for {counts} {names} on {whom}',
    pl: '{values} {mass} za {counts} {names} na planszy {whom}',
    ru: '{values} {mass} за {counts} {names} у {whom}',
  },
  ownTable: {
    en: '{values} {mass} for {counts} {names}',
    pl: '{values} {mass} za {counts} {names}',
    ru: '{values} {mass} за {counts} {names}',
  },
} as const satisfies Record<string, Message>;

/** A sum's later parts, without a unit. */
export const ADDENDS = {
  sum: { en: 'the total rolled', pl: 'suma rzutu', ru: 'сумма броска' },
  halfSum: {
    en: 'half the total rolled (rounded up)',
    pl: 'połowa rzutu (w górę)',
    ru: 'половина броска (с округлением вверх)',
  },
  cp: { en: 'your CP', pl: 'twoje PW', ru: 'ваши БС' },
  halfHealth: {
    en: 'half your health (rounded up)',
    pl: 'połowa twojego zdrowia (w górę)',
    ru: 'половина вашего здоровья (с округлением вверх)',
  },
  halfCp: {
    en: 'half your CP (rounded up)',
    pl: 'połowa twoich PW (w górę)',
    ru: 'половина ваших БС (с округлением вверх)',
  },
} as const satisfies Record<string, Message>;

/** Numbers on a die. */
export const RANGES = {
  several: { en: '{from}–{to}', pl: '{from}–{to}', ru: '{from}–{to}' },
} as const satisfies Record<string, Message>;
