// Playing by the clock, as examples: whose time runs, what is left of it, and what comes when it is over.
import { PASS } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import type { Terms } from '../src/storage/port.ts';
import { ClockWorld } from './clock-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: Terms = { clock: { kind: 'live', minutes: 5, seconds: 10, answers: 20 }, rated: false };
const RATED: Terms = { ...LIVE, rated: true };
const SLOW: Terms = { clock: { kind: 'slow', days: 2 }, rated: false };
const NONE: Terms = { clock: { kind: 'none' }, rated: false };

/** Mirka has the first turn, Borys sits opposite, and Wanda watches. */
function begun(terms: Terms, names: readonly (string | null)[] = ['mirka', 'borys']): ClockWorld {
  const world = new ClockWorld(names, terms);
  for (const name of names) if (name !== null) world.comes(name);
  world.comes('wanda');
  return world;
}

const toMove = (world: ClockWorld): number | null => {
  const { run } = world.table;
  return run === null || run.recipe.game.window(run.state) !== null ? null : run.recipe.game.toMove(run.state);
};

/** Up to the first moment at which that seat's own time runs. */
const untilTurnOf = (world: ClockWorld, seat: number): void =>
  world.until(() => toMove(world) === seat && world.table.clock?.runs === seat);

test('the time of whoever has the turn runs, and everybody is told the same', () => {
  const world = begun(LIVE);
  world.passes(20_000);
  for (const name of ['mirka', 'borys', 'wanda']) {
    expect(world.shown(name, 0), name).toBe(5 * MINUTE - 20_000);
    expect(world.shown(name, 1), name).toBe(5 * MINUTE);
    expect(world.clock(name), name).toEqual(world.clock('mirka'));
  }
  world.passes(10_000);
  world.comes('late');
  expect(world.shown('late', 0)).toBe(5 * MINUTE - 30_000);
});

test('when the turn passes on, whoever had it gets their increment, once for the whole turn', () => {
  const world = begun(LIVE);
  world.passes(30_000);
  const before = world.shown('wanda', 0) ?? 0;
  expect(before).toBe(5 * MINUTE - 30_000);
  untilTurnOf(world, 1);
  const after = world.shown('wanda', 0) ?? 0;
  // All of its other choices were made at once, whatever the table took to tell them.
  expect(after).toBeLessThanOrEqual(before + 10_000);
  expect(after).toBeGreaterThan(before + 10_000 - 9000);
  const left = world.shown('wanda', 1) ?? 0;
  world.passes(7000);
  expect(world.shown('wanda', 0)).toBe(after);
  expect(world.shown('wanda', 1)).toBe(left - 7000);
});

test("what a message was on its way is nobody's fault, within bounds", () => {
  for (const [lag, allowed] of [
    [0, 0],
    [180, 180],
    [9000, 500],
  ] as const) {
    const world = new ClockWorld(['mirka', 'borys'], LIVE);
    world.comes('mirka', lag);
    world.comes('borys');
    world.passes(10_000);
    expect(world.moves('mirka')).toBeNull();
    expect(world.table.clock?.left[0], `a delay of ${lag}`).toBe(5 * MINUTE - 10_000 + allowed);
  }
});

test('a killed process costs nobody a second, and gives nobody one', () => {
  const world = begun(LIVE);
  untilTurnOf(world, 1);
  const left = world.shown('wanda', 1) ?? 0;
  world.passes(12_000);
  world.killed(4000);
  world.passes(9000);
  // But for the moment in which the last turn was still being told.
  const after = world.shown('wanda', 1) ?? 0;
  expect(Math.abs(left - 25_000 - after)).toBeLessThanOrEqual(400);
  world.killed(0);
  expect(world.shown('borys', 1)).toBe(after);
});

