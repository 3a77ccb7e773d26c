// Ends by agreement, pauses, and those who leave: each as an example, with the refusals that people read.
import { isRefusal, replay, verify } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { fileOf } from '../src/recipe.ts';
import type { Terms } from '../src/storage/port.ts';
import { ClockWorld } from './clock-world.ts';

const LIVE: Terms = { clock: { kind: 'live', minutes: 5, seconds: 10, answers: 20 }, rated: false };
const NONE: Terms = { clock: { kind: 'none' }, rated: false };

function begun(terms: Terms, names: readonly (string | null)[] = ['mirka', 'borys']): ClockWorld {
  const world = new ClockWorld(names, terms);
  for (const name of names) if (name !== null) world.comes(name);
  world.comes('wanda');
  return world;
}

test('who resigns has lost; the match shows its dice and verifies', async () => {
  const world = begun(NONE);
  world.until(() => world.disk.moves.length > 12);
  expect(world.says('mirka', { type: 'resign' })).toBeNull();
  expect(world.info('borys')).toMatchObject({
    status: 'over',
    outcome: { kind: 'won', winners: [1] },
    ended: { how: 'resigned', seat: 0 },
    seed: world.disk.row.seed,
  });
  const registered = await loadGame('dragon-farkle');
  const { row, moves } = world.disk;
  const file = fileOf(row, registered, moves, row.digest ?? '');
  // Whoever checks it reads who left and who has won by that.
  expect(file.ended).toEqual({ how: 'resigned', seat: 0, winners: [1] });
  const again = replay(registered.game, file);
  expect(isRefusal(again) ? again : verify(file, again)).toMatchObject({ digest: true, dice: true });
  // A seat that somebody has left between two parts of a match has a name in the file, too: nobody's.
  const left = { ...row, seats: [...row.seats.slice(0, 1), { kind: 'empty' } as const] };
  expect(fileOf(left, registered, moves, row.digest ?? '').seats).toEqual([
    { name: 'mirka', bot: null },
    { name: '', bot: null },
  ]);
});

