// Clocks in an evening: how some tables are timed, and that no clock jumps, each runs out once and every match has an end.
import { defaultChoice } from '@wyrmtable/registry/thinking';
import type { ClockRow, SeatRow, TableRow } from '@wyrmtable/server/machine';
import type { ClockTold } from '@wyrmtable/wire';
import type { Kept } from './store.ts';
import type { Watch } from './watch.ts';
import { between, LONGEST_STANDSTILL, SLOWEST_WRITE, type World, wrong } from './world.ts';

type Terms = TableRow['terms'];

/** The shortest clock there is: an evening is over in minutes. */
const LIVE = { kind: 'live', minutes: 1, seconds: 2, answers: 5 } as const;
const SECOND_WIND = 60_000;
/** Milliseconds for which a turn is told before time runs: that is not known to whoever reads the clock from the store. */
const TELLING = 2500;
/** What a message may be on its way at most, as far as clocks allow for it. */
const LAG = 500;
/**
 * How old what is written may be: the standing is of when something was heard, which may have waited for a slow write whose
 * answer found the process standing still; its age is counted from when it came to the store.
 */
const ON_ITS_WAY = SLOWEST_WRITE + LONGEST_STANDSTILL + LAG;

/** Every other table of several is played by the clock, half of those of rivals for ratings. */
export function termsOf(world: World, seats: number, sides: number): Terms {
  const lot = world.luck.below(4);
  if (seats < 2 || lot < 2) return { clock: { kind: 'none' }, rated: false };
  return { clock: LIVE, rated: lot === 3 && sides > 1 };
}

/** The match has gone on for a while: some have little left. */
export function clockOf(world: World, { id, terms, seats, status }: TableRow): ClockRow | null {
  if (terms.clock.kind === 'none' || status === 'lobby') return null;
  const left = seats.map(() => between(world, 2000, 60_000));
  return { match: id, standing: { left, answers: 5000, mover: null, pause: null }, due: 0 };
}

/** A clock is written: nobody has lost more than has passed, who had not the turn has lost nothing, and gifts are those agreed on. */
export function checkClock(world: World, one: Kept, now: ClockRow): void {
  const { clock: before } = one;
  if (before === null) return;
  const passed = world.clock.now - before.at;
  for (const [seat, left] of now.standing.left.entries()) {
    const lost = (before.standing.left[seat] ?? 0) - left;
    const had = before.standing.mover === seat || before.standing.mover === null;
    // Whoever takes a turn back returns what they were given for passing it on.
    const returned = one.moves.at(-1)?.seat === -1 ? LIVE.seconds * 1000 : 0;
    if (lost > (had ? passed + ON_ITS_WAY : 0) + returned) {
      wrong(world, `table ${one.id}: the clock of seat ${seat} jumped by ${lost} ms in ${passed} ms`);
    }
    // Whoever comes back gets it while the bot still has the seat.
    const gift = isReplaced(one.row.seats[seat]) ? SECOND_WIND : LIVE.seconds * 1000 + LAG;
    if (-lost > gift + Math.max(0, -(before.standing.left[seat] ?? 0))) {
      wrong(world, `table ${one.id}: seat ${seat} was given ${-lost} ms`);
    }
  }
}

const isReplaced = (row: SeatRow | undefined): boolean => row?.kind === 'person' && row.deputy !== undefined;

/** What is told on one line goes on evenly: its clock by the true time, and nobody's time faster than that. */
export function checkTelling(
  world: World,
  watch: Watch,
  told: ClockTold,
  { epoch, stood }: { readonly epoch: number; readonly stood: number },
  at: (what: string) => void,
): void {
  const before = watch.clock;
  watch.clock = { told, at: world.clock.now, epoch };
  if (before === null) return;
  const passed = world.clock.now - before.at;
  if (Math.abs(told.now - before.told.now - passed) > 1) {
    at(`the server's clock went on by ${told.now - before.told.now} ms in ${passed} ms`);
  }
  // Another process had the table in between, while this one stood still: what ran there is heard of all at once.
  if (epoch > before.epoch + 1) return;
  for (const [seat, left] of told.left.entries()) {
    const lost = (before.told.left[seat] ?? left ?? 0) - (left ?? before.told.left[seat] ?? 0);
    if (lost > passed + LAG + TELLING + stood) at(`seat ${seat} is told to have lost ${lost} ms in ${passed} ms`);
  }
}

/** A row is written: what time has done it does once, and a match that is over stays so. */
export function checkRow(world: World, one: Kept, row: TableRow): void {
  const at = (what: string): void => wrong(world, `table ${one.id}: ${what}`);
  if (one.row.status === 'over' && row.status !== 'over') at('a match that was over is played again');
  for (const [seat, now] of row.seats.entries()) {
    const before = one.row.seats[seat];
    if (now.kind !== 'person' || before?.kind !== 'person') continue;
    if (before.out !== undefined && now.out !== before.out) at(`seat ${seat} gave up twice`);
    if (before.deputy !== undefined && now.deputy === undefined) {
      one.returns++;
      const left = one.clock?.standing.left[seat];
      if (now.out === undefined && left !== undefined && left < SECOND_WIND)
        at(`seat ${seat} is its person's again with ${left} ms, and should have ${SECOND_WIND}`);
    }
    if (before.deputy !== undefined || now.deputy === undefined) continue;
    const turn = `${seat} ${one.moves.length} ${one.returns}`;
    if (one.timedOut.has(turn)) at(`seat ${seat} ran out of time twice in one turn`);
    one.timedOut.add(turn);
  }
}

/** A bot made that answer for a person, or the table passed because a window was over. */
export const isStandIn = ({ row }: Kept, seat: number, choice: number): boolean => {
  const holder = row.seats[seat];
  const replaced = holder?.kind === 'person' && holder.deputy !== undefined;
  return replaced || (row.terms.clock.kind !== 'none' && choice === defaultChoice([0]));
};

/** Bots play for somebody who ran out of time. */
export const isPlayedFor = (one: Kept | undefined): boolean =>
  one?.row.seats.some((seat) => seat.kind === 'person' && seat.deputy !== undefined) ?? false;

/** The match waits, and it is known for what: bots play for who ran out of time, or a pause ends later than any evening. */
export const isKnownToWait = (one: Kept): boolean =>
  isPlayedFor(one) || (one.clock !== null && one.clock.standing.pause !== null && one.clock.due !== null);

/**
 * A campaign rests between its parts, and a bot has the choice: it goes on at the word of somebody who plays there, and no clock
 * runs until then.
 */
export function waitsForWord({ row, oracle }: Kept): boolean {
  if (oracle === null || oracle.game.resting?.(oracle.state) !== true) return false;
  const seat = oracle.game.toMove(oracle.state);
  return seat !== null && row.seats[seat]?.kind === 'bot';
}

/** Where the clock runs and nobody answers any more, a rated match is lost by somebody, and in any other a bot plays for somebody. */
export function stillRuns({ row, clock }: Kept): string | null {
  if (row.status !== 'playing' || row.terms.clock.kind === 'none' || (clock?.standing.pause ?? null) !== null)
    return null;
  if (row.terms.rated) return 'a rated match goes on though nobody plays it any more';
  const people = row.seats.filter((seat) => seat.kind === 'person');
  const isPlayedByAll = people.length > 0 && people.every(({ deputy }) => deputy === undefined);
  return isPlayedByAll ? 'the clock runs, and nobody has ever run out of time' : null;
}
