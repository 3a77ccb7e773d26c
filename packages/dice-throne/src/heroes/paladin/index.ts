// Paladin: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { paladin as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const paladin: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.5, 0.095, 88], lit: [0.97, 0.05, 98] }, division: 'saltire' },
  worth: {
    crit: once(3.3),
    accuracy: once(1.6),
    protect: once(2.9),
    retribution: once(2.6),
    'blessing-of-divinity': once(6),
  },
};
