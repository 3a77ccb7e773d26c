// A window in which two could answer: both are asked at once, and nobody can tell from the wire who did what.
import { join } from 'node:path';
import { COMMON_CARDS, type ThroneState } from '@wyrmtable/dice-throne';
import { PROCEED } from '@wyrmtable/dice-throne/inside';
import { cardNumber, type FarkleState, heroAt, RECRUIT, ROLL } from '@wyrmtable/dragon-farkle';
import { PASS } from '@wyrmtable/kernel';
import { afterEach, expect, test } from 'vitest';
import { act, welcome } from '../src/play.ts';
import { seqOf } from '../src/running.ts';
import type { Room, ServerContext } from '../src/server-context.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import type { Reply } from './client.ts';
import { choicesOf, ear, type Heard, houseOn, openRoom, roomFor } from './house.ts';
import { freshDataDir } from './process.ts';

interface Scene {
  readonly context: ServerContext;
  readonly room: Room;
  readonly mirka: Heard;
  readonly borys: Heard;
  readonly cyryl: Heard;
  readonly watcher: Heard;
  readonly all: readonly Heard[];
}

const opened: ServerContext[] = [];
afterEach(async () => {
  for (const context of opened.splice(0)) await context.storage.close();
});

async function choose({ context, room }: Scene, who: Heard, seat: number, choice: number): Promise<void> {
  if (room.run === null) throw new Error('no match');
  await act(context, room, who, { type: 'move', match: room.id, seq: seqOf(room.run, seat), choice });
}

/** Mirka has rolled; Borys holds the bucket and Cyryl the banana peel, and both may use them. */
async function windowOpen(moment: Partial<ServerContext> = {}): Promise<Scene> {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const context = { ...houseOn(storage), ...moment };
  opened.push(context);
  const room = await roomFor(context, 'mirka', { seats: 3, options: { first: 0 } });
  const [mirka, borys, cyryl, watcher] = [
    ear('mirka', room),
    ear('borys', room),
    ear('cyryl', room),
    ear('watcher', room),
  ];
  const scene: Scene = { context, room, mirka, borys, cyryl, watcher, all: [mirka, borys, cyryl, watcher] };
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'Borys' });
  await act(context, room, cyryl, { type: 'sit', seat: 2, name: 'Cyryl' });
  for (const who of [mirka, borys, cyryl]) await act(context, room, who, { type: 'ready', word: who.guest.id });
  await act(context, room, mirka, { type: 'start' });
  const state = room.run?.state as FarkleState;
  // Dealt by hand; companions that could answer go, so that exactly two seats are asked.
  for (const hero of state.heroes) hero.companion = cardNumber(state, 'werbel');
  heroAt(state, 0).items = [];
  heroAt(state, 1).items = [cardNumber(state, 'wiadro')];
  heroAt(state, 2).items = [cardNumber(state, 'skorka')];
  await choose(scene, mirka, 0, RECRUIT);
  await choose(scene, mirka, 0, ROLL);
  return scene;
}

const last = ({ replies }: Heard): Reply | undefined => replies.at(-1);

/** What each of them heard while something was done. */
async function heardDuring(scene: Scene, deed: () => Promise<void>): Promise<Map<Heard, string[]>> {
  for (const who of scene.all) who.replies = [];
  await deed();
  return new Map(scene.all.map((who) => [who, who.replies.map(({ type }) => type)]));
}

test('all who can answer are asked at once, and the others see only that a window is open', async () => {
  const { mirka, borys, cyryl, watcher, all } = await windowOpen();
  expect(choicesOf(borys).length).toBeGreaterThan(1);
  expect(choicesOf(cyryl).length).toBeGreaterThan(1);
  for (const who of [mirka, watcher]) expect(last(who)).toMatchObject({ choices: [], view: { toMove: null } });
  for (const who of all) expect(last(who)).toMatchObject({ type: 'update', view: { window: 'roll' } });
});

test('a pass is heard by nobody but its maker, in its place or early, and the window closes after the last', async () => {
  for (const order of ['in place', 'early'] as const) {
    const scene = await windowOpen();
    const { borys, cyryl } = scene;
    const [first, second] = order === 'in place' ? [borys, cyryl] : [cyryl, borys];
    const seatOf = (who: Heard) => (who === borys ? 1 : 2);
    const hush = await heardDuring(scene, () => choose(scene, first, seatOf(first), PASS));
    for (const who of scene.all) {
      expect(hush.get(who), `${order}: ${who.guest.id}`).toEqual(who === first ? ['accepted', 'update'] : []);
    }
    expect(last(first)).toMatchObject({ type: 'update', events: [], choices: [] });
    const end = await heardDuring(scene, () => choose(scene, second, seatOf(second), PASS));
    expect(end.get(second)?.[0]).toBe('accepted');
    expect(scene.room.run?.recipe.game.window(scene.room.run.state)).not.toBe('roll');
    expect(scene.room.run?.log.slice(2)).toEqual([PASS, PASS]);
  }
});

