// A table packed into a link arrives as it was; anything else is refused with a reason, and nothing is stored.
import { etchinstone } from '@wyrmtable/etchinstone';
import { isRefusal, type MatchFile } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { botChoice, choicesOf, matchFileOf, openMatch, playChoice } from '@wyrmtable/registry/device';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedTable, savedTables } from '../src/table/local/saves.ts';
import { fileOf, packed, takeIn, unpacked } from '../src/table/local/table-transfer.ts';
import { mapStorage } from './storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', mapStorage()));

async function fileAfter(moves: number): Promise<MatchFile> {
  const options = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false } as const;
  const content = etchinstone.stock(options, 1);
  const begun = {
    game: etchinstone.id,
    version: etchinstone.version,
    options,
    content,
    seats: [{ name: 'Jagna', bot: null }],
  };
  const match = openMatch(await loadGame('etchinstone'), { ...begun, seed: 'ab'.repeat(32), words: [] }, []);
  if (isRefusal(match)) throw new Error(match.refused);
  for (let i = 0; i < moves; i++) {
    const choice = botChoice(match, 'adept');
    if (isRefusal(choice)) throw new Error(choice.refused);
    playChoice(match, choice);
  }
  expect(choicesOf(match)).toHaveLength(moves);
  return matchFileOf(match);
}

test('there and back again, in the middle of a run', async () => {
  const file = await fileAfter(40);
  const letters = await packed(file);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(2000);
  const id = await takeIn(await unpacked(letters));
  if (isRefusal(id)) throw new Error(id.refused);
  const saved = savedTable(id);
  expect(saved).toMatchObject({ game: 'etchinstone', choices: file.choices, over: false });
  if (saved !== null) expect(await fileOf(saved)).toEqual(file);
});

test('a match that began online is laid with the words of its dice', async () => {
  const registered = await loadGame('etchinstone');
  const { options, content, seats, chance } = await fileAfter(0);
  const begun = {
    game: etchinstone.id,
    version: etchinstone.version,
    options,
    content,
    seats,
    seed: chance.seed,
    words: ['rzepa'],
  };
  const match = openMatch(registered, begun, []);
  if (isRefusal(match)) throw new Error(match.refused);
  for (let i = 0; i < 12; i++) {
    const choice = botChoice(match, 'adept');
    if (!isRefusal(choice)) playChoice(match, choice);
  }
  const file = matchFileOf(match);
  const id = await takeIn(file);
  const saved = isRefusal(id) ? null : savedTable(id);
  expect(saved).toMatchObject({ words: ['rzepa'], choices: file.choices });
  if (saved !== null) expect(await fileOf(saved)).toEqual(file);
});

test('a table that this build cannot play leaves as it lies, and goes on where it is known', async () => {
  const file = await fileAfter(10);
  const id = await takeIn(file);
  const saved = isRefusal(id) ? null : savedTable(id);
  if (saved === null) throw new Error('the table was not laid');
  const later = await fileOf({ ...saved, version: '99.0' });
  expect(later).toMatchObject({
    version: '99.0',
    choices: file.choices,
    chance: { seed: file.chance.seed },
    digest: '',
  });
  if (isRefusal(later)) throw new Error(later.refused);
  // A build that knows that version plays it on from there; for this one it is what it was.
  expect(await takeIn({ ...later, version: file.version })).toBe(id);
  expect(await takeIn(later)).toMatchObject({ refused: 'other-version' });
});

test('arriving twice does not set back what has been played since', async () => {
  const file = await fileAfter(10);
  const id = await takeIn(file);
  expect(await takeIn(file)).toBe(id);
  expect(savedTables()).toHaveLength(1);
  // A table that an earlier build took in is known by the same name.
  expect(id).toBe(`run-${file.digest.slice(0, 12)}`);
});

test.each(['', 'no base64!', 'AAAA', 'eyJ9'])('letters that are no table: “%s”', async (letters) => {
  expect(await unpacked(letters)).toBeUndefined();
});

function deep(levels: number): object {
  let inner = {};
  for (let i = 0; i < levels; i++) inner = { inner };
  return inner;
}

test.each<[string, (file: MatchFile) => unknown, string]>([
  ['no file at all', () => 7, 'bad-match-file'],
  ['another end than it has', (file) => ({ ...file, digest: 'x' }), 'bad-match-file'],
  ['a game that is not here', (file) => ({ ...file, game: 'chess' }), 'no-such-game'],
  ['another version', (file) => ({ ...file, version: '0' }), 'other-version'],
  ['a choice that cannot be made', (file) => ({ ...file, choices: [999_999] }), 'illegal-in-file'],
  [
    'words that are not in its dice',
    (file) => ({ ...file, chance: { ...file.chance, words: ['word'] } }),
    'illegal-in-file',
  ],
  ['seats that are none', (file) => ({ ...file, seats: [null] }), 'bad-match-file'],
  ['options without end', (file) => ({ ...file, options: deep(3000) }), 'bad-options'],
])('%s is refused', async (_, spoil, refused) => {
  expect(await takeIn(spoil(await fileAfter(5)))).toMatchObject({ refused });
  expect(savedTables()).toEqual([]);
});
