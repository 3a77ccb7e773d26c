// The legacy packs that a won campaign opens (ADV-1.7), and Vis'eer, who stands beside bosses.

import { every, gainCp, letThem, roll, strip } from '@wyrmtable/dice-throne/content';
import type { Confidence } from '@wyrmtable/kernel';
import { type Level, type Minion, minion } from './enemies.ts';
import { enemyWords } from './words.ts';

const { defensive, give, on, symbols } = enemyWords;

/** What a chaos die does for the boss: CP and a cure on a vortex, a King's Hand on chaos. */
const aid = [
  roll(1),
  on(
    symbols({ vortex: 1 }),
    every('teammates', letThem('picked', gainCp(1)), strip('negative', 1, 'picked', 'chance')),
  ),
  on(symbols({ chaos: 1 }), every('teammates', give('kings-hand'))),
];

/** No minion of a deck: nothing but damage concerns it, and it has no turn and no reward of its own. */
export const VISEER: Minion = minion({
  id: 'viseer',
  level: 0,
  health: 20,
  cp: 0,
  chests: [],
  objective: null,
  defence: defensive('viseer-defence', 4, on(symbols({ chaos: 1 }), ...aid)),
  hooks: { upkeep: aid },
  untouched: true,
  confidence: 'single',
});

export interface LegacyPack {
  readonly id: 'A' | 'B' | 'C' | 'D';
  /** Vis'eer lies in this one. */
  readonly viseer: boolean;
  /** Further minions of these levels lie in it. */
  readonly levels: readonly Level[];
  /** The difficulty on which the campaign has to be won, or a harder one. */
  readonly after: string;
  readonly confidence: Confidence;
}

/** That there are four, where Vis'eer comes from and when D opens is known; what else lies in them is our suggestion. */
export const LEGACY_PACKS: readonly LegacyPack[] = [
  { id: 'A', viseer: true, levels: [], after: 'normal', confidence: 'guess' },
  { id: 'B', viseer: false, levels: [1, 2], after: 'normal', confidence: 'invented' },
  { id: 'C', viseer: false, levels: [3], after: 'normal', confidence: 'invented' },
  { id: 'D', viseer: false, levels: [4], after: 'veteran', confidence: 'invented' },
];
