// The tokens that come with the Ninja.
import {
  addDamage,
  beforeDefence,
  choose,
  damageTo,
  makeUndefendable,
  numbers,
  roll,
  when,
} from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { dodge, inflict, loseToken, negative, on, perToken, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  negative('delayed-poison', 2, 'poison-gas', {
    hooks: {
      turnEnd: [
        damageTo('self', perToken('delayed-poison', 3)),
        loseToken('delayed-poison', perToken('delayed-poison')),
      ],
    },
  }),
  positive('smoke-bomb', 1, 'smoke-bomb', { uses: [use('incoming', dodge(3))] }),
  positive('ninjutsu', 3, 'ninja-head', {
    uses: [
      use('own-attack', [
        roll(1),
        on(numbers(1, 3), addDamage(1)),
        on(numbers(4, 5), addDamage(2)),
        on(numbers(6, 6), choose([addDamage(2)], [inflict('delayed-poison')], when(beforeDefence, makeUndefendable))),
      ]),
    ],
  }),
];
