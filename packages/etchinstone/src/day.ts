// The dragon of the day: the same seed, difficulty and dragon for everybody, all from the date by UTC, on any device.
import { type DayResult, derivedSeed, type Position, type Seed } from '@wyrmtable/kernel';
import { DRAGON_IDS } from './content/dragons.ts';
import { DIFFICULTY_IDS } from './content/figures.ts';
import type { EtchinstoneOptions } from './options.ts';
import { type EtchinstoneState, scoreOf } from './state.ts';

/** `2026-11-15`. */
type Day = string;

interface DragonPlan {
  readonly seed: Seed;
  readonly options: EtchinstoneOptions;
}

/** The cards come from one seed, difficulty and dragon from another, so that neither tells about the other. */
export function dragonOfDay(day: Day): DragonPlan {
  const number = Number(day.replaceAll('-', ''));
  const lot = derivedSeed(number, 1);
  const pick = <T>(list: readonly [T, ...T[]], at: number): T =>
    list[Number.parseInt(lot.slice(at, at + 8), 16) % list.length] ?? list[0];
  return {
    seed: derivedSeed(number, 0),
    options: {
      difficulty: pick(DIFFICULTY_IDS, 0),
      dragon: pick(DRAGON_IDS, 8),
      cavalier: false,
      glassCannon: false,
    },
  };
}

const isRun = (state: Position): state is EtchinstoneState => 'result' in state && 'step' in state;

/** Points alone count; who was beaten has none. */
export function dragonResult(state: Position): DayResult {
  if (!isRun(state)) throw new TypeError('no state of Etchinstone');
  const won = state.result === 'won';
  const points = won ? scoreOf(state) : 0;
  return { won, turns: 0, figure: points, score: won ? points + 1 : 0 };
}
