// Every throw of a handful of dice, folded together by what it lets the roller take.
import {
  allScoring,
  EVENT_DIE,
  type EventFace,
  legalSets,
  type Pack,
  pack,
  sizeOf,
  soldiersFor,
  triplesIn,
} from '@wyrmtable/dragon-farkle';

/** All amounts are multiples of 50 (SK-1.3), so the tables count in units of 50. */
export const UNIT = 50;

/** The best set of one size: what it brings in units, once or doubled after a rally. */
export interface Take {
  readonly size: number;
  readonly once: number;
  readonly twice: number;
}

/** All throws that offer the same takes, with their common probability. */
export interface Throw {
  readonly chance: number;
  /** Empty when nothing scores. */
  readonly takes: readonly Take[];
  /** What "all scoring dice" may be (SK-4.7): one take, or several where a seventh die leaves a choice. */
  readonly all: readonly Take[];
}

/** What is known of a throw before it happens. */
export interface Setup {
  readonly dice: number;
  /** Faces placed by a card instead of thrown. */
  readonly placed?: readonly number[];
  /** One die more is thrown, and one of the roller's choice goes. */
  readonly extraDie?: boolean;
  /** Soldiers more for each three of a kind. */
  readonly tripleBonus?: number;
}

/** Each multiset of n dice with the number of orders it can fall in. */
export function multisets(n: number): readonly { readonly set: Pack; readonly ways: number }[] {
  const found: { set: Pack; ways: number }[] = [];
  const grow = (face: number, left: number, set: Pack, ways: number): void => {
    if (face === 6) {
      found.push({ set: set + left * pack([6]), ways });
      return;
    }
    // Choosing which of the dice left show this face keeps the count of orders exact.
    for (let k = 0, choose = 1; k <= left; choose = (choose * (left - k)) / (k + 1), k++) {
      grow(face + 1, left - k, set + k * pack([face]), ways * choose);
    }
  };
  grow(1, n, 0, 1);
  return found;
}

function takeOf(set: Pack, bonus: number): Take {
  const soldiers = soldiersFor(set);
  const more = bonus * triplesIn(set);
  return { size: sizeOf(set), once: (soldiers + more) / UNIT, twice: (2 * soldiers + more) / UNIT };
}

/** The rolls that a throw can end as: itself, or itself without one die. */
function endings(set: Pack, extraDie: boolean): Pack[] {
  if (!extraDie) return [set];
  const left: Pack[] = [];
  for (let face = 1; face <= 6; face++) if ((set >> (3 * (face - 1))) & 7) left.push(set - pack([face]));
  return left;
}

function takesOf(rolls: readonly Pack[], bonus: number): Take[] {
  const best = new Map<number, Take>();
  for (const roll of rolls) {
    for (const set of legalSets(roll)) {
      const take = takeOf(set, bonus);
      const known = best.get(take.size);
      best.set(take.size, {
        size: take.size,
        once: Math.max(take.once, known?.once ?? 0),
        twice: Math.max(take.twice, known?.twice ?? 0),
      });
    }
  }
  return [...best.values()].sort((a, b) => a.size - b.size);
}

function allTakes(rolls: readonly Pack[], bonus: number): Take[] {
  const takes = rolls.map((roll) => allScoring(roll)).filter((set) => set !== 0);
  return [...new Set(takes)].map((set) => takeOf(set, bonus));
}

const KNOWN = new Map<string, readonly Throw[]>();

/** The throws of a set-up; their chances add up to 1. */
export function throwsOf(setup: Setup): readonly Throw[] {
  const { dice, placed = [], extraDie = false, tripleBonus = 0 } = setup;
  const key = `${dice}|${placed.join('')}|${extraDie}|${tripleBonus}`;
  let throws = KNOWN.get(key);
  if (throws === undefined) {
    throws = fold(dice + (extraDie ? 1 : 0), pack(placed), placed.length, extraDie, tripleBonus);
    KNOWN.set(key, throws);
  }
  return throws;
}

function fold(dice: number, fixed: Pack, fixedDice: number, extraDie: boolean, bonus: number): readonly Throw[] {
  const thrown = dice - fixedDice;
  const folded = new Map<string, { ways: number; takes: Take[]; all: Take[] }>();
  for (const { set, ways } of multisets(thrown)) {
    const rolls = endings(set + fixed, extraDie);
    const takes = takesOf(rolls, bonus);
    const all = allTakes(rolls, bonus);
    const key = JSON.stringify([takes, all]);
    const known = folded.get(key);
    if (known) known.ways += ways;
    else folded.set(key, { ways, takes, all });
  }
  const orders = 6 ** thrown;
  return [...folded.values()].map(({ ways, takes, all }) => ({ chance: ways / orders, takes, all }));
}

/** Chance that nothing scores, the event die ignored. */
export function blankChance(setup: Setup): number {
  return throwsOf(setup).reduce((sum, { chance, takes }) => (takes.length === 0 ? sum + chance : sum), 0);
}

/** Chances of the event die's faces. */
export type Faces = Readonly<Record<EventFace, number>>;

const chanceOf = (face: EventFace): number => EVENT_DIE.filter((entry) => entry === face).length / EVENT_DIE.length;

/** The event die as it is rolled (SK-3.6). */
export const ANY_FACE: Faces = { blank: chanceOf('blank'), dragon: chanceOf('dragon'), rally: chanceOf('rally') };

/** The event die placed by a card. */
export function placedFace(face: EventFace): Faces {
  return { blank: 0, dragon: 0, rally: 0, [face]: 1 };
}
