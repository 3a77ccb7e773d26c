// A choice is taken back when all who play agree, and never across a die or a card: what comes of it, on disk and on the wire.
import { digest, isRefusal, replay, verify } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { cutsIn, uncut } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { handOver, newClock, runFor, settle, takeOver } from '../src/machine/time.ts';
import { fileOf, recipeOf } from '../src/recipe.ts';
import { rebuild, storySince } from '../src/running.ts';
import type { Terms } from '../src/storage/port.ts';
import { netLog, netMoves } from '../src/taking-back.ts';
import { ClockWorld } from './clock-world.ts';

const registered = await loadGame('dragon-farkle');
const NONE: Terms = { clock: { kind: 'none' }, rated: false };
const LIVE: Terms = { clock: { kind: 'live', minutes: 5, seconds: 10, answers: 20 }, rated: false };

function begun(terms: Terms, names: readonly (string | null)[] = ['mirka', 'borys']): ClockWorld {
  const world = new ClockWorld(names, terms);
  for (const name of names) if (name !== null) world.comes(name);
  world.comes('wanda');
  return world;
}

/** Plays on until that person has just set dice aside and may take it back. */
function untilBack(world: ClockWorld, name: string): void {
  world.until(() => world.update(name)?.back === true && world.table.run?.loose.at(-1)?.hold === 'free');
}

const stateOf = (world: ClockWorld): string => digest(world.table.run?.state ?? null);

test('a choice that all agree to take back never was, and its dice are played again as they lay', () => {
  const world = begun(NONE);
  untilBack(world, 'mirka');
  const { run } = world.table;
  const rows = world.disk.moves.length;
  const remaining = (run?.played ?? 0) - 1;
  expect(world.says('wanda', { type: 'offer', what: 'back' })).toBe('not-seated');
  expect(world.says('mirka', { type: 'offer', what: 'back' })).toBeNull();
  expect(world.info('borys').offer).toEqual({ what: 'back', by: 0, agreed: [0] });
  expect(world.disk.moves).toHaveLength(rows);
  const before = world.update('mirka');
  expect(world.says('borys', { type: 'agree' })).toBeNull();
  expect(world.disk.moves.at(-1)).toMatchObject({ number: rows, seat: -1, seq: 0, choice: remaining, results: [] });
  expect(netMoves(world.disk.moves)).toHaveLength(remaining);
  const after = world.update('mirka');
  expect(world.info('wanda')).not.toHaveProperty('offer');
  expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
  expect(after?.choices.length).toBeGreaterThan(0);
  expect(after?.events).toMatchObject([{ event: { kind: 'taken-back', seat: 0 } }]);
});

test('whoever sends the choice of before again is told that it was taken, and nothing is played', () => {
  const world = begun(NONE);
  untilBack(world, 'mirka');
  const last = world.disk.moves.at(-1);
  world.says('mirka', { type: 'offer', what: 'back' });
  world.says('borys', { type: 'agree' });
  const rows = world.disk.moves.length;
  const { seq = 0, choice = 0 } = last ?? {};
  expect(world.says('mirka', { type: 'move', match: 'table1', seq, choice })).toBeNull();
  expect(world.disk.moves).toHaveLength(rows);
});

test('it survives a kill, is told again as it was told, and the match verifies without it', () => {
  const world = begun(LIVE);
  for (let i = 0; i < 4; i++) {
    const played = world.disk.moves.length;
    world.until(() => world.disk.moves.length > played + 3);
    const name = ['mirka', 'borys'].find((one) => world.update(one)?.back === true);
    if (name === undefined) continue;
    world.says(name, { type: 'offer', what: 'back' });
    world.says(name === 'mirka' ? 'borys' : 'mirka', { type: 'agree' });
  }
  const taken = world.disk.moves.filter(({ seat }) => seat < 0);
  expect(taken.length).toBeGreaterThan(0);
  const [state, shown, made] = [stateOf(world), world.table.run?.shown.slice(), world.table.run?.made.slice()];
  world.killed(1000);
  expect([stateOf(world), world.table.run?.shown, world.table.run?.made]).toEqual([state, shown, made]);
  world.says('mirka', { type: 'resign' });
  const run = rebuild(recipeOf(world.disk.row, registered), world.disk.moves, []);
  expect(netLog(run.log)).toEqual(netMoves(world.disk.moves).map(({ choice }) => choice));
  for (const watcher of [0, 'spectator'] as const) {
    const tail = run.tails[watcher === 0 ? 0 : 2] ?? [];
    expect([...storySince(run, watcher, 0, tail.length)].flat()).toEqual(tail);
    // What is left of the story is that of the match as its file has it.
    const net = rebuild(recipeOf(world.disk.row, registered), renumbered(world), []);
    expect(uncut(tail, cutsIn(tail)).map(({ event }) => event)).toEqual(
      net.tails[watcher === 0 ? 0 : 2]?.map(({ event }) => event),
    );
  }
  const { row, moves } = world.disk;
  const file = fileOf(row, registered, moves, row.digest ?? '');
  const again = replay(registered.game, file);
  expect(isRefusal(again) ? again : verify(file, again)).toMatchObject({ digest: true, dice: true });
});

