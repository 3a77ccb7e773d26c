// Brawls: the defender's best play against a score, and the attacker's against that defender (SK-7).
import { BRAWL_BONUS, DEFENCE_DICE, DICE } from '@wyrmtable/dragon-farkle';
import { type Circumstances, type Helps, NO_CARDS, TONIC_PRICE } from './circumstances.ts';
import { follow } from './follow.ts';
import { type Solution, solve } from './solver.ts';
import { UNIT } from './throws.ts';

export interface Side {
  readonly army: number;
  /** Soldiers from the reserve for winning (SK-7.11), and whether a tie is a win. */
  readonly bonus: number;
  readonly winsTies: boolean;
}

export interface Brawl {
  readonly attacker: Side;
  readonly defender: Side;
  /** Added to the attacker's score above 0. */
  readonly attackBonus: number;
  readonly defenceDice: number;
}

/** The same Brawl where it was agreed who wins a tie; a companion goes before that (SK-7.15). */
export function withTies(brawl: Brawl, ties: 'nobody' | 'defender' | 'attacker'): Brawl {
  if (ties === 'nobody' || brawl.attacker.winsTies || brawl.defender.winsTies) return brawl;
  return { ...brawl, [ties]: { ...brawl[ties], winsTies: true } };
}

const PLAIN_SIDE: Side = { army: 0, bonus: BRAWL_BONUS, winsTies: false };

/** A Brawl between armies without companions. */
export function plainBrawl(attacker: number, defender: number): Brawl {
  return {
    attacker: { ...PLAIN_SIDE, army: attacker },
    defender: { ...PLAIN_SIDE, army: defender },
    attackBonus: 0,
    defenceDice: DEFENCE_DICE,
  };
}

/** How both armies change when the scores are compared (SK-7.9 to SK-7.13). */
export function settled(brawl: Brawl, attack: number, defence: number): { attacker: number; defender: number } {
  const { attacker, defender } = brawl;
  const attackerWins = attack > defence || (attack === defence && attacker.winsTies);
  const defenderWins = defence > attack || (attack === defence && defender.winsTies);
  if (attackerWins) {
    const taken = Math.min(attack - defence, defender.army);
    return { attacker: taken + attacker.bonus, defender: -taken };
  }
  if (defenderWins) {
    const taken = Math.min(defence - attack, attacker.army);
    return { attacker: -taken, defender: taken + defender.bonus };
  }
  return { attacker: 0, defender: 0 };
}

/** What a change of both armies is worth to each side, and what a pending item adds. */
export interface Worths {
  attacker(own: number, rival: number, item: boolean): number;
  defender(own: number, rival: number, item: boolean): number;
  readonly items: boolean;
  /** What using up a tonic costs, in the same measure. */
  readonly tonicPrice: number;
}

/** Counting soldiers: each side wants its own army to grow. */
export const SOLDIERS: Worths = {
  attacker: (own) => own,
  defender: (own) => own,
  items: false,
  tonicPrice: TONIC_PRICE,
};

/**
 * How far above the attack the defender may still want to roll. With d soldiers more than the attacker a Zonk costs at
 * least d and the 500, and five dice bring 235 on average against a chance of 25/324 × 5/6: from d = 3656 on a roll is
 * a loss (six dice of a companion: 480 against 5/216 × 5/6, from 24,863 on), and then no later one can be a gain
 * (see recruit.ts).
 */
const FAR_ABOVE = { 5: 3700, 6: 24_900 } as const;

/** The defender's decisions against a known score. */
export function defending(brawl: Brawl, attack: number, circumstances: Circumstances, worths: Worths): Solution {
  const { attacker, defenceDice } = brawl;
  // Beyond the attacker's whole army nothing more can be won.
  const above = Math.min(attacker.army, defenceDice === DICE ? FAR_ABOVE[6] : FAR_ABOVE[5]);
  const worth = (defence: number, item: boolean): number => {
    const change = settled(brawl, attack, defence);
    return worths.defender(change.defender, change.attacker, item && change.defender > 0);
  };
  return solve({
    fullSet: defenceDice,
    circumstances,
    cap: Math.ceil((attack + above) / UNIT) + 1,
    items: worths.items,
    tonicPrice: worths.tonicPrice,
    stop: (units: number, { item }: Helps) => worth(units * UNIT, item),
    zonk: () => worth(0, false),
  });
}

/** What the attacker can expect of a final score when the defender plays as well as possible without cards. */
export function attackWorth(brawl: Brawl, score: number, worths: Worths, item: boolean): number {
  const attack = score > 0 ? score + brawl.attackBonus : 0;
  const defence = defending(brawl, attack, NO_CARDS, { ...worths, items: false });
  const worth = (units: number): number => {
    const change = settled(brawl, attack, units * UNIT);
    return worths.attacker(change.attacker, change.defender, item && change.attacker > 0);
  };
  return follow(defence, { stop: worth, zonk: () => worth(0) });
}

/**
 * The attacker's worth of a score is worked out at some scores only and lies on the line between them elsewhere:
 * every `step` units up to `upTo`. It bends at low scores, where every die counts, and hardly at all at high ones.
 */
export interface Grid {
  readonly step: number;
  readonly upTo: number;
}
const WITHIN_A_SOLDIER: readonly Grid[] = [
  { step: 1, upTo: 30 },
  { step: 5, upTo: 120 },
  { step: 20, upTo: Number.POSITIVE_INFINITY },
];

/** The attacker is taken to stop at 6000: hardly one attack in ten thousand gets there. */
const ATTACK_CAP = 120;

/** The attacker's decisions against a defender who plays as well as possible without cards. */
export function attacking(
  brawl: Brawl,
  circumstances: Circumstances,
  worths: Worths,
  grid = WITHIN_A_SOLDIER,
): Solution {
  const plain = answers(brawl, worths, false, grid);
  const withItem = worths.items ? answers(brawl, worths, true, grid) : plain;
  return solve({
    fullSet: DICE,
    circumstances,
    cap: ATTACK_CAP,
    items: worths.items,
    tonicPrice: worths.tonicPrice,
    stop: (units: number, { item }: Helps) => (item ? withItem : plain)(units),
    // Uncle Justincase keeps some of the score.
    zonk: (units: number) => plain(Math.min(units, circumstances.insurance / UNIT)),
  });
}

/** attackWorth by units, worked out when first needed. */
function answers(brawl: Brawl, worths: Worths, item: boolean, grid: readonly Grid[]): (units: number) => number {
  const known: number[] = [];
  const exact = (units: number): number => {
    known[units] ??= attackWorth(brawl, units * UNIT, worths, item);
    return known[units];
  };
  return (units) => {
    const step = grid.find(({ upTo }) => units < upTo)?.step ?? 1;
    const below = units - (units % step);
    if (below === units) return exact(units);
    const share = (units - below) / step;
    return exact(below) * (1 - share) + exact(below + step) * share;
  };
}