test('nobody runs out of time before they could come back from a killed process', () => {
  const world = begun(RATED);
  world.passes(5 * MINUTE - 1000);
  world.killed(3000);
  expect(world.shown('mirka', 0)).toBe(0);
  world.passes(4000);
  expect(world.moves('mirka')).toBeNull();
  expect(world.info('mirka').status).toBe('playing');
});

test('friendly: a bot takes the seat of whoever is out of time, once, until they say that they are back', () => {
  const world = begun(LIVE);
  world.passes(5 * MINUTE - 1);
  expect(world.info('wanda').seats[0]?.deputy).toBeUndefined();
  world.passes(1);
  expect(world.info('wanda').seats[0]).toMatchObject({ name: 'mirka', bot: null, deputy: 'adept' });
  expect(world.update('mirka')?.choices).toEqual([]);
  expect(world.thinking.map(({ seat, level }) => ({ seat, level }))).toEqual([{ seat: 0, level: 'adept' }]);
  expect(world.says('mirka', { type: 'move', match: 'table1', seq: world.update('mirka')?.seq ?? 0, choice: 1 })).toBe(
    'bot-plays',
  );
  const written = world.disk.row;
  world.passes(10 * MINUTE);
  expect(world.disk.row).toBe(written);
  expect(world.says('mirka', { type: 'return' })).toBeNull();
  expect(world.info('wanda').seats[0]?.deputy).toBeUndefined();
  expect(world.shown('wanda', 0)).toBe(MINUTE);
  expect(world.update('mirka')?.choices.length).toBeGreaterThan(0);
  expect(world.says('mirka', { type: 'return' })).toBe('nobody-stands-in');
});

test('whoever comes back has their minute, whatever the store does just then and whoever has the table next', () => {
  const world = begun(LIVE);
  world.passes(5 * MINUTE);
  world.disk.silence = { ms: 0, written: false };
  expect(world.says('mirka', { type: 'return' })).toBe('storage-failed');
  expect(world.disk.row.seats[0]).toMatchObject({ deputy: 'adept' });
  expect(world.says('mirka', { type: 'return' })).toBeNull();
  // From the moment at which the seat is theirs on disk, the minute is there too.
  expect(world.disk.clock?.standing.left[0]).toBe(MINUTE);
  world.killed(1000);
  expect(world.info('wanda').seats[0]?.deputy).toBeUndefined();
  expect(world.shown('wanda', 0)).toBeGreaterThan(MINUTE - 10_000);
});

test('rated: whoever is out of time has lost, and the dice are shown', () => {
  const world = begun(RATED);
  untilTurnOf(world, 1);
  world.passes(6 * MINUTE);
  const info = world.info('wanda');
  expect(info).toMatchObject({
    status: 'over',
    rated: true,
    outcome: { kind: 'won', winners: [0] },
    ended: { how: 'time', seat: 1 },
    seed: world.disk.row.seed,
  });
  expect(world.update('wanda')).toMatchObject({ outcome: { kind: 'won', winners: [0] }, choices: [] });
  expect(world.says('borys', { type: 'resign' })).toBe('match-ended');
  world.killed(1000);
  expect(world.update('mirka')).toMatchObject({ outcome: { kind: 'won', winners: [0] }, choices: [] });
});

test('gone: who is not here on their turn is waited for a while, which everybody can read, and then the table goes on', () => {
  const world = begun(RATED);
  world.leaves('mirka');
  // A quarter of five minutes.
  expect(world.clock('wanda')?.leaves).toBe(75_000);
  world.passes(70_000);
  expect(world.info('wanda').status).toBe('playing');
  world.comes('mirka');
  expect(world.clock('wanda')?.leaves).toBeUndefined();
  world.passes(10_000);
  world.leaves('mirka');
  world.passes(75_000);
  expect(world.info('wanda')).toMatchObject({ status: 'over', ended: { how: 'gone', seat: 0 } });
});

test('who is away while somebody else thinks is not waited for until their turn comes', () => {
  const world = begun(LIVE);
  world.leaves('borys');
  world.passes(4 * MINUTE);
  expect(world.info('wanda').seats[1]?.deputy).toBeUndefined();
});

