// Views told by what has changed: the same views, in fewer bytes, and whole again for whoever asks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, type Known, type Line, learn, nothingKnown, post, type Reply, visit } from './client.ts';
import { picker, playLine, playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

const FOLLOW = { since: 0, changes: true };

function updatesOf({ frames }: Line): Reply[] {
  return frames.map((text) => JSON.parse(text) as Reply).filter(({ type }) => type === 'update');
}

/** Every view of the match as a line came to know it, by its `seq` and what was offered at it. */
function viewsOf(line: Line): Map<string, unknown> {
  const known = nothingKnown();
  const views = new Map<string, unknown>();
  for (const message of updatesOf(line)) {
    learn(known, message);
    views.set(`${known.seq} ${known.choices.join()}`, known.view);
  }
  return views;
}

/** Somebody's second window on the same table, without changes. */
async function whole({ visitor }: Line, table: string): Promise<Line> {
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table, since: 0 });
  return line;
}

const over = ({ type, table }: Reply): boolean => type === 'table' && (table as Fields).status === 'over';

test.each(['dragon-farkle', 'dice-throne'])(
  '%s: followed by changes, every view is what it is when sent whole',
  async (game) => {
    const { id, lines } = await seatTwo(server.address, { game }, FOLLOW);
    const watcher = await visit(server.address);
    const [follows, looks] = [await connect(watcher), await connect(watcher)];
    await follows.ask({ type: 'hello', table: id, ...FOLLOW });
    await looks.ask({ type: 'hello', table: id, since: 0 });
    const pairs = [
      [lines[0], await whole(lines[0], id)],
      [lines[1], await whole(lines[1], id)],
      [follows, looks],
    ] as const;
    const ends = [...pairs].map(async ([, second]) => second.until(over));
    ends.push(follows.until(over));
    await playToEnd(id, lines);
    await Promise.all(ends);
    for (const [changes, views] of pairs) {
      const followed = viewsOf(changes);
      const sent = viewsOf(views);
      expect(sent.size).toBeGreaterThan(50);
      for (const [moment, view] of sent) expect(followed.get(moment), moment).toEqual(view);
      const bytes = (line: Line): number => line.frames.reduce((sum, text) => sum + text.length, 0);
      expect(bytes(changes)).toBeLessThan(bytes(views) * 0.7);
      expect(updatesOf(views).filter((update) => 'picture' in update || 'change' in update)).toEqual([]);
    }
  },
);

test('a traveller alone is told by changes too', async () => {
  const visitor = await visit(server.address);
  const made = await post(visitor, '/api/tables', { game: 'etchinstone', name: 'Mirka' });
  const id = String(made.body.table);
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: id, ...FOLLOW });
  const second = await whole(line, id);
  await line.ask({ type: 'ready', word: 'rzepa' });
  await line.ask({ type: 'start' });
  const end = second.until(over);
  await playLine(id, line, nothingKnown(), picker(5));
  await end;
  const followed = viewsOf(line);
  for (const [moment, view] of viewsOf(second)) expect(followed.get(moment), moment).toEqual(view);
});

/** Takes the next update in; false if it does not follow, as when one before it was lost. */
function follows(known: Known, message: Reply): boolean {
  try {
    learn(known, message);
    return true;
  } catch {
    return false;
  }
}

test('who has lost an update asks for the whole picture and has lost nothing', async () => {
  const { id, lines } = await seatTwo(server.address, {}, FOLLOW);
  const [bad, good] = lines;
  const steady = playLine(id, good, nothingKnown(), picker(72));
  const known = nothingKnown();
  const pick = picker(71);
  let mended = 0;
  for (let heard = 0; !known.over; heard++) {
    const message = await bad.until(({ type }) => type === 'update');
    // Now and then one goes astray while the other plays; the next then does not follow.
    if (
      heard % 4 === 3 &&
      message.view === undefined &&
      message.choices?.toString() === '' &&
      message.outcome === null
    ) {
      continue;
    }
    if (!follows(known, message)) {
      mended++;
      bad.say({ type: 'hello', table: id, since: known.last, changes: true });
    } else if (known.choices.length > 0) {
      bad.say({ type: 'move', match: id, seq: known.seq, choice: pick(known.choices) });
    }
  }
  await steady;
  expect(mended).toBeGreaterThan(5);
  const story = await connect(bad.visitor);
  await story.ask({ type: 'hello', table: id, since: 0 });
  const told = await story.until(({ type }) => type === 'update');
  expect((told.events as { event: Fields }[]).map(({ event }) => event)).toEqual(known.events);
  expect(told.view).toEqual(known.view);
});
