// Gunslinger: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { gunslinger as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const gunslinger: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.4, 0.075, 245], lit: [0.84, 0.075, 80] }, division: 'bend' },
  worth: {
    reload: once(1.75),
    bounty: lasting(-1.3),
  },
};
