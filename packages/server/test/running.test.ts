// A match in play without a network: early answers, own counts, taking up again.
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type AnyGame, derivedSeed, digest, PASS } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import {
  BrokenLog,
  begin,
  eventsSince,
  offer,
  type Running,
  rebuild,
  seqOf,
  storySince,
  take,
} from '../src/running.ts';
import type { EarlyRow, MoveRow, PlayEntry } from '../src/storage/port.ts';

const game: AnyGame = dragonFarkle;
const SEATS = 5;
const MATCHES = 25;

interface Evening {
  readonly game: AnyGame;
  readonly options: object;
  readonly matches: number;
}
const farkle: Evening = { game, options: { wounds: 3 }, matches: MATCHES };
/** Its windows come thick and fast, and answers open windows inside windows. */
const throne: Evening = { game: diceThrone, options: { mode: 'koth', promo: false }, matches: 4 };

const recipe = (index: number, { game, options } = farkle) => ({
  id: 'one',
  game,
  options,
  content: game.stock(options, SEATS),
  seats: SEATS,
  seed: derivedSeed(5, index),
  words: ['a', 'b', 'c', 'd', 'e'],
});

/** The same seat that was shown the same, with the same choices, always answers alike, and mostly keeps its cards. */
function habit(seat: number, shown: number, choices: readonly number[]): number {
  const whim = (seat * 7 + shown * 13) % 101;
  return choices.includes(PASS) && whim % 4 > 0 ? PASS : (choices[whim % choices.length] ?? PASS);
}

interface Played {
  readonly run: Running;
  readonly entries: PlayEntry[];
  /** Answers that were given before their place came. */
  readonly early: number;
}

type Choose = (run: Running, seat: number) => number;

const byHabit: Choose = (run, seat) => habit(seat, run.shown[seat] ?? 0, offer(run, seat));

/** Plays to the end. `order` says who answers first when several are asked at once. */
function played(index: number, order: (seats: number[]) => number[], choose = byHabit, evening = farkle): Played {
  const { game } = evening;
  const run = begin(recipe(index, evening));
  const entries: PlayEntry[] = [];
  let early = 0;
  while (game.toMove(run.state) !== null) {
    const asked = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => offer(run, seat).length > 0);
    const [seat] = order(asked);
    if (seat === undefined) throw new Error('nobody is asked although the match goes on');
    if (seat !== game.toMove(run.state)) early++;
    entries.push(...take(run, seat, choose(run, seat), () => {}));
  }
  return { run, entries, early };
}

/** The moves without the counts at which they were made: those are ahead by answers that were overtaken. */
const uncounted = (entries: readonly PlayEntry[]) => movesOf(entries).map(({ seq: _, ...row }) => row);

test.each([farkle, throne])('answering early, in any order, comes to the same as answering when asked', (evening) => {
  const { game, matches } = evening;
  let early = 0;
  for (let index = 0; index < matches; index++) {
    const patient = begin(recipe(index, evening));
    const entries: PlayEntry[] = [];
    for (let seat = game.toMove(patient.state); seat !== null; seat = game.toMove(patient.state)) {
      entries.push(...take(patient, seat, byHabit(patient, seat), () => {}));
    }
    for (const order of [(seats: number[]) => seats, (seats: number[]) => seats.toReversed()]) {
      const hasty = played(index, order, byHabit, evening);
      early += hasty.early;
      expect(digest(hasty.run.state)).toBe(digest(patient.state));
      expect(uncounted(hasty.entries)).toEqual(uncounted(entries));
    }
  }
  // The matches do hold windows in which several could answer.
  expect(early).toBeGreaterThan(20);
});

const movesOf = (entries: readonly PlayEntry[]): MoveRow[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'early') return [];
    const { kind: _, ...row } = entry;
    return [row];
  });

test('a match is taken up again from its rows at any point, early answers included', () => {
  const { run, entries } = played(3, (seats) => seats.toReversed());
  const last = rebuild(recipe(3), movesOf(entries), []);
  expect(digest(last.state)).toBe(digest(run.state));
  expect(last.shown).toEqual(run.shown);
  expect(last.made).toEqual(run.made);
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'early') continue;
    const row: EarlyRow = entry;
    const again = rebuild(recipe(3), movesOf(entries.slice(0, at)), [row]);
    expect(offer(again, row.seat), 'it has answered and is not asked again').toEqual([]);
    expect(again.early[row.seat]).toEqual({ seq: row.seq, choice: row.choice });
  }
});

