// What a match file promises, held against what was played: every die, and not one more or less.
import { expect, test } from 'vitest';
import { CHANCE_ALGORITHM, MATCH_FORMAT, type MatchFile, readMatchFile, verify } from './match.ts';
import { isPledge } from './pledge.ts';
import { commitment, derivedSeed } from './seed.ts';

const seed = derivedSeed(1, 1);
const replayed = { state: { drawn: 3, library: '' }, digest: 'abc', results: [4, 0, 2] };
const file = (chance: Partial<MatchFile['chance']>, digest = 'abc'): MatchFile => ({
  format: MATCH_FORMAT,
  game: 'any',
  version: '1',
  options: {},
  content: {},
  seats: [],
  chance: { algorithm: CHANCE_ALGORITHM, seed, commitment: commitment(seed), words: [], ...chance },
  choices: [],
  digest,
});

test('a file that tells the truth is true in all three', () => {
  expect(verify(file({ results: [4, 0, 2] }), replayed)).toEqual({ digest: true, commitment: true, dice: true });
});

test.each([
  ['the last one is missing', [4, 0]],
  ['all are missing', []],
  ['there is one too many', [4, 0, 2, 1]],
  ['one differs', [4, 1, 2]],
])('the dice are found to be wrong where %s', (_, results) => {
  expect(verify(file({ results }), replayed)).toEqual({ digest: true, commitment: true, dice: false });
});

test('a file may record no dice, and then nothing is said of them', () => {
  expect(verify(file({}), replayed).dice).toBeNull();
});

test('another digest and another promise are found each by itself', () => {
  expect(verify(file({}, 'abd'), replayed)).toMatchObject({ digest: false, commitment: true });
  expect(verify(file({ commitment: '00'.repeat(32) }), replayed)).toMatchObject({ digest: true, commitment: false });
});

test.each([null, undefined, 'a file', 7, [], [file({})]])('%j is no match file, and says so', (raw) => {
  expect(readMatchFile(raw)).toEqual({ refused: 'bad-match-file', params: { path: '(file)' } });
});

test('what a file says comes back as it was said', () => {
  const whole = {
    ...file({ results: [4, 0, 2], words: ['owl'] }),
    choices: [3, 0],
    seats: [{ name: 'Ola', bot: null }],
    ended: { how: 'resigned', seat: 0, winners: [] },
  };
  expect(readMatchFile(whole)).toBe(whole);
});

test.each<[string, object]>([
  ['format', { format: 'wyrmtable-match/1' }],
  ['game', { game: 7 }],
  ['version', { version: 7 }],
  ['options', { options: null }],
  ['options', { options: 'all' }],
  ['content', { content: { heroes: [7] } }],
  ['brought', { brought: { heroes: 7 } }],
  ['seats', { seats: 'two' }],
  ['seats', { seats: [null] }],
  ['seats', { seats: [{ name: 'Ola' }] }],
  ['seats', { seats: [{ name: 7, bot: null }] }],
  ['seats', { seats: Array.from({ length: 17 }, () => ({ name: 'Ola', bot: null })) }],
  ['choices', { choices: [0.5] }],
  ['choices', { choices: 'none' }],
  ['digest', { digest: null }],
  ['ended', { ended: null }],
  ['ended', { ended: { how: 'bored', seat: 0, winners: [] } }],
  ['ended', { ended: { how: 'resigned', seat: 16, winners: [] } }],
  ['ended', { ended: { how: 'stopped', seat: null, winners: ['Ola'] } }],
  ['chance', { chance: null }],
  ['chance', { chance: 'fair' }],
])('a file with a wrong %s is refused by that name: %j', (path, change) => {
  expect(readMatchFile({ ...file({}), ...change })).toEqual({ refused: 'bad-match-file', params: { path } });
});

test.each<[string, object]>([
  ['algorithm', { algorithm: 'mersenne' }],
  ['seed', { seed: '00' }],
  ['commitment', { commitment: 7 }],
  ['words', { words: [7] }],
  ['words', { words: 'owl' }],
  ['pledge', { pledge: { table: 7 } }],
  ['pledge', { pledge: null }],
  ['results', { results: [0.5] }],
  ['branches', { branches: 'many' }],
])('chance with a wrong %s is refused by that name: %j', (field, change) => {
  const whole = file({});
  expect(readMatchFile({ ...whole, chance: { ...whole.chance, ...change } })).toEqual({
    refused: 'bad-match-file',
    params: { path: `chance.${field}` },
  });
});

test('sixteen may sit at a table', () => {
  const seats = Array.from({ length: 16 }, () => ({ name: 'Ola', bot: 'adept' }));
  expect(readMatchFile({ ...file({}), seats })).toMatchObject({ seats });
});

test('a promise names its table, its seats and the hash of every word', () => {
  const promised = { table: 'abc', seats: ['Ola', null], hashes: ['00', '11'] };
  expect(isPledge(promised)).toBe(true);
  expect(isPledge({ ...promised, content: 'ff' })).toBe(true);
  const wrong = [{ hashes: ['00', 1] }, { hashes: '00' }, { seats: ['Ola', 2] }, { table: 3 }, { content: 1 }];
  for (const change of wrong) expect(isPledge({ ...promised, ...change }), JSON.stringify(change)).toBe(false);
});
