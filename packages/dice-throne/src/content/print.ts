// Short words for what effects are printed on: rows, abilities, slots, upgrades, cards and tokens.
import type { Confidence } from '@wyrmtable/kernel';
import { symbols } from './build.ts';
import type {
  Ability,
  ActionCard,
  CardTiming,
  Hero,
  Hooks,
  Moment,
  PlayNeed,
  Row,
  Slot,
  Status,
  Upgrade,
  Use,
} from './shapes.ts';
import type { Effect, Face, Need, StatusId } from './vocabulary.ts';

// Boards.
export const row = (need: Need, ...effects: Effect[]): Row => ({ need, effects });
/** Rows of 3, 4 and 5 of one symbol that differ by one number only. */
export const tiers = (
  face: Face,
  counts: readonly number[],
  numbers: readonly number[],
  make: (n: number) => readonly Effect[],
): Row[] => counts.map((count, i) => row(symbols({ [face]: count }), ...make(numbers[i] ?? 0)));

const ability = (id: string, kind: Ability['kind'], parts: Partial<Ability>): Ability => ({
  id,
  kind,
  rows: [],
  dice: 0,
  rerolls: 0,
  effects: [],
  unique: false,
  hooks: {},
  uses: [],
  ...parts,
});
export const offensive = (id: string, ...rows: Row[]): Ability => ability(id, 'offensive', { rows });
export const finisher = (id: string, ...rows: Row[]): Ability => ability(id, 'ultimate', { rows });
export const defensive = (id: string, dice: number, ...effects: Effect[]): Ability =>
  ability(id, 'defensive', { dice, effects });
/** A defence against every type of damage but ultimate damage. */
export const uniqueDefence = (id: string, dice: number, ...effects: Effect[]): Ability =>
  ability(id, 'defensive', { dice, effects, unique: true });
/** A defence some of whose dice may be rolled once more. */
export const defensiveWithRerolls = (id: string, dice: number, rerolls: number, ...effects: Effect[]): Ability =>
  ability(id, 'defensive', { dice, rerolls, effects });
export const passive = (id: string, hooks: Hooks, ...uses: Use[]): Ability => ability(id, 'passive', { hooks, uses });

export const slot = (printed: Ability, ...upgrades: Upgrade[]): Slot => ({
  id: printed.id,
  printed,
  upgrades,
  otherSide: null,
});
export const twoSided = (printed: Ability, otherSide: Ability): Slot => ({
  id: printed.id,
  printed,
  upgrades: [],
  otherSide,
});
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

// Cards.
interface CardOptions {
  readonly modifier?: boolean;
  readonly needs?: readonly PlayNeed[];
  readonly confidence?: Confidence;
  readonly gear?: Ability;
  readonly swaps?: true;
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
    ...(options.gear === undefined ? {} : { gear: options.gear }),
    ...(options.swaps === undefined ? {} : { swaps: options.swaps }),
  });
export const mainAction = card('main');
export const rollAction = card('roll');
export const instant = card('instant');
/** A Roll Phase action that raises the own attack (DT-7.5). */
export const attackModifier = (id: string, cost: number, effects: readonly Effect[], options: CardOptions = {}) =>
  rollAction(id, cost, effects, { ...options, modifier: true });

// What may be used for a price.
export const use = (moment: Moment, effects: Effect[], options: Partial<Use> = {}): Use => ({
  moment,
  cp: 0,
  status: null,
  tokens: 0,
  matured: false,
  perTurn: 'any',
  modifier: moment === 'own-attack' || moment === 'before-defence',
  needs: [],
  effects,
  ...options,
});

// Tokens.
interface StatusOptions {
  readonly persistent?: boolean;
  readonly removable?: boolean;
  readonly movable?: boolean;
  readonly uses?: readonly Use[];
  readonly hooks?: Hooks;
  readonly confidence?: Confidence;
}
const status =
  (kind: Status['kind'], touchable: boolean) =>
  (id: StatusId, limit: number, icon: string, options: StatusOptions = {}): Status => ({
    id,
    kind,
    limit,
    icon,
    persistent: options.persistent ?? false,
    removable: options.removable ?? touchable,
    movable: options.movable ?? touchable,
    // A use without a price in tokens spends one of these.
    uses: (options.uses ?? []).map((one) =>
      one.status === null ? { ...one, status: id, tokens: Math.max(1, one.tokens) } : one,
    ),
    hooks: options.hooks ?? {},
    confidence: options.confidence ?? 'sourced',
  });
export const positive = status('positive', true);
export const negative = status('negative', true);
export const unique = status('unique', false);
export const companion = status('companion', false);

/** A hero without extra set-up, limits of its own or a doubt about its board, unless it says so. */
export const hero = (parts: Omit<Hero, 'limits' | 'setUp' | 'board' | 'doubts'> & Partial<Hero>): Hero => ({
  limits: {},
  setUp: [],
  board: 'sourced',
  doubts: {},
  ...parts,
});
