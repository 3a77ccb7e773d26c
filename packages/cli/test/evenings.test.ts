// The service in bad weather: thousands of simulated evenings hold, and a machine with a planted fault does not get through them.
import { type Bus, type Output, relayingOf, seqOf, step, watcherAtLine } from '@wyrmtable/server/machine';
import { expect, test } from 'vitest';
import { type Evening, type Plan, playEvening } from '../src/evenings/evening.ts';
import { openPool } from '../src/evenings/pool.ts';
import { wyrmtable } from './process.ts';

const pool = await openPool();
const SEEDS = 2000;

test(`${SEEDS} evenings hold: nothing acknowledged is lost, nothing hidden is told, every match ends or waits for somebody`, () => {
  let [moves, takenBack, crashes, faults] = [0, 0, 0, 0];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { figures, violations } = playEvening(pool, { seed, processes: null });
    expect(violations, `npx wyrmtable evenings --seeds 1 --from ${seed}`).toEqual([]);
    moves += figures.moves;
    takenBack += figures.takenBack;
    crashes += figures.crashes;
    faults += figures.faults;
  }
  // They are evenings, and the weather is bad.
  expect(moves).toBeGreaterThan(10 * SEEDS);
  expect(takenBack).toBeGreaterThan(SEEDS / 4);
  expect(crashes).toBeGreaterThan(SEEDS / 10);
  expect(faults).toBeGreaterThan(2 * SEEDS);
}, 600_000);

/** Evenings of large runs that once went wrong; what it was is told by the commits that name them. */
const MENDED = [5_014_219, 5_020_484, 6_502_048, 10_000_158, 20_005_174, 16_210, 31_914, 15_982, 25_786, 100_015_986];

test.each(MENDED)('evening %i holds, which once did not', (seed) => {
  expect(playEvening(pool, { seed, processes: null }).violations).toEqual([]);
});

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

/** Whoever answers in the moment of a window is told that nothing was asked. */
const brusque: Machine = (table, input, setting) =>
  step(table, input, setting).map((output) => {
    if (table.pause === null || output.kind !== 'tell' || output.message.type !== 'accepted') return output;
    if (output.message.seq === undefined) return output;
    return { ...output, message: { ...output.message, type: 'refused', code: 'not-asked', params: {} } };
  });

type Relays = typeof relayingOf;

/** Texts pass through someone's hands on their way to a process or from it. */
const tampered =
  (sent: (text: string) => string | null, heard: (text: string) => string | null = (text) => text): Relays =>
  (bus, own, reception, timing) => {
    const handled: Bus = {
      ...bus,
      send(to, text) {
        const passed = sent(text);
        if (passed !== null) bus.send(to, passed);
      },
    };
    const relaying = relayingOf(handled, own, reception, timing);
    return {
      ...relaying,
      receive(text) {
        const passed = heard(text);
        if (passed !== null) relaying.receive(passed);
      },
    };
  };

/** Envelopes are not numbered as they are sent: whoever missed one does not know. */
const unnumbered: () => Relays = () => (bus, own, reception, timing) => {
  const heard = new Map<string, number>();
  return tampered(
    (text) => text,
    (text) => {
      const envelope = JSON.parse(text);
      const last = heard.get(envelope.from) ?? 0;
      const number = last + (envelope.letters.length > 0 ? 1 : 0);
      heard.set(envelope.from, number);
      return JSON.stringify({ ...envelope, life: 1, number });
    },
  )(bus, own, reception, timing);
};

/** Nobody is told that a line has gone. */
const clinging: Relays = tampered((text) => text.replaceAll('"kind":"gone","line":', '"kind":"gone","line":-'));

/** What is said by way of another process is heard twice, the second time as the next answer. */
const echoing: Relays = (bus, own, reception, timing) =>
  relayingOf(
    bus,
    own,
    {
      ...reception,
      heed(visitor, message, lag, done) {
        reception.heed(visitor, message, lag, done);
        if (message.type === 'move') reception.heed(visitor, { ...message, seq: message.seq + 1 }, lag, () => {});
      },
    },
    timing,
  );

/** A line that another process relays is answered as if it had been heard. */
const soothing: Relays = (bus, own, reception, timing) => {
  const relaying = relayingOf(bus, own, reception, timing);
  return {
    ...relaying,
    say(line, message) {
      if (message.type !== 'move') return relaying.say(line, message);
      const { id: re, match, seq } = message;
      line.send(JSON.stringify({ type: 'accepted', ...(re === undefined ? {} : { re }), match, seq }));
    },
  };
};

/** A link that is silent is never given up. */
const faithful: Relays = (bus, own, reception, timing) => {
  const still = { ...timing, now: () => 0 };
  return relayingOf(bus, own, reception, still);
};

/** Everybody who wants to play again gets a table of their own. */
const lavish: Machine = (table, input, setting) => {
  if (input.kind === 'asked' && input.ask.kind === 'again') table.table = { ...table.table, next: null };
  return step(table, input, setting);
};

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
  ['a store that lets anybody write', { fenced: false }, /does not allow it|lost|not on disk|is told as/],
  ['a letter whose loss nobody notices', { relays: unnumbered() }, /relayed after|story ends|nobody is asked/],
  ['a line that stays after it has gone', { relays: clinging }, /is held to be there and has gone/],
  ['a relayed move that is heard twice', { relays: echoing }, /never made/],
  ['a move that is acknowledged where its socket is', { relays: soothing }, /acknowledged move is/],
  ['a silent link that is relied on', { relays: faithful }, /story ends|nobody is asked|lost|waits|has gone/],
  ['an answer that is refused though it was asked for', { machine: brusque }, /as if nothing had been/],
  ['two tables after one', { machine: lavish }, /come after it/],
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