test('a table that nobody has open is looked at when its time has come', () => {
  const world = begun(SLOW);
  untilTurnOf(world, 1);
  for (const name of ['mirka', 'borys', 'wanda']) world.leaves(name);
  expect(world.disk.clock?.due).toBeGreaterThan(2 * DAY - MINUTE);
  expect(world.disk.clock?.due).toBeLessThan(2 * DAY + MINUTE);
  world.killedAndLeft(2 * DAY + MINUTE);
  world.passes(6000);
  expect(world.disk.row.seats[1]).toMatchObject({ kind: 'person', deputy: 'adept' });
  // The bot plays on though nobody sees it, for it is about Mirka's time too; when that is over, nobody needs to look again.
  for (let i = 0; i < 200 && world.disk.clock?.due !== null; i++) {
    world.botsAnswer();
    world.passes(DAY / 10);
  }
  expect(world.disk.row.seats[0]).toMatchObject({ kind: 'person', deputy: 'adept' });
  expect(world.disk.clock?.due).toBeNull();
});

test('a match that is played to its end is looked at until that is written down, though all have left', () => {
  const world = begun(RATED);
  for (let i = 0; i < 2000 && world.disk.row.status === 'playing'; i++) {
    world.passes(400);
    const asked = ['mirka', 'borys'].find((name) => (world.update(name)?.choices.length ?? 0) > 0);
    if (asked !== undefined) world.moves(asked);
  }
  expect(world.disk.row.ended, 'it was played to its end').toBeNull();
  // The last move is written with a time at which somebody looks, whoever dies before the end is.
  expect(world.disk.clock?.due).toBe(3000);
  world.disk.row = { ...world.disk.row, status: 'playing', outcome: null, digest: null };
  world.killedAndLeft(3000);
  expect(world.disk.row.status).toBe('over');
});

test('a bot that thought while the match was read anew is asked again', () => {
  const world = begun(LIVE, ['mirka', null]);
  world.until(() => toMove(world) === 1 && world.thinking.length > 0);
  const [asked] = world.thinking;
  world.disk.broken = true;
  expect(world.says('mirka', { type: 'resign' })).toBe('storage-failed');
  world.disk.broken = false;
  expect(world.thinking.map(({ laid }) => laid)).toEqual([asked?.laid, (asked?.laid ?? 0) + 1]);
});

test('slow: every turn has all its days', () => {
  const world = begun(SLOW);
  world.passes(DAY);
  expect(world.shown('wanda', 0)).toBe(DAY);
  untilTurnOf(world, 1);
  untilTurnOf(world, 0);
  expect(world.shown('wanda', 0)).toBeGreaterThan(2 * DAY - MINUTE);
});

test('a table without a clock tells of none and waits for ever', () => {
  const world = begun(NONE);
  world.passes(30 * DAY);
  expect(world.clock('mirka')).toBeUndefined();
  expect(world.info('wanda')).not.toHaveProperty('clock');
  expect(world.info('wanda').status).toBe('playing');
  expect(world.disk.clock).toBeNull();
});

/** A window that stands: its moment is over, and somebody is still asked. */
function windowOpen(world: ClockWorld): void {
  for (let i = 0; i < 600; i++) {
    world.passes(400);
    world.botsAnswer();
    if (world.table.clock?.runs === 'window') return;
    const asked = ['mirka', 'borys'].find((name) => (world.update(name)?.choices.length ?? 0) > 0);
    const choices = asked === undefined ? [] : (world.update(asked)?.choices ?? []);
    // Whoever is asked in a window takes their time.
    if (asked !== undefined && !choices.includes(PASS)) world.moves(asked, choices[0]);
  }
  throw new Error('no window was left open');
}

