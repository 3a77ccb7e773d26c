// The tokens that come with the Shadow Thief.
import { addDamage, roll, sum } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { negative, positive, suffers, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('shadows', 1, 'hidden', { hooks: { hides: true, fades: true } }),
  positive('sneak-attack', 1, 'backstab', { uses: [use('own-attack', [roll(1), addDamage(sum)])] }),
  negative('poison', 3, 'poison-bottle', { persistent: true, hooks: { upkeep: [suffers('poison', 1)] } }),
];
