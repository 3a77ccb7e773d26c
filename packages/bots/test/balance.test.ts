// A hero that is too strong by a known amount is found out, and what is proposed makes it even.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { expect, test } from 'vitest';
import { changed, copyOf } from '../../dice-throne/test/made.ts';
import { type Balance, type BalancePlan, balancing, type DuelEnd, duelist } from '../src/lab/index.ts';

const ROWS = 'hero.slots.smack.printed.rows';
const BLOW = `${ROWS}[0].effects[0].amount`;

const PLAN: BalancePlan = {
  level: 'eager',
  seed: 3,
  duels: 30,
  rivals: ['monk', 'ninja', 'samurai', 'paladin'],
  tries: 48,
  wants: ({ at }) => at.startsWith(ROWS) && at.endsWith('amount'),
};

function balanced(box: HeroBox, plan: BalancePlan): { readonly balance: Balance; readonly duels: number } {
  const play = duelist(box, plan.level, plan.seed);
  const course = balancing(box, plan);
  let duels = 0;
  let next = course.next();
  while (next.done !== true) {
    const ends: (DuelEnd | null)[] = next.value.duels.map(play);
    duels += ends.length;
    next = course.next(ends);
  }
  return { balance: next.value, duels };
}

function stronger(by: number): HeroBox {
  const made = changed(copyOf('barbarian', 'giant'), BLOW, 4 + by);
  if (made === null) throw new Error('the hero was refused');
  return made;
}

test('a hero like ours is even, and nothing is proposed', () => {
  const { balance } = balanced(copyOf('barbarian', 'grunt'), { ...PLAN, tries: 0 });
  expect(balance.overall.games).toBe(120);
  expect(balance.overall.low).toBeLessThan(0.5);
  expect(balance.overall.high).toBeGreaterThan(0.5);
  expect(balance.proposals).toEqual([]);
});

test('eight points too many in one row are found out, and the proposed number brings it into the interval of even', () => {
  const { balance, duels } = balanced(stronger(8), PLAN);
  expect(balance.overall.low).toBeGreaterThan(0.6);
  const [proposal] = balance.proposals;
  expect(proposal?.turned).toMatchObject([{ at: BLOW, from: 12 }]);
  expect(proposal?.turned[0]?.value).toBeLessThanOrEqual(8);
  expect(proposal?.rate.low).toBeLessThanOrEqual(0.5);
  expect(proposal?.rate.high).toBeGreaterThanOrEqual(0.5);
  // One less of it is no more than one more of it is worth, by the same dice.
  const shift = (value: number): number =>
    balance.changes.find((one) => one.at === BLOW && one.value === value)?.shift ?? 0;
  expect(shift(11)).toBeLessThan(shift(13));
  expect(duels).toBeLessThan(1_500);
  // Played again it comes out the same.
  expect(balanced(stronger(8), { ...PLAN, tries: 0 }).balance.overall).toEqual(balance.overall);
});

test('an ability that is too strong in all its rows is turned as a whole', () => {
  const rows = [0, 1, 2].map((row) => `${ROWS}[${row}].effects[0].amount`);
  const made = rows.reduce<HeroBox | null>(
    (box, at, row) => (box === null ? null : changed(box, at, 4 + 2 * row + 6)),
    copyOf('barbarian', 'giant'),
  );
  if (made === null) throw new Error('the hero was refused');
  const { balance } = balanced(made, PLAN);
  expect(balance.overall.low).toBeGreaterThan(0.7);
  const whole = balance.proposals.find(({ turned }) => turned.length === rows.length);
  expect(whole?.turned.map(({ at }) => at)).toEqual(rows);
  // All of them go the same way, about as far as they were wrong.
  for (const { from, value } of whole?.turned ?? []) expect([4, 5, 6, 7, 8]).toContain(from - value);
  expect(whole?.rate.low).toBeLessThanOrEqual(0.5);
  expect(whole?.rate.high).toBeGreaterThanOrEqual(0.5);
});

test('it says how each part fares: rivals, turns, abilities, cards and health', () => {
  const { balance } = balanced(stronger(0), { ...PLAN, duels: 6, tries: 0 });
  expect(balance.rivals.map(({ rival, rate }) => [rival, rate.games])).toEqual(PLAN.rivals.map((rival) => [rival, 6]));
  expect(balance.first.games + balance.second.games).toBe(24);
  expect(balance.abilities[0]).toMatchObject({ ability: 'smack', each: { times: expect.any(Number) } });
  expect(balance.cards.every(({ perGame, won }) => perGame > 0 && won.games > 0)).toBe(true);
  expect(balance.health[0]).toEqual({ turn: 1, own: 50, rival: 50 });
  expect(balance.health.at(-1)?.own).toBeLessThan(50);
});

test('a number that cannot stand there is no duel', () => {
  const play = duelist(stronger(0), 'eager', 1);
  expect(play({ changes: [{ at: BLOW, value: 1_000 }], rival: 'monk', game: 0 })).toBeNull();
  expect(play({ changes: [{ at: BLOW, value: 5 }], rival: 'monk', game: 0 })).toMatchObject({ stopped: false });
});
