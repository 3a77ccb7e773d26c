// The chances that the table shows: the exact odds of the bots' library, put as a person asks for them.
import { advice, finalBattle, multisets, zonk } from '@wyrmtable/bots/dragon-farkle/odds';
import {
  allScoring,
  DICE,
  EVENT_DIE,
  EVENT_FACES,
  type EventFace,
  type FarkleView,
  pack,
  soldiersFor,
  triplesIn,
  WOUNDS_OF,
} from '@wyrmtable/dragon-farkle';
import { companionAtWork, effectOf } from './worth.ts';

/** The chance that the event die falls so. */
function chanceOf(face: EventFace): number {
  return EVENT_DIE.filter((side) => side === face).length / EVENT_DIE.length;
}

/** A Zonk with n dice: SK-5.1, SK-5.4 and SK-5.8 outside the Final Battle, SK-8.6 within. */
export function zonkChance(n: number, battle: boolean): number {
  return zonk(n) * (battle ? chanceOf('blank') : 1 - chanceOf('dragon'));
}

/** Winning the Final Battle that this army could start now, its cards left out. */
export function chanceToWin(army: number, wounds: number): number {
  return finalBattle(army, wounds).win;
}

/** A roll is worth more than what it takes: others follow it, and a rally doubles. Fitted to the exact odds (odds.test.ts). */
const AHEAD = 2.3;

/** What a roll of so many dice takes on average; none for a Zonk. */
const TAKEN = new Map<number, number>();
function takenBy(dice: number): number {
  let taken = TAKEN.get(dice);
  if (taken === undefined) {
    taken = 0;
    for (const { set, ways } of multisets(dice)) taken += (ways * soldiersFor(allScoring(set))) / 6 ** dice;
    TAKEN.set(dice, taken);
  }
  return taken;
}

/** Whether a good player rolls on: as the exact odds say nine times out of ten, and quick enough for the thread that draws. */
export function isWorthRolling(view: FarkleView, stop: number): boolean {
  const dice = Math.min(DICE, view.left + (view.extraDie ? 1 : 0));
  return AHEAD * takenBy(dice) > zonkChance(dice, false) * stop;
}

export interface BattleForecast {
  /** Winning this battle from here on. */
  readonly win: number;
  /** At least one wound by this roll. */
  readonly wound: number;
  /** Soldiers that fall on average by this roll; wounds that win cost nothing (SK-8.5). */
  readonly cost: number;
}

/** What the roll after these dice costs on average, whatever the event die shows (SK-8.4). */
function priceOfRoll(view: FarkleView): number {
  const bonus = effectOf(companionAtWork(view), 'triple-bonus')?.soldiers ?? 0;
  const army = view.heroes[view.roller]?.army ?? 0;
  const fixed = pack(view.placed);
  const thrown = view.left - view.placed.length;
  let sum = 0;
  for (const { set, ways } of multisets(thrown)) {
    const scoring = allScoring(set + fixed);
    sum += ways * Math.min(army, Math.max(0, soldiersFor(scoring) - bonus * triplesIn(scoring)));
  }
  return sum / 6 ** thrown;
}

/** What one more roll against the dragon brings. */
export function battleForecast(view: FarkleView): BattleForecast {
  const keepsBitten = effectOf(companionAtWork(view), 'keep-bitten') !== undefined;
  const price = priceOfRoll(view);
  let wound = 0;
  let cost = 0;
  for (const face of EVENT_FACES) {
    const wounds = WOUNDS_OF[face];
    if (wounds > 0) wound += chanceOf(face);
    const wins = view.dealt + wounds >= view.wounds;
    if (!wins && !(face === 'dragon' && keepsBitten)) cost += chanceOf(face) * price;
  }
  return { win: advice(view)?.rollWorth ?? 0, wound, cost };
}
