// What the exact odds say to somebody who asks for a hint.
import { advice, finalBattle, recruit, setAdvice } from '@wyrmtable/bots/dragon-farkle/odds';
import { type FarkleView, unpack } from '@wyrmtable/dragon-farkle';
import { type Lang, number, percent, phrase } from '@wyrmtable/words';
import { FARKLE } from '@wyrmtable/words/cli';
import { rewardName } from '@wyrmtable/words/dragon-farkle';

const SETS_SHOWN = 3;

function rollOrStop(lang: Lang, view: FarkleView): string[] {
  const found = advice(view);
  if (found === null) return [];
  const worth = (value: number) =>
    found.measure === 'victory' ? percent(lang, value, 1) : number(lang, Math.round(value));
  const zonk = phrase(lang, FARKLE.hintZonk, { zonk: percent(lang, found.zonk, 1) });
  // Before the first roll of an action there is no stopping (SK-6.8), in the Final Battle never (SK-8.9).
  if (found.stopWorth === null || view.rolls === 0) {
    return [zonk, phrase(lang, FARKLE.hintRoll, { measure: found.measure, roll: worth(found.rollWorth) })];
  }
  const worths = { stop: worth(found.stopWorth), roll: worth(found.rollWorth) };
  return [zonk, phrase(lang, FARKLE.hintRollOrStop, worths), phrase(lang, FARKLE.hintBest, { best: found.best })];
}

function bestSets(lang: Lang, view: FarkleView): string[] {
  return setAdvice(view)
    .slice(0, SETS_SHOWN)
    .map(({ set, reward, worth }, i) => {
      const dice = unpack(set).join(' ');
      const taken = reward === 'none' ? dice : `${dice}, ${rewardName(lang, reward)}`;
      return phrase(lang, FARKLE.hintSet, { place: i + 1, dice: taken, worth: Math.round(worth) });
    });
}

function beforeTheTurn(lang: Lang, view: FarkleView): string[] {
  if (view.step !== 'turn') return [];
  const hero = view.heroes[view.active];
  const mean = phrase(lang, FARKLE.hintRecruit, { soldiers: Math.round(recruit().meanPerTurn) });
  if (hero === undefined || hero.army === 0 || (hero.army < view.threshold && !hero.lair)) return [mean];
  return [mean, phrase(lang, FARKLE.hintBattle, { win: percent(lang, finalBattle(hero.army, view.wounds).win, 1) })];
}

/** Nothing where the odds have nothing to say. */
export function hintLines(lang: Lang, view: FarkleView): string[] {
  return [...beforeTheTurn(lang, view), ...rollOrStop(lang, view), ...bestSets(lang, view)];
}
