// How much: the units of Dice Throne's effects, what is counted for each of something, and sums.
import type { DamageType } from '@wyrmtable/dice-throne';
import type { Message } from '../phrase.ts';

export type UnitId =
  | DamageType
  | 'prevented'
  | 'less'
  | 'healing'
  | 'health'
  | 'cp'
  | 'cards'
  | 'dice'
  | 'positive'
  | 'negative'
  | 'times'
  | 'plain';

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
  /** After "prevent": a dative in Polish. */
  prevented: {
    en: '{n, number} damage',
    pl: '{n, plural, one {# obrażeniu} few {# obrażeniom} many {# obrażeniom} other {# obrażenia}}',
    ru: '{n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}',
  },
  /** Before "less damage". */
  less: {
    en: '{n, number}',
    pl: '{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    ru: '{n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}',
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
  /** Tokens of statuses, whichever they are. */
  positive: {
    en: '{n, plural, one {# positive status token} other {# positive status tokens}}',
    pl: '{n, plural, one {# żeton pozytywnego efektu} few {# żetony pozytywnych efektów} many {# żetonów pozytywnych efektów} other {# żetonu pozytywnego efektu}}',
    ru: '{n, plural, one {# положительное состояние} few {# положительных состояния} many {# положительных состояний} other {# положительного состояния}}',
  },
  negative: {
    en: '{n, plural, one {# negative status token} other {# negative status tokens}}',
    pl: '{n, plural, one {# żeton negatywnego efektu} few {# żetony negatywnych efektów} many {# żetonów negatywnych efektów} other {# żetonu negatywnego efektu}}',
    ru: '{n, plural, one {# отрицательное состояние} few {# отрицательных состояния} many {# отрицательных состояний} other {# отрицательного состояния}}',
  },
  times: {
    en: '{n, plural, one {# time} other {# times}}',
    pl: '{n, plural, one {# raz} few {# razy} many {# razy} other {# razy}}',
    ru: '{n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  },
  plain: { en: '{n, number}', pl: '{n, number}', ru: '{n, number}' },
} as const satisfies Record<UnitId, Message>;

/** "So much" of it, where the number stands elsewhere in the sentence. */
export const MASSES = {
  normal: { en: 'damage', pl: 'tyle obrażeń', ru: 'столько урона' },
  undefendable: { en: 'undefendable damage', pl: 'tyle obrażeń nieuchronnych', ru: 'столько неблокируемого урона' },
  pure: { en: 'pure damage', pl: 'tyle obrażeń czystych', ru: 'столько чистого урона' },
  collateral: { en: 'collateral damage', pl: 'tyle obrażeń obszarowych', ru: 'столько побочного урона' },
  ultimate: { en: 'ultimate damage', pl: 'tyle obrażeń specjalnych', ru: 'столько легендарного урона' },
  prevented: { en: 'damage', pl: 'tylu obrażeniom', ru: 'столько урона' },
  less: { en: 'as much', pl: 'tyle obrażeń', ru: 'столько урона' },
  healing: { en: 'health', pl: 'tyle punktów zdrowia', ru: 'столько здоровья' },
  health: { en: 'health', pl: 'tyle punktów zdrowia', ru: 'столько здоровья' },
  cp: { en: 'CP', pl: 'tyle PW', ru: 'столько БС' },
  cards: { en: 'cards', pl: 'tyle kart', ru: 'столько карт' },
  dice: { en: 'dice', pl: 'tyle kości', ru: 'столько кубиков' },
  positive: {
    en: 'positive status tokens',
    pl: 'tyle żetonów pozytywnych efektów',
    ru: 'столько положительных состояний',
  },
  negative: {
    en: 'negative status tokens',
    pl: 'tyle żetonów negatywnych efektów',
    ru: 'столько отрицательных состояний',
  },
  times: { en: 'a number of times', pl: 'tyle razy', ru: 'столько раз' },
  plain: { en: 'as many', pl: 'tyle razy', ru: 'столько раз' },
} as const satisfies Record<UnitId, Message>;

/** The same for tokens, whose name stands as it is counted from five. */
export const TOKEN_MASS = { en: '{name}', pl: 'tyle {name}', ru: 'столько {name}' } as const satisfies Message;

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
  /** Of several kinds of tokens, those one has; `names` in the nominative. */
  kinds: {
    en: 'each kind of these that you have: {names}',
    pl: 'każdy rodzaj, który masz ({names})',
    ru: 'каждый вид, который у вас есть ({names})',
  },
  having: { en: 'having {name}', pl: 'posiadanie {name}', ru: 'наличие {name}' },
  /** `name` as it is counted from five. */
  pair: { en: 'each pair of {name}', pl: 'każdą parę {name}', ru: 'каждую пару {name}' },
  range: {
    en: 'each die showing {range}',
    pl: 'każdą kość z wynikiem {range}',
    ru: 'каждый кубик со значением {range}',
  },
  given: {
    en: '{what, select, cp {each CP spent} other {each one spent}}',
    pl: '{what, select, cp {każdy wydany PW} other {każdy wydany żeton}}',
    ru: '{what, select, cp {каждую потраченную БС} other {каждый израсходованный жетон}}',
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
    en: '{single, select, true {{mass} equal to the value rolled} other {{mass} equal to the total rolled}}',
    pl: '{single, select, true {{mass}, ile wypadło} other {{mass}, ile wypadło w sumie}}',
    ru: '{single, select, true {{mass}, сколько выпало} other {{mass}, сколько выпало в сумме}}',
  },
  halfSum: {
    en: '{single, select, true {{mass} equal to half the value rolled (rounded up)} other {{mass} equal to half the total rolled (rounded up)}}',
    pl: '{single, select, true {{mass}, ile wynosi połowa wyniku (zaokrąglając w górę)} other {{mass}, ile wynosi połowa sumy (zaokrąglając w górę)}}',
    ru: '{single, select, true {{mass}, сколько составляет половина значения (округляя вверх)} other {{mass}, сколько составляет половина суммы (округляя вверх)}}',
  },
  cp: {
    en: '{single, select, other {{mass} equal to your CP}}',
    pl: '{single, select, other {{mass}, ile masz PW}}',
    ru: '{single, select, other {{mass}, сколько у вас БС}}',
  },
  halfCp: {
    en: '{single, select, other {{mass} equal to half your CP (rounded up)}}',
    pl: '{single, select, other {{mass}, ile wynosi połowa twoich PW (zaokrąglając w górę)}}',
    ru: '{single, select, other {{mass}, сколько составляет половина вашей БС (округляя вверх)}}',
  },
  halfHealth: {
    en: '{single, select, other {{mass} equal to half your health (rounded up)}}',
    pl: '{single, select, other {{mass}, ile wynosi połowa twojego zdrowia (zaokrąglając w górę)}}',
    ru: '{single, select, other {{mass}, сколько составляет половина вашего здоровья (округляя вверх)}}',
  },
  half: {
    en: 'half of {amount} (rounded up)',
    pl: '{amount}, dzieląc to na pół (zaokrąglając w górę)',
    ru: '{amount}, деля пополам (округляя вверх)',
  },
  health: {
    en: '{who, select, self {{mass} equal to your health} other {{mass} equal to the health of {whom}}}',
    pl: '{who, select, self {{mass}, ile masz zdrowia} other {{mass}, ile zdrowia ma {whom}}}',
    ru: '{who, select, self {{mass}, сколько у вас здоровья} other {{mass}, сколько здоровья у {whom}}}',
  },
  hand: {
    en: '{who, select, self {{mass} equal to the number of cards in your hand} other {{mass} equal to the number of cards that {whom} holds}}',
    pl: '{who, select, self {{mass}, ile masz kart w ręce} other {{mass}, ile kart w ręce ma {whom}}}',
    ru: '{who, select, self {{mass}, сколько карт у вас в руке} other {{mass}, сколько карт в руке у {whom}}}',
  },
  count: {
    en: '{among, select, opponents {{mass} equal to the number of opponents} teammates {{mass} equal to the number of teammates} engaged {{mass} equal to the number of engaged opponents} players {{mass} equal to the number of players} others {{mass} equal to the number of other players} falling {{mass} equal to the number of players on the team who are being defeated} other {{mass} equal to the number of players on the team}}',
    pl: '{among, select, opponents {{mass}, ilu jest przeciwników} teammates {{mass}, ilu jest innych członków drużyny} engaged {{mass}, ilu jest uwikłanych przeciwników} players {{mass}, ilu jest graczy} others {{mass}, ilu jest innych graczy} falling {{mass}, ilu jest pokonywanych graczy twojej drużyny} other {{mass}, ilu graczy liczy drużyna}}',
    ru: '{among, select, opponents {{mass}, сколько есть противников} teammates {{mass}, сколько в команде других героев} engaged {{mass}, сколько противников в этом бою} players {{mass}, сколько всего игроков} others {{mass}, сколько есть других игроков} falling {{mass}, сколько погибающих игроков в вашей команде} other {{mass}, сколько игроков в команде}}',
  },
  statuses: {
    en: '{who, select, self {{which, select, positive {{mass} equal to the number of your positive status tokens} other {{mass} equal to the number of your negative status tokens}}} other {{which, select, positive {{mass} equal to the number of positive status tokens on {whom}} other {{mass} equal to the number of negative status tokens on {whom}}}}}',
    pl: '{who, select, self {{which, select, positive {{mass}, ile masz żetonów pozytywnych efektów} other {{mass}, ile masz żetonów negatywnych efektów}}} other {{which, select, positive {{mass}, ile żetonów pozytywnych efektów ma {whom}} other {{mass}, ile żetonów negatywnych efektów ma {whom}}}}}',
    ru: '{who, select, self {{which, select, positive {{mass}, сколько у вас жетонов положительных состояний} other {{mass}, сколько у вас жетонов отрицательных состояний}}} other {{which, select, positive {{mass}, сколько жетонов положительных состояний у {whom}} other {{mass}, сколько жетонов отрицательных состояний у {whom}}}}}',
  },
  /** A number that grows only so far. */
  atMost: {
    en: '{sum, select, true {{amount} (at most {most, number} in all)} other {{amount} (at most {most, number})}}',
    pl: '{sum, select, true {{amount} (łącznie najwyżej {most, number})} other {{amount} (najwyżej {most, number})}}',
    ru: '{sum, select, true {{amount} (всего не больше {most, number})} other {{amount} (не больше {most, number})}}',
  },
  /** Behind "plus". */
  countAdded: {
    en: '{among, select, opponents {1 for each opponent} teammates {1 for each teammate} engaged {1 for each engaged opponent} players {1 for each player} others {1 for each other player} falling {1 for each player on the team who is being defeated} other {1 for each hero on the team}}',
    pl: '{among, select, opponents {1 za każdego przeciwnika} teammates {1 za każdego innego członka drużyny} engaged {1 za każdego uwikłanego przeciwnika} players {1 za każdego gracza} others {1 za każdego innego gracza} falling {1 za każdego pokonywanego gracza twojej drużyny} other {1 za każdego bohatera w drużynie}}',
    ru: '{among, select, opponents {1 за каждого противника} teammates {1 за каждого другого члена команды} engaged {1 за каждого противника в этом бою} players {1 за каждого игрока} others {1 за каждого другого игрока} falling {1 за каждого погибающего игрока вашей команды} other {1 за каждого героя в команде}}',
  },
  /** `all` are joined by "or". */
  least: {
    en: '{all}, whichever is {count, plural, =2 {less} other {least}}',
    pl: '{all} ({count, plural, =2 {mniejsza} one {najmniejsza} few {najmniejsza} many {najmniejsza} other {najmniejsza}} z tych wartości)',
    ru: '{all} ({count, plural, =2 {что меньше} one {наименьшее из них} few {наименьшее из них} many {наименьшее из них} other {наименьшее из них}})',
  },
  room: {
    en: '{own, select, true {as many {mass} as your limit allows} other {{mass} equal to the number of {name} your limit still allows}}',
    pl: '{own, select, true {{mass}, na ile pozwala limit} other {{mass}, ile {name} brakuje ci do limitu}}',
    ru: '{own, select, true {{mass}, сколько позволяет предел} other {{mass}, сколько {name} не хватает вам до предела}}',
  },
  /** A figure for every number of tokens, the first for `least`. */
  table: {
    en: '{values} {kind} for {counts} {names} on {whom}',
    pl: '{values} {kind} za {counts} {names} na planszy {whom}',
    ru: '{values} {kind} за {counts} {names} у {whom}',
  },
  ownTable: {
    en: '{values} {kind} for {counts} {names}',
    pl: '{values} {kind} za {counts} {names}',
    ru: '{values} {kind} за {counts} {names}',
  },
} as const satisfies Record<string, Message>;