/** The choices that hold, as if nothing else had ever been written. */
function renumbered(world: ClockWorld) {
  return netMoves(world.disk.moves).map((move, number) => ({ ...move, number, seq: -1 }));
}

test('nothing is taken back across a die, in a rated match or in a task of the day', () => {
  const world = begun(NONE);
  expect(world.says('mirka', { type: 'offer', what: 'back' })).toBe('nothing-to-undo');
  world.until(() => (world.disk.moves.at(-1)?.results.length ?? 0) > 0 && world.disk.moves.at(-1)?.seat === 0);
  world.passes(400);
  expect(world.update('mirka')).not.toHaveProperty('back');
  expect(world.says('mirka', { type: 'offer', what: 'back' })).toBe('nothing-to-undo');
  for (const terms of [
    { ...LIVE, rated: true },
    { ...NONE, day: '2026-11-18' },
  ]) {
    const strict = begun(terms);
    strict.until(() => strict.disk.moves.length > 3);
    expect(strict.update('mirka')).not.toHaveProperty('back');
    expect(strict.says('mirka', { type: 'offer', what: 'back' })).toBe('every-choice-counts');
  }
});

test('a wish is forgotten when something holds fast, when it is declined, and after a minute', () => {
  const world = begun(NONE);
  untilBack(world, 'mirka');
  world.says('mirka', { type: 'offer', what: 'back' });
  const drawn = world.table.run?.state.drawn;
  world.until(() => world.table.run?.state.drawn !== drawn);
  world.passes(400);
  expect(world.info('borys')).not.toHaveProperty('offer');
  expect(world.says('borys', { type: 'agree' })).toBe('no-offer');
  untilBack(world, 'borys');
  world.says('borys', { type: 'offer', what: 'back' });
  expect(world.says('mirka', { type: 'decline' })).toBeNull();
  expect(world.says('borys', { type: 'offer', what: 'back' })).toBe('offer-again');
  world.passes(60_000);
  expect(world.says('borys', { type: 'offer', what: 'back' })).toBeNull();
  world.passes(60_000);
  expect(world.info('mirka')).not.toHaveProperty('offer');
});

test('bots agree, and wait while people think about it', () => {
  const alone = begun(NONE, ['mirka', null]);
  untilBack(alone, 'mirka');
  const rows = alone.disk.moves.length;
  expect(alone.says('mirka', { type: 'offer', what: 'back' })).toBeNull();
  expect(alone.disk.moves).toHaveLength(rows + 1);
  expect(alone.disk.moves.at(-1)).toMatchObject({ seat: -1, seq: 0 });
});

test('the time that a choice took stays spent, and a turn that comes back returns its seconds', () => {
  const clock = newClock({ kind: 'live', minutes: 5, seconds: 10, answers: 20 }, 2, 0);
  handOver(clock, 0);
  runFor(clock, 0, 0);
  settle(clock, 30_000);
  handOver(clock, 1);
  expect(clock.left).toEqual([280_000, 300_000]);
  takeOver(clock, 0);
  expect([clock.mover, clock.left]).toEqual([0, [270_000, 300_000]]);
  // Where the turn had not passed on there is nothing to return.
  takeOver(clock, 0);
  expect(clock.left).toEqual([270_000, 300_000]);
  const world = begun(LIVE);
  untilBack(world, 'mirka');
  const left = world.shown('wanda', 0) ?? 0;
  world.passes(3000);
  world.says('mirka', { type: 'offer', what: 'back' });
  world.says('borys', { type: 'agree' });
  expect(world.disk.moves.at(-1)?.seat).toBe(-1);
  expect(world.shown('wanda', 0)).toBe(left - 3000);
});
