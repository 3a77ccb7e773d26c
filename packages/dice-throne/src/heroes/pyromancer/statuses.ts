// The tokens that come with the Pyromancer.
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { loseToken, negative, positive, suffers } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('fire-mastery', 5, 'fire', { hooks: { upkeep: [loseToken('fire-mastery')] } }),
  negative('burn', 1, 'burning-embers', { persistent: true, hooks: { upkeep: [suffers('burn', 2)] } }),
  negative('knockdown', 1, 'falling', { hooks: { skipsOffence: { price: 2 } } }),
];
