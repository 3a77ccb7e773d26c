// Playing an adventure like that fighter: fights are Dice Throne's, tiles are tried, the way is planned, the shop weighed.
import type { AdventureState, AdventureView } from '@wyrmtable/adventures';
import { fromArena, isArena, type Kind, kindOf, toArena } from '@wyrmtable/adventures/inside';
import type { ThroneState } from '@wyrmtable/dice-throne';
import type { ThroneView } from '@wyrmtable/dice-throne/lead';
import type { AnyBot, Choice, Question, Reason, Seat } from '@wyrmtable/kernel';
import { type Fight, fightAt, lay } from './arena.ts';
import { betweenFights } from './between-fights.ts';
import { type Explore, explore } from './map.ts';
import { lookAhead } from './prospect.ts';

/** Answers at the table of a fight; `world` is the adventure around it, not laid for judging. */
export type Fighter = (
  question: Question<ThroneState, ThroneView>,
  world: AdventureState,
  fight: Fight | null,
) => Choice;

/** How somebody goes through a portal, and what is done between the fights. */
export interface Traveller {
  readonly explore: Explore;
  between(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice;
}

const PLANNING: Traveller = { explore, between: betweenFights };

export function fighting(fighter: Fighter, traveller = PLANNING): AnyBot {
  return {
    answer(question: Question<AdventureState, AdventureView>) {
      const { seat, choices, view, sample, budget, seed } = question;
      const [only] = choices;
      if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
      if (choices.length === 1) return only;
      const world = sample();
      if (!choices.every(isArena))
        return world.stage === 'explore' || world.stage === 'boss'
          ? traveller.explore(world, seat, choices).choice
          : traveller.between(world, seat, choices);
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
    reason(choice, asked: () => Question<AdventureState, AdventureView>) {
      return reasonOf(traveller, choice, asked);
    },
  };
}

/** On the map what is done is decided by what everybody sees, in one way: so it can be said, by deciding it once more. */
function reasonOf(
  traveller: Traveller,
  choice: Choice,
  asked: () => Question<AdventureState, AdventureView>,
): Reason | null {
  if (isArena(choice)) return null;
  const { seat, choices, sample } = asked();
  if (choices.length < 2 || !choices.some((one) => TOLD.has(kindOf(one)))) return null;
  const { choice: decided, why, mate } = traveller.explore(sample(), seat, choices);
  return decided === choice && why !== null ? { seat, why, mate } : null;
}

/** What concerns the mates. */
const TOLD: ReadonlySet<Kind> = new Set<Kind>(['share', 'rescue', 'move', 'salve']);
