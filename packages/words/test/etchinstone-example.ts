// The outcome of example X2 of the rules, for tests to read aloud and to change.
import type { Forecast } from '@wyrmtable/etchinstone';

/** ETCH X2: enhanced fire 8 + boost 3 − armour 1 against HP 11, and too slow. */
export const X2: Forecast = {
  against: 'enemy',
  sets: [{ set: 0, kind: 'attack', enhanced: true, fits: true, element: 'fire' }],
  action: {
    addends: [
      { source: 'enhanced', amount: 8, card: 'water-destruction', set: 0 },
      { source: 'boost', amount: 3, card: 'water-brute-force', set: 0 },
      { source: 'armour', amount: -1, element: 'fire' },
    ],
    total: 10,
  },
  goal: { addends: [{ source: 'printed', amount: 11 }], total: 11 },
  goals: [6, 11],
  result: 'narrow',
  initiative: { addends: [{ source: 'initiative', amount: 1, card: 'fire-burning-bridges', set: 0 }], total: 1 },
  rival: 4,
  time: { addends: [], total: 0 },
  discards: 0,
  shortage: 0,
  damage: {
    addends: [
      { source: 'initial', amount: 2, element: 'fire' },
      { source: 'combat', amount: 2, element: 'fire' },
    ],
    total: 4,
  },
  element: 'fire',
  xp: 7,
  poison: 0,
  spare: { card: 'fire-adapt', goes: false },
  absorption: [],
  knockout: false,
};
