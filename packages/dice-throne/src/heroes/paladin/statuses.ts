// The tokens that come with the Paladin.
import { addDamage, makeUndefendable, preventHalf, reflectHalf } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { positive, unique, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('crit', 1, 'bullseye', { uses: [use('own-attack', [addDamage(4)], { needs: [{ attackBase: 5 }] })] }),
  positive('accuracy', 1, 'arrow-scope', {
    uses: [use('before-defence', [makeUndefendable], { needs: ['defendable'] })],
  }),
  positive('protect', 1, 'shield', { uses: [use('incoming', [preventHalf])] }),
  positive('retribution', 1, 'shield-reflect', { uses: [use('attacked', [reflectHalf])] }),
  unique('blessing-of-divinity', 1, 'angel-wings', { hooks: { saves: true } }),
];
