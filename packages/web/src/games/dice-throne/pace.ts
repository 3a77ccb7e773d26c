// The pace of Dice Throne; the fights of Adventures keep it too.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Happening } from '@wyrmtable/kernel';
import type { Pace } from '../pace.ts';

/** A heavy blow is looked at for longer than a scratch, and an ultimate takes the table. */
function weight(event: Happening): number {
  if (event.kind === 'damage' && 'damage' in event && typeof event.damage === 'number') {
    return Math.min(0.7 + event.damage * 0.05, 1.4);
  }
  // Healing is read as a figure, a loss has been one already.
  if (event.kind === 'health' && 'change' in event && typeof event.change === 'number' && event.change > 0) return 2.2;
  // Declaring nothing is no event to look at.
  if (event.kind === 'declared' && 'ability' in event && event.ability === null) return 0;
  return event.kind === 'incoming' && 'type' in event && event.type === 'ultimate' ? 5 : 1;
}

export const pace: Pace<ThroneEvent['kind']> = {
  shown: {
    rolled: 'throw',
    turn: 300,
    drew: 120,
    discarded: 200,
    reshuffled: 200,
    upgraded: 750,
    saved: 800,
    window: 0,
    won: 1500,
    skipped: 600,
    cp: 60,
    sold: 200,
    played: 900,
    spent: 300,
    altered: 380,
    declared: 280,
    activated: 480,
    failed: 700,
    flipped: 700,
    'saw-hand': 400,
    found: 300,
    targeted: 200,
    defends: 260,
    status: 180,
    limit: 200,
    incoming: 180,
    damage: 560,
    health: 240,
    defeated: 900,
    drawn: 1500,
  },
  weight,
};
