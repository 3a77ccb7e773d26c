// What happens at a Dragon Farkle table, in the order it happens; the log and the animations are made of these.
import type { Seat, Watcher } from '@wyrmtable/kernel';
import type { Reward } from './choice.ts';
import type { EventFace } from './content/table.ts';
import type { Action, WindowCause } from './state.ts';

export type FarkleEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'respawned'; readonly seat: Seat }
  | { readonly kind: 'joined'; readonly seat: Seat; readonly companion: string }
  | { readonly kind: 'parted'; readonly seat: Seat; readonly companion: string }
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action; readonly target?: Seat }
  | { readonly kind: 'enteredLair'; readonly seat: Seat }
  | { readonly kind: 'leftLair'; readonly seat: Seat }
  | { readonly kind: 'defending'; readonly seat: Seat; readonly dice: number; readonly against: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly face: EventFace }
  | { readonly kind: 'window'; readonly cause: WindowCause }
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      readonly card: string;
      readonly target?: Seat;
      readonly face?: number;
    }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'scared'; readonly seat: Seat; readonly pips: number }
  | { readonly kind: 'rerolledEvent'; readonly seat: Seat; readonly from: EventFace; readonly to: EventFace }
  | { readonly kind: 'rerolledDie'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'rerolledDice'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'removedDie'; readonly seat: Seat; readonly face: number }
  | {
      readonly kind: 'setAside';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly soldiers: number;
      readonly reward: Reward;
      readonly pending: number;
    }
  /** SK-5.2: the dragon ate them. */
  | { readonly kind: 'eaten'; readonly seat: Seat; readonly dice: readonly number[] }
  /** SK-5.4: dragon and no scoring dice. */
  | { readonly kind: 'dodged'; readonly seat: Seat }
  | { readonly kind: 'hotDice'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'zonk'; readonly seat: Seat; readonly lost: number }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly card: string; readonly soldiers: number }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly pending: number }
  | {
      readonly kind: 'army';
      readonly seat: Seat;
      readonly change: number;
      readonly army: number;
      readonly why: ArmyReason;
    }
  | {
      readonly kind: 'brawlEnded';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly attack: number;
      readonly defence: number;
      readonly winner: Seat | null;
      readonly taken: number;
      readonly bonus: number;
    }
  | { readonly kind: 'wounded'; readonly seat: Seat; readonly wounds: number; readonly dealt: number }
  | { readonly kind: 'fallen'; readonly seat: Seat; readonly dice: readonly number[]; readonly soldiers: number }
  | { readonly kind: 'healed'; readonly wounds: number }
  | { readonly kind: 'wiped'; readonly seat: Seat }
  /** The item is shown to its drawer only. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly pending: boolean; readonly item?: string }
  | { readonly kind: 'noCard'; readonly seat: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly item?: string }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly items: readonly string[] }
  | { readonly kind: 'reshuffled'; readonly deck: 'companions' | 'items' }
  | { readonly kind: 'won'; readonly seat: Seat };

export const ARMY_REASONS = ['recruit', 'card', 'price', 'taken', 'lost', 'bonus', 'battle', 'returned'] as const;
export type ArmyReason = (typeof ARMY_REASONS)[number];

/** SK-10.6: what was drawn or kept is the owner's own affair. */
export function show(event: FarkleEvent, watcher: Watcher): FarkleEvent {
  if (event.kind === 'drew' && event.seat !== watcher) {
    return { kind: 'drew', seat: event.seat, pending: event.pending };
  }
  if (event.kind === 'kept' && event.seat !== watcher) return { kind: 'kept', seat: event.seat };
  return event;
}

/** After these somebody has seen a hidden card. */
export const REVEALS: ReadonlySet<string> = new Set(['drew', 'joined']);

/** Items that leave a hand face up (SK-10.6); and a zonk, which shows that its owner has no card that would have to answer it. */
export const SHOWS: ReadonlySet<string> = new Set(['used', 'cancelled', 'saved', 'discarded', 'zonk']);
