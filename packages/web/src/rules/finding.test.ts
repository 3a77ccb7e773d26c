// Rules are found by number and by words, whatever accents one types, and lead to those they name.
import { expect, it } from 'vitest';
import { found, namedIn } from './finding.ts';

const SECTIONS = [
  {
    id: 'SK-3',
    title: 'Turn',
    rules: [
      { id: 'SK-3.1', text: 'One action a turn.', ours: 'no', shown: true },
      { id: 'SK-3.2', text: 'Final Battle is legal in the lair (SK-9.1).', ours: 'no', shown: false },
    ],
  },
  { id: 'SK-4', title: 'Zażółć', rules: [{ id: 'SK-4.1', text: 'Kości tego samego rzutu', ours: 'no', shown: true }] },
] as const;
const ids = (words: string) => found(SECTIONS, words).flatMap(({ rules }) => rules.map(({ id }) => id));

it('finds all of them, by number, by words and without accents', () => {
  expect(ids('')).toHaveLength(3);
  expect(ids('sk-3')).toEqual(['SK-3.1', 'SK-3.2']);
  expect(ids('LAIR battle')).toEqual(['SK-3.2']);
  expect(ids('kosci')).toEqual(['SK-4.1']);
  expect(ids('dragon')).toEqual([]);
});

it('leads from a rule to those it names', () => {
  expect(namedIn('Legal in the lair (SK-9.1), see DT-R22.')).toEqual([
    { text: 'Legal in the lair (', rule: false },
    { text: 'SK-9.1', rule: true },
    { text: '), see ', rule: false },
    { text: 'DT-R22', rule: true },
    { text: '.', rule: false },
  ]);
});
