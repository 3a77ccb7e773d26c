// Looking back on Dice Throne: attack and defence rolls by their exact worth, decisions by the chance to win.
import type { ThroneState, ThroneView } from '@wyrmtable/dice-throne';
import { playerAt } from '@wyrmtable/dice-throne/inside';
import type { Choice, Question } from '@wyrmtable/kernel';
import { bestOf } from '../dice-throne/adept.ts';
import { appraise as appraised } from '../dice-throne/appraise.ts';
import { chanceAt } from '../dice-throne/judge/standing.ts';
import { judge } from '../dice-throne/play/judgement.ts';
import { FARSIGHTED } from '../dice-throne/play/mind.ts';
import { askNow, outlookFrom } from '../dice-throne/play/outlook.ts';
import { paired } from './paired.ts';
import type { Appraisal, Reviewer, Weighed } from './reviewer.ts';
import { throwOf } from './throne-throws.ts';

/** Worlds to find the better choice in; rounds to hold the two against each other in, and courses in each. */
const TRIES = 12;
const ROUNDS = 6;
const BUDGET = 60;
const SALT = 0x4_0000_0000;

/** The better choice is found by master's judgement without a search; then both are appraised anew, so that luck is not believed. */
function appraise(asked: Question<ThroneState, ThroneView>, made: Choice): Appraisal | null {
  const { seat, sample, seed } = asked;
  const world = askNow(sample(), seat);
  if (world.asking === 'order' || world.asking === 'pay') return null;
  const better = bestOf(judge(asked, world, TRIES, outlookFrom(world, seat, FARSIGHTED)), FARSIGHTED);
  if (better === made) return null;
  return paired(better, ROUNDS, (round) => {
    const [best, own] = appraised(sample(), seat, [better, made], BUDGET, SALT + ROUNDS * seed + round);
    return (best?.worth ?? 0) - (own?.worth ?? 0);
  });
}

/** Courses for all choices together: half a second or so. */
const WEIGHED = 900;

function weigh({ seat, choices, sample, seed }: Question<ThroneState, ThroneView>): Weighed[] {
  return appraised(sample(), seat, choices, WEIGHED, seed).map(({ choice, worth }) => ({ choice, win: worth }));
}

/**
 * Everybody judges from their own hand, and sees themselves a little too well by it: what they say is brought to one. Whoever
 * plays together has one chance.
 */
function standing(state: ThroneState): readonly number[] {
  const own = state.players.map((_, seat) => {
    const { dial } = playerAt(state, seat);
    return { dial, chance: chanceAt(state, seat, FARSIGHTED.eye, dial) };
  });
  const bySide = new Map<number, number[]>();
  for (const { dial, chance } of own) bySide.set(dial, [...(bySide.get(dial) ?? []), chance]);
  const sides = new Map(
    [...bySide].map(([dial, all]) => [dial, all.reduce((sum, chance) => sum + chance, 0) / all.length]),
  );
  const whole = [...sides.values()].reduce((sum, chance) => sum + chance, 0);
  return own.map(({ dial }) => (sides.get(dial) ?? 0) / whole);
}

export const diceThroneReviewer: Reviewer = {
  luck: 'worth',
  least: 0.005,
  opening: () => null,
  standing,
  throwing: throwOf,
  appraise,
  weigh,
};
