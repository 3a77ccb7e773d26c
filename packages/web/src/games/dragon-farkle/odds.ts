// The chances that the table shows: the exact odds of the bots' library, put as a person asks for them.
import { advice, finalBattle, multisets, zonk } from '@wyrmtable/bots/dragon-farkle/odds';
import {
  allScoring,
  DICE,
  EVENT_DIE,
  EVENT_FACES,
  type EventFace,
  type FarkleView,
  type Pack,
  pack,
  previewSet,
  type Reward,
  sizeOf,
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
export function isWorthRolling(view: Pick<FarkleView, 'left' | 'extraDie'>, stop: number): boolean {
  const dice = Math.min(DICE, view.left + (view.extraDie ? 1 : 0));
  return AHEAD * takenBy(dice) > zonkChance(dice, false) * stop;
}

/** What a roll brings beside what waits already, in the same measure, when it is weighed which dice to leave for it. */
const BROUGHT = 1.5;
/** Soldiers: less than that is no reason to leave a scoring die. */
const LITTLE = 20;

/**
 * The dice that a good player sets aside where taking all that score would give something away: a 5 that is left makes one more
 * die to roll. Null where all of them are as good, and in a Brawl, where they nearly always are. As the exact odds say about
 * fourteen times out of fifteen (odds.test.ts).
 */
export function wiseSet(view: FarkleView, sets: Iterable<Pack>, reward: Reward, all: Pack): Pack | null {
  if (view.action !== 'recruit') return null;
  const worth = (set: Pack): number => {
    const after = view.pending + previewSet(view, set, reward);
    const dice = view.left - sizeOf(set) || DICE;
    return Math.max(after, after * (1 - zonkChance(dice, false)) + BROUGHT * takenBy(dice));
  };
  let best = all;
  for (const set of sets) if (worth(set) > worth(best)) best = set;
  return worth(best) - worth(all) > LITTLE ? best : null;
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
