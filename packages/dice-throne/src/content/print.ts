// Short words for what a board is made of: rows, slots and upgrades. What has a name of its own is in kit.ts.
import type { Confidence } from '@wyrmtable/kernel';
import type { Ability, Row, Slot, Upgrade } from './shapes.ts';
import type { Effect, Need } from './vocabulary.ts';

export const row = (need: Need, ...effects: Effect[]): Row => ({ need, effects });

/** An ability with nothing on it but what is said. */
export const bareAbility = (id: string, kind: Ability['kind'], parts: Partial<Ability> = {}): Ability => ({
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
