// A companion or an item with a figure that no rule can mean is refused when it is loaded, with its place.
import { OutOfRange } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { CARDS, COMPANIONS, ITEMS } from '../src/content/cards.ts';
import { catalogueOf } from '../src/content/catalogue.ts';
import { playable } from '../src/content/playable.ts';
import { FIGURES } from '../src/content/table.ts';
import type { Card, Effect } from '../src/content/verbs.ts';

const [taran, beczka] = ['taran', 'beczka'].map((id) => CARDS.find((card) => card.id === id));
if (taran === undefined || beczka === undefined) throw new RangeError('not in the box');
const loaded = (card: Card) => () => playable([card]);
const doing = (...effects: Effect[]) => loaded({ ...beczka, effects });

test.each<[string, () => unknown, string]>([
  ['soldiers that are taken', doing({ verb: 'gain', soldiers: -400 }), 'item beczka .* gain.soldiers .* 50 to 10000'],
  ['no dice', loaded({ ...taran, effects: [{ verb: 'defence-dice', dice: 0 }] }), 'companion taran .* 1 to 6'],
  ['a seventh face', doing({ verb: 'place-die', face: 7 }), 'item beczka .* place-die.face .* 1 to 6'],
  ['half a wound', doing({ verb: 'extra-wound', wounds: 0.5 }), 'item beczka .* extra-wound.wounds .* 1 to 5'],
  ['no copy', loaded({ ...beczka, count: 0 }), 'item beczka .* count .* 1 to 10'],
  ['nothing at all', doing(), 'item beczka .* effects .* 1 to 4'],
  [
    'one thing twice, of which the second would count',
    doing({ verb: 'gain', soldiers: 50 }, { verb: 'gain', soldiers: 400 }),
    'item beczka .* effects .* 1 to 4',
  ],
])('%s', (_, load, sentence) => {
  expect(load).toThrow(OutOfRange);
  expect(load).toThrow(new RegExp(sentence));
});

test('what ships is in order, and a catalogue looks at what it ships', () => {
  expect(playable(CARDS)).toBe(CARDS);
  expect(() => catalogueOf(COMPANIONS, [{ ...beczka, count: 0 }, ...ITEMS], FIGURES)).toThrow(OutOfRange);
});
