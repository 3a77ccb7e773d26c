// What the library keeps of every piece of content: numbers in place of names, sequences in place of effects.
import type { Ability, ActionCard, Status, Upgrade, Use } from './shapes.ts';
import type { Effect } from './vocabulary.ts';

/** Stands for "no sequence". */
const NO_SEQUENCE = -1;

/** A run of effects that a frame can point into, and whose dice give the symbols their meaning. */
export interface Sequence {
  readonly effects: readonly Effect[];
  /** Hero number, or −1 for what belongs to no hero. */
  readonly hero: number;
}

/** Hooks that run effects, as sequences; −1 where there is none. */
export const RUNNING_HOOKS = [
  'upkeep',
  'turnEnd',
  'activated',
  'check',
  'rollEnd',
  'idleOpponent',
  'overflow',
  'emptied',
  'income',
  'idle',
  'secondWind',
  'contests',
  'attacking',
  'landed',
  'defends',
  'parries',
  'hurt',
  'lessened',
  'befalls',
] as const;
export type Running = (typeof RUNNING_HOOKS)[number];
export type HookSequences = Readonly<Record<Running, number>>;

export interface LibraryUse {
  readonly number: number;
  readonly use: Use;
  readonly sequence: number;
  /** The status number of what is spent, or −1. */
  readonly status: number;
  /** The status number of the token or companion it is printed on, or −1 for a line of a passive. */
  readonly owner: number;
  /** May it answer dice inside a card (DT-14.6)? */
  readonly touchesDice: boolean;
}

export interface LibraryAbility {
  readonly number: number;
  readonly hero: number;
  readonly slot: number;
  readonly ability: Ability;
  /** The sequence of each row, or the one of a defence. */
  readonly sequences: readonly number[];
  /** Does that row's text deal damage to the target? */
  readonly attacks: readonly boolean[];
  readonly hooks: HookSequences;
  readonly uses: readonly number[];
}

export interface LibraryCard {
  readonly number: number;
  readonly id: string;
  /** −1 for the common cards. */
  readonly hero: number;
  readonly cost: number;
  readonly action: ActionCard | null;
  readonly sequence: number;
  readonly upgrade: { readonly slot: number; readonly rank: number; readonly card: Upgrade } | null;
  readonly touchesDice: boolean;
  /** The ability of an equipment card while it lies there, or −1. */
  readonly gear: number;
}

export interface LibraryStatus {
  readonly number: number;
  readonly status: Status;
  readonly hooks: HookSequences;
  readonly uses: readonly number[];
}

export const NO_HOOKS = (): Record<Running, number> => ({
  upkeep: NO_SEQUENCE,
  turnEnd: NO_SEQUENCE,
  activated: NO_SEQUENCE,
  check: NO_SEQUENCE,
  rollEnd: NO_SEQUENCE,
  idleOpponent: NO_SEQUENCE,
  overflow: NO_SEQUENCE,
  emptied: NO_SEQUENCE,
  income: NO_SEQUENCE,
  idle: NO_SEQUENCE,
  secondWind: NO_SEQUENCE,
  contests: NO_SEQUENCE,
  attacking: NO_SEQUENCE,
  landed: NO_SEQUENCE,
  defends: NO_SEQUENCE,
  parries: NO_SEQUENCE,
  hurt: NO_SEQUENCE,
  lessened: NO_SEQUENCE,
  befalls: NO_SEQUENCE,
});
