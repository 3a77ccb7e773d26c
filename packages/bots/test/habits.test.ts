// Habits that somebody who looks on would call foolish, on a small share of what docs/bots.md counts.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { argumentOf, engagedWith, fromArena, isArena, kindOf, toArena } from '@wyrmtable/adventures/inside';
import { diceThrone, kindOf as kindIn, type ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf as argumentIn, cardOf } from '@wyrmtable/dice-throne/inside';
import { PROCEED, play, playerAt } from '@wyrmtable/dice-throne/lead';
import { type AnyGame, type Choice, PASS, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { adventuresBots } from '../src/adventures/index.ts';
import { diceThroneBots } from '../src/dice-throne/index.ts';
import { Onlooker } from '../src/habits/duel.ts';
import { type HabitFigure, habitsIn, teamHabitsIn } from '../src/habits/index.ts';
import { type JourneyCounts, TeamOnlooker } from '../src/habits/journey.ts';
import { cardNumber, declaring, give, rolled } from './throne-table.ts';

function watched(watching: Generator<number, HabitFigure[]>): HabitFigure[] {
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

describe('an onlooker of a team', () => {
  /** A team of eager ones, when somebody is asked for which that is so. */
  function until(isWanted: (state: AdventureState, choices: readonly Choice[]) => boolean): AdventureState {
    const options = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;
    const chance = swiftChance(3);
    const state = start(adventures, options, 2, chance);
    for (let i = 0; i < 2000; i++) {
      const seat = adventures.toMove(state) ?? 0;
      const choices = adventures.choices(state, seat);
      if (isWanted(state, choices)) return state;
      const asked = question(adventures as AnyGame, state, seat, 0, i);
      adventures.apply(
        state,
        choices.length > 1 ? adventuresBots.eager.bot.answer(asked) : (choices[0] ?? 0),
        chance,
        null,
      );
    }
    throw new RangeError('it never came to that');
  }

  function seen(state: AdventureState, choice: Choice): JourneyCounts {
    const onlooker = new TeamOnlooker();
    const seat = adventures.toMove(state) ?? 0;
    onlooker.chooses(state, seat, adventures.choices(state, seat), choice);
    return onlooker.counts;
  }

  const isMove = (choice: Choice): boolean => !isArena(choice) && kindOf(choice) === 'move';
  const isJoining = ({ cells }: AdventureState, choice: Choice): boolean => cells[argumentOf(choice)]?.open ?? false;

  it('sees who turns another tile while a mate fights, and while that mate could fall', () => {
    const state = until(
      (at, choices) =>
        choices.every(isMove) &&
        choices.some((one) => isJoining(at, one)) &&
        choices.some((one) => !isJoining(at, one)),
    );
    const seat = adventures.toMove(state) ?? 0;
    const choices = adventures.choices(state, seat);
    const joining = choices.find((one) => isJoining(state, one)) ?? 0;
    const away = choices.find((one) => !isJoining(state, one)) ?? 0;
    const mate = 1 - seat;
    const dialOf = (at: number): number => playerAt(state.arena, at).dial;
    state.arena.health[dialOf(seat)] = 18;
    state.arena.health[dialOf(mate)] = 18;
    state.arena.health[dialOf(engagedWith(state, mate))] = 9;
    expect(seen(state, joining)).toMatchObject({ joinable: 1, wentAlone: 0 });
    expect(seen(state, away)).toMatchObject({ joinable: 1, wentAlone: 1, needed: 0, leftToFall: 0 });
    state.arena.health[dialOf(mate)] = 1;
    expect(seen(state, joining)).toMatchObject({ needed: 1, leftToFall: 0 });
    expect(seen(state, away)).toMatchObject({ needed: 1, leftToFall: 1 });
  });

  it('sees cards that were sold for CP that nobody needed', () => {
    const isSale = (choice: Choice): boolean => isArena(choice) && kindIn(toArena(choice)) === 'sell';
    const state = until((_, choices) => choices.some(isSale));
    const seat = adventures.toMove(state) ?? 0;
    const choices = adventures.choices(state, seat);
    const sale = choices.find(isSale) ?? 0;
    /** With so many CP after the sale, and so many when the turn is over. */
    const wasted = (after: number, end: number): JourneyCounts => {
      const onlooker = new TeamOnlooker();
      onlooker.chooses(state, seat, choices, sale);
      const course = adventures.copy(state);
      playerAt(course.arena, seat).cp = after;
      onlooker.chooses(course, seat, [PASS], fromArena(PASS));
      playerAt(course.arena, seat).cp = end;
      course.arena.turn++;
      onlooker.chooses(course, seat, [PASS], fromArena(PASS));
      return onlooker.counts;
    };
    expect(wasted(3, 3)).toMatchObject({ soldForNothing: 1 });
    expect(wasted(0, 2)).toMatchObject({ soldForNothing: 0 });
    expect(wasted(3, 0)).toMatchObject({ soldForNothing: 0 });
  });

  it('sees a mate’s dice changed while the mate may still roll', () => {
    const touches = (at: AdventureState, choice: Choice): boolean => {
      const own = toArena(choice);
      return isArena(choice) && kindIn(own) === 'play' && cardOf(at.arena, argumentIn(own)).touchesDice;
    };
    const state = until(
      (at, choices) =>
        at.arena.step === 'rolling' &&
        at.arena.active === 1 - (adventures.toMove(at) ?? 0) &&
        choices.some((one) => touches(at, one)),
    );
    const card = adventures.choices(state, adventures.toMove(state) ?? 0).find((one) => touches(state, one)) ?? 0;
    state.arena.attempts = 1;
    expect(seen(state, card)).toMatchObject({ matesDice: 1, matesDiceTooSoon: 1 });
    state.arena.attempts = 0;
    expect(seen(state, card)).toMatchObject({ matesDice: 1, matesDiceTooSoon: 0 });
  });

  it('sees a Salve spent by somebody as healthy as at the beginning', () => {
    const isSalve = (choice: Choice): boolean => !isArena(choice) && kindOf(choice) === 'salve';
    const state = until((_, choices) => choices.some(isSalve));
    const seat = adventures.toMove(state) ?? 0;
    const salve = adventures.choices(state, seat).find(isSalve) ?? 0;
    const { dial } = playerAt(state.arena, seat);
    state.arena.health[dial] = 18;
    expect(seen(state, salve)).toMatchObject({ salves: 1, salvesWasted: 1 });
    state.arena.health[dial] = 7;
    expect(seen(state, salve)).toMatchObject({ salves: 1, salvesWasted: 0 });
  });
});

describe('adept', () => {
  const { adept } = diceThroneBots;

  it('keeps to every bound of a duel', () => {
    for (const { habit, rate, holds } of watched(habitsIn(adept.bot, adept.budget, 24, 11)))
      expect(holds, `${habit}: ${rate}`).toBe(true);
  });

  it('keeps to every bound in a team', () => {
    const { bot, budget } = adventuresBots.adept;
    for (const { habit, rate, holds } of watched(teamHabitsIn(bot, budget, 3, 11)))
      expect(holds, `${habit}: ${rate}`).toBe(true);
  });
});
