// Short words for what a board is made of: rows, slots and upgrades. What has a name of its own is in kit.ts.
import type { Confidence } from '@wyrmtable/kernel';
import type { Ability, Row, Slot, Upgrade } from './shapes.ts';
import type { Effect, Need } from './vocabulary.ts';

export const row = (need: Need, ...effects: Effect[]): Row => ({ need, effects });

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
