// Artificer: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { artificer as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const artificer: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.4, 0.055, 45], lit: [0.86, 0.11, 195] }, division: 'saltire' },
  worth: {
    synth: once(0.9),
    nanite: once(-1.4),
    nanobot: { once: 0.5, eachTurn: 0.3, first: 0.5 },
    'shock-bot': { once: 0.5, eachTurn: 0.5, first: 0.5 },
    'heal-bot': { once: 0.4, eachTurn: 0.35, first: 0.5 },
  },
};
