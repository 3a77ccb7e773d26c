// A match in play: the state, everybody's own numbering, and the answers that wait for their place.
import {
  type Choice,
  chachaChance,
  type Happening,
  holdOf,
  PASS,
  proceed,
  reasonFor,
  type Seat,
  streamKey,
  tellingWhy,
  type Watcher,
} from '@wyrmtable/kernel';
import {
  type Answer,
  begin,
  indexOf,
  keep,
  type Recipe,
  type Running,
  type Shown,
  TAIL,
  type Told,
  watcherAt,
} from './run.ts';
import type { EarlyRow, MoveRow, PlayEntry } from './storage/port.ts';
import { isLoose, loggedAs, newTape, retreat, takenBack, takesBack, turnBack } from './taking-back.ts';

export { begin, indexOf, type Minds, type Recipe, type Running, type Shown, TAIL, watcherAt } from './run.ts';

/** Choices that are played again in one go; longer work would keep all tables of the server waiting. */
const STRETCH = 500;

/** Choices between two marks. Only campaigns come to one at all. */
const STRIDE = 4096;

/**
 * A watcher's count: the events it was shown and the answers it gave. It moves on whenever something new can be known
 * to that watcher or was done by it, and never because of what another seat did unseen: an answer counts when it is accepted,
 * for when its place comes depends on who else is asked.
 */
export function seqOf(run: Running, watcher: Watcher): number {
  const index = indexOf(run, watcher);
  return (run.shown[index] ?? 0) + (run.made[index] ?? 0);
}

/** What the seat may choose now: in a window all who can answer are asked at once. Empty once it has answered. */
export function offer(run: Running, seat: Seat): readonly Choice[] {
  const { game } = run.recipe;
  if (stillStands(run, seat) !== null) return [];
  if (game.toMove(run.state) === seat) return game.choices(run.state);
  if (game.window(run.state) === null) return [];
  const choices = game.choices(run.state, seat);
  return choices.length > 0 && letsPass(run, seat, choices) ? [] : choices;
}

/** The answer the seat gave early, if nothing was shown to it since: it was the last thing that its count moved for. */
function stillStands(run: Running, seat: Seat): Answer | null {
  const early = run.early[seat] ?? null;
  return early !== null && early.seq + 1 === seqOf(run, seat) ? early : null;
}

/** The open window goes by that seat, by the wish of whoever sits there. */
function letsPass(run: Running, seat: Seat, choices: readonly Choice[]): boolean {
  const { game } = run.recipe;
  const stops = run.stops[seat] ?? null;
  return stops !== null && game.window(run.state) !== null && stops.letsPass(game.view(run.state, seat), choices, seat);
}

/** What a watcher is asked, and its count at that. */
export interface Offered {
  readonly seq: number;
  readonly choices: readonly Choice[];
}

export function offeredTo(run: Running, watcher: Watcher): Offered {
  return { seq: seqOf(run, watcher), choices: watcher === 'spectator' ? [] : offer(run, watcher) };
}

function listener(run: Running, kinds: string[], tell: (shown: Shown) => void): (event: Happening) => void {
  const { game } = run.recipe;
  return (event) => {
    kinds.push(event.kind);
    const shown = run.shown.map((count, index) => {
      const seen = game.show(event, watcherAt(run, index));
      if (seen === null) return null;
      const number = count + 1;
      run.shown[index] = number;
      keep(run.tails[index] ?? [], { number, event: seen });
      return seen;
    });
    tell(shown);
  };
}

/** In place of a count: the table passed for the seat, which answered nothing and whose count stands still. */
const UNASKED = -1;