test('whoever passes counts one more at once, whether the one who still thinks sits before or after them', async () => {
  for (const [who, seat] of [
    ['borys', 1],
    ['cyryl', 2],
  ] as const) {
    const scene = await windowOpen();
    const before = Number(last(scene[who])?.seq);
    await choose(scene, scene[who], seat, PASS);
    welcome(scene.context, scene.room, scene[who], { last: 0 });
    expect(last(scene[who])?.seq, who).toBe(before + 1);
    expect(last(scene[who])?.choices).toEqual([]);
  }
});

test('a pass leaves the pictures of all others as they are, number and all', async () => {
  for (const early of [false, true]) {
    const scene = await windowOpen();
    const { context, room, mirka, borys, cyryl, watcher } = scene;
    const others = [mirka, watcher, early ? borys : cyryl];
    const looks = () => {
      for (const who of others) {
        who.changes = true;
        welcome(context, room, who, { last: 0 });
      }
      return others.map(last);
    };
    const before = looks();
    expect(before.map((update) => typeof update?.picture)).toEqual(['number', 'number', 'number']);
    await (early ? choose(scene, cyryl, 2, PASS) : choose(scene, borys, 1, PASS));
    expect(looks()).toEqual(before);
  }
});

test('an early answer that is overtaken is asked for again', async () => {
  const scene = await windowOpen();
  const { borys, cyryl, room, context } = scene;
  const before = last(cyryl)?.seq;
  await choose(scene, cyryl, 2, PASS);
  const bucket = choicesOf(borys)[1] ?? PASS;
  await choose(scene, borys, 1, bucket);
  const asked = last(cyryl);
  expect(asked?.seq).toBeGreaterThan(Number(before));
  expect(choicesOf(cyryl).length, 'the roll has changed and the peel is still in hand').toBeGreaterThan(1);
  // The old answer, sent again, is not taken for a new one.
  const old = { type: 'move', match: room.id, seq: Number(before), choice: PASS } as const;
  await act(context, room, cyryl, old);
  expect(last(cyryl)).toMatchObject({ type: 'accepted', seq: before });
  expect(room.run?.early).toEqual([null, null, null]);
});

test('an answer that was overtaken in the moment of its window is accepted like any, and asked for again after it', async () => {
  const moments: (() => void)[] = [];
  const scene = await windowOpen({
    windowPause: [200, 400],
    windowClock: (_, ring) => {
      moments.push(ring);
      return () => {};
    },
  });
  const { borys, cyryl, room, context } = scene;
  const before = Number(last(cyryl)?.seq);
  const answer = (seq: number, choice: number) =>
    act(context, room, cyryl, { type: 'move', match: room.id, seq, choice });
  await choose(scene, borys, 1, choicesOf(borys)[1] ?? PASS);
  expect(last(borys)?.type).toBe('accepted');
  // Cyryl cannot know of the bucket yet, and must not learn of it by being refused.
  await answer(before, 999_999);
  expect(last(cyryl)).toMatchObject({ type: 'refused', code: 'illegal-choice' });
  const said = await heardDuring(scene, () => answer(before, PASS));
  expect([...said.values()].flat()).toEqual(['accepted']);
  await answer(before, PASS);
  expect(last(cyryl)).toMatchObject({ type: 'accepted', seq: before });
  await answer(before, choicesOf(borys)[1] ?? 1);
  expect(last(cyryl)).toMatchObject({ type: 'refused', code: 'already-answered' });
  for (const ring of moments.splice(0)) ring();
  await room.tail;
  const asked = cyryl.replies.findLast(({ type }) => type === 'update');
  const events = Array.isArray(asked?.events) ? asked.events.length : 0;
  expect(events).toBeGreaterThan(0);
  expect(asked?.seq, 'what was shown, and one answer').toBe(before + events + 1);
  expect(choicesOf(cyryl).length).toBeGreaterThan(1);
});

