// The tokens that come with the Barbarian.
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { negative } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  negative('concussion', 1, 'knocked-out-stars', { hooks: { skipsIncome: true } }),
  negative('stun', 1, 'knockout', { hooks: { stuns: true } }),
];