/** Plays a legal choice of the seat to move, given at that count, and writes the row that keeps it. */
function enact(
  run: Running,
  seat: Seat,
  { seq, choice }: Answer,
  tell: (shown: Shown) => void,
): MoveRow & { readonly kind: 'move' } {
  const { id, game } = run.recipe;
  const number = run.log.length;
  run.results.length = 0;
  run.log.push(choice);
  run.early[seat] = null;
  const { drawn } = run.state;
  const shown = run.shown.slice();
  const kinds: string[] = [];
  const reason = reasonFor(run.minds[seat], game, run.state, seat, choice);
  proceed(game, run.state, choice, run.chance, tellingWhy(reason, listener(run, kinds, tell)));
  run.played++;
  const hold = holdOf(game, drawn, run.state, kinds);
  if (hold === 'fast') run.loose.length = 0;
  else run.loose.push({ seat, asked: seq !== UNASKED, hold, shown });
  const played = run.log.length;
  if (played % STRIDE === 0) run.marks.push({ played, state: game.copy(run.state), shown: run.shown.slice() });
  return { kind: 'move', match: id, number, seat, seq, choice, results: run.results.slice() };
}

/** Plays a legal choice of the seat to move, as an answer of that seat. */
export function step(run: Running, seat: Seat, choice: Choice, tell: (shown: Shown) => void): ReturnType<typeof enact> {
  const seq = seqOf(run, seat);
  count(run, seat);
  return enact(run, seat, { seq, choice }, tell);
}

function count(run: Running, seat: Seat): number {
  const made = (run.made[seat] ?? 0) + 1;
  run.made[seat] = made;
  return made;
}

/**
 * Takes an answer that `offer` holds. If the seat's place in the order has come it is played, and so are the early
 * answers that come next; otherwise it is kept. The entries are what must be durable before anybody is told.
 */
export function take(run: Running, seat: Seat, choice: Choice, tell: (shown: Shown) => void): PlayEntry[] {
  const { id, game } = run.recipe;
  const seq = seqOf(run, seat);
  run.answered[seat] = { seq, choice };
  if (game.toMove(run.state) !== seat) {
    run.early[seat] = { seq, choice };
    return [{ kind: 'early', match: id, seat, seq, choice, made: count(run, seat) }];
  }
  return [step(run, seat, choice, tell), ...playOn(run, tell)];
}

/**
 * An answer to what was asked in a window, which something has overtaken that is not told yet: it counts like any that was
 * accepted, and nothing comes of it.
 */
export function takeLate(run: Running, seat: Seat, { seq, choice }: Answer): PlayEntry[] {
  run.answered[seat] = { seq, choice };
  return [{ kind: 'early', match: run.recipe.id, seat, seq, choice, made: count(run, seat) }];
}

/** Plays what needs nobody to be asked: answers that were given early, and passes of those who let the window go by. */
export function playOn(run: Running, tell: (shown: Shown) => void): PlayEntry[] {
  const entries: PlayEntry[] = [];
  for (;;) {
    const next = run.recipe.game.toMove(run.state);
    const answer = next === null ? null : unasked(run, next);
    if (next === null || answer === null) return entries;
    entries.push(enact(run, next, answer, tell));
  }
}

function unasked(run: Running, seat: Seat): Answer | null {
  const choices = run.recipe.game.choices(run.state);
  const early = stillStands(run, seat);
  run.early[seat] = null;
  // Something was shown to that seat since it answered, or the answer has lost its sense: it is asked again.
  if (early !== null && choices.includes(early.choice)) return early;
  return letsPass(run, seat, choices) ? { seq: UNASKED, choice: PASS } : null;
}

/** The stored rows do not make a match: which one fails, and how. */
export class BrokenLog extends Error {
  constructor(number: number, problem: string) {
    super(`choice ${number} of the log ${problem}`);
    this.name = 'BrokenLog';
  }
}

/** A match taken up again from what was written down. Throws BrokenLog. */
export function rebuild(recipe: Recipe, moves: readonly MoveRow[], early: readonly EarlyRow[]): Running {
  const work = rebuilding(recipe, moves, early);
  for (;;) {
    const slice = work.next();
    if (slice.done === true) return slice.value;
  }
}

