// Short words for writing effects, each of which makes one literal of the vocabulary. Those that name a symbol, a status, a
// slot, an ability or a card are in kit.ts.
import type {
  Among,
  Amount,
  Condition,
  DamageType,
  Effect,
  Figure,
  Need,
  Option,
  Who,
  WhoseDie,
} from './vocabulary.ts';

// What dice must show.
export const microStraight: Need = { kind: 'micro-straight' };
export const smallStraight: Need = { kind: 'small-straight' };
export const largeStraight: Need = { kind: 'large-straight' };
export const ofAKind = (count: number): Need => ({ kind: 'of-a-kind', count });
export const numbers = (from: number, to: number): Need => ({ kind: 'numbers', from, to });

// Numbers.
export const eachNumber = (from: number, to: number, times = 1): Amount => ({ kind: 'numbers', from, to, times });
export const sum: Amount = { kind: 'sum' };
export const ownCp: Amount = { kind: 'cp' };
export const given = (times = 1): Amount => ({ kind: 'given', times });
export const tallied = (times = 1): Amount => ({ kind: 'tally', times });
export const extraRolls = (most: number): Amount => ({ kind: 'extra-rolls', most });
export const healthOf = (of: Who): Amount => ({ kind: 'health', of });
export const handOf = (of: Who): Amount => ({ kind: 'hand', of });
export const countOf = (among: Among): Amount => ({ kind: 'count', among });
export const statusesOn = (of: Who, which: 'positive' | 'negative'): Amount => ({ kind: 'statuses', which, of });
export const least = (...of: Amount[]): Amount => ({ kind: 'least', of });
export const half = (of: Amount): Amount => ({ kind: 'half', of });
export const total = (...of: Amount[]): Amount => ({ kind: 'total', of });

// Conditions.
export const someStatus = (who: Who): Condition => ({ kind: 'some-status', who });
export const atLeast = (amount: Amount, least: number): Condition => ({ kind: 'at-least', amount, least });
export const turned: Condition = { kind: 'turned' };
export const beforeDefence: Condition = { kind: 'before-defence' };
export const flipped: Condition = { kind: 'flipped' };
export const goesFirst: Condition = { kind: 'goes-first' };
export const fewerRolls = (than: number): Condition => ({ kind: 'fewer-rolls', than });
export const canPay = (cp: number): Condition => ({ kind: 'can-pay', cp });
export const dealt = (damage: number): Condition => ({ kind: 'dealt-at-least', damage });
export const attacks = (least = 0): Condition => ({ kind: 'attacks', least });
export const inflicted: Condition = { kind: 'inflicted' };
export const reaches = (figure: Figure): Condition => ({ kind: 'reaches', figure });
export const isOpponent = (who: Who): Condition => ({ kind: 'is-opponent', who });
export const not = (test: Condition): Condition => ({ kind: 'not', test });
export const all = (...tests: Condition[]): Condition => ({ kind: 'all', tests });
export const either = (a: Condition, b: Condition): Condition => not(all(not(a), not(b)));

// Damage and healing.
export const damageTo = (
  to: Who | 'opponents',
  amount: Amount,
  type: DamageType = 'undefendable',
  separate = false,
): Effect => ({ verb: 'damage', amount, type, to, separate });
export const damage = (amount: Amount, type: DamageType = 'normal'): Effect => damageTo('target', amount, type);
export const undefendable = (amount: Amount): Effect => damage(amount, 'undefendable');
export const pure = (amount: Amount): Effect => damage(amount, 'pure');
export const ultimate = (amount: Amount): Effect => damage(amount, 'ultimate');
export const collateral = (amount: Amount): Effect => damageTo('opponents', amount, 'collateral');
/** Damage that a defence or an answer deals back: no attack, not defendable (DT-8.8). */
export const strikeBack = (amount: Amount): Effect => damageTo('attacker', amount);
/** Damage of its own, applied at once (DT-15.11). */
export const separately = (to: Who, amount: Amount): Effect => damageTo(to, amount, 'undefendable', true);
export const addDamage = (amount: Amount): Effect => ({ verb: 'add-damage', amount });
export const multiplyDamage = (by: number): Effect => ({ verb: 'multiply-damage', by });
export const recoil = (amount: number): Effect => ({ verb: 'recoil', amount });
export const makeUndefendable: Effect = { verb: 'make-undefendable' };
export const prevent = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'prevent', amount, who });
export const preventHalf: Effect = { verb: 'prevent-half', who: 'self' };
export const avoid: Effect = { verb: 'avoid' };
export const avoidAll: Effect = { verb: 'avoid', all: true };
export const reflectHalf: Effect = { verb: 'reflect-half' };
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'heal', amount, who, atOnce: false });
export const healAtOnce = (amount: Amount): Effect => ({ verb: 'heal', amount, who: 'self', atOnce: true });
export const healDealt: Effect = { verb: 'heal-dealt' };
export const loseHealth = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'lose-health', amount, who });
export const stealHealth = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'steal-health', amount, who });

