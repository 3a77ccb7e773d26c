// Luck over a lifetime in figures: how far it lies from the average, and how far chance alone would stray.
import { normalBelow } from '@wyrmtable/bots/review';
import type { LuckInfo } from '@wyrmtable/wire';

export interface LuckFigures {
  /** Good luck is more; to a tenth. */
  readonly by: number;
  readonly side: 'more' | 'less';
  /** Share of players who would have been less lucky with the same rolls. */
  readonly luckier: number;
  /** Nineteen lifetimes of twenty stay within this, to a tenth. */
  readonly margin: number;
  readonly sure: 'yes' | 'no';
}

/** Standard errors within which nineteen of twenty lie. */
const NINETEEN_OF_TWENTY = 1.96;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** `fewer`: what is counted is bad luck. */
export function luckFigures({ got, expected, variance }: LuckInfo, fewer: boolean): LuckFigures {
  const by = fewer ? expected - got : got - expected;
  const spread = Math.sqrt(variance);
  const margin = NINETEEN_OF_TWENTY * spread;
  return {
    by: tenth(Math.abs(by)),
    side: by >= 0 ? 'more' : 'less',
    luckier: spread === 0 ? 0.5 : normalBelow(by / spread),
    margin: tenth(margin),
    sure: Math.abs(by) > margin ? 'yes' : 'no',
  };
}
