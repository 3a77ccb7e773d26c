import { expect, test } from 'vitest';
import { forCard } from './offers.ts';
import type { Answer } from './table.ts';

const card = { card: 'smack-ii', number: 0 };
const answers: readonly Answer[] = [
  { choice: 5, reading: { kind: 'sell', ...card } },
  { choice: 4, reading: { kind: 'play', ...card } },
];

test('a card is offered to be played before it is offered for sale', () => {
  expect(forCard({ answers }, 'smack-ii').map(({ reading }) => reading.kind)).toEqual(['play', 'sell']);
});
