// The tokens that come with the Gunslinger.
import { addDamage, either, half, iff, roll, sum, turned } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const { negative, played, positive, upgraded, use, using } = tokenKit<typeof names>();

const reload: Effect[] = [addDamage(half(sum))];
const rerollsReload = either(upgraded('quick-draw'), using('fill-em-with-lead'));
/** Wild West! is for every Reload of the turn, the later ones included: a die that is rolled again is worth 1 more. */
const reloading: Effect[] = [
  iff(
    played('wild-west'),
    [roll(1, 1), iff(turned, [addDamage(1)]), ...reload],
    [iff(rerollsReload, [roll(1, 1), ...reload], [roll(1), ...reload])],
  ),
];

export const statuses: readonly Status[] = [
  positive('reload', 2, 'revolver', {
    uses: [use('before-defence', reloading)],
  }),
  negative('bounty', 1, 'price-tag', { persistent: true, hooks: { invites: { damage: 1, cp: 1 } } }),
];