/** A sum's later parts, without a unit, in the accusative; `single`: one die was rolled. */
export const ADDENDS = {
  sum: {
    en: '{single, select, true {the value rolled} other {the total rolled}}',
    pl: '{single, select, true {tyle, ile wypadło} other {tyle, ile wypadło w sumie}}',
    ru: '{single, select, true {выпавшее значение} other {выпавшую сумму}}',
  },
  halfSum: {
    en: '{single, select, true {half the value rolled (rounded up)} other {half the total rolled (rounded up)}}',
    pl: '{single, select, true {połowę wyniku (zaokrąglając w górę)} other {połowę sumy (zaokrąglając w górę)}}',
    ru: '{single, select, true {половину значения (округляя вверх)} other {половину суммы (округляя вверх)}}',
  },
  cp: {
    en: '{single, select, other {your CP}}',
    pl: '{single, select, other {tyle, ile masz PW}}',
    ru: '{single, select, other {столько, сколько у вас БС}}',
  },
  halfHealth: {
    en: '{single, select, other {half your health (rounded up)}}',
    pl: '{single, select, other {połowę swojego zdrowia (zaokrąglając w górę)}}',
    ru: '{single, select, other {половину своего здоровья (округляя вверх)}}',
  },
  halfCp: {
    en: '{single, select, other {half your CP (rounded up)}}',
    pl: '{single, select, other {połowę swoich PW (zaokrąglając w górę)}}',
    ru: '{single, select, other {половину своей БС (округляя вверх)}}',
  },
} as const satisfies Record<string, Message>;

/** Numbers on a die. */
export const RANGES = {
  several: { en: '{from}–{to}', pl: '{from}–{to}', ru: '{from}–{to}' },
} as const satisfies Record<string, Message>;
