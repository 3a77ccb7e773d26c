// Exact odds of Dragon Farkle: no sampling, the same in Node and in the browser.
import { DICE } from '@wyrmtable/dragon-farkle';
import { type BattleOdds, battle } from './odds/battle.ts';
import { NO_CARDS } from './odds/circumstances.ts';
import { meanPerTurn, stopAt } from './odds/recruit.ts';
import { blankChance } from './odds/throws.ts';

export { type Advice, advice, type SetAdvice, setAdvice, zonkAhead } from './odds/advice.ts';
export { multisets } from './odds/throws.ts';
export type { BattleOdds };

/** Chance that a roll of that many dice (1 to 6) has no scoring dice, the event die ignored. */
export function zonk(dice: number): number {
  return blankChance({ dice });
}

/** A Final Battle turn without cards, the event die included; from its first roll unless told otherwise. */
export function finalBattle(army: number, wounds: number, left: number = DICE, dealt = 0): BattleOdds {
  return battle({ army, wounds, dealt, left, circumstances: NO_CARDS });
}

export interface RecruitOdds {
  /** Soldiers that a recruiting turn brings on average when played for the most, without cards. */
  readonly meanPerTurn: number;
  /** By dice left: the least pending at which stopping is best; null if rolling always is. */
  readonly stopAt: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6', number | null>>;
}

/** Recruiting without cards, the event die included. */
export function recruit(): RecruitOdds {
  return {
    meanPerTurn: meanPerTurn(),
    stopAt: { 1: stopAt(1), 2: stopAt(2), 3: stopAt(3), 4: stopAt(4), 5: stopAt(5), 6: stopAt(6) },
  };
}
