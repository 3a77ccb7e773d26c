// Coming back: exactly the gap, whatever happened meanwhile, and bots that go on by themselves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, type Known, type Line, nothingKnown, post, type Reply, visit } from './client.ts';
import { picker, playLine, playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

type Numbered = { number: number; event: Fields };
const eventsOf = (message: Reply): Numbered[] => message.events as Numbered[];

async function updateAfterHello(line: Line, hello: Fields): Promise<Reply> {
  await line.ask({ type: 'hello', ...hello });
  return line.until(({ type }) => type === 'update');
}

test('since gives exactly the gap, to seats and spectators, each in their own numbers', async () => {
  const { id, lines } = await seatTwo(server.address);
  const [known] = await playToEnd(id, lines);
  const stranger = await visit(server.address);
  for (const visitor of [lines[0].visitor, lines[1].visitor, stranger]) {
    const line = await connect(visitor);
    const whole = eventsOf(await updateAfterHello(line, { table: id, since: 0 }));
    expect(whole.map(({ number }) => number)).toEqual(whole.map((_, i) => i + 1));
    for (const since of [1, 7, whole.length - 1, whole.length]) {
      expect(eventsOf(await updateAfterHello(line, { table: id, since }))).toEqual(whole.slice(since));
    }
    expect(eventsOf(await updateAfterHello(line, { table: id }))).toEqual([]);
    expect(eventsOf(await updateAfterHello(line, { table: id, since: 999_999 })), 'a number never given').toEqual(
      whole,
    );
    if (visitor === lines[0].visitor) expect(whole.map(({ event }) => event)).toEqual(known.events);
    await line.close();
  }
});

test('a table at which nobody has been for a while tells its whole past to who comes back', async () => {
  const quiet = await startProcess(freshDataDir(), { idle: { rest: 50, away: 3_600_000 } });
  const { id, lines } = await seatTwo(quiet.address);
  const [known, other] = [nothingKnown(), nothingKnown()];
  const far = ({ last }: Known): boolean => last > 40;
  await Promise.race([playLine(id, lines[0], known, picker(5), far), playLine(id, lines[1], other, picker(6), far)]);
  for (const { socket } of lines) socket.terminate();
  for (;;) {
    const line = await connect(lines[0].visitor);
    const update = await updateAfterHello(line, { table: id, since: 0 });
    const told = line.frames.map((frame): Reply => JSON.parse(frame));
    await line.close();
    const pages = told.filter(({ type }) => type === 'events');
    // Before it has come to rest everything is at hand and comes with the update itself.
    if (pages.length === 0) {
      // Who comes again and again without a pause keeps it awake, on a quick machine for ever.
      await new Promise((again) => setTimeout(again, 200));
      continue;
    }
    const events = [...pages, update].flatMap(eventsOf);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, i) => i + 1));
    expect(events.slice(0, known.events.length).map(({ event }) => event)).toEqual(known.events);
    break;
  }
  await quiet.kill();
});

test('a person who loses the line in every other moment still plays a whole match', async () => {
  const { id, lines } = await seatTwo(server.address);
  const steady = playLine(id, lines[1], nothingKnown(), picker(31));
  const known = nothingKnown();
  const pick = picker(32);
  let line: Line = lines[0];
  for (let lost = 0; !known.over; lost++) {
    const until = known.last + 1 + (lost % 9);
    await playLine(id, line, known, pick, ({ last }) => last >= until);
    line.socket.terminate();
    line = await connect(line.visitor);
    await line.ask({ type: 'hello', table: id, since: known.last });
  }
  await steady;
  expect(known.events.map(({ kind }) => kind)).toContain('won');
});

test('a table of one person and bots runs by itself until the person is asked', async () => {
  const visitor = await visit(server.address);
  const wish = { game: 'dragon-farkle', name: 'Mirka', bots: ['random', 'random', 'random'] };
  const id = String((await post(visitor, '/api/tables', wish)).body.table);
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: id, since: 0 });
  await line.ask({ type: 'ready', word: 'rzepa' });
  await line.ask({ type: 'start' });
  const known = nothingKnown();
  await playLine(id, line, known, picker(41));
  const movers = new Set(known.events.filter(({ kind }) => kind === 'rolled').map(({ seat }) => seat));
  expect(movers).toEqual(new Set([0, 1, 2, 3]));
});

const isOver = ({ type, table }: Reply): boolean => type === 'table' && (table as Fields).status === 'over';

/** All that somebody who looks on is told of a whole match. */
async function watched(address: string): Promise<Reply[]> {
  const { id, lines } = await seatTwo(address);
  const watcher = await connect(await visit(address));
  await watcher.ask({ type: 'hello', table: id, since: 0 });
  const over = watcher.until(isOver);
  await playToEnd(id, lines);
  await over;
  return watcher.frames
    .map((text) => JSON.parse(text) as Reply)
    .filter(({ type }) => type === 'update' || type === 'events');
}

test('after every possible window the table pauses, and a watcher cannot tell whether anybody was asked', async () => {
  const slow = await startProcess(freshDataDir(), { windowPause: [5, 5] });
  const kinds = (message: Reply) => eventsOf(message).map(({ event }) => event.kind);
  // A match may have next to no windows.
  for (let pauses = 0; pauses < 6; ) {
    const told = await watched(slow.address);
    for (const [i, message] of told.entries()) {
      if (message.type === 'update') expect(kinds(message)).not.toContain('window');
      else {
        pauses++;
        expect(kinds(message).indexOf('window'), 'the mark comes last').toBe(kinds(message).length - 1);
        expect(Object.keys(message).sort()).toEqual(['events', 'match', 'type']);
        const next = told[i + 1];
        if (next !== undefined) expect(next.type).toBe(kinds(next).includes('window') ? 'events' : 'update');
      }
    }
  }
  await slow.kill();
});

test('during a pause no move is taken and no newcomer is shown more than the others', async () => {
  const slow = await startProcess(freshDataDir(), { windowPause: [600_000, 600_000] });
  const { id, lines } = await seatTwo(slow.address);
  const known = [nothingKnown(), nothingKnown()];
  const paused = ({ events }: Known) => events.at(-1)?.kind === 'window';
  await Promise.race(lines.map((line, i) => playLine(id, line, known[i] ?? nothingKnown(), picker(i + 61), paused)));
  const newcomer = await connect(lines[0].visitor);
  await newcomer.ask({ type: 'hello', table: id, since: 0 });
  for (const line of [newcomer, lines[1]]) {
    for (const seq of [1000, 1001, 1002]) {
      expect(await line.ask({ type: 'move', match: id, seq, choice: 4 })).toMatchObject({ code: 'not-asked' });
    }
  }
  expect(newcomer.frames.filter((text) => /"(view|events|choices)"/.test(text))).toEqual([]);
  await slow.kill();
});