/** Plays a card over an early pass of somebody else, and otherwise keeps it. */
const meddling: Choose = (run, seat) => {
  const choices = offer(run, seat);
  if (game.window(run.state) === null) return byHabit(run, seat);
  const meddles = seat === game.toMove(run.state) && run.early.some((early) => early !== null);
  return meddles ? (choices.at(-1) ?? PASS) : PASS;
};

test('an early answer is dropped when something new is shown to its seat', () => {
  let dropped = 0;
  for (let index = 0; index < MATCHES; index++) {
    const { entries } = played(index, (seats) => seats.toReversed(), meddling);
    for (const [at, entry] of entries.entries()) {
      if (entry.kind !== 'early') continue;
      const later = entries.slice(at + 1).find((other) => other.kind === 'move' && other.seat === entry.seat);
      // Played at the count at which it was given, or not at all.
      if (later === undefined || later.seq !== entry.seq) dropped++;
      else expect(later.choice).toBe(entry.choice);
    }
  }
  expect(dropped).toBeGreaterThan(0);
});

test('an answer counts when it is accepted, wherever its seat stands in the order, and a count once told is kept', () => {
  let overtaken = 0;
  for (let index = 0; index < MATCHES; index++) {
    const run = begin(recipe(index));
    const entries: PlayEntry[] = [];
    const waiting = new Map<number, EarlyRow>();
    while (game.toMove(run.state) !== null) {
      const seat =
        Array.from({ length: SEATS }, (_, seat) => seat).findLast((seat) => offer(run, seat).length > 0) ?? 0;
      const before = seqOf(run, seat);
      const shown = run.shown[seat] ?? 0;
      const made = take(run, seat, meddling(run, seat), () => {});
      expect(seqOf(run, seat) - before, 'one for the answer, and what was shown').toBe(
        1 + (run.shown[seat] ?? 0) - shown,
      );
      for (const entry of made) {
        if (entry.kind === 'early') waiting.set(entry.seat, entry);
        else waiting.delete(entry.seat);
      }
      entries.push(...made);
      if (waiting.size === 0 || run.early.some((early) => early !== null)) continue;
      overtaken++;
      const again = rebuild(recipe(index), movesOf(entries), [...waiting.values()]);
      expect(again.made).toEqual(run.made);
    }
  }
  expect(overtaken).toBeGreaterThan(0);
});

test('a log that does not make a match is told by the choice that breaks it', () => {
  const rows = movesOf(played(1, (seats) => seats).entries);
  const broken = (change: (row: MoveRow) => Partial<MoveRow>) =>
    rows.map((row) => (row.number === 10 ? { ...row, ...change(row) } : row));
  const cases: [MoveRow[], string][] = [
    [broken(() => ({ choice: 987654 })), 'choice 10 of the log is not legal'],
    [broken(({ seat }) => ({ seat: seat + 1 })), 'choice 10 of the log is of a seat that was not asked'],
    [broken(({ seq }) => ({ seq: seq - 1 })), 'choice 10 of the log has a wrong count'],
    [broken(({ results }) => ({ results: [...results, 3] })), 'choice 10 of the log has other dice'],
    [rows.filter(({ number }) => number !== 10), 'choice 10 of the log is missing'],
  ];
  for (const [log, problem] of cases) {
    expect(() => rebuild(recipe(1), log, [])).toThrow(BrokenLog);
    expect(() => rebuild(recipe(1), log, [])).toThrow(problem);
  }
});

test('every watcher has a gap-free story of its own, and any part of it can be told again', () => {
  const { run } = played(2, (seats) => seats);
  for (const watcher of [0, 1, 2, 3, 4, 'spectator'] as const) {
    const last = run.shown[watcher === 'spectator' ? SEATS : watcher] ?? 0;
    const story = [...storySince(run, watcher, 0, last)].flat();
    expect(story.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    for (const since of [1, Math.floor(last / 2), last - 1, last]) {
      expect(eventsSince(run, watcher, since, last)).toEqual(story.slice(since));
    }
  }
});
