// Short words for writing heroes: each makes one literal of the vocabulary.
import type {
  Ability,
  ActionCard,
  Amount,
  CardNeed,
  CardTiming,
  Condition,
  Confidence,
  DamageType,
  Effect,
  Face,
  Need,
  Row,
  Slot,
  StatusId,
  Upgrade,
  Who,
  WhoseDie,
} from './vocabulary.ts';

// What dice must show.
export const smallStraight: Need = { kind: 'small-straight' };
export const largeStraight: Need = { kind: 'large-straight' };
export const ofAKind = (count: number): Need => ({ kind: 'of-a-kind', count });
export const symbols = (wanted: Readonly<Record<Face, number>>): Need => ({ kind: 'symbols', symbols: wanted });
const asNeed = (need: Need | Face): Need => (typeof need === 'string' ? symbols({ [need]: 1 }) : need);

// Numbers.
export const each = (face: Face, times = 1): Amount => ({ kind: 'each', face, times });
export const pairsOf = (face: Face, times = 1): Amount => ({ kind: 'pairs', face, times });
export const perToken = (status: StatusId, times = 1, of: Who = 'self'): Amount => ({
  kind: 'tokens',
  status,
  times,
  of,
});
export const sum: Amount = { kind: 'sum' };
export const ownCp: Amount = { kind: 'cp' };
export const given = (times = 1): Amount => ({ kind: 'given', times });
export const half = (of: Amount): Amount => ({ kind: 'half', of });
export const total = (...of: Amount[]): Amount => ({ kind: 'total', of });

// Damage and healing.
export const damage = (amount: Amount, type: DamageType = 'normal'): Effect => ({
  verb: 'damage',
  amount,
  type,
  to: 'target',
});
export const undefendable = (amount: Amount): Effect => damage(amount, 'undefendable');
export const pure = (amount: Amount): Effect => damage(amount, 'pure');
export const ultimate = (amount: Amount): Effect => damage(amount, 'ultimate');
export const collateral = (amount: Amount): Effect => ({ verb: 'damage', amount, type: 'collateral', to: 'opponents' });
/** Damage that a defence or an answer deals back: no attack, not defendable (DT-8.8). */
export const strikeBack = (amount: Amount): Effect => ({
  verb: 'damage',
  amount,
  type: 'undefendable',
  to: 'attacker',
});
export const damageTo = (who: Who, amount: Amount, type: DamageType = 'undefendable'): Effect => ({
  verb: 'damage',
  amount,
  type,
  to: who,
});
export const addDamage = (amount: Amount): Effect => ({ verb: 'add-damage', amount });
export const recoil = (amount: number): Effect => ({ verb: 'recoil', amount });
export const makeUndefendable: Effect = { verb: 'make-undefendable' };
export const prevent = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'prevent', amount, who });
export const preventHalf: Effect = { verb: 'prevent-half', who: 'self' };
export const avoid: Effect = { verb: 'avoid' };
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ verb: 'heal', amount, who });

// Statuses.
export const gain = (status: StatusId, amount: Amount = 1): Effect => ({ verb: 'gain', status, amount, who: 'self' });
export const give = (status: StatusId, amount: Amount = 1): Effect => ({ verb: 'gain', status, amount, who: 'picked' });
export const inflict = (status: StatusId, amount: Amount = 1, who: Who = 'target'): Effect => ({
  verb: 'inflict',
  status,
  amount,
  who,
});
export const loseToken = (status: StatusId, amount = 1): Effect => ({
  verb: 'lose-token',
  status,
  amount,
  who: 'self',
});
export const removeStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: false });
export const removeEveryStatus = (who: Who): Effect => ({ verb: 'remove-status', who, all: true });
export const moveStatus: Effect = { verb: 'move-status' };
export const raiseLimit = (status: StatusId, by = 1): Effect => ({ verb: 'raise-limit', status, by });
export const blockStatus: Effect = { verb: 'block-status' };

// Resources.
export const gainCp = (amount: Amount): Effect => ({ verb: 'gain-cp', amount });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'steal-cp', amount, who });
export const draw = (amount: Amount): Effect => ({ verb: 'draw', amount });
export const discardRandom = (who: Who): Effect => ({ verb: 'discard-random', who });

// Dice.
export const roll = (dice: number, rerolls = 0): Effect => ({ verb: 'roll', dice, rerolls });
export const nudgeDie: Effect = { verb: 'nudge-die' };
export const setDie = (whose: WhoseDie, to: number | 'any' | 'copy', times = 1): Effect => ({
  verb: 'set-die',
  whose,
  to,
  times,
});
export const rerollDice = (whose: WhoseDie, upTo: number): Effect => ({ verb: 'reroll-dice', whose, upTo });
export const extraAttempt = (phase: 'offence' | 'defence'): Effect => ({ verb: 'extra-attempt', phase });

