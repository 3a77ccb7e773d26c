// A Mage card with a figure that no rule can mean is refused when it is loaded, with its place.
import { OutOfRange } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { MAGE_CARDS } from '../src/content/cards.ts';
import { catalogueOf, WARES } from '../src/content/catalogue.ts';
import { playable } from '../src/content/playable.ts';
import type { Face } from '../src/content/verbs.ts';

const [card] = MAGE_CARDS;
if (card === undefined) throw new RangeError('no Mage card');
/** The card with its second level changed. */
const second = (parts: Partial<Face>) => () =>
  playable([{ ...card, faces: card.faces.map((face, i) => (i === 1 ? { ...face, ...parts } : face)) }]);

test.each<[string, () => unknown, string]>([
  ['an attack below nothing', second({ basic: { kind: 'attack', value: -3 } }), 'level 2: basic .* 0 to 30'],
  ['an armour of ninety', second({ armour: { value: 90, element: null } }), 'level 2: armour .* 0 to 30'],
  ['a level that cannot be left', second({ cost: null }), 'level 2: cost .* 1 to 20'],
  ['a level out of its place', second({ level: 3 }), 'level 2: level .* 2 to 2'],
  ['an encounter of the fifth kind', second({ encounter: { kind: 'enemy', type: 5 } }), 'level 2: encounter .* 1 to 4'],
  ['three levels', () => playable([{ ...card, faces: card.faces.slice(1) }]), 'faces .* 4 to 4'],
])('%s', (_, load, sentence) => {
  expect(load).toThrow(OutOfRange);
  expect(load).toThrow(new RegExp(`mage ${card.id} .* ${sentence}`));
});

test('what ships is in order, and a catalogue looks at what it ships', () => {
  expect(playable(MAGE_CARDS)).toBe(MAGE_CARDS);
  expect(() => catalogueOf({ ...WARES, mageCards: [{ ...card, faces: [] }] })).toThrow(OutOfRange);
});
