// A finished match as a film: every moment from every side, through every pair of eyes, and gone on with from anywhere.
import {
  canonical,
  derivedSeed,
  digest,
  isRefusal,
  type MatchFile,
  readMatchFile,
  replay,
  swiftChance,
  verify,
} from '@wyrmtable/kernel';
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { type DeviceMatch, matchFileOf, openMatch, playChoice, takenBack } from '@wyrmtable/registry/device';
import { beforeAll, describe, expect, test } from 'vitest';
import { branchTable } from '../table/local/begin.ts';
import { contentsOf, frameAt, openReel, pastOf, type Reel } from './reel.ts';

const PEOPLE = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: null },
];

function given<T>(value: T, what = 'a value'): Exclude<T, { refused: string } | null | undefined> {
  if (value === null || value === undefined || (typeof value === 'object' && 'refused' in value))
    throw new Error(`${what} was refused: ${JSON.stringify(value)}`);
  return value as Exclude<T, { refused: string } | null | undefined>;
}

/** Plays on with choices nobody thought about, at most so many. */
function playOut(match: DeviceMatch, seed: number, most = Number.POSITIVE_INFINITY): DeviceMatch {
  const { game } = match.registered;
  const luck = swiftChance(seed);
  for (let i = 0; i < most && game.toMove(match.state) !== null; i++) {
    const choices = game.choices(match.state);
    expect(playChoice(match, choices[luck.below(choices.length)] ?? 0)).toBeNull();
  }
  return match;
}

async function played(id: GameId, options: object): Promise<{ registered: RegisteredGame; file: MatchFile }> {
  const registered = await loadGame(id);
  const { game } = registered;
  const content = game.stock(options, PEOPLE.length);
  const begun = {
    game: id,
    version: game.version,
    options,
    content,
    seats: PEOPLE,
    seed: derivedSeed(15, 1),
    words: [],
  };
  return { registered, file: matchFileOf(playOut(given(openMatch(registered, begun, [])), 7)) };
}

describe.each([
  ['dice-throne', { mode: 'duel', heroes: ['barbarian', 'pyromancer'], promo: false }],
  ['dragon-farkle', { wounds: 3 }],
] as const)('%s', (id, options) => {
  let registered: RegisteredGame;
  let file: MatchFile;
  let reel: Reel;
  beforeAll(async () => {
    ({ registered, file } = await played(id, options));
    reel = given(openReel(registered.game, file));
  });

  test('a moment is the same wherever one comes from, and is what the match was then', () => {
    const { last } = contentsOf(reel);
    for (const at of [last, 0, 17, 16, 15, last - 1, 33, 17]) {
      const state = given(replay(registered.game, file, at)).state;
      for (const eyes of [0, 1, 'spectator'] as const) {
        const frame = frameAt(reel, at, eyes);
        expect(canonical(frame.view)).toBe(canonical(registered.game.view(state, eyes)));
        expect(frame.drawn).toBe(state.drawn);
      }
    }
    expect(frameAt(reel, last, 'all').outcome).not.toBeNull();
    expect(frameAt(reel, last + 5, 'all').at).toBe(last);
  });

  test('eyes see what that seat saw and nothing else', () => {
    const { game } = registered;
    for (const eyes of [0, 1, 'spectator'] as const) {
      const happened: object[] = [];
      replay(game, file, 40, (event) => {
        const shown = game.show(event, eyes);
        if (shown !== null) happened.push(shown);
      });
      const { events, watcher } = frameAt(reel, 40, eyes);
      expect(watcher).toBe(eyes);
      expect(canonical(events.map(({ event }) => event))).toBe(canonical(happened.slice(-events.length)));
      const [first] = events;
      const before = pastOf(reel, first?.number ?? 0, eyes);
      expect(canonical([...before, ...events].map(({ event }) => event))).toBe(canonical(happened));
    }
  });

  test('all eyes are those of whoever is to move', () => {
    for (const at of [0, 5, 12, 30]) {
      const { state } = given(replay(registered.game, file, at));
      expect(frameAt(reel, at, 'all').watcher).toBe(registered.game.toMove(state));
    }
  });

  test('steps are the moments at which something happened, and turns are among them', () => {
    const { steps, turns, last } = contentsOf(reel);
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(last);
    expect(turns.length).toBeGreaterThan(3);
    for (const turn of turns) expect(steps).toContain(turn);
  });

  test('played on from a moment, the match has new luck from there on, and its file says so for ever', () => {
    const at = 30;
    const { drawn } = frameAt(reel, at, 'all');
    const branch = (from: MatchFile, k: number, words: number) => {
      const table = branchTable(from, PEOPLE, k, words);
      return given(openMatch(registered, { ...table, words: table.words ?? [] }, table.choices));
    };
    const match = branch(file, at, drawn);
    expect(digest(match.state)).toBe(given(replay(registered.game, file, at)).digest);
    // What the other match stands on cannot be taken back.
    expect(takenBack(match)).toBeNull();
    const [one, other] = [playOut(match, 3), playOut(branch(file, at, drawn), 3)].map(matchFileOf);
    expect(one?.chance.results?.slice(0, 20)).toEqual(file.chance.results?.slice(0, 20));
    expect(one?.choices.join() === other?.choices.join() && one?.digest === other?.digest).toBe(false);

    const kept = given(readMatchFile(JSON.parse(JSON.stringify(one))));
    const again = given(replay(registered.game, kept));
    expect(verify(kept, again)).toEqual({ digest: true, commitment: true, dice: true });
    // From a moment of that one once more.
    const later = frameAt(given(openReel(registered.game, kept)), at + 10, 'all');
    const twice = matchFileOf(playOut(branch(kept, at + 10, later.drawn), 5));
    expect(twice.chance.branches?.map(({ after }) => after)).toEqual([at, at + 10]);
    expect(verify(twice, given(replay(registered.game, twice))).digest).toBe(true);
  });

  test('a branch that is not where its file says is refused', () => {
    const { drawn } = frameAt(reel, 30, 'all');
    const table = branchTable(file, PEOPLE, 30, drawn);
    const [branch] = table.branches ?? [];
    const altered: MatchFile = {
      ...file,
      choices: table.choices,
      chance: { ...file.chance, branches: [{ ...given(branch), from: drawn + 1 }] },
    };
    for (const answer of [
      replay(registered.game, altered),
      openReel(registered.game, { ...altered, choices: file.choices }),
    ])
      expect(isRefusal(answer) && answer.params?.path).toBe('chance.branches');
    expect(readMatchFile({ ...altered, chance: { ...altered.chance, branches: [{ after: -1 }] } })).toMatchObject({
      refused: 'bad-match-file',
    });
  });
});
