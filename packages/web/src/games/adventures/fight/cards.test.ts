// A boss may have a card that is called like a hero's: whose it is decides what it says.
import { shippedContent } from '@wyrmtable/adventures';
import { expect, it } from 'vitest';
import { cardById, textOf } from '../../dice-throne/cards.ts';

shippedContent();

it('reads the card of whoever holds it', () => {
  const [hero, boss] = ['gunslinger', 'fallen-gunslinger'] as const;
  expect(cardById('deadeye-ii', hero).entry.number).not.toBe(cardById('deadeye-ii', boss).entry.number);
  expect(textOf('en', 'deadeye-ii', hero)).toContain('bullseye');
  expect(textOf('en', 'deadeye-ii', boss)).toContain('chaos');
});

it('knows loot in anybody’s hand', () => {
  expect(textOf('en', 'transference-iii', 'samurai')).not.toBe('');
});
