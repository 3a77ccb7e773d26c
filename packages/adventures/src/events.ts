// What happens in an adventure, besides what happens at its arena.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { show as showThrone } from '@wyrmtable/dice-throne/lead';
import type { Seat, Watcher } from '@wyrmtable/kernel';

export type AdventureEvent =
  | ThroneEvent
  | { readonly kind: 'scenario'; readonly number: number; readonly map: string | null }
  | { readonly kind: 'loot-die'; readonly seat: Seat; readonly chest: number; readonly result: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly cell: number; readonly tile: string }
  | { readonly kind: 'shard'; readonly seat: Seat; readonly shards: number }
  | { readonly kind: 'gold'; readonly change: number; readonly gold: number }
  | { readonly kind: 'engaged'; readonly seat: Seat; readonly enemy: string }
  | { readonly kind: 'enemy-down'; readonly enemy: string; readonly fled: boolean }
  | { readonly kind: 'salve'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'mystery'; readonly seat: Seat; readonly class: string }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly cards?: readonly string[]; readonly count: number }
  | { readonly kind: 'acquired'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'gave-up'; readonly seat: Seat; readonly card: string | null }
  | { readonly kind: 'scored'; readonly scenario: number; readonly won: boolean; readonly result: number }
  | { readonly kind: 'campaign-over'; readonly score: number };

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

export const REVEALS: ReadonlySet<string> = new Set(['drew', 'found', 'saw-hand', 'offered', 'acquired', 'revealed']);
