// Clocks of a real server held against a stopwatch of our own, through kills, restarts and a slow line. What is read lies
// between the moment at which it was asked for and the one at which it came, so nothing here depends on how busy a machine is.
import { createServer, connect as dial, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Line, type Visitor } from './client.ts';
import { picker, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

const CLOCK = { clock: { kind: 'live', minutes: 5, seconds: 2, answers: 5 } };
/** Milliseconds are told whole. */
const WHOLE = 2;

/** How the clock stood at some moment between the two of the stopwatch; `now` is the server's own watch. */
interface Reading {
  readonly asked: number;
  readonly came: number;
  readonly now: number;
  readonly left: readonly number[];
  readonly runs: number;
}

const numbers = (told: unknown): number[] => (Array.isArray(told) ? told.map(Number) : []);

async function read(line: Line, table: string): Promise<Reading> {
  const asked = performance.now();
  await line.ask({ type: 'hello', table });
  const { now, left, runs } = await line.until(({ type }) => type === 'clock');
  const came = performance.now();
  // Nobody's time runs while something is told.
  if (typeof runs !== 'number') return read(line, table);
  return { asked, came, now: Number(now), left: numbers(left), runs };
}

test('whose turn it is loses what a stopwatch says, through kill -9 and restarts, and nobody else loses anything', async () => {
  const dataDir = freshDataDir();
  let server = await startProcess(dataDir);
  const begun = performance.now();
  const { id, lines } = await seatTwo(server.address, CLOCK);
  const { visitor } = lines[0];
  let before = await read(lines[0], id);
  // The store counts from when the start was written, and the first process from when that was told: so far they may differ.
  const telling = before.asked - begun;
  const seat = before.runs;
  for (const how of ['kill', 'stop'] as const) {
    await server[how]();
    server = await startProcess(dataDir);
    const line = await connect({ ...visitor, address: server.address });
    const after = await read(line, id);
    expect(after.runs).toBe(seat);
    const lost = before.left.map((left, i) => left - (after.left[i] ?? 0));
    expect(lost[seat]).toBeGreaterThanOrEqual(after.asked - before.came - WHOLE);
    expect(lost[seat]).toBeLessThanOrEqual(after.came - before.asked + telling + WHOLE);
    expect(lost[1 - seat]).toBe(0);
    before = after;
  }
  await server.kill();
});

/** Milliseconds that everything takes through the slow line, each way; the way there and back is within what clocks allow for. */
const SLOW = 200;
/** A timer may come so much sooner than it was set for. */
const EARLY = 2;
const MOST_LAG = 500;

/** An address at which a server answers later, and is heard later. */
async function slowly(address: string): Promise<string> {
  const { port } = new URL(address);
  const held = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), SLOW));
    from.on('close', () => setTimeout(() => to.destroy(), SLOW));
    from.on('error', () => {});
  };
  const proxy = createServer((near) => {
    const far = dial(Number(port), '127.0.0.1');
    held(near, far);
    held(far, near);
  });
  onTestFinished(() => void proxy.close());
  await new Promise<void>((open) => proxy.listen(0, '127.0.0.1', open));
  const at = proxy.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return `http://127.0.0.1:${at.port}`;
}

test('what a slow line takes there and back is not taken from a clock, and no more than that is given', async () => {
  const server = await startProcess(freshDataDir());
  const { id, lines } = await seatTwo(server.address, CLOCK);
  const far: Visitor = { ...lines[0].visitor, address: await slowly(server.address) };
  const watcher = await connect({ ...lines[1].visitor, address: server.address });
  const sides = [await connect(far), lines[1]] as const;
  await lines[0].close();
  const pick = picker(3);
  let sampled = 0;
  while (sampled < 5) {
    const before = await read(watcher, id);
    const seat = before.runs;
    const line = sides[seat] ?? sides[0];
    await line.ask({ type: 'hello', table: id });
    const { seq, choices } = await line.until(({ type }) => type === 'update');
    const thought = performance.now();
    const { type } = await line.ask({ type: 'move', match: id, seq, choice: pick(numbers(choices)) });
    expect(type).toBe('accepted');
    const after = await read(watcher, id);
    // Whoever passes the turn on is given something for it.
    if (seat === 1 || after.runs !== seat) continue;
    sampled++;
    const passed = after.now - before.now;
    const lost = (before.left[seat] ?? 0) - (after.left[seat] ?? 0);
    expect(passed).toBeGreaterThanOrEqual(after.asked - before.came - WHOLE);
    expect(passed).toBeLessThanOrEqual(after.came - before.asked + WHOLE);
    expect(lost).toBeLessThanOrEqual(passed - 2 * (SLOW - EARLY) + WHOLE);
    // From when the move is heard until all that comes of it is written and told is nobody's time either.
    expect(lost).toBeGreaterThanOrEqual(passed - MOST_LAG - (after.came - thought - SLOW + EARLY) - WHOLE);
  }
  await server.kill();
});
