// The tokens that come with the Monk.
import { addDamage, prevent, removeStatus } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('chi', 5, 'yin-yang', {
    uses: [use('incoming', [prevent(1)]), use('own-attack', [addDamage(1)], { matured: true })],
  }),
  positive('cleanse', 3, 'sparkles', { uses: [use('any', [removeStatus('self')], { needs: ['own-negative'] })] }),
];
