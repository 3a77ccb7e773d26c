// What happens in an adventure, besides what happens at its arena.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { show as showThrone } from '@wyrmtable/dice-throne/lead';
import type { Seat, Watcher } from '@wyrmtable/kernel';
import type { Objective } from './content/enemies.ts';

/** Why an enemy's dice stay: for its objective, because that is met, for an ultimate, or because no attempt is left. */
export type KeptFor = 'objective' | 'met' | 'ultimate' | 'last';

/**
 * What becomes of a boss's card (ADV-16.5 to 16.13, 17.1): turned up, played, waiting for the dice, sold because it is too dear
 * or would do nothing, or given up for a status that cannot be paid off.
 */
export type CardFate = 'revealed' | 'played' | 'waits' | 'too-dear' | 'idle' | 'ransom';

export type AdventureEvent =
  | ThroneEvent
  | { readonly kind: 'scenario'; readonly number: number; readonly map: string | null }
  | { readonly kind: 'loot-die'; readonly seat: Seat; readonly chest: number; readonly result: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly cell: number; readonly tile: string }
  | { readonly kind: 'shard'; readonly seat: Seat; readonly shards: number }
  | { readonly kind: 'gold'; readonly change: number; readonly gold: number }
  /** `at` is the enemy's seat at the arena, where another one may sit later. */
  | { readonly kind: 'engaged'; readonly seat: Seat; readonly enemy: string; readonly at: Seat }
  /** The dice that an enemy leaves on the table after a roll; the others are rolled again, or have been rolled for the last time. */
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly objective: Objective | null;
      readonly why: KeptFor;
    }
  /** Of all met abilities it uses this one: a boss by its priority, a minion by the printed order, which has no numbers. */
  | {
      readonly kind: 'chose';
      readonly seat: Seat;
      readonly ability: string;
      readonly row: number;
      readonly priority: number | null;
      readonly over: readonly string[];
    }
  | { readonly kind: 'boss-card'; readonly seat: Seat; readonly card: string; readonly fate: CardFate }
  | { readonly kind: 'enemy-down'; readonly enemy: string; readonly fled: boolean }
  | { readonly kind: 'salve'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'mystery'; readonly seat: Seat; readonly class: string }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly cards?: readonly string[]; readonly count: number }
  | { readonly kind: 'acquired'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'gave-up'; readonly seat: Seat; readonly card: string | null }
  | { readonly kind: 'scored'; readonly scenario: number; readonly won: boolean; readonly result: number }
  /** Legacy packs that a won campaign opens (ADV-1.7). */
  | { readonly kind: 'unlocked'; readonly packs: readonly string[] }
  | { readonly kind: 'campaign-over'; readonly score: number };

/** What a campaign adds to the arena's events; a new kind does not compile until it stands here. */
export const EVENT_KINDS: Readonly<Record<Exclude<AdventureEvent['kind'], ThroneEvent['kind']>, true>> = {
  scenario: true,
  'loot-die': true,
  moved: true,
  revealed: true,
  shard: true,
  gold: true,
  engaged: true,
  kept: true,
  chose: true,
  'boss-card': true,
  'enemy-down': true,
  salve: true,
  mystery: true,
  offered: true,
  acquired: true,
  'gave-up': true,
  scored: true,
  unlocked: true,
  'campaign-over': true,
};

/** What Rosella deals is read by the one it is dealt to (ADV-20.3). */
export function show(event: AdventureEvent, watcher: Watcher): AdventureEvent {
  switch (event.kind) {
    case 'offered':
      return event.seat === watcher ? event : { kind: 'offered', seat: event.seat, count: event.count };
    case 'drew':
    case 'found':
      return showThrone(event, watcher);
    default:
      return event;
  }
}

/** Who waits on a tile is drawn when the match is laid, and seen when somebody meets them. */
export const REVEALS: ReadonlySet<string> = new Set([
  'drew',
  'found',
  'saw-hand',
  'offered',
  'acquired',
  'revealed',
  'engaged',
]);

/** Cards that leave a hand face up, at the arena and beside it. */
export const SHOWS: ReadonlySet<string> = new Set(['sold', 'discarded', 'played', 'upgraded', 'gave-up', 'boss-card']);
