// The client's line against real matches, through everything that can happen to a connection: it always arrives where an
// undisturbed client is, never plays a choice that nobody made, and never loses one that was acknowledged.

import { isArena, kindOf } from '@wyrmtable/adventures/inside';
import type { Choice } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Disturbed, expectSame, expectTrue, World } from './line-world.ts';

/** What happens next. Which line and how much of it are drawn too. */
const KINDS = {
  /** Some of what is on its way arrives, in order, as on every WebSocket. */
  hear: 10,
  send: 10,
  /** For a while all goes well, and both play. */
  flow: 14,
  choose: 10,
  rival: 10,
  moment: 5,
  beat: 2,
  open: 3,
  /** The connection breaks, and what was on its way is lost. */
  cut: 2,
  /** It breaks without a word: the line finds out by silence. */
  die: 1,
  /** The line's last message is said once more. */
  again: 2,
  earlier: 2,
  restart: 1,
} as const;

/** What no WebSocket does to a message, but a broken proxy might: single ones are lost, doubled, swapped or damaged. */
const HOSTILE = { lose: 2, double: 3, swap: 3, damage: 1 } as const;

type Kind = keyof typeof KINDS | keyof typeof HOSTILE;
interface Op {
  readonly kind: Kind;
  readonly line: number;
  readonly size: number;
}

function opsOf(kinds: Readonly<Partial<Record<Kind, number>>>, length: number): fc.Arbitrary<Op[]> {
  const weighted = Object.entries(kinds).map(([kind, weight]) => ({
    weight,
    arbitrary: fc.constant(kind as Kind),
  }));
  const op = fc.record({ kind: fc.oneof(...weighted), line: fc.nat(1), size: fc.nat(11) });
  return fc.array(op, { minLength: length, maxLength: length * 2, size: 'max' });
}

/** Mirka and Borys play; Mirka's line and that of somebody who watches are disturbed, and both have an undisturbed twin. */
async function begun(game: string, options: object = {}): Promise<World> {
  const world = new World();
  await world.begin(game, options);
  return world;
}

async function happen(world: World, { kind, line: which, size }: Op): Promise<void> {
  const line = world.lines[which];
  if (line === undefined) return;
  const some = 1 + (size % 4);
  const { toLine } = line;
  const at = size % Math.max(1, toLine.length);
  switch (kind) {
    case 'hear':
      return line.hear(some);
    case 'send':
      line.send(some);
      return world.settle();
    case 'flow':
      return flow(world, size);
    case 'choose':
      return line.choose(size);
    case 'rival':
      world.rival.choose(size);
      return world.settle();
    case 'moment':
      world.endMoments();
      return world.settle();
    case 'beat':
      return line.tell({ kind: 'beat' });
    case 'open':
      return line.open();
    case 'cut':
      return line.cut();
    case 'die':
      line.dead = true;
      return;
    case 'again':
      line.toServer.push(...line.toServer.slice(-1));
      return;
    case 'earlier':
      return line.earlier(1 + Math.floor((size * (line.state.last ?? 0)) / 11));
    case 'restart':
      return world.restart();
    case 'lose':
      toLine.splice(at, 1);
      return;
    case 'double':
      toLine.splice(at, 0, ...toLine.slice(at, at + 1));
      return;
    case 'swap':
      toLine.splice(at, 2, ...toLine.slice(at, at + 2).reverse());
      return;
    case 'damage':
      if (toLine[at] !== undefined) toLine[at] = toLine[at].slice(0, -1 - size);
  }
}

async function flow(world: World, size: number): Promise<void> {
  const [mirka] = world.lines;
  mirka?.open();
  for (let turn = 0; turn < 4; turn++) {
    mirka?.choose(size + turn);
    mirka?.send(1000);
    world.rival.choose(size + turn);
    await world.settle();
    world.endMoments();
    await world.settle();
    mirka?.hear(1000);
  }
}