// Order and choice.
export const andThen: Effect = { verb: 'then' };
const iff = (test: Condition, effects: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  verb: 'if',
  test,
  effects,
  otherwise,
});
/** On a symbol, or a set of them, in the roll being read: once, however often it shows (DT-13.2). */
export const on = (need: Need | Face, ...effects: Effect[]): Effect =>
  iff({ kind: 'shows', need: asNeed(need) }, effects);
/** On the symbol do this, otherwise that. */
export const onElse = (need: Need | Face, effects: Effect[], otherwise: Effect[]): Effect =>
  iff({ kind: 'shows', need: asNeed(need) }, effects, otherwise);
/** A bonus line read from the five dice of the activation (DT-5.11). */
export const bonus = (need: Need | Face, ...effects: Effect[]): Effect =>
  iff({ kind: 'activated-by', need: asNeed(need) }, effects);
export const sumAtLeast = (least: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'sum-at-least', sum: least }, effects);
export const sumAtMost = (most: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'sum-at-most', sum: most }, effects);
export const whileHolding = (status: StatusId, effects: Effect[], otherwise: Effect[] = []): Effect =>
  iff({ kind: 'holds', status, who: 'self' }, effects, otherwise);
export const ifDealt = (least: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'dealt-at-least', damage: least }, effects);
export const ifAdded = (least: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'added-at-least', damage: least }, effects);
export const choose = (...options: Effect[][]): Effect => ({ verb: 'choose', options });
export const may = (...effects: Effect[]): Effect => ({ verb: 'choose', options: [effects, []] });
export const pickPlayer = (...effects: Effect[]): Effect => ({ verb: 'pick', among: 'players', effects });
export const pickOpponent = (...effects: Effect[]): Effect => ({ verb: 'pick', among: 'opponents', effects });
export const pickTeammate = (...effects: Effect[]): Effect => ({ verb: 'pick', among: 'teammates-and-self', effects });
export const giveTokens = (status: StatusId, upTo: number, ...effects: Effect[]): Effect => ({
  verb: 'give-tokens',
  status,
  upTo,
  effects,
});
export const giveCp = (...effects: Effect[]): Effect => ({ verb: 'give-cp', effects });
export const extraOffence: Effect = { verb: 'extra-offence' };

// Boards.
export const row = (need: Need, ...effects: Effect[]): Row => ({ need, effects });
/** Rows of 3, 4 and 5 of one symbol that differ by one number only. */
export const tiers = (
  face: Face,
  counts: readonly number[],
  numbers: readonly number[],
  make: (n: number) => readonly Effect[],
): Row[] => counts.map((count, i) => row(symbols({ [face]: count }), ...make(numbers[i] ?? 0)));

export const offensive = (id: string, ...rows: Row[]): Ability => ({
  id,
  kind: 'offensive',
  rows,
  dice: 0,
  effects: [],
});
export const finisher = (id: string, ...rows: Row[]): Ability => ({ id, kind: 'ultimate', rows, dice: 0, effects: [] });
export const defensive = (id: string, dice: number, ...effects: Effect[]): Ability => ({
  id,
  kind: 'defensive',
  rows: [],
  dice,
  effects,
});
export const passive = (id: string, ...effects: Effect[]): Ability => ({
  id,
  kind: 'passive',
  rows: [],
  dice: 0,
  effects,
});
export const slot = (printed: Ability, ...upgrades: Upgrade[]): Slot => ({ id: printed.id, printed, upgrades });
export const upgrade = (
  level: 2 | 3,
  cost: number,
  ability: Ability,
  adds: Ability[] = [],
  confidence: Confidence = 'sourced',
): Upgrade => ({
  id: `${ability.id}-${level === 2 ? 'ii' : 'iii'}`,
  level,
  cost,
  ability,
  adds,
  confidence,
});

interface CardOptions {
  readonly modifier?: boolean;
  readonly needs?: readonly CardNeed[];
  readonly confidence?: Confidence;
}
const card =
  (timing: CardTiming) =>
  (id: string, cost: number, effects: readonly Effect[], options: CardOptions = {}): ActionCard => ({
    id,
    cost,
    timing,
    modifier: options.modifier ?? false,
    needs: options.modifier ? ['own-attack', ...(options.needs ?? [])] : (options.needs ?? []),
    effects,
    confidence: options.confidence ?? 'sourced',
  });
export const mainAction = card('main');
export const rollAction = card('roll');
export const instant = card('instant');
