// Exact chances of the next roll, by going through every roll there is.
import {
  allScoring,
  EVENT_DIE,
  type EventFace,
  type FarkleView,
  type Pack,
  pack,
  soldiersFor,
  triplesIn,
  WOUNDS_OF,
} from '@wyrmtable/dragon-farkle';
import { effectOf, helper } from './worth.ts';

interface WeighedRoll {
  readonly roll: Pack;
  readonly chance: number;
}

const ROLLS = new Map<number, readonly WeighedRoll[]>();

/** Every roll of n dice as a multiset, with its chance. */
function rollsOf(n: number): readonly WeighedRoll[] {
  let rolls = ROLLS.get(n);
  if (rolls === undefined) {
    const found: WeighedRoll[] = [];
    // The number of orders a multiset can fall in, built up face by face as a product of binomials.
    const grow = (face: number, left: number, set: Pack, chance: number): void => {
      const one = 1 << (3 * (face - 1));
      if (face === 6) {
        found.push({ roll: set + left * one, chance: chance / 6 ** left });
        return;
      }
      let ways = 1;
      for (let k = 0; k <= left; k++) {
        grow(face + 1, left - k, set + k * one, (chance * ways) / 6 ** k);
        ways = (ways * (left - k)) / (k + 1);
      }
    };
    grow(1, n, 0, 1);
    rolls = found;
    ROLLS.set(n, rolls);
  }
  return rolls;
}

/** The chance that the event die falls so. */
function chanceOf(face: EventFace): number {
  return EVENT_DIE.filter((side) => side === face).length / EVENT_DIE.length;
}

/** The chance that n thrown dice, with the placed ones, hold no scoring set (SK-4.8). */
function barren(n: number, placed: readonly number[] = []): number {
  const fixed = pack(placed);
  let sum = 0;
  for (const { roll, chance } of rollsOf(n)) if (allScoring(roll + fixed) === 0) sum += chance;
  return sum;
}

/** A Zonk with n dice: SK-5.1, SK-5.4 and SK-5.8 outside the Final Battle, SK-8.6 within. */
export function zonkChance(n: number, battle: boolean): number {
  return barren(n) * (battle ? chanceOf('blank') : 1 - chanceOf('dragon'));
}

/** A Zonk at the next roll, with what cards have laid for it. */
export function nextZonk(view: FarkleView): number {
  const thrown = view.left + (view.extraDie ? 1 : 0) - view.placed.length;
  const dry = barren(thrown, view.placed);
  if (view.action === 'finalBattle') return dry * chanceOf('blank');
  if (view.placedEvent !== null) return view.placedEvent === 'dragon' ? 0 : dry;
  return dry * (1 - chanceOf('dragon'));
}

export interface BattleForecast {
  /** At least one wound. */
  readonly wound: number;
  /** Enough wounds to win at once (SK-8.10). */
  readonly kill: number;
  readonly zonk: number;
  /** Soldiers that fall on average; wounds that win cost nothing (SK-8.5). */
  readonly cost: number;
}

/** What one more roll against the dragon brings. */
export function battleForecast(view: FarkleView): BattleForecast {
  const companion = helper(view);
  const bonus = effectOf(companion, 'triple-bonus')?.soldiers ?? 0;
  const keepsBitten = effectOf(companion, 'keep-bitten') !== undefined;
  const fixed = pack(view.placed);
  const army = view.heroes[view.roller]?.army ?? 0;
  let price = 0;
  for (const { roll, chance } of rollsOf(view.left - view.placed.length)) {
    const scoring = allScoring(roll + fixed);
    price += chance * Math.min(army, Math.max(0, soldiersFor(scoring) - bonus * triplesIn(scoring)));
  }
  let wound = 0;
  let kill = 0;
  let cost = 0;
  for (const face of ['blank', 'dragon', 'rally'] as const) {
    const wounds = WOUNDS_OF[face];
    const chance = chanceOf(face);
    if (wounds > 0) wound += chance;
    if (view.dealt + wounds >= view.wounds) kill += chance;
    else if (!(face === 'dragon' && keepsBitten)) cost += chance * price;
  }
  return { wound, kill, zonk: nextZonk(view), cost };
}
