// Looking back on an adventure: the throws of its heroes in all fights. Decisions of a campaign are not weighed.
import type { AdventureState, AdventureView } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import type { Question } from '@wyrmtable/kernel';
import { fightAt, lay } from '../adventures/arena.ts';
import { appraise } from '../dice-throne/appraise.ts';
import type { Reviewer, Weighed } from './reviewer.ts';
import { throwOf } from './throne-throws.ts';

/** Courses for all choices together. */
const WEIGHED = 900;

/** In a fight as in Dice Throne; the map and the shop are played by rules that know no chances. */
function weigh({ seat, choices, sample, seed }: Question<AdventureState, AdventureView>): Weighed[] {
  const world = sample();
  const fight = choices.every(isArena) ? fightAt(world, seat) : null;
  if (fight === null) return [];
  const weighed = appraise(lay(world, fight), seat, choices.map(toArena), WEIGHED, seed);
  return weighed.map(({ choice, worth }) => ({ choice: fromArena(choice), win: worth }));
}

export const adventuresReviewer: Reviewer = {
  luck: 'worth',
  least: 0,
  opening: () => null,
  // A fight is one of many: how a campaign stands nobody can tell from it.
  standing: () => null,
  throwing: ({ arena }: AdventureState, choice) => (isArena(choice) ? throwOf(arena, toArena(choice)) : null),
  appraise: null,
  weigh,
};