/** Common cards come first in the library. */
const SO_WILD = COMMON_CARDS.findIndex(({ id }) => id === 'so-wild');
const VEGAS_BABY = COMMON_CARDS.findIndex(({ id }) => id === 'vegas-baby');

/** Dealt by hand: Mirka rolls with an empty hand, the others hold a card each and can pay for it: So Wild!, or one of no use now. */
function dealDeclaration({ run }: Room, held: boolean): ThroneState {
  const state = run?.state as ThroneState;
  state.order = [0, 1, 2];
  state.active = 0;
  state.asked = 0;
  for (const [seat, player] of state.players.entries()) {
    player.deck.push(...player.hand.splice(0));
    if (seat === 0) continue;
    const card = held ? SO_WILD : VEGAS_BABY;
    player.deck.splice(player.deck.indexOf(card), 1);
    player.hand.push(card);
    player.cp = 2;
  }
  return state;
}

/** King of the Hill has begun. */
async function threeAt(options: object): Promise<Scene> {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const context = houseOn(storage);
  opened.push(context);
  const room = await roomFor(context, 'mirka', {
    game: 'dice-throne',
    seats: 3,
    options: { mode: 'koth', ...options },
  });
  const [mirka, borys, cyryl, watcher] = [
    ear('mirka', room),
    ear('borys', room),
    ear('cyryl', room),
    ear('watcher', room),
  ];
  const scene: Scene = { context, room, mirka, borys, cyryl, watcher, all: [mirka, borys, cyryl, watcher] };
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'Borys' });
  await act(context, room, cyryl, { type: 'sit', seat: 2, name: 'Cyryl' });
  for (const who of [mirka, borys, cyryl]) await act(context, room, who, { type: 'ready', word: who.guest.id });
  await act(context, room, mirka, { type: 'start' });
  return scene;
}

/** Mirka has rolled, and both others hold a card that could turn one of her dice. */
async function declarationOpen(): Promise<Scene> {
  const scene = await threeAt({ heroes: ['barbarian', 'barbarian', 'barbarian'] });
  const { room, mirka } = scene;
  const state = dealDeclaration(room, true);
  await choose(scene, mirka, 0, PROCEED);
  const [, roll] = room.run?.recipe.game.choices(state) ?? [];
  await choose(scene, mirka, 0, roll ?? PASS);
  return scene;
}

test('in Dice Throne too all are asked at once, and passes in either order come to the same', async () => {
  const ends: string[] = [];
  for (const order of ['in place', 'early'] as const) {
    const scene = await declarationOpen();
    const { mirka, borys, cyryl, watcher, all, room } = scene;
    for (const who of [borys, cyryl]) expect(choicesOf(who).length, who.guest.id).toBeGreaterThan(1);
    for (const who of [mirka, watcher]) expect(choicesOf(who)).toEqual([]);
    for (const who of all) expect(last(who)).toMatchObject({ view: { window: 'rolled', toMove: null } });
    const [first, second] = order === 'in place' ? [borys, cyryl] : [cyryl, borys];
    const seatOf = (who: Heard) => (who === borys ? 1 : 2);
    const hush = await heardDuring(scene, () => choose(scene, first, seatOf(first), PASS));
    for (const who of all) expect(hush.get(who)).toEqual(who === first ? ['accepted', 'update'] : []);
    await choose(scene, second, seatOf(second), PASS);
    expect(choicesOf(mirka).length).toBeGreaterThan(1);
    ends.push(JSON.stringify(room.run?.log));
  }
  expect(ends[0]).toBe(ends[1]);
});

/** Mirka rolls against two bots whose thread never answers; they hold a card for it or not. Ends the window by hand. */
async function lateBots(
  held: boolean,
): Promise<{ readonly scene: Scene; readonly heard: unknown[]; end(): Promise<void> }> {
  let over: () => void = () => {};
  const context: ServerContext = {
    ...houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db'))),
    windowPause: [200, 400],
    windowClock(_ms, then) {
      over = then;
      return () => {};
    },
    reflexes: { ask: () => new Promise(() => {}), rehearse: () => {}, close: async () => {} },
  };
  opened.push(context);
  const heroes = ['barbarian', 'barbarian', 'barbarian'];
  const wish = { game: 'dice-throne', seats: 3, bots: ['adept', 'adept'], options: { mode: 'koth', heroes } };
  const room = await roomFor(context, 'mirka', wish);
  const [mirka, watcher] = [ear('mirka', room), ear('watcher', room)];
  const scene: Scene = { context, room, mirka, borys: mirka, cyryl: mirka, watcher, all: [mirka, watcher] };
  await act(context, room, mirka, { type: 'ready', word: 'rzepa' });
  await act(context, room, mirka, { type: 'start' });
  const state = dealDeclaration(room, held);
  await choose(scene, mirka, 0, PROCEED);
  const [, roll] = room.run?.recipe.game.choices(state) ?? [];
  await choose(scene, mirka, 0, roll ?? PASS);
  const shapes = () => scene.all.map(({ replies }) => replies.map(({ type, events }) => [type, kindsOf(events)]));
  const heard: unknown[] = [shapes()];
  return {
    scene,
    heard,
    async end() {
      over();
      await room.tail;
      heard.push(shapes(), choicesOf(mirka).length > 1);
    },
  };
}