/** The same with a rest after every stretch, in which others can be served. */
export function* rebuilding(
  recipe: Recipe,
  moves: readonly MoveRow[],
  early: readonly EarlyRow[],
): Generator<void, Running> {
  const run = begin(recipe);
  const { game } = recipe;
  const tape = newTape(run.state, moves.map(loggedAs));
  for (const [number, row] of moves.entries()) {
    if (number % STRETCH === STRETCH - 1) yield;
    if (row.number !== number) throw new BrokenLog(number, 'is missing');
    const back = turnBack(game, tape, number, run.shown);
    if (takesBack(row)) {
      if (back === null || !isLoose(run, row.choice, false)) throw new BrokenLog(number, 'takes back what holds');
      retreat(run, { remaining: row.choice, seat: row.seq }, tape.state, () => {});
      continue;
    }
    if (game.toMove(run.state) !== row.seat) throw new BrokenLog(number, 'is of a seat that was not asked');
    if (!game.choices(run.state).includes(row.choice)) throw new BrokenLog(number, 'is not legal');
    const asked = row.seq !== UNASKED;
    // The count may be ahead of the log, by early answers that were overtaken; never behind it.
    const ahead = asked ? row.seq - seqOf(run, row.seat) : 0;
    if (ahead < 0) throw new BrokenLog(number, 'has a wrong count');
    if (asked) run.made[row.seat] = (run.made[row.seat] ?? 0) + ahead + 1;
    const entry = enact(run, row.seat, row, () => {});
    if (!isSame(entry.results, row.results)) {
      throw new BrokenLog(number, 'has other dice than its seed gives');
    }
    if (asked) run.answered[row.seat] = { seq: row.seq, choice: row.choice };
  }
  for (const row of early) takeUpEarly(run, row);
  return run;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** It counts in any case, for it was accepted; it waits for its place only if nothing was shown to the seat since. */
function takeUpEarly(run: Running, { seat, seq, choice, made }: EarlyRow): void {
  run.made[seat] = Math.max(run.made[seat] ?? 0, made - 1);
  const stands = seqOf(run, seat) === seq && offer(run, seat).includes(choice);
  count(run, seat);
  run.answered[seat] = { seq, choice };
  if (stands) run.early[seat] = { seq, choice };
}

/** The watcher's events after number `since`, up to `last`, if they are at hand; null where the match must be played again. */
export function eventsSince(run: Running, watcher: Watcher, since: number, last: number): Told[] | null {
  if (since >= last) return [];
  const tail = run.tails[indexOf(run, watcher)] ?? [];
  const [first] = tail;
  if (first === undefined || first.number > since + 1) return null;
  // Numbers have no gaps.
  return tail.slice(since + 1 - first.number, last + 1 - first.number);
}

/**
 * The same by playing the match again, from the last mark before them: page by page, and now and then an empty page on the way
 * to the first one, so that others get their turn. `again` hears how many choices that took.
 */
export function* storySince(
  run: Running,
  watcher: Watcher,
  since: number,
  last: number,
  again: (choices: number) => void = () => {},
): Generator<Told[]> {
  const { recipe, log, marks } = run;
  const { game, seed, words } = recipe;
  const index = indexOf(run, watcher);
  const mark = marks.findLast(({ shown }) => (shown[index] ?? 0) <= since);
  const { state, chance } = mark
    ? { state: game.copy(mark.state), chance: chachaChance(streamKey(seed, words)) }
    : begin(recipe);
  const page: Told[] = [];
  let number = mark?.shown[index] ?? 0;
  const add = (event: Happening): void => {
    number++;
    if (number > since && number <= last) page.push({ number, event });
  };
  const emit = (event: Happening): void => {
    const seen = game.show(event, watcher);
    if (seen !== null) add(seen);
  };
  let counted = mark?.played ?? 0;
  const tape = newTape(state, log);
  for (let played = counted; played < log.length && number < last; played++) {
    const entry = log[played];
    const back = turnBack(game, tape, played, [number]);
    if (typeof entry === 'number') {
      const seat = game.toMove(tape.state) ?? 0;
      const reason = reasonFor(run.minds[seat], game, tape.state, seat, entry);
      proceed(game, tape.state, entry, chance, tellingWhy(reason, emit));
    } else if (entry !== undefined) add(takenBack(entry.seat, back?.[0] ?? 0));
    if (page.length < TAIL && played % STRETCH !== STRETCH - 1) continue;
    again(played + 1 - counted);
    counted = played + 1;
    yield page.splice(0, TAIL);
  }
  while (page.length > 0) yield page.splice(0, TAIL);
}
