// What is told at the mark of a window: the question to whoever is asked in that very window, and nothing of what came after it.
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { act } from '../src/play.ts';
import { seqOf } from '../src/running.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { choicesOf, ear, type Heard, houseOn, roomFor } from './house.ts';
import { picker } from './play.ts';
import { freshDataDir } from './process.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Two people at a table whose windows end when the test says so. */
async function table(game: string) {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  closing.push(() => storage.close());
  const moments: (() => void)[] = [];
  const context = {
    ...houseOn(storage),
    windowPause: [200, 400],
    windowClock: (_: number, over: () => void) => {
      moments.push(over);
      return () => {};
    },
  } as const;
  const room = await roomFor(context, 'mirka', { game, seats: 2 });
  // The same match every time.
  room.table = { ...room.table, seed: '3c'.repeat(32) };
  const people = [ear('mirka', room), ear('borys', room)];
  const [mirka, borys] = people;
  if (mirka === undefined || borys === undefined) throw new Error('nobody came');
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'Borys' });
  for (const who of people) await act(context, room, who, { type: 'ready', word: who.guest.id });
  await act(context, room, mirka, { type: 'start' });
  const endMoment = async (): Promise<void> => {
    for (const over of moments.splice(0)) over();
    await room.tail;
  };
  return { context, room, people, endMoment };
}

interface Told {
  readonly seq: number;
  readonly events: readonly { readonly number: number; readonly event: { readonly kind: string } }[];
  readonly view: { readonly window: string | null };
  readonly choices: readonly number[];
}

const updatesIn = (replies: Heard['replies']): Told[] =>
  replies.filter(({ type }) => type === 'update').map((reply) => JSON.parse(JSON.stringify(reply)));

test.each([
  ['dragon-farkle', 0],
  ['dice-throne', 5],
])('%s: at the mark nobody learns how the window ends', async (game, least) => {
  const { context, room, people, endMoment } = await table(game);
  const pick = picker(4);
  let questions = 0;
  let silent = 0;
  for (let i = 0; i < 400 && room.table.status === 'playing'; i++) {
    const { run } = room;
    if (run === null) break;
    if (room.pause !== null && i % 2 === 0) await endMoment();
    const seat = people.findIndex((who) => choicesOf(who).length > 0);
    const who = people[seat];
    if (who === undefined) {
      await endMoment();
      continue;
    }
    const wasPaused = room.pause !== null;
    for (const one of people) if (one !== who) one.replies = one.replies.slice(-1);
    const heard = people.map(({ replies }) => replies.length);
    await act(context, room, who, {
      type: 'move',
      match: room.id,
      seq: seqOf(run, seat),
      choice: pick(choicesOf(who)),
    });
    if (wasPaused || room.pause === null) continue;
    for (const [index, { replies }] of people.entries()) {
      const updates = updatesIn(replies.slice(heard[index]));
      if (updates.length === 0) silent++;
      for (const { seq, events, view, choices } of updates) {
        questions++;
        expect(choices.length).toBeGreaterThan(0);
        expect(view.window).not.toBeNull();
        expect(events.at(-1)?.event.kind).toBe('window');
        // The count of now, and of nothing that is still to be told.
        expect(seq).toBe((events.at(-1)?.number ?? 0) + (run.made[index] ?? 0));
      }
    }
  }
  expect(questions).toBeGreaterThanOrEqual(least);
  expect(silent).toBeGreaterThan(20);
});

test('a move of long ago, sent again, is accepted again and played once', async () => {
  const { context, room, people, endMoment } = await table('dragon-farkle');
  const pick = picker(9);
  const made: { who: Heard; seq: number; choice: number }[] = [];
  for (let i = 0; i < 60; i++) {
    const { run } = room;
    const seat = people.findIndex((one) => choicesOf(one).length > 0);
    const who = people[seat];
    if (run === null || who === undefined) {
      await endMoment();
      continue;
    }
    const [seq, choice] = [seqOf(run, seat), pick(choicesOf(who))];
    await act(context, room, who, { type: 'move', match: room.id, seq, choice });
    if (who.replies.findLast(({ type }) => type === 'accepted')?.seq === seq) made.push({ who, seq, choice });
    await endMoment();
  }
  const log = room.run?.log.slice();
  // Not the last of anybody: those are remembered without the storage.
  const old = made.slice(0, -8);
  expect(old.length).toBeGreaterThan(10);
  for (const { who, seq, choice } of old) {
    await act(context, room, who, { type: 'move', match: room.id, seq, choice });
    expect(who.replies.at(-1)).toMatchObject({ type: 'accepted', seq });
    await act(context, room, who, { type: 'move', match: room.id, seq, choice: choice + 1 });
    expect(who.replies.findLast(({ type }) => type === 'refused')).toMatchObject({ seq, code: 'stale' });
  }
  expect(room.run?.log).toEqual(log);
});
