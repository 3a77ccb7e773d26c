// The tokens that come with the Cursed Pirate.
import { iff, may, not, numbers, pick, roll, separately } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { handOver, loseToken, negative, on, ownKind, suffers, unique } = tokenKit<typeof names>();

const explodes = separately('self', 3);

export const statuses: readonly Status[] = [
  negative('powder-keg', 1, 'powder', {
    hooks: {
      upkeep: [
        roll(1),
        on(numbers(1, 2), loseToken('powder-keg'), explodes),
        on(numbers(6, 6), may(pick('others', [handOver('powder-keg')]))),
      ],
      overflow: [explodes],
    },
  }),
  negative('wither', 2, 'dead-head', { persistent: true, hooks: { weakens: { damage: 1, used: false } } }),
  negative('parlay', 1, 'shaking-hands', { hooks: { harmless: true, endsWith: 'roll-phase' } }),
  unique('cursed-doubloon', 3, 'coins', {
    persistent: true,
    hooks: { upkeep: [iff(not(ownKind('cursed-doubloon')), [suffers('cursed-doubloon', 1)])] },
  }),
];
