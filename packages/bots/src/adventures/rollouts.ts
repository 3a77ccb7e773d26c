// Courses of an adventure that look further than a Roll Phase: the enemy strikes back by the campaign's own rules.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { fromArena, isArena, isEnemy, toArena } from '@wyrmtable/adventures/inside';
import { NONE, PROCEED, playerAt, type ThroneState } from '@wyrmtable/dice-throne/lead';
import { type Chance, type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { chanceFor } from '../dice-throne/judge/stake.ts';
import { FARSIGHTED } from '../dice-throne/play/mind.ts';
import { reflex } from '../dice-throne/play/reflex.ts';
import type { Following } from '../dice-throne/play/rolls.ts';
import { type Fight, lay } from './arena.ts';
import { betweenFights } from './between-fights.ts';
import { teamChance } from './lot.ts';
import { explore } from './map.ts';

/** A guard against chains without end. */
const LONGEST = 200;
/** Streams of luck of one course: three for each turn, and the one of the choice itself. */
const STREAMS = 16;
const OWN = STREAMS - 1;

const isPlayed = ({ stage }: AdventureState): boolean => stage === 'explore' || stage === 'boss' || stage === 'versus';

/** What is done without thinking, on the map too. */
function goOn(world: AdventureState): Choice {
  const choices = adventures.choices(world);
  const [only, another] = choices;
  if (only !== undefined && another === undefined) return only;
  if (choices.every(isArena)) return fromArena(reflex(world.arena, choices.map(toArena)));
  const seat = adventures.toMove(world) ?? 0;
  return isPlayed(world) ? explore(world, seat, choices).choice : betweenFights(world, seat, choices);
}

/** Where a turn stands: every such part has luck of its own, so that two courses differ by the choice and not by other dice. */
function partOf({ turn, step, asking }: ThroneState, from: number): number {
  return 3 * (turn - from) + (step === 'main-2' ? 2 : asking === 'main' ? 0 : 1);
}

/** Has the enemy fallen that all is about? Whoever comes next at its seat is no concern of this fight. */
const isDown = ({ arena }: AdventureState, fight: Fight | null): boolean =>
  fight !== null && playerAt(arena, fight[1]).out;

/** On the map somebody is about to go on: what is met there says nothing about the choice. */
const isUnderWay = ({ asked, step }: AdventureState): boolean =>
  asked !== NONE && (step === 'salves' || step === 'move');

/** The turn in which the enemy strikes back: this one, or the one after a hero's. */
const lastTurn = (world: AdventureState): number => world.arena.turn + (isEnemy(world, world.arena.active) ? 0 : 1);

/** Until the table of a scenario or the fight is left, or that turn of the arena is over. */
function playOn(world: AdventureState, fight: Fight | null, from: number, until: number, luck: number): void {
  let part = -1;
  let chance: Chance = swiftChance(luck * STREAMS);
  const isOver = (): boolean =>
    !isPlayed(world) || world.arena.turn > until || isDown(world, fight) || isUnderWay(world);
  for (let i = 0; i < LONGEST && !isOver(); i++) {
    const now = partOf(world.arena, from);
    if (now !== part) {
      part = now;
      chance = swiftChance(luck * STREAMS + part);
    }
    adventures.apply(world, goOn(world), chance, null);
  }
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
export function aheadIn(world: AdventureState, fight: Fight | null, seed: number): Following {
  return (arena, seat: Seat, choice, number) => {
    // A few courses stand for all: with the same luck in every question the same blows would fall all game long.
    const luck = number + seed;
    const course = standIn(world, arena);
    const { stage } = course;
    const from = course.arena.turn;
    const until = lastTurn(course);
    const goesOn = course.arena.asking === 'main' && choice === PROCEED;
    const stream = goesOn ? partOf(course.arena, from) : OWN;
    adventures.apply(course, fromArena(choice), swiftChance(luck * STREAMS + stream), null);
    playOn(course, fight, from, until, luck);
    if (course.stage === 'over' && course.mode !== 'campaign') return course.winners.includes(seat) ? 1 : 0;
    if (course.stage !== stage) return course.won ? 1 : 0;
    if (stage === 'boss') return teamChance(course);
    // With the same eye as the choices that are searched: prices of a beginner would have everything kept.
    return chanceFor(lay(course, fight), seat, FARSIGHTED.eye);
  };
}
