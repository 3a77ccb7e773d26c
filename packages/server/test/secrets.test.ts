// Every message to every seat and to a spectator is searched for what its reader may not know.
import { CARDS, dragonFarkle, type FarkleState, heroAt, ITEMS } from '@wyrmtable/dragon-farkle';
import {
  chachaChance,
  isRefusal,
  type MatchFile,
  play,
  readMatchFile,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, get, type Line, nothingKnown, post, type Reply, visit } from './client.ts';
import { picker, playLine } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

interface Evening {
  readonly id: string;
  readonly file: MatchFile;
  readonly lines: readonly (readonly [Watcher, Line])[];
}

/** Two people and a bot play, somebody watches; all ask for readings, some follow changes, and some come late or twice. */
async function evening(): Promise<Evening> {
  const [mirka, borys, watcher] = [
    await visit(server.address),
    await visit(server.address),
    await visit(server.address),
  ];
  const wish = { game: 'dragon-farkle', name: 'Mirka', seats: 3, bots: ['random'] };
  const id = String((await post(mirka, '/api/tables', wish)).body.table);
  const lines: [Watcher, Line][] = [];
  const join = async (as: Watcher, visitor: typeof mirka, changes: boolean): Promise<Line> => {
    const line = await connect(visitor);
    lines.push([as, line]);
    await line.ask({ type: 'hello', table: id, since: 0, readings: true, changes });
    return line;
  };
  const one = await join(0, mirka, false);
  const two = await join(1, borys, true);
  await two.ask({ type: 'sit', seat: 1, name: 'Borys' });
  await join('spectator', watcher, true);
  await one.ask({ type: 'ready', word: 'rzepa' });
  await two.ask({ type: 'ready', word: 'łopata' });
  await one.ask({ type: 'start' });
  const half = ({ last }: { last: number }) => last > 60;
  const [first, second] = [nothingKnown(), nothingKnown()];
  await Promise.race([
    playLine(id, one, first, picker(21), half),
    playLine(id, two, second, picker(22)),
    new Promise((done) => one.socket.once('close', done)),
  ]);
  await join('spectator', watcher, false);
  await join(0, mirka, true);
  if (first.choices.length > 0) one.say({ type: 'move', match: id, seq: first.seq, choice: first.choices[0] });
  await playLine(id, one, first, picker(23));
  const file = readMatchFile((await get(mirka, `/api/matches/${id}/file`)).body);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  await one.until(({ type, table }) => type === 'table' && (table as Fields).status === 'over');
  return { id, file, lines };
}

/** Every text inside a message, with the way to it: `view.hand.0`. */
function* textsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry, `${path}[]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, path === '' ? key : `${path}.${key}`);
  }
}

const ITEM_IDS: ReadonlySet<string> = new Set(ITEMS.map(({ id }) => id));
/** Where an item may be named to anybody: it lies open, was played, or was thrown away. */
const OPEN = new Set(['view.discards.items', 'view.aimed.card', 'events.event.card', 'events.event.items']);
/** Where a reader finds its own. */
const OWN = new Set(['view.hand', 'view.pendingHand', 'readings.card', 'readings.item']);

/** The field of the message, or of the view that a change is about, whichever place in a list it is. */
function fieldOf(path: string): string {
  return path
    .replaceAll('[]', '')
    .replace(/\.\d+/g, '')
    .replace(/^change\b/, 'view');
}

/** For each hand that seat ever held: the items in it. */
function handsOf(file: MatchFile): Set<string>[] {
  const hands = file.seats.map(() => new Set<string>());
  const chance = chachaChance(streamKey(file.chance.seed, file.chance.words));
  const state: FarkleState = start(dragonFarkle, { wounds: 3 }, file.seats.length, chance);
  const look = () => {
    for (const [seat, hand] of hands.entries()) {
      const { items, pending } = heroAt(state, seat);
      for (const list of [items, pending]) hand.add(list.map((card) => CARDS[card]?.id).join());
    }
  };
  look();
  for (const choice of file.choices) {
    play(dragonFarkle, state, choice, chance);
    look();
  }
  return hands;
}

test('no message holds an item that its reader may not know, nor anything of the dice to come', async () => {
  const { file, lines } = await evening();
  const hands = handsOf(file);
  let read = 0;
  for (const [watcher, { frames, visitor }] of lines) {
    for (const text of frames) {
      const message = JSON.parse(text) as Reply;
      const over = message.type === 'table' && (message.table as Fields).status === 'over';
      expect(text.includes(file.chance.seed), 'the seed before the end').toBe(over);
      for (const secret of [
        'itemDeck',
        'companionDeck',
        'drawn',
        'results',
        'quiet',
        'asked',
        'guest',
        visitor.cookie,
      ]) {
        expect(text.includes(secret === visitor.cookie ? secret.slice(16) : `"${secret}"`), secret).toBe(false);
      }
      for (const [path, found] of textsIn(message, '')) {
        if (!ITEM_IDS.has(found)) continue;
        read++;
        const field = fieldOf(path);
        if (OPEN.has(field)) continue;
        if (field === 'events.event.item') {
          const own = (message.events as { event: Fields }[]).filter(({ event }) => event.item !== undefined);
          for (const { event } of own) expect(event.seat, text).toBe(watcher);
          continue;
        }
        expect(OWN.has(field), `${path} names ${found}`).toBe(true);
        expect(watcher, `${path} names ${found}`).not.toBe('spectator');
      }
      const view = message.view as { hand: string[]; pendingHand: string[] } | undefined;
      if (view === undefined) continue;
      for (const hand of [view.hand, view.pendingHand]) {
        if (watcher === 'spectator') expect(hand).toEqual([]);
        else expect(hands[watcher]?.has(hand.join()), `${hand} was never in the hand of seat ${watcher}`).toBe(true);
      }
    }
  }
  expect(read, 'items are named in these messages, so the search means something').toBeGreaterThan(100);
});

test('what a spectator sees is the same for every spectator, and says nothing of choices', async () => {
  const { lines } = await evening();
  const spectators = lines.filter(([watcher]) => watcher === 'spectator').map(([, line]) => line);
  const events = spectators.map(({ frames }) =>
    frames.map((text) => JSON.parse(text) as Reply).flatMap((message) => (message.events ?? []) as Fields[]),
  );
  expect(events).toHaveLength(2);
  expect(events[0]).toEqual(events[1]);
  for (const { frames } of spectators) {
    for (const text of frames) {
      const { choices, readings } = JSON.parse(text) as Reply;
      expect([choices ?? [], readings ?? []]).toEqual([[], []]);
    }
  }
});
