// What a choice of an adventure reads as: the campaign's own kinds, and the arena's.
import type { ThroneReading } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';

export type JourneyReading =
  | { readonly kind: 'go' | 'salve' | 'leave' | 'keep' | 'decline' | 'onward' | 'retire' }
  /** `rescue`: whose salve goes for a fallen hero. */
  | { readonly kind: 'share' | 'rescue'; readonly seat: Seat }
  | { readonly kind: 'move'; readonly cell: number }
  | { readonly kind: 'buy' | 'sell-loot' | 'trim'; readonly card: string }
  | { readonly kind: 'identify' | 'sell-mystery'; readonly index: number };

export type AdventureReading = JourneyReading | ThroneReading;
