// Heroes chosen in turns on one device: whoever is to choose does so, bots by the lab's figures, and nothing is known early.
import { standing } from '@wyrmtable/bots/dice-throne/met';
import { draftOrder, type SeatRecord } from '@wyrmtable/kernel';
import { loadForLobby } from '@wyrmtable/registry';
import { expect, it } from 'vitest';
import { CAST } from './throne-plan.ts';
import { begun, chosenBy, heroesIn, howOf, howsFor, type TurnTable, turnOf } from './turns.ts';

const PEOPLE: readonly SeatRecord[] = [
  { name: 'Mirka', bot: null },
  { name: 'Borys', bot: null },
];
const WITH_BOT: readonly SeatRecord[] = [
  { name: 'Mirka', bot: null },
  { name: 'Bogusz', bot: 'novice' },
];

async function tableWith(seats: readonly SeatRecord[]): Promise<TurnTable> {
  const { casting } = await loadForLobby('dice-throne');
  if (casting === undefined) throw new Error('nobody to choose');
  return { seats, cast: CAST, casting, below: () => 0 };
}

/** Who fares best in the lab of those who are left, against them or against one. */
function best(gone: readonly string[], rival?: string): string {
  const free = CAST.filter((hero) => !gone.includes(hero));
  const against = rival === undefined ? free : [rival];
  return free.toSorted((a, b) => standing(b, against) - standing(a, against))[0] ?? '';
}

it('offers hidden choices to several people, and turns to two rivals one of whom is a person', () => {
  expect(howsFor(PEOPLE, true)).toEqual(['open', 'hidden', 'draft-1', 'draft-2']);
  expect(howsFor(PEOPLE, false)).toEqual(['open', 'hidden']);
  expect(howsFor(WITH_BOT, true)).toEqual(['open', 'draft-1', 'draft-2']);
  expect(howsFor([...PEOPLE, ...WITH_BOT], true)).toEqual(['open', 'hidden']);
  expect(howsFor(WITH_BOT.slice(1), true)).toEqual(['open']);
});

it('shows hidden choices when the last has chosen, and a bot has a lot', async () => {
  const table = await tableWith([...PEOPLE, { name: 'Bogusz', bot: 'novice' }]);
  const first = begun('hidden', table);
  if (first === undefined) throw new Error('not begun');
  expect(turnOf(first, table)).toEqual({ seat: 0, deed: 'take' });
  const second = chosenBy(first, 'monk', table);
  expect(turnOf(second, table)).toEqual({ seat: 1, deed: 'take' });
  expect(heroesIn(second, table)).toEqual([null, null, null]);
  const third = chosenBy(second, null, table);
  expect(turnOf(third, table)).toBe(null);
  expect(heroesIn(third, table)).toEqual(['monk', null, null]);
  expect(chosenBy(third, 'ninja', table)).toBe(third);
});

it.each([1, 2] as const)(
  'has two people ban %i each and pick in the order of the house, nobody twice',
  async (bans) => {
    const table = await tableWith(PEOPLE);
    let choosing = begun(`draft-${bans}`, table);
    if (choosing === undefined) throw new Error('not begun');
    expect(howOf(choosing)).toBe(`draft-${bans}`);
    for (const [number, turn] of draftOrder(bans, 0).entries()) {
      expect(turnOf(choosing, table)).toEqual(turn);
      // Neither a lot nor who is gone.
      expect(chosenBy(choosing, null, table)).toBe(choosing);
      if (number > 0) expect(chosenBy(choosing, CAST[0] ?? '', table)).toBe(choosing);
      choosing = chosenBy(choosing, CAST[number] ?? '', table);
    }
    expect(turnOf(choosing, table)).toBe(null);
    expect(heroesIn(choosing, table)).toEqual([CAST[2 * bans + 1], CAST[2 * bans]]);
  },
);

it('has a bot ban the best that is left by the lab’s figures, and pick the best against whom it will meet', async () => {
  const table = await tableWith(WITH_BOT);
  const first = begun('draft-1', table);
  if (first === undefined) throw new Error('not begun');
  expect(turnOf(first, table)).toEqual({ seat: 0, deed: 'ban' });
  const second = chosenBy(first, 'tactician', table);
  // The bot bans and picks in one go, and the person picks last.
  const banned = best(['tactician']);
  expect(second).toMatchObject({ deeds: ['tactician', banned, best(['tactician', banned])] });
  expect(turnOf(second, table)).toEqual({ seat: 0, deed: 'pick' });
  expect(heroesIn(second, table)[0]).toBe(null);
  const third = chosenBy(second, 'huntress', table);
  expect(turnOf(third, table)).toBe(null);
  expect(new Set(heroesIn(third, table)).size).toBe(2);
  // A bot that bans first has banned before anybody does anything.
  const other = await tableWith(WITH_BOT.toReversed());
  const begins = begun('draft-1', other);
  expect(begins).toMatchObject({ deeds: [best([])] });
  if (begins === undefined) throw new Error('not begun');
  const met = chosenBy(chosenBy(begins, 'tactician', other), 'huntress', other);
  expect(heroesIn(met, other)).toEqual([best([best([]), 'tactician', 'huntress'], 'huntress'), 'huntress']);
});
