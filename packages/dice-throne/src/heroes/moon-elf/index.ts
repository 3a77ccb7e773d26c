// Moon Elf: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { moonElf as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const moonElf: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.36, 0.115, 280], lit: [0.88, 0.055, 275] }, division: 'chevron' },
  worth: {
    blind: once(-2),
    entangle: once(-1.8),
    evasive: once(1.9),
    targeted: lasting(-1.6),
  },
};