const kindsOf = (events: unknown): string[] =>
  Array.isArray(events) ? events.map(({ event }: { event: { kind: string } }) => event.kind) : [];

test('a bot that is late has passed when the moment of the window is over, and looks like one that could not answer', async () => {
  const [could, couldNot] = [await lateBots(true), await lateBots(false)];
  const windowOf = ({ scene: { room } }: typeof could) => room.run?.recipe.game.window(room.run.state);
  expect(windowOf(could)).toBe('rolled');
  expect(windowOf(couldNot)).toBeNull();
  for (const evening of [could, couldNot]) await evening.end();
  expect(windowOf(could)).toBeNull();
  expect(could.heard).toEqual(couldNot.heard);
  expect(could.scene.room.run?.log.slice(-2)).toEqual([PASS, PASS]);
});

test('stops pass the open window too, are heard by nobody else, and belong to those who sit', async () => {
  const scene = await declarationOpen();
  const { context, room, borys, cyryl, watcher, all, mirka } = scene;
  const tell = (who: Heard, stops: object) => act(context, room, who, { type: 'stops', stops });
  await tell(watcher, { habit: 'off' });
  expect(last(watcher)).toMatchObject({ type: 'refused', code: 'not-seated' });
  // Cyryl's place in the order has not come: the table does not ask him any more, and he passes when it comes.
  const hush = await heardDuring(scene, () => tell(cyryl, { habit: 'off' }));
  for (const who of all) expect(hush.get(who)).toEqual(who === cyryl ? ['accepted', 'update'] : []);
  expect(choicesOf(cyryl)).toEqual([]);
  await tell(borys, { habit: 'off' });
  expect(room.run?.log.slice(-2)).toEqual([PASS, PASS]);
  expect(choicesOf(mirka).length).toBeGreaterThan(1);
});

test('a pass by stops counts for nothing, and asking the table about it tells nobody who else is asked', async () => {
  const answers: unknown[] = [];
  for (const [who, seat] of [
    ['borys', 1],
    ['cyryl', 2],
  ] as const) {
    const scene = await declarationOpen();
    const { context, room } = scene;
    const line = scene[who];
    const before = Number(last(line)?.seq);
    await act(context, room, line, { type: 'stops', stops: { habit: 'off' } });
    welcome(context, room, line, { last: 0 });
    expect(last(line)?.seq, who).toBe(before);
    // Borys was passed in his place, Cyryl will be when his comes: both are told the same of it.
    expect(room.run?.log.at(-1) === PASS).toBe(who === 'borys');
    line.replies = [];
    await choose(scene, line, seat, PASS);
    answers.push(line.replies.map(({ type, code }) => [type, code]));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([
    ['refused', 'not-asked'],
    ['update', undefined],
  ]);
});

test('stops are known after a restart, before anybody has come back', async () => {
  const { room: open } = await declarationOpen();
  const { context, room, borys, cyryl } = await threeAt({ heroes: ['barbarian', 'monk', 'treant'] });
  await act(context, room, cyryl, { type: 'stops', stops: { habit: 'off' } });
  await act(context, room, borys, { type: 'stops', stops: { habit: 'all' } });
  const woken = await openRoom(houseOn(context.storage), room.id);
  const stops = woken?.run?.stops ?? [];
  // Held against a window that is open at another table.
  const letsPass = (seat: number) =>
    stops[seat]?.letsPass(open.run?.recipe.game.view(open.run.state, seat) ?? {}, [PASS], seat);
  expect([0, 1, 2].map(letsPass)).toEqual([undefined, false, true]);
  // The same wish once more is nothing new to write down.
  const { changed } = room.table;
  await act(context, room, cyryl, { type: 'stops', stops: { habit: 'off' } });
  expect(room.table.changed).toBe(changed);
});
