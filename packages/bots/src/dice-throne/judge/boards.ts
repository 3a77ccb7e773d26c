// What upgrades are worth a turn, in points of health: offence by exact odds, the rest by what it costs.
import { heroOf, type Player } from '@wyrmtable/dice-throne/inside';
import { bareSide, bestKeep } from '../odds/index.ts';

const ATTEMPTS = 3;
/** Defences and passives are worth their price over so many turns. */
const PAID_BACK = 5;
/** CP that are usually at hand: some abilities count them. */
const USUAL_CP = 4;

function offence(hero: number, slot: number, rank: number): number {
  const ranks = heroOf(hero).slots.map((_, at) => (at === slot ? rank : 0));
  return bestKeep({ ...bareSide(hero, ranks), cp: USUAL_CP }, [], ATTEMPTS).worth;
}

function workOut(hero: number): number[][] {
  return heroOf(hero).slots.map(({ printed, upgrades, otherSide }, slot) => {
    // A board that turns over as a whole is no purchase.
    if (otherSide !== null) return [0, 0];
    const bare = offence(hero, slot, 0);
    const rolls = printed.kind === 'offensive' || printed.kind === 'ultimate';
    return [0, ...upgrades.map(({ cost }, i) => (rolls ? offence(hero, slot, i + 1) - bare : cost / PAID_BACK))];
  });
}

const WORTHS: number[][][] = [];

/** What the board of that hero gains a turn with so many upgrades on that slot. */
export function slotWorth(hero: number, slot: number, rank: number): number {
  let worths = WORTHS[hero];
  if (worths === undefined) {
    worths = workOut(hero);
    WORTHS[hero] = worths;
  }
  return worths[slot]?.[rank] ?? 0;
}

export function boardWorth({ hero, ranks }: Player): number {
  let sum = 0;
  for (let slot = 0; slot < ranks.length; slot++) {
    const rank = ranks[slot] as number;
    if (rank > 0) sum += slotWorth(hero, slot, rank);
  }
  return sum;
}
