// The pace of Adventures: its fights are shown as Dice Throne is.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { Happening } from '@wyrmtable/kernel';
import { pace as throne } from '../dice-throne/pace.ts';
import type { Pace } from '../pace.ts';

/** A boss's card is read when it is turned up; what becomes of it is a word more, and one that is played is shown by that. */
function weight(event: Happening): number {
  if (event.kind !== 'boss-card' || !('fate' in event)) return throne.weight?.(event) ?? 1;
  return event.fate === 'revealed' ? 1 : event.fate === 'played' ? 0 : 0.6;
}

export const pace: Pace<AdventureEvent['kind']> = {
  ...throne,
  shown: {
    ...throne.shown,
    'loot-die': 'throw',
    kept: 220,
    scenario: 900,
    moved: 350,
    revealed: 550,
    chose: 380,
    'boss-card': 1000,
    shard: 500,
    gold: 200,
    engaged: 800,
    'enemy-down': 500,
    salve: 300,
    mystery: 400,
    offered: 0,
    acquired: 300,
    'gave-up': 200,
    scored: 700,
    unlocked: 600,
    'campaign-over': 1500,
  },
  weight,
};
