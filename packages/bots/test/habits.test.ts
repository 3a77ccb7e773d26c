// Habits that somebody who looks on would call foolish, on a small share of what docs/bots.md counts.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { PROCEED, play } from '@wyrmtable/dice-throne/lead';
import { PASS } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { diceThroneBots } from '../src/dice-throne/index.ts';
import { Onlooker } from '../src/habits/duel.ts';
import { habitsIn } from '../src/habits/index.ts';
import { cardNumber, declaring, give, rolled } from './throne-table.ts';

function figuresOf(level: 'adept', games: number) {
  const { bot, budget } = diceThroneBots[level];
  const watching = habitsIn(bot, budget, games, 11);
  let step = watching.next();
  while (!step.done) step = watching.next();
  return step.value;
}

describe('an onlooker', () => {
  const seen = (state: ThroneState, choice: number) => {
    const onlooker = new Onlooker();
    onlooker.chooses(state, state.asked, diceThrone.choices(state), choice);
    return onlooker.counts;
  };

  it('sees an ultimate that lies there and is not declared', () => {
    const state = rolled('barbarian', 'monk', [6, 6, 6, 6, 6]);
    expect(seen(state, PROCEED)).toMatchObject({ ultimatesMet: 1, ultimatesLeft: 1 });
    expect(seen(state, declaring(state, 'rage'))).toMatchObject({ ultimatesMet: 1, ultimatesLeft: 0 });
  });

  it('sees who falls with an answer held back, in the turn of the blow', () => {
    const state = give(rolled('barbarian', 'monk', [1, 1, 1, 2, 3]), 1, 2, 'not-this-time');
    const answer = play(cardNumber('not-this-time'));
    const fallen = (choice: number, turn: number) => {
      const onlooker = new Onlooker();
      onlooker.chooses(state, 1, [PASS, answer], choice);
      onlooker.happened(state, turn, [{ kind: 'defeated', seats: [1] }]);
      return onlooker.counts.answersHeld;
    };
    expect(fallen(PASS, state.turn)).toBe(1);
    expect(fallen(answer, state.turn)).toBe(0);
    expect(fallen(PASS, state.turn + 2)).toBe(0);
  });
});

describe('adept', () => {
  it('keeps to every bound', { timeout: 120_000 }, () => {
    for (const { habit, rate, holds } of figuresOf('adept', 24)) expect(holds, `${habit}: ${rate}`).toBe(true);
  });
});