test('of three the others play on: a bot has the seat to the end, and its person does not come back', () => {
  const world = begun(NONE, ['mirka', 'borys', 'cyryl']);
  expect(world.says('mirka', { type: 'resign' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'playing', outcome: null });
  expect(world.info('wanda').seats[0]).toMatchObject({ name: 'mirka', out: 'resigned', deputy: 'adept' });
  expect(world.says('mirka', { type: 'return' })).toBe('given-up');
  expect(world.says('mirka', { type: 'resign' })).toBe('given-up');
  expect(world.says('borys', { type: 'resign' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'over', outcome: { kind: 'won', winners: [2] } });
});

test('against bots alone they win', () => {
  const world = begun(NONE, ['mirka', null, null]);
  expect(world.says('mirka', { type: 'resign' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'over', outcome: { kind: 'won', winners: [1, 2] } });
});

test('to stop without a result all who play must agree', () => {
  const world = begun(NONE, ['mirka', 'borys', 'cyryl']);
  expect(world.says('wanda', { type: 'offer', what: 'stop' })).toBe('not-seated');
  expect(world.says('borys', { type: 'agree' })).toBe('no-offer');
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  expect(world.info('borys').offer).toEqual({ what: 'stop', by: 0, agreed: [0] });
  expect(world.says('cyryl', { type: 'offer', what: 'stop' })).toBe('offer-open');
  expect(world.says('borys', { type: 'agree' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'playing', offer: { agreed: [0, 1] } });
  expect(world.says('cyryl', { type: 'agree' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'over', ended: { how: 'stopped' }, outcome: { kind: 'draw' } });
  expect(world.info('wanda')).not.toHaveProperty('offer');
});

test('who was told no may offer again after a minute, and bots are not asked', () => {
  const world = begun(NONE);
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  expect(world.says('borys', { type: 'decline' })).toBeNull();
  expect(world.info('mirka')).not.toHaveProperty('offer');
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBe('offer-again');
  expect(world.says('borys', { type: 'offer', what: 'stop' })).toBeNull();
  expect(world.says('borys', { type: 'decline' })).toBeNull();
  world.passes(60_000);
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  const alone = begun(NONE, ['mirka', null]);
  expect(alone.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  expect(alone.info('mirka').status).toBe('over');
});

test('a pause by agreement: the clock stands and nobody is asked, through a kill too; one word ends it', () => {
  const world = begun(LIVE);
  world.passes(10_000);
  expect(world.says('borys', { type: 'offer', what: 'pause' })).toBeNull();
  expect(world.says('mirka', { type: 'agree' })).toBeNull();
  const left = world.shown('wanda', 0);
  expect(left).toBe(290_000);
  expect(world.clock('wanda')).toMatchObject({ paused: true, runs: null });
  expect(world.update('mirka')?.choices).toEqual([]);
  world.passes(20 * 60_000);
  world.killed(60_000);
  expect(world.shown('wanda', 0)).toBe(left);
  const seq = world.update('mirka')?.seq ?? 0;
  expect(world.says('mirka', { type: 'move', match: 'table1', seq, choice: 1 })).toBe('on-pause');
  expect(world.says('mirka', { type: 'offer', what: 'pause' })).toBe('on-pause');
  expect(world.says('borys', { type: 'resume' })).toBeNull();
  expect(world.says('borys', { type: 'resume' })).toBe('not-paused');
  expect(world.update('mirka')?.choices.length).toBeGreaterThan(0);
  world.passes(5000);
  expect(world.shown('wanda', 0)).toBe(285_000);
});

test('a pause that nobody ends is over after half an hour, through a kill and with nobody here', () => {
  const world = begun(LIVE);
  expect(world.says('borys', { type: 'offer', what: 'pause' })).toBeNull();
  expect(world.says('mirka', { type: 'agree' })).toBeNull();
  world.passes(20 * 60_000);
  world.killed(5 * 60_000);
  world.passes(5 * 60_000 - 1);
  expect(world.clock('wanda')).toMatchObject({ paused: true, runs: null });
  world.passes(1);
  expect(world.clock('wanda')).toMatchObject({ paused: false, runs: 0 });
  expect(world.update('mirka')?.choices.length).toBeGreaterThan(0);
});

test('where there is no clock there is nothing to pause', () => {
  const world = begun(NONE);
  expect(world.says('mirka', { type: 'offer', what: 'pause' })).toBe('no-clock');
  expect(world.says('mirka', { type: 'resume' })).toBe('not-paused');
});

test('without a clock nobody is held up either: after a minute a bot may stand in for who has gone', () => {
  const world = begun(NONE);
  expect(world.says('borys', { type: 'stand-in', seat: 0 })).toBe('not-away');
  world.leaves('mirka');
  world.passes(59_000);
  expect(world.says('borys', { type: 'stand-in', seat: 0 })).toBe('away-briefly');
  expect(world.says('wanda', { type: 'stand-in', seat: 0 })).toBe('not-seated');
  expect(world.says('borys', { type: 'stand-in', seat: 7 })).toBe('no-such-seat');
  world.passes(1000);
  expect(world.says('borys', { type: 'stand-in', seat: 0 })).toBeNull();
  expect(world.info('borys').seats[0]).toMatchObject({ name: 'mirka', deputy: 'adept' });
  expect(world.thinking.length).toBe(1);
  world.comes('mirka');
  expect(world.says('mirka', { type: 'return' })).toBeNull();
  expect(world.update('mirka')?.choices.length).toBeGreaterThan(0);
});

test('what cannot be written does not hold, and is said', () => {
  const world = begun(LIVE);
  world.disk.broken = true;
  expect(world.says('mirka', { type: 'resign' })).toBe('storage-failed');
  world.disk.broken = false;
  world.passes(5000);
  expect(world.info('borys').status).toBe('playing');
  expect(world.says('mirka', { type: 'resign' })).toBeNull();
  expect(world.info('borys').status).toBe('over');
});

test('a crowd is told of everything in a moment, again and again', () => {
  const world = begun(NONE);
  const crowd = Array.from({ length: 12 }, (_, i) => `watcher ${i}`);
  for (const name of crowd) world.comes(name);
  world.passes(1000);
  const seen = world.info('wanda').watchers;
  for (const [i, name] of ['watcher 0', 'watcher 1', 'watcher 2'].entries()) {
    world.leaves(name);
    // So soon after the other a crowd of this size is not told at once.
    world.leaves(`watcher ${i + 3}`);
    world.passes(1000);
    expect(world.info('wanda').watchers).toBe(seen - 2 * (i + 1));
  }
});

test('an offer that a failing store has taken along is told to be gone, and can be made anew', () => {
  const world = begun(NONE);
  world.until(() => world.disk.moves.length > 12);
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  expect(world.info('borys').offer).toMatchObject({ what: 'stop', agreed: [0] });
  // A window's moment may have to be over before anybody is asked.
  world.passes(400);
  const asked = [...world.people.keys()].find((name) => (world.update(name)?.choices.length ?? 0) > 0) ?? '';
  world.disk.silence = { ms: 0, written: false };
  expect(world.moves(asked)).toBe('storage-failed');
  for (const name of ['mirka', 'borys', 'wanda']) expect(world.info(name).offer, name).toBeUndefined();
  expect(world.says('borys', { type: 'agree' })).toBe('no-offer');
  expect(world.says('mirka', { type: 'offer', what: 'stop' })).toBeNull();
  expect(world.says('borys', { type: 'agree' })).toBeNull();
  expect(world.info('wanda')).toMatchObject({ status: 'over', ended: { how: 'stopped' } });
});
