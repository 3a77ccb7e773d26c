// A match on this device: played by bots, put away, taken up, taken back, and checked.
import { digest, isRefusal, type Refusal, type SeatRecord } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import {
  botChoice,
  botToMove,
  choicesOf,
  type DeviceMatch,
  type MatchStart,
  matchFileOf,
  openMatch,
  playChoice,
  takeBack,
  takenBack,
} from '@wyrmtable/registry/device';
import { describe, expect, test } from 'vitest';
import { watcherOf } from '../src/table/local/watcher.ts';
import { check, complaints } from '../src/verify/check.ts';

const registered = await loadGame('dragon-farkle');
const bot = (name: string): SeatRecord => ({ name, bot: 'random' });
const person = (name: string): SeatRecord => ({ name, bot: null });

function begun(seats: readonly SeatRecord[], seed = 'ab'.repeat(32)): MatchStart {
  const options = { wounds: 3 };
  const content = registered.game.stock(options, seats.length);
  return { game: 'dragon-farkle', version: registered.game.version, options, content, seats, seed, words: [] };
}

function opened(match: DeviceMatch | Refusal): DeviceMatch {
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function fresh(seats: readonly SeatRecord[], seed?: string): DeviceMatch {
  return opened(openMatch(registered, begun(seats, seed), []));
}

/** One move of whoever is to move, people playing as the random bot would. */
function step(match: DeviceMatch): void {
  const choice = botChoice(match, 'random');
  if (isRefusal(choice)) throw new Error(choice.refused);
  expect(playChoice(match, choice)).toBeNull();
}

function playToTheEnd(match: DeviceMatch): void {
  while (registered.game.toMove(match.state) !== null) step(match);
}

describe('going on', () => {
  test('a table taken up from its log is the table that was left, at every point', () => {
    const match = fresh([person('Jagna'), bot('Bogusz')]);
    for (let i = 0; i < 60; i++) {
      step(match);
      const again = opened(openMatch(registered, begun(match.seats), choicesOf(match)));
      expect(digest(again.state)).toBe(digest(match.state));
      expect(again.events).toEqual(match.events);
      expect(takenBack(again)).toBe(takenBack(match));
    }
  });

  test('a table of other rules, of another game or with a broken log is refused, not guessed at', () => {
    const seats = [person('Jagna'), bot('Bogusz')];
    expect(openMatch(registered, { ...begun(seats), version: 'old' }, [])).toMatchObject({ refused: 'other-version' });
    expect(openMatch(registered, { ...begun(seats), game: 'chess' }, [])).toMatchObject({ refused: 'other-game' });
    expect(openMatch(registered, begun(seats), [999_999])).toMatchObject({ refused: 'illegal-in-file' });
    expect(openMatch(registered, { ...begun(seats), options: { wounds: 9 } }, [])).toMatchObject({
      refused: 'bad-options',
    });
  });
});

describe('taking back', () => {
  test('nothing is taken back before anything was done', () => {
    const match = fresh([person('Jagna'), person('Mirka')]);
    expect(takenBack(match)).toBeNull();
    expect(takeBack(match)).toMatchObject({ refused: 'nothing-to-undo' });
  });

  test('goes to a choice of a person, and never across a die or a card somebody has seen', () => {
    const match = fresh([person('Jagna'), bot('Bogusz'), person('Mirka')]);
    const before: { digest: string; drawn: number; reveals: number }[] = [];
    const reveals = () => match.events.filter(({ kind }) => registered.game.reveals.has(kind)).length;
    let taken = 0;
    for (let i = 0; i < 200 && registered.game.toMove(match.state) !== null; i++) {
      before.push({ digest: digest(match.state), drawn: match.state.drawn, reveals: reveals() });
      step(match);
      const to = takenBack(match);
      if (to === null) continue;
      taken++;
      const then = before[to];
      expect(match.seats[match.moves[to]?.seat ?? -1]?.bot).toBeNull();
      expect(then?.drawn).toBe(match.state.drawn);
      expect(then?.reveals).toBe(reveals());
      expect(digest(opened(takeBack(match)).state)).toBe(then?.digest);
    }
    expect(taken).toBeGreaterThan(10);
  });

  test('a roll stays rolled', () => {
    const match = fresh([person('Jagna'), person('Mirka')]);
    while (match.events.at(-1)?.kind !== 'rolled') step(match);
    const rolled = match.moves.at(-1);
    expect(rolled?.free).toBe(false);
    expect(takenBack(match)).toBeNull();
  });
});

test('the screen follows the person to move, and stays with them while bots play', () => {
  const match = fresh([person('Jagna'), bot('Bogusz'), person('Mirka')]);
  let watcher = watcherOf(match, 'spectator');
  for (let i = 0; i < 120 && registered.game.toMove(match.state) !== null; i++) {
    const toMove = registered.game.toMove(match.state);
    const before = watcher;
    watcher = watcherOf(match, before);
    expect(watcher).toBe(botToMove(match) === null ? toMove : before);
    step(match);
  }
  expect(watcherOf(fresh([bot('Bogusz'), bot('Mirka')]), 'spectator')).toBe('spectator');
});

describe('checking', () => {
  const match = fresh([person('Jagna'), bot('Bogusz')], 'cd'.repeat(32));
  playToTheEnd(match);
  const file = matchFileOf(match);
  const shown = match.events.map((event) => registered.game.show(event, 0)).filter((event) => event !== null);
  const seen = {
    watcher: 0,
    events: shown,
    shown: shown.length,
    commitment: file.chance.commitment,
    word: null,
    hashes: null,
  };

  test('a finished match is what its file says', async () => {
    const checked = await check(file);
    expect(checked).toMatchObject({ verdict: { digest: true, commitment: true, dice: true } });
    expect(checked).toMatchObject({ outcome: { kind: 'won' }, results: match.results.length });
    expect(await complaints(file, seen)).toEqual([]);
  });

  test('one die that was shown otherwise is found', async () => {
    const events = seen.events.map((event) =>
      event.kind === 'rolled' ? { ...event, dice: [6, 6, 6, 6, 6, 6] } : event,
    );
    // A page keeps the last events of a long match; they are held against the end of it, and their number against all.
    const tail = shown.slice(-20);
    expect(await complaints(file, { ...seen, events: tail })).toEqual([]);
    expect(await complaints(file, { ...seen, events: tail, shown: shown.length + 1 })).toEqual(['seen']);
    expect(await complaints(file, { ...seen, events: tail.slice(0, -1) })).toEqual(['seen']);
    expect(await complaints(file, { ...seen, events })).toEqual(['seen']);
  });

  test('another seed than the promised one is found, and so is a word left out', async () => {
    expect(await complaints(file, { ...seen, commitment: '00'.repeat(32) })).toEqual(['commitment']);
    expect(await complaints(file, { ...seen, word: 'rzepa' })).toEqual(['commitment']);
  });

  test('results that were written down wrong are found', async () => {
    const [first = 0, ...rest] = file.chance.results ?? [];
    const forged = { ...file, chance: { ...file.chance, results: [first + 1, ...rest] } };
    expect(await check(forged)).toMatchObject({ verdict: { dice: false } });
    expect(await complaints(forged, seen)).toEqual(['digest']);
  });

  test('a game that is not registered is said to be missing', async () => {
    expect(await check({ ...file, game: 'chess' })).toMatchObject({ refused: 'no-such-game' });
  });
});
