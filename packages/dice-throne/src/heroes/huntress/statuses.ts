// The tokens and companions that come with the Huntress.
import { damageTo, eachNumber, iff, not, roll } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { companion, gain, holding, loseToken, negative, perToken, positive, roomFor, shieldWith, use } =
  tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  // Another reading: she is active again as soon as she reaches 5.
  companion('nyra', 7, 'saber-toothed-cat-head', {
    hooks: {
      emptied: [loseToken('nyra-active')],
      upkeep: [
        iff(not(holding('nyra-active')), [iff(holding('nyra', 'self', 5), [gain('nyra-active')], [gain('nyra')])]),
      ],
    },
  }),
  companion('nyra-active', 1, 'claws', {
    hooks: { strengthens: { damage: 2 } },
    uses: [use('defence', [shieldWith('nyra', true)], { status: 'nyra-active' })],
  }),
  positive('nyras-bond', 1, 'linked-rings', {
    uses: [
      use('defence', [shieldWith('nyra', false)], {
        needs: [{ kind: 'holds', status: 'nyra-active', who: 'self', least: 1 }],
      }),
      use('any', [gain('nyra', 2)], { needs: [roomFor('nyra')] }),
    ],
  }),
  negative('bleed', 2, 'bleeding-wound', {
    hooks: {
      upkeep: [
        roll(perToken('bleed')),
        damageTo('self', eachNumber(1, 4), 'normal'),
        loseToken('bleed', eachNumber(5, 6)),
      ],
    },
  }),
];
