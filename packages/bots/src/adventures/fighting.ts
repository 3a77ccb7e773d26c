// Playing an adventure like that fighter: fights are Dice Throne's, tiles are tried, the way is planned, the shop weighed.
import type { AdventureState, AdventureView } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import type { ThroneState } from '@wyrmtable/dice-throne';
import type { ThroneView } from '@wyrmtable/dice-throne/lead';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import { type Fight, fightAt, lay } from './arena.ts';
import { betweenFights } from './between-fights.ts';
import { explore } from './map.ts';
import { lookAhead } from './prospect.ts';

/** Answers at the table of a fight; `world` is the adventure around it, not laid for judging. */
export type Fighter = (
  question: Question<ThroneState, ThroneView>,
  world: AdventureState,
  fight: Fight | null,
) => Choice;

export function fighting(fighter: Fighter): AnyBot {
  return {
    answer(question: Question<AdventureState, AdventureView>) {
      const { seat, choices, view, sample, budget, seed } = question;
      const [only] = choices;
      if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
      if (choices.length === 1) return only;
      const world = sample();
      if (!choices.every(isArena))
        return world.stage === 'explore' || world.stage === 'boss'
          ? explore(world, seat, choices)
          : betweenFights(world, seat, choices);
      const fight = fightAt(world, seat);
      // Where nobody fights a tile asks, and what it brings is the campaign's: gold, chests, minions.
      if (fight === null && world.stage !== 'versus') return lookAhead(question);
      const table = {
        seat,
        view: view.arena,
        choices: choices.map(toArena),
        sample: () => lay(sample(), fight),
        budget,
        seed,
      };
      return fromArena(fighter(table, world, fight));
    },
  };
}
