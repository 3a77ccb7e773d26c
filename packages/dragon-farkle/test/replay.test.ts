// A match file is played again up to any of its choices, the one before the first included.
import {
  chachaChance,
  commitment,
  derivedSeed,
  digest,
  isRefusal,
  type MatchFile,
  play,
  replay,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { dragonFarkle } from '../src/game.ts';

const seed = derivedSeed(5, 1);

/** The first so many choices of a duel in which everybody takes what is offered first, and the digest after each. */
function begun(count: number): { readonly file: MatchFile; readonly digests: readonly string[] } {
  const chance = chachaChance(streamKey(seed, []));
  const state = start(dragonFarkle, { wounds: 3 }, 2, chance);
  const choices: number[] = [];
  const digests = [digest(state)];
  while (choices.length < count) {
    const choice = dragonFarkle.choices(state)[0] ?? 0;
    expect(play(dragonFarkle, state, choice, chance)).toBeNull();
    choices.push(choice);
    digests.push(digest(state));
  }
  const file: MatchFile = {
    format: 'wyrmtable-match/2',
    game: dragonFarkle.id,
    version: dragonFarkle.version,
    options: { wounds: 3 },
    content: dragonFarkle.stock({ wounds: 3 }, 2),
    seats: ['Ala', 'Olek'].map((name) => ({ name, bot: null })),
    chance: { algorithm: 'chacha20', seed, commitment: commitment(seed), words: [] },
    choices,
    digest: digests.at(-1) ?? '',
  };
  return { file, digests };
}

const { file, digests } = begun(6);

test.each(digests.map((_, at) => at))('after %i choices it stands as it stood then', (at) => {
  expect(replay(dragonFarkle, file, at)).toMatchObject({ digest: digests[at] });
});

test('who looks on sees the set-up and every choice, in order', () => {
  const seen: [number, string][] = [];
  replay(dragonFarkle, file, 3, null, (state, played) => seen.push([played, digest(state)]));
  expect(seen).toEqual([0, 1, 2, 3].map((played) => [played, digests[played]]));
});

test.each([-1, 0.5, 7, Number.NaN])('there is no choice number %d to stop at', (at) => {
  expect(replay(dragonFarkle, file, at)).toEqual({ refused: 'no-such-choice', params: { at: String(at), last: 6 } });
});

test('a choice that cannot be made is named by its number, and those before it still play', () => {
  const wrong = { ...file, choices: [...file.choices.slice(0, 2), 9999, ...file.choices.slice(3)] };
  expect(replay(dragonFarkle, wrong)).toEqual({ refused: 'illegal-in-file', params: { number: 3, choice: '9999' } });
  const before = replay(dragonFarkle, wrong, 2);
  expect(isRefusal(before)).toBe(false);
  expect(before).toMatchObject({ digest: digests[2] });
});

test.each([
  ['other-game', { game: 'chess' }],
  ['other-version', { version: '0' }],
])('%s: a file of another kind is not played', (refused, change) => {
  expect(replay(dragonFarkle, { ...file, ...change })).toMatchObject({ refused });
});
