// The tokens that come with the Samurai.
import { addDamage, half, roll, strikeBack, sum } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { negative, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('honor', 2, 'katana', {
    uses: [use('own-attack', [addDamage(1)]), use('own-attack', [addDamage(3)], { tokens: 2 })],
  }),
  negative('shame', 2, 'broken-heart', { hooks: { weakens: { damage: 1, used: true } } }),
  positive('back-strike', 1, 'sword-clash', { uses: [use('struck', [roll(1), strikeBack(half(sum))])] }),
];
