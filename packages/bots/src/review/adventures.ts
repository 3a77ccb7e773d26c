// Looking back on an adventure: the throws of its heroes in all fights. Decisions of a campaign are not weighed.
import type { AdventureState } from '@wyrmtable/adventures';
import { isArena, toArena } from '@wyrmtable/adventures/inside';
import type { Reviewer } from './reviewer.ts';
import { throwOf } from './throne-throws.ts';

export const adventuresReviewer: Reviewer = {
  luck: 'worth',
  least: 0,
  opening: () => null,
  throwing: ({ arena }: AdventureState, choice) => (isArena(choice) ? throwOf(arena, toArena(choice)) : null),
  appraise: null,
};
