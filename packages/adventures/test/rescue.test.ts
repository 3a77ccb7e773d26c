// Heroes who fall together: whose salves bring them back, and who is asked about it.
import { changeHealth, checkDefeat, playerAt, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import { type Choice, type Stocked, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import type { AdventureEvent } from '../src/events.ts';
import { adventures } from '../src/game.ts';
import { goOn } from '../src/rules/apply.ts';
import { arenaOf, type Play } from '../src/rules/play.ts';

/** A portal in which the first hero has a turn, and these heroes hold so many salves. */
function portal(...salves: number[]): { play: Play; events: AdventureEvent[] } {
  const chance = swiftChance(5);
  const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 } as const;
  const state = start(adventures, options, salves.length, chance);
  state.unshared = 0;
  state.step = 'explored';
  state.active = 0;
  salves.forEach((count, seat) => {
    playerAt(state.arena, seat).tokens[statusNumber(state, 'salve')] = count;
  });
  const events: AdventureEvent[] = [];
  return { play: { state, chance, emit: (event) => events.push(event) }, events };
}

/** All of them are struck down at once. */
function strike(play: Play, ...seats: number[]): void {
  const table = arenaOf(play);
  for (const seat of seats) changeHealth(table, playerAt(table.state, seat).dial, -100);
  checkDefeat(table);
  goOn(play);
}

const seatIn = (of: Stocked, choice: Choice): number | undefined => {
  const reading = adventures.read(choice, of);
  return 'seat' in reading ? reading.seat : undefined;
};

const asked = ({ state }: Play): unknown => ({
  who: adventures.toMove(state),
  by: adventures.choices(state).map((choice) => seatIn(state, choice)),
});

function choose(play: Play, seat: number): void {
  const { state, chance, emit } = play;
  const wanted = (choice: Choice): boolean => seatIn(state, choice) === seat;
  adventures.apply(state, adventures.choices(state).find(wanted) ?? -1, chance, emit);
}

const salvesOf = ({ state }: Play): number[] =>
  state.heroes.map((_, seat) => tokensOf(state.arena, seat, statusNumber(state, 'salve')));
const healthOf = ({ state }: Play): (number | undefined)[] =>
  state.heroes.map((_, seat) => state.arena.health[playerAt(state.arena, seat).dial]);

// rules: ADV-R2, ADV-12.3, ADV-12.5
describe('heroes who fall together', () => {
  test('are brought back one after another, each by the word of its own player', () => {
    const { play, events } = portal(0, 0, 2, 1);
    strike(play, 0, 1);
    expect(asked(play)).toEqual({ who: 0, by: [2, 3] });
    expect(adventures.view(play.state, 3).fallen).toBe(0);
    choose(play, 3);
    // Only the third hero has a salve left: nobody needs to say so.
    expect(salvesOf(play)).toEqual([0, 0, 1, 0]);
    expect(adventures.view(play.state, 3).fallen).toBeNull();
    expect(events.filter(({ kind }) => kind === 'saved')).toMatchObject([
      { seats: [0], by: 3 },
      { seats: [1], by: 2 },
    ]);
  });

  test('may help each other', () => {
    const { play } = portal(1, 1, 0);
    strike(play, 0, 1);
    expect(healthOf(play).slice(0, 2)).toEqual([1, 1]);
    expect(salvesOf(play)).toEqual([0, 0, 0]);
  });

  test('leave the one salve that helps to whom nothing else could', () => {
    const { play } = portal(0, 1, 1);
    strike(play, 0, 1);
    // The second hero cannot be brought back by the own salve, so the third one's is not for the first.
    expect(healthOf(play).slice(0, 2)).toEqual([1, 1]);
    expect(salvesOf(play)).toEqual([0, 0, 0]);
  });

  test('lose the scenario when there are too few salves, and nobody is asked in vain', () => {
    const { play } = portal(0, 0, 1, 0);
    strike(play, 0, 1);
    expect(play.state.stage).toBe('shop');
    expect(play.state.won).toBe(false);
    const other = portal(0, 0, 0, 2);
    strike(other.play, 0, 1, 2);
    expect(other.play.state.stage).toBe('shop');
  });
});
