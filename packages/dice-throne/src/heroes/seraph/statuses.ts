// The tokens that come with the Seraph.
import { avoidAll, damageTo, failOffence, halveOffence, makeUndefendable, numbers, roll } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { loseToken, negative, on, perToken, positive, unique, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('flight', 3, 'feathered-wing', {
    uses: [
      use('before-defence', [roll(2), on(numbers(6, 6), makeUndefendable)], { needs: ['defendable'] }),
      use('struck', [roll(2), on(numbers(6, 6), avoidAll)]),
    ],
  }),
  negative('blinding-light', 1, 'sunbeams', {
    hooks: {
      check: [loseToken('blinding-light'), roll(1), on(numbers(1, 1), failOffence), on(numbers(2, 3), halveOffence)],
    },
  }),
  unique('holy-presence', 2, 'holy-symbol', {
    persistent: true,
    removable: true,
    hooks: { upkeep: [damageTo('opponents', perToken('holy-presence'), 'collateral')] },
  }),
];
