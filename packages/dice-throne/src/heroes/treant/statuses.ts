// The tokens and companions that come with the Treant.
import {
  addDamage,
  beforeDefence,
  blockStatus,
  damageTo,
  draw,
  extraRolls,
  gainCp,
  half,
  heal,
  rerollDice,
  roll,
  sum,
} from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { companion, loseToken, negative, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  negative('barbed-vine', 1, 'thorny-vine', {
    hooks: { rollEnd: [loseToken('barbed-vine'), damageTo('self', extraRolls(2))] },
  }),
  positive('wellspring', 1, 'water-fountain', { uses: [use('main', [roll(1), heal(half(sum))])] }),
  companion('seedling', 3, 'sprout', {
    uses: [use('any', [rerollDice('own', 1)], { perTurn: 'once-a-token', needs: ['own-die'] })],
  }),
  companion('sapling', 2, 'plant-seed', {
    uses: [
      use('any', [heal(1), gainCp(1)], { perTurn: 'once-a-token' }),
      use('any', [draw(1)], { perTurn: 'once-a-token', cp: 1 }),
    ],
  }),
  companion('dryad', 1, 'tree-face', {
    uses: [
      use('own-attack', [addDamage(3)], { perTurn: 'once-a-token' }),
      use('attacked', [blockStatus], { perTurn: 'once-a-token', needs: ['status-arrived', beforeDefence] }),
    ],
  }),
];
