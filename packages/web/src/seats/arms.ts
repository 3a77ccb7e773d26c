// The coats of arms of the seats: the same shield for a seat in the set-up, in the lobby and at the table.
import type { Seat } from '@wyrmtable/kernel';
import type { Arms } from '../pieces/Portrait.tsx';

const ARMS: readonly Arms[] = [
  { accent: 'madder', division: 'bend', charge: 'battle-axe' },
  { accent: 'woad', division: 'pale', charge: 'visored-helm' },
  { accent: 'verdigris', division: 'chevron', charge: 'feather' },
  { accent: 'ochre', division: 'fess', charge: 'barbute' },
  { accent: 'plum', division: 'saltire', charge: 'stag-head' },
];

const STRANGER: Arms = { accent: 'shadow', division: 'fess', charge: 'barbute' };

export function armsOf(seat: Seat): Arms {
  return ARMS[seat] ?? STRANGER;
}

/** Whoever is drawn by lot. */
export const lotArms = (seat: number): Arms => ({ ...armsOf(seat), charge: 'uncertainty' });
