// The laws every game keeps: hand a game to `laws` and check each with many seeds.
import { type Chance, chachaChance, swiftChance } from './chance.ts';
import { diffBetween, patched } from './diff.ts';
import { canonical, digest } from './digest.ts';
import { type AnyGame, type Choice, type Happening, PASS, type Position, type Seat, type Watcher } from './game.ts';
import { type Hold, holdOf } from './holding.ts';
import { MATCH_FORMAT, type MatchFile, play, proceed, replay, start } from './match.ts';
import { isRefusal } from './refusal.ts';
import { restore, save } from './save.ts';
import { commitment, derivedSeed, streamKey } from './seed.ts';

export interface LawTable {
  readonly seats: number;
  readonly options: object;
}

export interface Law {
  readonly name: string;
  /** Plays what it needs from that seed; throws LawBroken. */
  check(seed: number): void;
}

export class LawBroken extends Error {}

function broken(what: string, state: Position): never {
  throw new LawBroken(`${what}\n${canonical(state)}`);
}

interface Walk {
  readonly state: Position;
  readonly chance: Chance;
  readonly choices: Choice[];
  /** Luck of the walker and of the checks, apart from the match's own. */
  readonly whim: Chance;
}

function chanceOf(seed: number): Chance {
  return chachaChance(streamKey(derivedSeed(seed, 0), []));
}

/** Plays one match by random legal choices, showing every state before its choice is made. */
function walk(
  game: AnyGame,
  table: LawTable,
  seed: number,
  visit: (walk: Walk, legal: readonly Choice[]) => void,
): Walk {
  const chance = chanceOf(seed);
  const state = start(game, table.options, table.seats, chance);
  const walked: Walk = { state, chance, choices: [], whim: swiftChance(seed) };
  while (game.toMove(state) !== null) {
    if (walked.choices.length > game.bound) broken(`random play did not end within ${game.bound} choices`, state);
    const legal = game.choices(state);
    visit(walked, legal);
    const choice = legal[walked.whim.below(legal.length)];
    if (choice === undefined) broken('a seat is to move and has no choice', state);
    proceed(game, state, choice, chance);
    walked.choices.push(choice);
  }
  if (game.outcome(state) === null) broken('nobody is to move and there is no outcome', state);
  return walked;
}

/** About one state in `of` is looked at closely. */
function sometimes({ whim }: Walk, of: number): boolean {
  return whim.below(of) === 0;
}

/** Everything that both values reach; shared objects are what a copy must not have. */
function reach(value: unknown, seen: Set<object>): Set<object> {
  if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const field of Object.values(value)) reach(field, seen);
  }
  return seen;
}

function watchers(table: LawTable): Watcher[] {
  return [...Array.from({ length: table.seats }, (_, seat) => seat), 'spectator'];
}

/** Plays a choice, lets every window it opens go by, and gives what the watcher is shown meanwhile. */
function shownAfter(game: AnyGame, state: Position, choice: Choice, chance: Chance, watcher: Watcher): Happening[] {
  const shown: Happening[] = [];
  const emit = (event: Happening) => {
    const visible = game.show(event, watcher);
    if (visible !== null) shown.push(visible);
  };
  proceed(game, state, choice, chance, emit);
  while (game.window(state) !== null && game.toMove(state) !== null) proceed(game, state, PASS, chance, emit);
  return shown;
}

/** One law, for that game at that table. */
type Kept = (game: AnyGame, table: LawTable) => Law;

/** How firmly the choice would hold in that state. */
function heldBy(game: AnyGame, state: Position, choice: Choice): Hold {
  const world = game.copy(state);
  const kinds: string[] = [];
  proceed(game, world, choice, chanceOf(1), ({ kind }) => kinds.push(kind));
  return holdOf(game, state.drawn, world, kinds);
}

/** What the watcher is told of the choice. */
function toldOf(game: AnyGame, state: Position, choice: Choice, watcher: Watcher): readonly string[] {
  const told: string[] = [];
  proceed(game, game.copy(state), choice, chanceOf(1), (event) => {
    const seen = game.show(event, watcher);
    if (seen !== null) told.push(canonical(seen));
  });
  return told;
}

/**
 * In a world that looks the same to the watcher there is a choice that tells them the same, as far as both tell: with other
 * hands a window may be open for longer.
 */
function nothingShown(game: AnyGame, { state, whim }: Walk, choice: Choice, watcher: Watcher): void {
  const other = game.copy(state);
  game.redeal(other, watcher, whim);
  const here = toldOf(game, state, choice, watcher);
  if (here.length === 0) return;
  const legal = game.choices(other);
  const tellsTheSame = (one: Choice): boolean => {
    const there = toldOf(game, other, one, watcher);
    return (there.length > 0 || one === choice) && here.every((event, i) => i >= there.length || event === there[i]);
  };
  const fits = legal.includes(choice) ? tellsTheSame(choice) : legal.some(tellsTheSame);
  if (!fits) broken(`a free choice tells ${watcher} what was hidden: ${here.join(' ')}`, state);
}

