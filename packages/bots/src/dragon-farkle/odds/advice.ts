// What the odds say to whoever looks at the table: roll on or stop, and which dice to set aside.
import { type FarkleView, legalSets, type Pack, pack, previewSet, type Reward, sizeOf } from '@wyrmtable/dragon-farkle';
import { battleRoll } from './battle.ts';
import { circumstancesOf, type Helps, helpsOf } from './circumstances.ts';
import { diceAfter, type Hand, handOf, place } from './hand.ts';
import { solutionFor } from './situation.ts';
import { layerOf, rollWorth, type Solution } from './solver.ts';
import { ANY_FACE, type Faces, placedFace, type Throw, throwsOf, UNIT } from './throws.ts';

export interface Advice {
  /** Chance that the next roll is a Zonk, with the event die and the cards laid for it. */
  readonly zonk: number;
  /** `soldiers`: the roller's expected change of army by this action; `victory`: chance to win this Final Battle. */
  readonly measure: 'soldiers' | 'victory';
  /** Null in the Final Battle, where nobody may stop. */
  readonly stopWorth: number | null;
  readonly rollWorth: number;
  readonly best: 'roll' | 'stop';
}

/** A set that may be put aside, with the worth of going on from there in the best way (an item is not counted). */
export interface SetAdvice {
  readonly set: Pack;
  readonly reward: Reward;
  readonly worth: number;
}

/** The throws of the next roll, with the dice that cards have placed or added. */
function throwsAhead(view: FarkleView, tripleBonus: number): readonly Throw[] {
  return throwsOf({ dice: view.left, placed: view.placed, extraDie: view.extraDie, tripleBonus });
}

function facesAhead({ placedEvent }: FarkleView): Faces {
  return placedEvent === null ? ANY_FACE : placedFace(placedEvent);
}

/** Chance of a Zonk on the coming roll: a dragon spares the roller (SK-5.4), in the Final Battle a rally too (SK-8.6). */
export function zonkAhead(view: FarkleView): number {
  const { blank, rally } = facesAhead(view);
  const none = throwsAhead(view, 0).reduce((sum, { chance, takes }) => (takes.length === 0 ? sum + chance : sum), 0);
  return none * (view.action === 'finalBattle' ? blank : blank + rally);
}

/** For the roller who is about to roll or stop (step `decide`); null at any other moment. */
export function advice(view: FarkleView): Advice | null {
  if (view.step !== 'decide' || view.action === null) return null;
  const zonk = zonkAhead(view);
  if (view.action === 'finalBattle')
    return { zonk, measure: 'victory', stopWorth: null, rollWorth: victory(view), best: 'roll' };
  const solution = solutionFor(view);
  const { units, helps } = standing(view, solution);
  const hand = handAhead(view, solution);
  const roll = rollWorth(solution, helps, units, hand, facesAhead(view));
  const stop = layerOf(solution, helps).stop[units] ?? 0;
  return { zonk, measure: 'soldiers', stopWorth: stop, rollWorth: roll, best: roll > stop ? 'roll' : 'stop' };
}

/** The solution's own hand, or one that cards have prepared. */
function handAhead(view: FarkleView, { stakes, hands }: Solution): Hand | undefined {
  if (view.placed.length === 0 && !view.extraDie) return hands[view.left - 1];
  const { tripleBonus, keepsBitten } = stakes.circumstances;
  return handOf(throwsAhead(view, tripleBonus), view.left, stakes.fullSet, keepsBitten);
}

function victory(view: FarkleView): number {
  const circumstances = circumstancesOf(view);
  const army = view.heroes[view.roller]?.army ?? 0;
  const { wounds, dealt, left } = view;
  return battleRoll({ army, wounds, dealt, left, circumstances }, throwsAhead(view, -circumstances.tripleBonus)).win;
}

/** Where the roller stands in a solution; beyond its cap all worths are those of the cap. */
function standing(view: FarkleView, { stakes }: Solution): { units: number; helps: Helps } {
  return { units: Math.min(view.pending / UNIT, stakes.cap), helps: helpsOf(stakes.circumstances) };
}

/** For the roller who chooses dice (step `choose`): every set, the best first; empty at any other moment. */
export function setAdvice(view: FarkleView): readonly SetAdvice[] {
  if (view.step !== 'choose') return [];
  const solution = solutionFor(view);
  const { units, helps } = standing(view, solution);
  const { best } = layerOf(solution, helps);
  const rewards: readonly Reward[] = view.face === 'rally' ? ['double', 'item'] : ['none'];
  return legalSets(pack(view.dice))
    .flatMap((set) =>
      rewards.map((reward) => {
        const after = units + previewSet(view, set, reward) / UNIT;
        const next = diceAfter(solution.stakes.fullSet, view.left, sizeOf(set));
        return { set, reward, worth: best[place(after, next)] ?? 0 };
      }),
    )
    .sort((a, b) => b.worth - a.worth);
}
