// Looking back on Dragons of Etchinstone: no dice, so decisions alone, by the chance to win.
import type { EtchinstoneState, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { Choice, Question } from '@wyrmtable/kernel';
import { think } from '../etchinstone/master.ts';
import { answerBy } from '../etchinstone/play/policy.ts';
import { prospectsAfter } from '../etchinstone/play/prospects.ts';
import { compare } from '../etchinstone/search.ts';
import { paired } from './paired.ts';
import type { Appraisal, Reviewer } from './reviewer.ts';

/** Courses to find the better choice by, and worlds to hold the two against each other in. */
const BUDGET = 120;
const WORLDS = 60;
const OPENINGS = 120;
const SALT = 0x4_0000_0000;

function appraise(asked: Question<EtchinstoneState, EtchinstoneView>, made: Choice): Appraisal | null {
  const { choice: better } = think({ ...asked, budget: BUDGET });
  if (better === made) return null;
  return paired(better, WORLDS, (world) => {
    const [best, own] = compare([[better], [made]], asked.sample, 1, SALT + asked.seed + world);
    return (best?.win ?? 0) - (own?.win ?? 0);
  });
}

/** What adept's play from the first choice on comes to, on average. */
function opening({ sample, choices, seed }: Question<EtchinstoneState, EtchinstoneView>): number {
  const [course] = compare([[answerBy(sample(), choices)]], sample, OPENINGS, SALT + seed);
  return course?.win ?? 0;
}

/** By the levels of the cards when a region ends; before the first has ended nobody can tell. */
const standing = (state: EtchinstoneState): readonly number[] | null =>
  state.region > 1 ? [prospectsAfter(state.region - 1, state).win] : null;

export const etchinstoneReviewer: Reviewer = {
  luck: null,
  least: 0.005,
  opening,
  standing,
  throwing: () => null,
  appraise,
  // Its hint weighs whole layouts (etchinstone/hint.ts).
  weigh: () => [],
};