test("windows eat nobody's time: everybody has the same, whether or not they could answer", () => {
  const world = begun(LIVE);
  windowOpen(world);
  const before = world.clock('wanda');
  expect(before).toMatchObject({ runs: 'window', answers: 20_000 });
  for (const name of ['mirka', 'borys']) expect(world.clock(name)).toEqual(before);
  world.passes(19_000);
  const asked = ['mirka', 'borys'].filter((name) => (world.update(name)?.choices.length ?? 0) > 0);
  expect(asked.length).toBeGreaterThan(0);
  const played = world.disk.moves.length;
  world.passes(1000);
  expect(world.disk.moves.length).toBeGreaterThan(played);
  // Whoever's turn is over has their increment for it, and that is all.
  for (const [seat, left] of world.table.clock?.left.entries() ?? []) {
    expect([0, 10_000]).toContain(left - (before?.left[seat] ?? 0));
  }
  expect(world.info('wanda').seats.every(({ deputy }) => deputy === undefined)).toBe(true);
  // It ran out, as everybody saw: the next one is shorter for everybody.
  expect(world.table.clock?.answers).toBe(10_000);
  windowOpen(world);
  expect(world.clock('wanda')).toMatchObject({ runs: 'window', answers: 10_000 });
});

test.each([
  ['nothing of it', false],
  ['all of it', true],
])("what a store takes to fail is nobody's time, if it has written %s", (_, written) => {
  const world = begun(LIVE);
  untilTurnOf(world, 0);
  world.passes(5000);
  const left = [world.shown('wanda', 0) ?? 0, world.shown('wanda', 1) ?? 0];
  world.disk.silence = { ms: 15_000, written };
  expect(world.moves('mirka')).toBe(written ? null : 'storage-failed');
  expect(world.shown('wanda', 0)).toBeGreaterThanOrEqual((left[0] ?? 0) - 10);
  expect(world.shown('wanda', 1)).toBeGreaterThanOrEqual((left[1] ?? 0) - 10);
  if (written) return;
  // Her time runs on from there.
  const again = world.shown('wanda', 0) ?? 0;
  world.passes(3000);
  expect(world.shown('wanda', 0)).toBe(again - 3000);
});

test('nor is the time in which a match cannot be read at all', () => {
  const world = begun(LIVE);
  untilTurnOf(world, 0);
  world.passes(5000);
  const left = world.shown('wanda', 0) ?? 0;
  world.disk.silence = { ms: 15_000, written: false };
  world.disk.dark = true;
  const { seq = 0, choices = [] } = world.update('mirka') ?? {};
  world.sends('mirka', { type: 'move', match: 'table1', seq, choice: choices.at(-1) ?? PASS });
  world.passes(30_000);
  world.disk.dark = false;
  world.disk.broken = true;
  world.passes(1500);
  world.disk.broken = false;
  expect(world.shown('wanda', 0)).toBeGreaterThanOrEqual(left - 1500);
});

test('an old move that is sent again while the match cannot be read is answered when it can, and never refused', () => {
  const world = begun(NONE);
  const { seq = 0, choices = [] } = world.update('mirka') ?? {};
  const move = { type: 'move', match: 'table1', seq, choice: choices[0] ?? PASS } as const;
  expect(world.says('mirka', move)).toBeNull();
  world.until(() => (world.update('mirka')?.choices.length ?? 0) > 0);
  world.disk.silence = { ms: 100, written: false };
  world.disk.dark = true;
  const now = world.update('mirka');
  world.sends('mirka', { ...move, seq: now?.seq ?? 0, choice: now?.choices[0] ?? PASS });
  const { heard } = world.who('mirka');
  const before = heard.length;
  world.sends('mirka', move);
  const answers = (): readonly string[] =>
    heard.slice(before).flatMap((told) => ('re' in told && told.re === 1 ? [told.type] : []));
  expect(answers(), 'nobody can say').toEqual([]);
  world.disk.dark = false;
  world.passes(1500);
  expect(answers(), 'both are in the log').toEqual(['accepted', 'accepted']);
});
