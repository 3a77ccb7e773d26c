// The tokens that come with the Tactician.
import { draw, gainCp, moveStatus, pickOpponent, rerollDice } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { gain, inflict, negative, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  positive('tactical-advantage', 5, 'chess-knight', {
    uses: [
      use('any', [gainCp(1)]),
      use('any', [rerollDice('own', 1)], { needs: ['own-die'] }),
      use('any', [draw(1)], { tokens: 3 }),
      use('any', [pickOpponent(inflict('targeted', 1, 'picked'))], { tokens: 3 }),
      // The older leaflet: oneself; the patched one: any player.
      use('any', [gain('protect')], { tokens: 4 }),
      use('main', [moveStatus], { tokens: 4, needs: ['a-status'] }),
    ],
  }),
  negative('constrict', 1, 'snake-spiral', { hooks: { attemptPrice: 1, endsWith: 'next-roll-phase' } }),
];
