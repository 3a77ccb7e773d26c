// A balance run below the browser: who plays what, what is told of it, and what stopping leaves behind.
import { type BalancePlan, balancing, type DuelEnd, type DuelWish } from '@wyrmtable/bots/lab';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { dialsIn, readHero } from '@wyrmtable/dice-throne/check';
import { expect, test } from 'vitest';
import { copyOf, newId } from '../draft/begin.ts';
import { type Draft, put } from '../draft/document.ts';
import { conduct, type Hall, type Player } from './conduct.ts';
import { placeName, standing } from './places.ts';
import { after, begunRun, type Run, type Told, tenths } from './run.ts';

function barbarian(): Draft {
  const draft = copyOf('barbarian', newId());
  if (draft === null) throw new Error('nobody is called that');
  return draft;
}

function boxOf(draft: Draft): HeroBox {
  const { box } = readHero(draft);
  if (box === null) throw new Error('it cannot be played');
  return box;
}

const BLOW = 'hero.slots.smack.printed.rows[0].effects[0].amount';
const PLAN: BalancePlan = {
  level: 'eager',
  seed: 1,
  duels: 60,
  rivals: ['monk', 'ninja'],
  tries: 20,
  wants: ({ at }) => at === BLOW,
};

/** The hero wins eight in ten; each point less of the blow costs it a tenth. */
function endOf({ changes, game }: DuelWish): DuelEnd {
  const less = 4 - (changes[0]?.value ?? 4);
  const won = game % 10 < 8 - less;
  const abilities = {
    smack: { times: 1, damage: 4, prevented: 0, healed: 0, cp: 0, cards: 0, inflicted: 0, gained: 0 },
  };
  return { points: won ? 2 : 0, began: true, turns: 8, abilities, cards: {}, health: [[50, 50]], stopped: false };
}

/** Players who finish when they are told to, whoever began last first. */
function hall(players: number, ahead = 1) {
  const open: { readonly duel: DuelWish; readonly finish: () => void; readonly fail: () => void }[] = [];
  const told: Told[] = [];
  let hired = 0;
  let left = 0;
  const hire = (): Player => {
    hired++;
    return {
      play: (duel) =>
        new Promise((resolve, reject) => {
          open.push({ duel, finish: () => resolve(endOf(duel)), fail: () => reject(new Error('the thread broke')) });
        }),
      leave: () => {
        left++;
      },
    };
  };
  const answered = () => new Promise<void>((done) => setTimeout(done));
  return {
    ...({ players, ahead, hire, tell: (one) => told.push(one) } satisfies Hall),
    told,
    open,
    here: () => hired - left,
    async finish(most: number) {
      for (let done = 0; done < most && open.length > 0; done++) {
        open.pop()?.finish();
        await answered();
      }
    },
    async fail() {
      open.pop()?.fail();
      await answered();
    },
  };
}

const runOf = (box: HeroBox, told: readonly Told[]): Run => after(begunRun(box, PLAN), told);

test('every free player gets a duel; the hero itself comes first, and its numbers wait to be asked for', async () => {
  const box = boxOf(barbarian());
  const room = hall(3);
  const leading = conduct(balancing(box, PLAN), room);
  leading.goOn();
  expect(room.open).toHaveLength(3);
  await room.finish(60);
  expect(runOf(box, room.told)).toMatchObject({ phase: 'playing', stage: 'duels', done: 60, total: 120 });
  expect(tenths(runOf(box, room.told))).toBe(0.5);
  await room.finish(60);
  const rested = runOf(box, room.told);
  expect(rested).toMatchObject({ phase: 'rested', stage: 'numbers', done: 0, total: 40 });
  expect(rested.duels).toHaveLength(120);
  expect(room.here()).toBe(0);

  // One more and one less of the only number, then the changes that might make it even.
  leading.goOn();
  await room.finish(40);
  const tried = runOf(box, room.told);
  expect(tried.stage).toBe('proposals');
  expect(tried.changes.map(({ from, value, shift }) => [from, value, Math.round(shift * 10) / 10])).toEqual([
    [4, 5, 0.1],
    [4, 3, -0.1],
  ]);
  await room.finish(1_000);
  const done = runOf(box, room.told);
  expect(done).toMatchObject({ phase: 'done', proposals: [{ turned: [{ at: BLOW, from: 4, value: 1 }] }] });
  expect(done.duels).toHaveLength(120);
  expect(room.here()).toBe(0);
});

test('stopping ends all players at once; what was half played is played when it goes on', async () => {
  const box = boxOf(barbarian());
  const room = hall(4);
  const leading = conduct(balancing(box, PLAN), room);
  leading.goOn();
  await room.finish(10);
  leading.stop();
  expect(room.here()).toBe(0);
  const late = room.open.splice(0);
  for (const { finish } of late) finish();
  await room.finish(0);
  expect(runOf(box, room.told)).toMatchObject({ phase: 'stopped', done: 10 });

  leading.goOn();
  expect(room.here()).toBe(4);
  await room.finish(110);
  const rested = runOf(box, room.told);
  expect(rested).toMatchObject({ phase: 'rested' });
  // Nobody met one opponent more often than the other.
  expect(rested.duels.filter(({ rival }) => rival === 'monk')).toHaveLength(60);
});

test('a thread that breaks ends the others and says so, and the run can go on', async () => {
  const box = boxOf(barbarian());
  const room = hall(2);
  const leading = conduct(balancing(box, PLAN), room);
  leading.goOn();
  await room.fail();
  expect(runOf(box, room.told)).toMatchObject({ phase: 'failed', done: 0 });
  expect(room.here()).toBe(0);
  room.open.splice(0);
  leading.goOn();
  await room.finish(120);
  expect(runOf(box, room.told)).toMatchObject({ phase: 'rested' });
});

test('a number is called by its thing, its row, its sentence and what it counts', () => {
  expect(placeName('en', barbarian(), BLOW)).toMatchObject({ row: 1, sentence: 'Deal 4 damage.', field: 'How much' });
  expect(placeName('pl', barbarian(), BLOW).field).toBe('Ile');
  // No number of the hero is left without a name for its thing and for itself.
  const draft = barbarian();
  for (const { at } of dialsIn(boxOf(draft))) {
    const { thing, field } = placeName('en', draft, at);
    expect([at, thing, field]).not.toContain('');
  }
});

test('a proposal can be put in as long as its number stands there', () => {
  const draft = barbarian();
  const proposal = { at: BLOW, from: 4, value: 2 };
  expect(standing(draft, [proposal])).toBe('fits');
  expect(standing(put(draft, BLOW, 2), [proposal])).toBe('in');
  expect(standing(put(draft, BLOW, 3), [proposal])).toBe('gone');
});

test('each has one at hand beside the one it plays, and all get one before anybody has a second', async () => {
  const house = hall(3, 2);
  conduct(balancing(boxOf(barbarian()), { ...PLAN, duels: 2 }), house).goOn();
  // Four duels for three players.
  expect(house.open).toHaveLength(4);
  await house.finish(4);
  expect(house.told.filter(({ kind }) => kind === 'played')).toHaveLength(4);
  expect(house.told.some(({ kind }) => kind === 'rested')).toBe(true);
});
