// Nothing that is told of a window tells who could have answered in it: whole duels at a real server whose windows end by hand.
import { diceThrone } from '@wyrmtable/dice-throne';
import {
  type AnyGame,
  chachaChance,
  isRefusal,
  type MatchFile,
  PASS,
  proceed,
  readMatchFile,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, get, type Known, type Line, learn, nothingKnown, type Reply, visit } from './client.ts';
import { picker, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

const MOMENT = [200, 400] as const;

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir(), { windowPause: MOMENT, byHand: true });
});
afterAll(() => server.kill());

/** Somebody at the table; `read` = frames of their line that were looked at. */
interface Ear {
  readonly line: Line;
  readonly known: Known;
  readonly pick: (choices: readonly number[]) => number;
  read: number;
  last: Reply | null;
}

const earOf = (line: Line, seed: number): Ear => ({
  line,
  known: nothingKnown(),
  pick: picker(seed),
  read: 0,
  last: null,
});

/** Everything said on the line since it was last looked at. The pong comes after all that the server had to say before. */
async function heard(ear: Ear): Promise<Reply[]> {
  await ear.line.ask({ type: 'ping' });
  const fresh = ear.line.frames
    .slice(ear.read)
    .map((text) => JSON.parse(text) as Reply)
    .filter(({ type }) => type === 'events' || type === 'update' || type === 'accepted');
  ear.read = ear.line.frames.length;
  for (const message of fresh) learn(ear.known, message);
  ear.last = fresh.findLast(({ type }) => type !== 'accepted') ?? ear.last;
  return fresh;
}

const isOpen = ({ last }: Ear): boolean => last?.type === 'events';

/** One told window, as everybody at the table could follow it. */
interface Witnessed {
  /** Somebody was asked. */
  readonly asked: boolean;
  /** Told to anybody while it was open, answers to their own moves left out. */
  readonly meanwhile: readonly Reply[];
  /** What each of them was told when it was over. */
  readonly after: readonly string[];
}

/** A message without what it says: only what kind it is, whether it brings anything, and whether the window is still open in it. */
function shapeOf({ type, events, view }: Reply): string {
  const open = view !== undefined && (view as Fields).window !== null;
  return `${type} ${(events as unknown[]).length > 0 ? 'with news' : open ? 'of an open window' : 'without news'}`;
}

async function answer(match: string, { line, known }: Ear, choice: number): Promise<void> {
  const reply = await line.ask({ type: 'move', match, seq: known.seq, choice });
  expect(reply).toMatchObject({ type: 'accepted' });
}

/** Everybody who is asked passes in time, and then the window is over. */
async function witness(match: string, ears: readonly Ear[], watcher: Ear): Promise<Witnessed> {
  const asked = ears.filter(({ known }) => known.choices.length > 0);
  for (const ear of asked) await answer(match, ear, PASS);
  const meanwhile: Reply[] = [];
  for (const ear of ears) meanwhile.push(...(await heard(ear)).filter(({ type }) => type !== 'accepted'));
  const over = watcher.line.until(({ type }) => type === 'events' || type === 'update');
  server.endWindow();
  await over;
  const after: string[] = [];
  for (const ear of ears) after.push((await heard(ear)).map(shapeOf).join(', then '));
  return { asked: asked.length > 0, meanwhile, after };
}

interface Evening {
  readonly windows: readonly Witnessed[];
  /** For each of them: a seat passed in it, so it could have answered. */
  readonly answerable: readonly boolean[];
  readonly moments: readonly number[];
}

/** A duel to its end. With stops the table passes for both; without, they are asked wherever they can answer. */
async function evening(heroes: readonly [string, string], stops: object | null): Promise<Evening> {
  const before = server.moments.length;
  const { id, lines } = await seatTwo(server.address, { game: 'dice-throne', options: { mode: 'duel', heroes } });
  const [mirka, borys] = [earOf(lines[0], 3), earOf(lines[1], 4)];
  const watcher = earOf(await connect(await visit(server.address)), 0);
  const ears = [mirka, borys, watcher];
  await watcher.line.ask({ type: 'hello', table: id, since: 0 });
  for (const { line } of [mirka, borys]) if (stops !== null) await line.ask({ type: 'stops', stops });
  const windows: Witnessed[] = [];
  for (;;) {
    for (const ear of ears) await heard(ear);
    if (watcher.known.over) break;
    const mover = ears.find(({ known }) => known.choices.length > 0);
    if (isOpen(watcher)) windows.push(await witness(id, ears, watcher));
    else if (mover === undefined) throw new Error('nobody is asked and no window is open');
    else await answer(id, mover, mover.pick(mover.known.choices));
  }
  const file = readMatchFile((await get(mirka.line.visitor, `/api/matches/${id}/file`)).body);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return { windows, answerable: answerableIn(file), moments: server.moments.slice(before) };
}

function answerableIn({ chance, options, seats, choices }: MatchFile): boolean[] {
  const stream = chachaChance(streamKey(chance.seed, chance.words));
  const game: AnyGame = diceThrone;
  const state = start(game, options, seats.length, stream);
  const windows: boolean[] = [];
  for (const choice of choices) {
    if (game.window(state) !== null && choice === PASS) windows.splice(-1, 1, true);
    proceed(game, state, choice, stream, ({ kind }) => kind === 'window' && windows.push(false));
  }
  return windows;
}

/** What may be heard when a window is over; never that it is still open. */
const HEARD = new Set(['events with news', 'update with news', 'update without news']);

/** Windows in which a seat could answer and the others: one drawn moment each, nothing before its end, and then one word. */
function expectAlike({ windows, answerable, moments }: Evening, counted: (window: Witnessed) => boolean): void {
  expect(windows.length).toBe(answerable.length);
  expect(moments.length, 'one moment is drawn for each window').toBe(windows.length);
  expect(moments.filter((ms) => ms < MOMENT[0] || ms > MOMENT[1])).toEqual([]);
  for (const could of [true, false]) {
    const some = windows.filter((window, i) => answerable[i] === could && (!could || counted(window)));
    expect(some.length).toBeGreaterThan(10);
    expect(some.flatMap(({ meanwhile }) => meanwhile)).toEqual([]);
    expect(some.flatMap(({ after }) => after).filter((shape) => !HEARD.has(shape))).toEqual([]);
  }
}

test('a pass by stops looks like a window in which nobody could answer', async () => {
  expectAlike(await evening(['monk', 'pyromancer'], { habit: 'off' }), ({ asked }) => !asked);
});

test('a pass in time does too, and is answered to whoever gave it and to nobody else', async () => {
  expectAlike(await evening(['moon-elf', 'paladin'], null), ({ asked }) => asked);
});
