// What happens at a Dice Throne table, for the log, the damage breakdown and the animations.
import type { Seat, Watcher } from '@wyrmtable/kernel';
import type { DamageType } from './content/vocabulary.ts';
import type { Cause, WindowCause } from './state.ts';

/** One line of why the number is what it is (DT-15). */
export interface BreakdownLine {
  readonly what: 'base' | 'plus' | 'minus' | 'half' | 'times' | 'avoided' | 'shielded';
  readonly seat: Seat;
  readonly cause: Cause;
  readonly source: string;
  /** What it adds or takes away; what a multiplier below 1 takes away is negative. */
  readonly amount: number;
  /** What the subtotal is multiplied by, of `times`. */
  readonly factor?: number;
}

export type ThroneEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly phase: 'income' | 'offence'; readonly status: string }
  | { readonly kind: 'cp'; readonly seat: Seat; readonly change: number; readonly cp: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'reshuffled'; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'upgraded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly status: string; readonly tokens: number }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly purpose: 'offence' | 'defence' | 'effect' | 'targeting';
      readonly dice: readonly number[];
      /** Places of the dice that were rolled again; the others lay where they were. Left out when all are fresh. */
      readonly fell?: readonly number[];
    }
  | {
      readonly kind: 'altered';
      readonly by: Seat;
      readonly from: number;
      readonly to: number;
      /** It was rolled again, and so may show what it did; otherwise it was turned. */
      readonly fell?: true;
    }
  | { readonly kind: 'declared'; readonly seat: Seat; readonly ability: string | null; readonly row: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly ability: string; readonly row: number }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly ability: string }
  | { readonly kind: 'flipped'; readonly seat: Seat }
  | { readonly kind: 'saw-hand'; readonly seat: Seat; readonly of: Seat }
  | { readonly kind: 'found'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'targeted'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'defends'; readonly seat: Seat; readonly ability: string | null }
  | {
      readonly kind: 'status';
      readonly seat: Seat;
      readonly status: string;
      readonly change: number;
      readonly tokens: number;
    }
  | { readonly kind: 'limit'; readonly seat: Seat; readonly status: string; readonly limit: number }
  | {
      readonly kind: 'incoming';
      readonly by: Seat;
      readonly at: Seat | null;
      readonly damage: number;
      readonly type: DamageType;
    }
  | {
      readonly kind: 'damage';
      readonly by: Seat;
      readonly at: Seat;
      readonly type: DamageType;
      readonly attack: boolean;
      readonly subtotal: number;
      readonly damage: number;
      readonly lines: readonly BreakdownLine[];
    }
  | { readonly kind: 'health'; readonly seats: readonly Seat[]; readonly change: number; readonly health: number }
  /** A dial that would have reached 0 stands at that, by a token of `by`: a player of the dial, or a teammate. */
  | {
      readonly kind: 'saved';
      readonly seats: readonly Seat[];
      readonly by: Seat;
      readonly status: string;
      readonly health: number;
    }
  | { readonly kind: 'defeated'; readonly seats: readonly Seat[] }
  | { readonly kind: 'window'; readonly cause: WindowCause }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
  | { readonly kind: 'drawn' };

/** Every kind there is; a new one does not compile until it stands here. */
export const EVENT_KINDS: Readonly<Record<ThroneEvent['kind'], true>> = {
  turn: true,
  skipped: true,
  cp: true,
  drew: true,
  reshuffled: true,
  sold: true,
  discarded: true,
  played: true,
  upgraded: true,
  spent: true,
  rolled: true,
  altered: true,
  declared: true,
  activated: true,
  failed: true,
  flipped: true,
  'saw-hand': true,
  found: true,
  targeted: true,
  defends: true,
  status: true,
  limit: true,
  incoming: true,
  damage: true,
  health: true,
  saved: true,
  defeated: true,
  window: true,
  won: true,
  drawn: true,
};

/** DT-1.14: what was drawn or searched for is seen by the one who did. */
export function show(event: ThroneEvent, watcher: Watcher): ThroneEvent {
  if (event.kind === 'drew' && event.seat !== watcher) return { kind: 'drew', seat: event.seat, count: event.count };
  if (event.kind === 'found' && event.seat !== watcher) return { kind: 'found', seat: event.seat };
  return event;
}

export const REVEALS: ReadonlySet<string> = new Set(['drew', 'found', 'saw-hand']);

/** Cards that leave a hand face up (DT-1.14). */
export const SHOWS: ReadonlySet<string> = new Set(['sold', 'discarded', 'played', 'upgraded']);
