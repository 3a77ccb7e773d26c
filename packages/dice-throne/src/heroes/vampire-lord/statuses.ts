// The tokens that come with the Vampire Lord.
import {
  addDamage,
  draw,
  healDealt,
  numbers,
  pickPlayer,
  removeStatus,
  rerollDice,
  roll,
} from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { on, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  // The older leaflet: limit 4, 1 for +2 damage, 2 for an own status at any time, 3 to draw two and discard one.
  positive('blood-power', 5, 'droplets', {
    uses: [
      use('own-attack', [addDamage(3)], { perTurn: 'once' }),
      use('main', [pickPlayer(removeStatus('picked'))], { perTurn: 'once', tokens: 2, needs: ['a-status'] }),
      use('any', [draw(2)], { perTurn: 'once', tokens: 3 }),
      use('own-attack', [healDealt], { perTurn: 'once', tokens: 4 }),
    ],
    confidence: 'conflict',
  }),
  positive('mesmerize', 1, 'divided-spiral', {
    uses: [use('roll', [roll(1), on(numbers(5, 6), rerollDice('opponent', 1))], { needs: ['opponent-die'] })],
  }),
];
