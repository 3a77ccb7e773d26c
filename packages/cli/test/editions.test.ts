// The ledger of editions: everything that ships is in it, what changes is entered beside what was, and nothing leaves it.
import { COMPANIONS } from '@wyrmtable/dragon-farkle';
import { expect, test } from 'vitest';
import { enter, readArchive, writtenArchive } from '../src/editions/archive.ts';
import { complains, reported } from './process.ts';

test('everything that ships is kept (if not: npx wyrmtable editions keep)', async () => {
  expect(await reported(['editions'])).toEqual({ lacking: [] });
});

test('after “editions” comes “keep” or nothing', () => complains(['editions', 'burn'], /“burn”/));

test('a changed piece is entered beside the earlier one, a line each', () => {
  const [first, second] = COMPANIONS;
  const ledger = readArchive('{}');
  expect(enter(ledger, { companions: [first, second] })).toEqual([
    `companions/${first?.id}`,
    `companions/${second?.id}`,
  ]);
  expect(enter(ledger, { companions: [first, second] })).toEqual([]);

  const again = readArchive(writtenArchive(ledger));
  expect(enter(again, { companions: [{ ...first, copies: 9 }] })).toEqual([`companions/${first?.id}`]);
  const lines = writtenArchive(again).split('\n');
  expect(lines).toEqual([
    '{"companions":[',
    `${JSON.stringify(first)},`,
    `${JSON.stringify(second)},`,
    JSON.stringify({ ...first, copies: 9 }),
    ']}',
    '',
  ]);
});
