// Looking back on Dragon Farkle: Zonks against their exact chances, decisions by the chance to win.
import {
  dragonFarkle,
  type FarkleEvent,
  type FarkleState,
  type FarkleView,
  legalSets,
  pack,
  ROLL,
} from '@wyrmtable/dragon-farkle';
import { type Choice, type Question, swiftChance } from '@wyrmtable/kernel';
import { playOn, search } from '../dragon-farkle/master/search.ts';
import { zonkAhead } from '../dragon-farkle/odds/advice.ts';
import { winChance } from '../dragon-farkle/race/position.ts';
import { paired } from './paired.ts';
import type { Appraisal, Reader, Reviewer, Weighed } from './reviewer.ts';

/** A roll without scoring dice; a dragon spares the roller (SK-5.4), in the Final Battle a rally too (SK-8.6). */
function isZonk({ dice, face }: Extract<FarkleEvent, { kind: 'rolled' }>, battle: boolean): boolean {
  return legalSets(pack(dice)).length === 0 && (face === 'blank' || (face === 'rally' && !battle));
}

function throwing(state: FarkleState, choice: Choice): Reader | null {
  if (choice !== ROLL || state.step !== 'decide') return null;
  const { roller: seat, action } = state;
  const chance = zonkAhead(dragonFarkle.view(state, seat));
  return {
    read(_, events: readonly FarkleEvent[]) {
      const rolled = events.find((event) => event.kind === 'rolled');
      if (rolled?.kind !== 'rolled') return null;
      const got = isZonk(rolled, action === 'finalBattle') ? 1 : 0;
      return { seat, defends: false, got, expected: chance, variance: chance * (1 - chance) };
    },
  };
}

/** Courses to find the better choice by, and worlds to hold the two against each other in. */
const BUDGET = 160;
const WORLDS = 100;
const LUCK = 0x4_0000_0000;

function appraise(asked: Question<FarkleState, FarkleView>, made: Choice): Appraisal | null {
  const { seat, choices, sample, seed } = asked;
  const better = search(seat, choices, sample, BUDGET, seed);
  if (better === made) return null;
  return paired(better, WORLDS, (number) => {
    const world = sample();
    const luck = LUCK + seed + number;
    return playOn(world, seat, better, swiftChance(luck)) - playOn(world, seat, made, swiftChance(luck));
  });
}

/** Courses in all; each choice gets its share of them, but no fewer than so many worlds. */
const COURSES = 1600;
const FEWEST = 60;

/** All choices in the same possible worlds. */
function weigh({ seat, choices, sample, seed }: Question<FarkleState, FarkleView>): Weighed[] {
  const worlds = Math.max(FEWEST, Math.round(COURSES / choices.length));
  const sums = new Map<Choice, number>();
  for (let number = 0; number < worlds; number++) {
    const world = sample();
    for (const choice of choices) {
      const win = playOn(world, seat, choice, swiftChance(LUCK + seed + number));
      sums.set(choice, (sums.get(choice) ?? 0) + win);
    }
  }
  return [...sums].map(([choice, sum]) => ({ choice, win: sum / worlds }));
}

/** The race as it stands; cards in hand are added to it by each for themselves, so that it is brought to one. */
function standing(state: FarkleState): readonly number[] {
  const chances = state.heroes.map((_, seat) => Math.max(0, winChance(state, seat)));
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / whole);
}

export const dragonFarkleReviewer: Reviewer = {
  luck: 'zonks',
  least: 0.005,
  opening: () => null,
  standing,
  throwing,
  appraise,
  weigh,
};