// The Offensive Roll Phase.
export const failOffence: Effect = { verb: 'fail-offence' };
export const halveOffence: Effect = { verb: 'halve-offence' };
export const extraOffence: Effect = { verb: 'extra-offence' };
export const aim: Effect = { verb: 'aim' };

// Statuses and companions.
export const removeStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: false });
export const removeEveryStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: true });
export const dropOne = (group: string): Effect => ({ verb: 'drop', group });
export const moveStatus: Effect = { verb: 'move-status' };
export const blockStatus: Effect = { verb: 'block-status' };
export const strip = (
  kind: 'positive' | 'negative',
  amount: Amount,
  who: Who,
  by: 'holder' | 'chance' = 'holder',
): Effect => ({ verb: 'strip', kind, amount, who, by });

// Resources.
export const gainCp = (amount: Amount): Effect => ({ verb: 'gain-cp', amount });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'steal-cp', amount, who });
export const draw = (amount: Amount): Effect => ({ verb: 'draw', amount });
export const discardRandom = (who: Who): Effect => ({ verb: 'discard-random', who });
export const discardChosen = (who: Who): Effect => ({ verb: 'discard', who });
export const discardHand: Effect = { verb: 'discard-hand' };
export const searchDeck: Effect = { verb: 'search' };
export const seeHand = (who: Who): Effect => ({ verb: 'see-hand', who });
export const returnCard: Effect = { verb: 'return-card', which: 'any' };
export const returnUpgrade: Effect = { verb: 'return-card', which: 'upgrade' };
export const playUpgrade = (from: 'hand' | 'deck', most: number): Effect => ({ verb: 'play-upgrade', from, most });
export const putBack = (of: number): Effect => ({ verb: 'put-back', of });
export const putAway: Effect = { verb: 'put-away' };
export const flip: Effect = { verb: 'flip' };

// Dice.
export const roll = (dice: Amount, rerolls = 0): Effect => ({ verb: 'roll', dice, rerolls, price: null });
export const nudgeDie: Effect = { verb: 'nudge-die' };
export const nudgeDieBy = (by: number): Effect => ({ verb: 'nudge-die', by });
export const mustReroll = (who: Who): Effect => ({ verb: 'must-reroll', who });
export const setDie = (whose: WhoseDie, to: number | 'any' | 'copy', times = 1): Effect => ({
  verb: 'set-die',
  whose,
  to,
  times,
});
export const rerollDice = (whose: WhoseDie, upTo: number, ransom = 0): Effect => ({
  verb: 'reroll-dice',
  whose,
  upTo,
  ransom,
});
export const extraAttempt = (phase: 'offence' | 'defence'): Effect => ({ verb: 'extra-attempt', phase });
export const contest = (against: Who, ties: boolean, win: Effect[], lose: Effect[]): Effect => ({
  verb: 'contest',
  against,
  ties,
  win,
  lose,
});
export const contestOrTie = (against: Who, win: Effect[], lose: Effect[], tied: Effect[]): Effect => ({
  verb: 'contest',
  against,
  ties: false,
  win,
  lose,
  tied,
});

// Order and choice.
export const andThen: Effect = { verb: 'then' };
export const iff = (test: Condition, effects: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  verb: 'if',
  test,
  effects,
  otherwise,
});
export const sumAtLeast = (least: number, ...effects: Effect[]): Effect => iff(atLeast(sum, least), effects);
export const sumAtMost = (most: number, ...effects: Effect[]): Effect => iff(not(atLeast(sum, most + 1)), effects);
export const ifAdded = (least: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'added-at-least', damage: least }, effects);
/** An option that is only there while something holds. */
export const when = (test: Condition, ...effects: Effect[]): Option => ({ when: test, effects });
const asOption = (option: Option | Effect[]): Option =>
  Array.isArray(option) ? { when: null, effects: option } : (option as Option);
export const choose = (...options: (Option | Effect[])[]): Effect => ({
  verb: 'choose',
  options: options.map(asOption),
  by: 'self',
});
/** The choice is another player's. */
export const letChoose = (by: Who, ...options: (Option | Effect[])[]): Effect => ({
  verb: 'choose',
  options: options.map(asOption),
  by,
});
export const may = (...effects: Effect[]): Effect => choose(effects, []);
export const pick = (
  among: Among,
  effects: Effect[],
  { times = 1, distinct = false, optional = false } = {},
): Effect => ({ verb: 'pick', among, times, distinct, optional, effects });
export const pickPlayer = (...effects: Effect[]): Effect => pick('players', effects);
export const pickOpponent = (...effects: Effect[]): Effect => pick('opponents', effects);
export const every = (among: Among, ...effects: Effect[]): Effect => ({ verb: 'every', among, effects });
export const repeat = (times: Amount, ...effects: Effect[]): Effect => ({ verb: 'repeat', times, effects });
export const again = (cp: number): Effect => ({ verb: 'again', cp });
export const tally: Effect = { verb: 'tally' };
export const giveCp = (...effects: Effect[]): Effect => ({ verb: 'give-cp', effects });
export const letThem = (who: Who, ...effects: Effect[]): Effect => ({ verb: 'let', who, effects });
