// Fights by the judgement of Dice Throne's adept, explores by a plan, shops by worth.
import type { AdventureState, AdventureView } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import type { AnyBot, Question } from '@wyrmtable/kernel';
import { adept as adeptFighter } from '../dice-throne/adept.ts';
import { arrange } from './arena.ts';
import { errand } from './errands.ts';
import { explore } from './map.ts';
import { lookAhead } from './prospect.ts';

export const adept: AnyBot = {
  answer(question: Question<AdventureState, AdventureView>) {
    const { seat, choices, view, sample, budget, seed } = question;
    const [only] = choices;
    if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    if (choices.length === 1) return only;
    if (!choices.every(isArena)) {
      const world = sample();
      return world.stage === 'explore' || world.stage === 'boss'
        ? explore(world, seat, choices)
        : errand(world, seat, choices);
    }
    // Where nobody fights a tile asks, and what it brings is the campaign's: gold, chests, minions.
    if (arrange(sample(), seat) === null) return lookAhead(question);
    const fight = (): AdventureState['arena'] => arrange(sample(), seat) ?? sample().arena;
    return fromArena(
      adeptFighter.answer({ seat, view: view.arena, choices: choices.map(toArena), sample: fight, budget, seed }),
    );
  },
};