/** With everything hidden dealt anew, at random to the end. */
function playOn(game: AnyGame, world: Position, seat: Seat, whim: Chance): void {
  game.redeal(world, seat, whim);
  for (let i = 0; game.toMove(world) !== null; i++) {
    if (i > game.bound) broken('random play in an imagined world did not end', world);
    const legal = game.choices(world);
    const choice = legal[whim.below(legal.length)];
    if (choice === undefined) broken('an imagined world leaves the seat to move without a choice', world);
    game.apply(world, choice, whim, null);
  }
}

/** Two worlds that look alike show the same events, as long as nothing hidden has come to light. */
function eventsAgree(
  game: AnyGame,
  { state, whim }: Walk,
  legal: readonly Choice[],
  other: Position,
  watcher: Watcher,
): void {
  const choice = legal[whim.below(legal.length)];
  if (choice === undefined || !game.choices(other).includes(choice)) return;
  const luck = whim.below(2 ** 31);
  const world = game.copy(state);
  const shown = shownAfter(game, world, choice, chanceOf(luck), watcher);
  const shownOther = shownAfter(game, other, choice, chanceOf(luck), watcher);
  if (canonical(game.view(world, watcher)) !== canonical(game.view(other, watcher))) return;
  if (canonical(shown) !== canonical(shownOther)) broken(`the events shown to ${watcher} differ`, state);
}

const endsByRandomPlay: Kept = (game, table) => ({
  name: 'random legal play ends, and choices are neither empty nor repeated',
  check(seed) {
    walk(game, table, seed, ({ state }, legal) => {
      if (legal.length === 0) broken('a seat is to move and has no choice', state);
      if (new Set(legal).size !== legal.length) broken('a choice is listed twice', state);
      if (game.window(state) !== null && !legal.includes(PASS)) broken('an open window cannot be passed', state);
    });
  },
});

const refusesTheIllegal: Kept = (game, table) => ({
  name: 'play refuses what is not among the choices and leaves the state untouched',
  check(seed) {
    walk(game, table, seed, (walked, legal) => {
      if (!sometimes(walked, 8)) return;
      const { state, whim } = walked;
      const before = canonical(state);
      const near = (legal[whim.below(legal.length)] ?? 0) + whim.below(7) - 3;
      for (const choice of [near, -1, whim.below(2 ** 31), 0.5, Number.NaN]) {
        if (legal.includes(choice)) continue;
        if (play(game, state, choice, chanceOf(seed)) === null) broken(`played the illegal choice ${choice}`, state);
        if (canonical(state) !== before) broken(`the refused choice ${choice} changed the state`, state);
      }
    });
  },
});

const readsEveryChoice: Kept = (game, table) => ({
  name: 'every choice can be read, and no two legal ones read alike',
  check(seed) {
    walk(game, table, seed, (walked, legal) => {
      if (!sometimes(walked, 4)) return;
      const read = new Set(legal.map((choice) => canonical(game.read(choice, walked.state))));
      if (read.size !== legal.length) broken('two legal choices read alike', walked.state);
    });
  },
});

const survivesJson: Kept = (game, table) => ({
  name: 'every state survives JSON and goes on identically',
  check(seed) {
    const { choices, state } = walk(game, table, seed, () => {});
    const chance = chanceOf(seed);
    let mirror = start(game, table.options, table.seats, chance);
    for (const choice of choices) {
      // Put away and taken out again before every single choice.
      const thawed = JSON.parse(JSON.stringify(mirror)) as Position;
      if (canonical(thawed) !== canonical(mirror)) broken('the state changes on its way through JSON', mirror);
      proceed(game, thawed, choice, chance);
      mirror = thawed;
    }
    if (digest(mirror) !== digest(state)) broken('the same choices gave another end', state);
  },
});

const copiesApart: Kept = (game, table) => ({
  name: 'a copy shares nothing with its original',
  check(seed) {
    walk(game, table, seed, (walked, legal) => {
      if (!sometimes(walked, 8)) return;
      const { state } = walked;
      const before = canonical(state);
      const copy = game.copy(state);
      if (canonical(copy) !== before) broken('a copy differs from its original', state);
      const originals = reach(state, new Set());
      for (const part of reach(copy, new Set())) if (originals.has(part)) broken('a copy shares a part', state);
      proceed(game, copy, legal[0] ?? PASS, chanceOf(seed));
      if (canonical(state) !== before) broken('playing on a copy changed the original', state);
    });
  },
});

const replaysAlike: Kept = (game, table) => ({
  name: 'a replay of the log gives the same digest',
  check(seed) {
    const { state, choices } = walk(game, table, seed, () => {});
    const secret = derivedSeed(seed, 0);
    const file: MatchFile = {
      format: MATCH_FORMAT,
      game: game.id,
      version: game.version,
      options: table.options,
      content: game.stock(table.options, table.seats),
      seats: Array.from({ length: table.seats }, (_, seat) => ({ name: String(seat), bot: 'random' })),
      chance: { algorithm: 'chacha20', seed: secret, commitment: commitment(secret), words: [] },
      choices,
      digest: digest(state),
    };
    const again = replay(game, JSON.parse(JSON.stringify(file)) as MatchFile);
    if (isRefusal(again)) broken(`the replay was refused: ${again.refused}`, state);
    if (again.digest !== file.digest) broken('the replay gave another digest', state);
  },
});

