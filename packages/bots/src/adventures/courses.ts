// Courses of an adventure that look further than a Roll Phase: the enemy strikes back by the campaign's own rules.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import { playerAt, type ThroneState } from '@wyrmtable/dice-throne/lead';
import { type Chance, type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { chanceFor } from '../dice-throne/judge/stake.ts';
import { reflex } from '../dice-throne/play/reflex.ts';
import type { Following } from '../dice-throne/play/rolls.ts';
import { type Fight, lay } from './arena.ts';
import { errand } from './errands.ts';
import { explore } from './map.ts';

/** Turns of the arena looked ahead after the one that is played: the enemy's, or the hero's after it. */
const AHEAD = 1;
/** A guard against chains without end. */
const LONGEST = 200;

const isPlayed = ({ stage }: AdventureState): boolean => stage === 'explore' || stage === 'boss' || stage === 'versus';

/** What is done without thinking, on the map too. */
function goOn(world: AdventureState): Choice {
  const choices = adventures.choices(world);
  const [only, another] = choices;
  if (only !== undefined && another === undefined) return only;
  if (choices.every(isArena)) return fromArena(reflex(world.arena, choices.map(toArena)));
  const seat = adventures.toMove(world) ?? 0;
  return isPlayed(world) ? explore(world, seat, choices) : errand(world, seat, choices);
}

/** Until the table of a scenario is left, or that turn of the arena is over. */
function playOn(world: AdventureState, until: number, chance: Chance): void {
  for (let i = 0; i < LONGEST && isPlayed(world) && world.arena.turn <= until; i++)
    adventures.apply(world, goOn(world), chance, null);
}

/** The adventure whose arena is that one, with every dial where it belongs: judging has all of a side at one. */
function standIn(world: AdventureState, arena: ThroneState): AdventureState {
  const course = adventures.copy({ ...world, arena });
  course.arena.order = world.arena.order.slice();
  world.arena.players.forEach(({ dial }, seat) => {
    playerAt(course.arena, seat).dial = dial;
  });
  return course;
}

/** The team's chance in one possible course; `world` is a possible one, not laid for judging, and `fight` what it is about. */
export function aheadIn(world: AdventureState, fight: Fight | null): Following {
  return (arena, seat: Seat, choice, luck) => {
    const course = standIn(world, arena);
    const { stage } = course;
    const until = course.arena.turn + AHEAD;
    const chance = swiftChance(luck);
    adventures.apply(course, fromArena(choice), chance, null);
    playOn(course, until, chance);
    if (course.stage === 'over' && course.mode !== 'campaign') return course.winners.includes(seat) ? 1 : 0;
    if (course.stage !== stage) return course.won ? 1 : 0;
    return chanceFor(lay(course, fight), seat);
  };
}
