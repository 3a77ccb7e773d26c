// From a view to the solved series of rolls it is part of, counted in soldiers.
import { BRAWL_BONUS, DEFENCE_DICE, type FarkleView } from '@wyrmtable/dragon-farkle';
import { attacking, type Brawl, defending, type Side, SOLDIERS, withTies } from './brawl.ts';
import { circumstancesOf, effectOf } from './circumstances.ts';
import { recruiting } from './recruit.ts';
import type { Solution } from './solver.ts';

/** What a hero brings to a Brawl; these companions work on another's turn too. */
function sideOf(view: FarkleView, seat: number): Side {
  const hero = view.heroes[seat];
  const companion = hero?.companion ?? null;
  return {
    army: hero?.army ?? 0,
    bonus: effectOf(view, companion, 'win-bonus')?.soldiers ?? BRAWL_BONUS,
    winsTies: effectOf(view, companion, 'win-ties') !== null,
  };
}

/** The Brawl between the active hero and that target. */
function brawlOf(view: FarkleView, target: number): Brawl {
  const companionAt = (seat: number): string | null => view.heroes[seat]?.companion ?? null;
  const brawl: Brawl = {
    attacker: sideOf(view, view.active),
    defender: sideOf(view, target),
    attackBonus: effectOf(view, companionAt(view.active), 'attack-bonus')?.soldiers ?? 0,
    defenceDice: effectOf(view, companionAt(target), 'defence-dice')?.dice ?? DEFENCE_DICE,
  };
  return withTies(brawl, view.ties);
}

/** A Brawl's figures change with every Brawl, so only the latest solutions are kept. */
const KEPT = 16;
const BRAWLS = new Map<string, Solution>();

function remembered(key: string, make: () => Solution): Solution {
  let solution = BRAWLS.get(key);
  if (solution === undefined) {
    solution = make();
    const [oldest] = BRAWLS.keys();
    if (BRAWLS.size >= KEPT && oldest !== undefined) BRAWLS.delete(oldest);
    BRAWLS.set(key, solution);
  }
  return solution;
}

/** The solution of the action under way; the Final Battle has none, for nothing is decided there. */
export function solutionFor(view: FarkleView): Solution {
  const circumstances = circumstancesOf(view);
  if (view.action !== 'brawl' || view.target === null) return recruiting(circumstances);
  const brawl = brawlOf(view, view.target);
  const defence = view.roller !== view.active;
  const key = JSON.stringify([brawl, circumstances, defence ? view.attack : null]);
  return remembered(key, () =>
    defence ? defending(brawl, view.attack, circumstances, SOLDIERS) : attacking(brawl, circumstances, SOLDIERS),
  );
}