const hidesWhatIsHidden: Kept = (game, table) => ({
  name: 'a view does not change when only what its watcher may not know is redealt',
  check(seed) {
    walk(game, table, seed, (walked, legal) => {
      if (!sometimes(walked, 8)) return;
      const { state, whim } = walked;
      for (const watcher of watchers(table)) {
        const other = game.copy(state);
        game.redeal(other, watcher, whim);
        if (canonical(game.view(other, watcher)) !== canonical(game.view(state, watcher))) {
          broken(`the view of ${watcher} changed with what it may not know`, state);
        }
        if (game.toMove(other) !== game.toMove(state)) broken('a redeal changed whose move it is', state);
        if (game.choices(other).length === 0) broken('a redeal left the seat to move without a choice', other);
        if (
          watcher !== 'spectator' &&
          canonical(game.choices(other, watcher)) !== canonical(game.choices(state, watcher))
        ) {
          broken(`the choices of ${watcher} changed with what it may not know`, state);
        }
        eventsAgree(game, walked, legal, other, watcher);
      }
    });
  },
});

const takesBackUnseen: Kept = (game, table) => ({
  name: 'what may be taken back has shown nobody anything that was hidden',
  check(seed) {
    walk(game, table, seed, (walked, legal) => {
      if (!sometimes(walked, 3)) return;
      const choice = legal[walked.whim.below(legal.length)];
      if (choice === undefined || heldBy(game, walked.state, choice) !== 'free') return;
      for (const watcher of watchers(table)) nothingShown(game, walked, choice, watcher);
    });
  },
});

/** For games whose views tell enough to make a state of. */
const imaginesTheTable: Kept = (game, table) => ({
  name: 'a world imagined from a view looks and asks as the table does, and can be played to its end',
  check(seed) {
    walk(game, table, seed, (walked) => {
      if (!sometimes(walked, 3)) return;
      const { state, whim } = walked;
      for (let seat = 0; seat < table.seats; seat++) {
        const choices = game.choices(state, seat);
        if (choices.length === 0) continue;
        // As it comes out at the other end of a line.
        const view = JSON.parse(JSON.stringify(game.view(state, seat)));
        const world = game.imagine?.(view, choices);
        if (world === undefined) return;
        if (canonical(game.view(world, seat)) !== canonical(view)) broken(`seat ${seat} imagines another look`, state);
        if (game.toMove(world) !== seat) broken(`seat ${seat} imagines somebody else's move`, state);
        if (canonical(game.choices(world, seat)) !== canonical(choices))
          broken(`seat ${seat} imagines other choices`, state);
        if (whim.below(24) === 0) playOn(game, world, seat, whim);
      }
    });
  },
});

const changesByDiff: Kept = (game, table) => ({
  name: 'a view stays as it was taken, and changes alone lead from each view to the next',
  check(seed) {
    const all = watchers(table);
    const watcher = all[seed % all.length] ?? 'spectator';
    let last: object | null = null;
    let followed: unknown;
    walk(game, table, seed, ({ state }) => {
      const view = game.view(state, watcher);
      const change = last === null ? [view] : diffBetween(last, view);
      last = view;
      // As it comes out at the other end of a line. A view that had changed after it was taken would be missed here.
      if (change !== null) followed = patched(followed, JSON.parse(JSON.stringify(change)));
      if (followed === undefined) broken('a change does not fit the view it was made for', state);
      if (canonical(followed) !== canonical(view)) broken('the changes do not lead to this view', state);
    });
  },
});

const refusesOtherVersions: Kept = (game, table) => ({
  name: 'a state from another version is refused',
  check(seed) {
    const state = start(game, table.options, table.seats, chanceOf(seed));
    const saved = save(game, state);
    const thawed = restore(game, saved);
    if (isRefusal(thawed) || canonical(thawed) !== canonical(state)) broken('a saved state did not come back', state);
    const stale = restore(game, { ...saved, version: `${game.version}-other` });
    if (!isRefusal(stale) || stale.refused !== 'other-version')
      broken('a state of another version was taken up', state);
    const foreign = restore(game, { ...saved, game: 'another-game' });
    if (!isRefusal(foreign) || foreign.refused !== 'other-game') broken("another game's state was taken up", state);
  },
});

const ALWAYS: readonly Kept[] = [
  endsByRandomPlay,
  refusesTheIllegal,
  readsEveryChoice,
  survivesJson,
  copiesApart,
  replaysAlike,
  hidesWhatIsHidden,
  takesBackUnseen,
  changesByDiff,
  refusesOtherVersions,
];

export function laws(game: AnyGame, table: LawTable): Law[] {
  const kept = game.imagine === undefined ? ALWAYS : [...ALWAYS, imaginesTheTable];
  return kept.map((law) => law(game, table));
}
