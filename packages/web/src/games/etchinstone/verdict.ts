// The forecast in one line: how the encounter would end and what that costs.
import type { Forecast } from '@wyrmtable/etchinstone';
import { OUTCOME } from '@wyrmtable/words/etch-table';
import { verdictName } from '@wyrmtable/words/etchinstone';
import type { Board } from './board.ts';

export type Tone = 'heal' | 'plain' | 'danger';

export function toneOf({ result, knockout, against, damage }: Forecast): Tone {
  if (result === 'defeat' || (knockout && against === 'finalEnemy')) return 'danger';
  if (result === 'full' && damage.total === 0) return 'heal';
  return result === 'tier3' ? 'heal' : 'plain';
}

export function verdictOf({ say, lang }: Board, { result, knockout, against }: Forecast): string {
  if (knockout && against === 'finalEnemy') return say(OUTCOME.deadly);
  const final = against === 'finalEnemy' || against === 'finalJourney';
  return final && result === 'defeat' ? say(OUTCOME.lost) : verdictName(lang, result);
}

/** `14 of 13, no damage`: enough to compare two ways of playing. */
export function gistOf({ say }: Board, { action, goals, goal, damage, time, against }: Forecast): string {
  const missed = goals.find((one) => one > action.total);
  const params = { total: action.total, goal: missed ?? goal.total, damage: damage.total, time: time.total };
  const journey = against === 'journey' || against === 'finalJourney';
  return say(journey && damage.total === 0 ? OUTCOME.shortTime : OUTCOME.short, params);
}
