// What `chaos` makes of a record: an answer that is nowhere is lost, in a window too; whoever is shown another's hand was told a secret.
import {
  type AnyGame,
  CHANCE_ALGORITHM,
  commitment,
  derivedSeed,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  readOptions,
  replay,
  type Watcher,
} from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { disorderIn, isLost } from '../src/chaos/reckoning.ts';
import { strayTexts } from '../src/chaos/secrets.ts';
import { lateAt } from '../src/chaos/weather.ts';

const rows = [
  { seat: 0, seq: 4, choice: 1 },
  { seat: 1, seq: 5, choice: 0 },
  { seat: 0, seq: 9, choice: 2 },
];

test('an acknowledged answer stands where it was given, or something overtook it in a window', () => {
  expect(isLost(rows, 0, { seq: 4, choice: 1, inWindow: false })).toBe(false);
  expect(isLost(rows, 0, { seq: 4, choice: 3, inWindow: false }), 'another stands in its place').toBe(true);
  expect(isLost(rows, 0, { seq: 6, choice: 1, inWindow: false }), 'it stands nowhere').toBe(true);
  expect(isLost(rows, 0, { seq: 6, choice: 1, inWindow: true }), 'overtaken: the seat went on').toBe(false);
  expect(isLost(rows, 1, { seq: 8, choice: 1, inWindow: true }), 'the seat never went on').toBe(true);
});

test('a table that has not gone on is named with the match that is played there', () => {
  const matchAt = (table: number): string => `match ${table}`;
  const [late, ...others] = lateAt({ lastMoves: [30, 10, 40], matchAt }, 20);
  expect(late).toEqual({ table: 1, match: 'match 1' });
  expect(others).toEqual([]);
});

test('moves stand in the order in which they were acknowledged', () => {
  expect(disorderIn(rows, 0, [{ seq: 4 }, { seq: 9 }])).toBe(0);
  expect(disorderIn(rows, 0, [{ seq: 9 }, { seq: 4 }])).toBe(1);
  expect(disorderIn(rows, 0, [{ seq: 9 }, { seq: 7 }]), 'one that is nowhere is lost, which is counted elsewhere').toBe(
    0,
  );
});

const { game: registered } = await loadGame('dice-throne');
const game: AnyGame = registered;

function duel(): MatchFile {
  const options = readOptions(game, { mode: 'duel', heroes: ['barbarian', 'monk'] }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const seed = derivedSeed(7, 1);
  const file: MatchFile = {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    content: game.stock(options, 2),
    seats: [
      { name: 'One', bot: null },
      { name: 'Two', bot: null },
    ],
    chance: { algorithm: CHANCE_ALGORITHM, seed, commitment: commitment(seed), words: ['a', 'b'] },
    choices: [],
    digest: '',
  };
  const choices: number[] = [];
  for (let i = 0; i < 60; i++) {
    const again = replay(game, { ...file, choices });
    if (isRefusal(again)) throw new Error(again.refused);
    const [first] = game.choices(again.state);
    if (first === undefined) break;
    choices.push(first);
  }
  return { ...file, choices };
}

/** What an honest server tells that watcher at every step. */
function textsFor(file: MatchFile, watcher: Watcher): string[] {
  const texts: string[] = [];
  let number = 0;
  let events: object[] = [];
  replay(
    game,
    file,
    file.choices.length,
    (event) => {
      const seen = game.show(event, watcher);
      if (seen === null) return;
      number++;
      events.push({ number, event: seen });
    },
    (state) => {
      texts.push(JSON.stringify({ type: 'update', match: 'm', seq: 0, events, view: game.view(state, watcher) }));
      events = [];
    },
  );
  return texts;
}

test("what is one's own is no secret, and another's hand is one", () => {
  const file = duel();
  expect(strayTexts(game, file, 0, textsFor(file, 0))).toBe(0);
  expect(strayTexts(game, file, 'spectator', textsFor(file, 'spectator'))).toBe(0);
  expect(strayTexts(game, file, 0, textsFor(file, 1))).toBeGreaterThan(10);
  expect(strayTexts(game, file, 'spectator', textsFor(file, 1))).toBeGreaterThan(10);
});