/** Everything arrives; a connection that died is found out by two beats. */
async function calm(world: World): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const line of world.lines) {
      line.open();
      if (line.dead) line.tell({ kind: 'beat' });
      for (let rest = 0; rest < 6; rest++) {
        line.send(1000);
        world.endMoments();
        await world.settle(20);
        line.hear(1000);
      }
    }
  }
}

async function check(world: World): Promise<void> {
  for (const [i, line] of world.lines.entries()) {
    const twin = world.twins[i];
    if (twin === undefined) throw new Error('no twin');
    expectSame(world, i === 0 ? 0 : 'spectator', line, twin);
    for (const { before, events } of line.pasts) {
      expectTrue(events, twin.known.events);
      expect(events.at(-1)?.number ?? before - 1).toBeLessThan(before);
    }
  }
  const mirka: Disturbed | undefined = world.lines[0];
  const played = world.movesOf(0);
  expect(new Set(played).size).toBe(played.length);
  for (const move of played) expect([...(mirka?.chosen ?? [])]).toContain(move);
  const accepted = world.acceptedOf(0);
  for (const move of mirka?.acknowledged ?? []) expect([...accepted]).toContain(move);
}

async function run(game: string, ops: readonly Op[], clean: boolean): Promise<World> {
  const world = await begun(game);
  try {
    for (const op of ops) await happen(world, op);
    // After messages were lost inside a connection, the next one brings everything.
    if (!clean) for (const line of world.lines) line.cut();
    await calm(world);
    await check(world);
  } finally {
    await world.close();
  }
  return world;
}

const RUNS = { numRuns: 8, endOnFailure: true, seed: 20261116 } as const;

test.each(['dragon-farkle', 'dice-throne'])(
  '%s: through broken connections, silence, repeated messages and restarts',
  async (game) => {
    let played = 0;
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(opsOf(KINDS, 100), async (ops) => {
        const world = await run(game, ops, true);
        played += world.movesOf(0).length;
        looked += world.lines[0]?.pasts.length ?? 0;
      }),
      RUNS,
    );
    // The fuzz plays, and does not only break things.
    expect(played).toBeGreaterThan(50);
    expect(looked).toBeGreaterThan(5);
  },
);

test('through messages that are lost, doubled, swapped and damaged inside a connection', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(opsOf({ ...KINDS, ...HOSTILE }, 100), async (ops) => {
      played += (await run('dragon-farkle', ops, false)).movesOf(0).length;
    }),
    RUNS,
  );
  expect(played).toBeGreaterThan(50);
});

test('a long past comes in pages, and goes on where it was broken off', async () => {
  const world = await begun('adventures', { heroes: ['barbarian', 'monk'] });
  const goesOn = (choice: Choice): boolean => isArena(choice) || kindOf(choice) !== 'retire';
  try {
    const [mirka] = world.plain;
    // Up to twice a thousand of the last events are at the server's hand.
    while ((mirka?.known.last ?? 0) < 2100) {
      expect(mirka?.known.over).toBe(false);
      for (const plain of world.plain) plain.choose(mirka?.known.seq ?? 0, goesOn);
      await world.settle(2);
      world.endMoments();
      await world.settle(2);
    }
    let pages = 0;
    const kinds = { hear: 10, send: 5, rival: 2, moment: 2, beat: 1, open: 2, cut: 1, die: 1, restart: 1 };
    await fc.assert(
      fc.asyncProperty(opsOf(kinds, 20), async (ops) => {
        // They have been there from the beginning, and were told nothing yet.
        for (const line of world.anew()) line.state = { ...line.state, last: 0 };
        for (const op of ops) await happen(world, op);
        await calm(world);
        for (const [i, line] of world.lines.entries()) {
          const twin = world.twins[i];
          if (twin !== undefined) expectSame(world, i === 0 ? 0 : 'spectator', line, twin);
          pages += line.heard.filter((text) => text.startsWith('{"type":"events"')).length;
        }
      }),
      { ...RUNS, numRuns: 4 },
    );
    expect(pages).toBeGreaterThan(8);
  } finally {
    await world.close();
  }
});
