// Fights by search: courses that go on until the enemy has struck back, with adept's judgement inside.
import type { AdventureState } from '@wyrmtable/adventures';
import { type Doubt, searched } from '../dice-throne/master.ts';
import { betweenFights } from './between-fights.ts';
import { fighting } from './fighting.ts';
import { exploreAsTravelled } from './map.ts';
import { aheadIn } from './rollouts.ts';
import { sensible } from './sense.ts';

/**
 * A fight has many turns, and an enemy's blows differ more than what one choice makes of them: trifles are left alone.
 * Courses that spoke about the dice, too, lost more fights than adept does (docs/bots.md).
 */
const DOUBT: Doubt = { judgement: 24, courses: 1000, sure: 1, least: 0.003 };
/** What the team's lot promises is less sure of itself than the standing of a duel: less of it is no trifle. */
const BEFORE_BOSS: Doubt = { ...DOUBT, least: 0.001 };

/** Bosses that people play have a King's Hand in nearly every turn, and each does little: what is better by little is taken. */
const VERSUS: Doubt = { ...DOUBT, sure: 0.5, least: 0.001 };

const doubtAt = ({ stage }: AdventureState): Doubt =>
  stage === 'boss' ? BEFORE_BOSS : stage === 'versus' ? VERSUS : DOUBT;

export const master = fighting(
  sensible((question, world, fight) => searched(question, aheadIn(world, fight, question.seed), doubtAt(world))),
  { explore: exploreAsTravelled, between: betweenFights },
);
