// Fights by search: courses that go on until the enemy has struck back, with adept's judgement inside.
import { type Doubt, searched } from '../dice-throne/master.ts';
import { fighting } from './fighting.ts';
import { aheadIn } from './rollouts.ts';

/**
 * A fight has many turns, and an enemy's blows differ more than what one choice makes of them: trifles are left alone.
 * Courses that spoke about the dice, too, lost more fights than adept does (docs/bots.md).
 */
const DOUBT: Doubt = { judgement: 24, courses: 1000, sure: 1, least: 0.003 };
/** What the team's lot promises is less sure of itself than the standing of a duel: less of it is no trifle. */
const BEFORE_BOSS: Doubt = { ...DOUBT, least: 0.001 };

export const master = fighting((question, world, fight) =>
  searched(question, aheadIn(world, fight, question.seed), world.stage === 'boss' ? BEFORE_BOSS : DOUBT),
);
