// The service in bad weather: thousands of simulated evenings hold, and a machine with a planted fault does not get through them.
import { type Output, seqOf, step, watcherAtLine } from '@wyrmtable/server/machine';
import { expect, test } from 'vitest';
import { type Evening, type Plan, playEvening } from '../src/evenings/evening.ts';
import { openPool } from '../src/evenings/pool.ts';
import { wyrmtable } from './process.ts';

const pool = await openPool();
const SEEDS = 2000;

test(`${SEEDS} evenings hold: nothing acknowledged is lost, nothing hidden is told, every match ends or waits for somebody`, () => {
  let [moves, crashes, faults] = [0, 0, 0];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { figures, violations } = playEvening(pool, { seed, processes: null });
    expect(violations, `npx wyrmtable evenings --seeds 1 --from ${seed}`).toEqual([]);
    moves += figures.moves;
    crashes += figures.crashes;
    faults += figures.faults;
  }
  // They are evenings, and the weather is bad.
  expect(moves).toBeGreaterThan(10 * SEEDS);
  expect(crashes).toBeGreaterThan(SEEDS / 10);
  expect(faults).toBeGreaterThan(2 * SEEDS);
}, 600_000);

test('the same seed is the same evening', () => {
  for (let seed = 1; seed <= 20; seed++) {
    expect(playEvening(pool, { seed, processes: 3 })).toEqual(playEvening(pool, { seed, processes: 3 }));
  }
});

type Machine = typeof step;

/** The move is acknowledged when it is sent to the store. */
const hasty: Machine = (table, input, setting) => {
  const out = step(table, input, setting);
  if (input.kind !== 'said' || input.message.type !== 'move') return out;
  if (!out.some((output) => output.kind === 'store' && output.question.kind === 'append')) return out;
  const { id: re, match, seq } = input.message;
  const early: Output = {
    kind: 'tell',
    lines: [input.line.id],
    message: { type: 'accepted', ...(re === undefined ? {} : { re }), match, seq },
  };
  return [early, ...out];
};

/** A move that was played already is played again, whatever count it was made at. */
const forgetful: Machine = (table, input, setting) => {
  if (input.kind !== 'said' || input.message.type !== 'move' || table.run === null) return step(table, input, setting);
  const seat = watcherAtLine(table, input.line);
  const seq = seat === 'spectator' ? input.message.seq : seqOf(table.run, seat);
  return step(table, { ...input, message: { ...input.message, seq } }, setting);
};

/** Everybody is shown the table through the eyes of the first seat. */
const talkative: Machine = (table, input, setting) =>
  step(table, input, setting).map((output) => {
    const { run } = table;
    if (output.kind !== 'tell' || output.message.type !== 'update' || run === null) return output;
    if (!('view' in output.message)) return output;
    return { ...output, message: { ...output.message, view: run.recipe.game.view(run.state, 0) } };
  });

/** Windows never end by themselves. */
const sleepy: Machine = (table, input, setting) =>
  step(table, input, setting).filter((output) => output.kind !== 'wake' || output.wake.kind !== 'window');

/** Its clocks go by the time of day, which somebody may set. */
const dayTimer: Machine = (table, input, setting) => step(table, { ...input, ticks: input.now }, setting);

/** Clocks never run out. */
const patient: Machine = (table, input, setting) =>
  step(table, input, setting).filter((output) => output.kind !== 'wake' || output.wake.kind !== 'clock');

/** The first evening that goes wrong, and what is said of it. */
function firstWrong(plan: Omit<Plan, 'seed' | 'processes'>): Evening | null {
  for (let seed = 1; seed <= 300; seed++) {
    const evening = playEvening(pool, { seed, processes: 2, ...plan });
    if (evening.violations.length === 0) continue;
    const [first] = evening.violations;
    expect(playEvening(pool, { seed, processes: 2, ...plan }).violations[0], 'it goes wrong again').toEqual(first);
    return evening;
  }
  return null;
}

test.each<[string, Omit<Plan, 'seed' | 'processes'>, RegExp]>([
  ['a move that is acknowledged before it is stored', { machine: hasty }, /acknowledged/],
  ['a doubled move that is accepted', { machine: forgetful }, /never made/],
  ['a hidden card that is told', { machine: talkative }, /may not have/],
  ['a time that never comes', { machine: sleepy }, /nobody is asked|story ends/],
  ['a clock that jumps', { machine: dayTimer }, /jumped by|was given|went on by|told to have lost/],
  ['a clock that never runs out', { machine: patient }, /nobody plays it any more|nobody has ever run out/],
  ['a store that lets anybody write', { fenced: false }, /does not allow it|lost|not on disk|before it is on disk/],
])('%s is found', (_, plan, what) => {
  expect(
    firstWrong(plan)
      ?.violations.map((violation) => violation.what)
      .join('\n'),
  ).toMatch(what);
});

test('the command says what it played', async () => {
  const { code, out } = await wyrmtable(['evenings', '--seeds', '3', '--from', '7', '--processes', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ evenings: 3, violations: [], seconds: expect.any(Number) });
});
