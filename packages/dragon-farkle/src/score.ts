// Which dice score and for how much (SK-4), by table look-up over packed multisets of dice.
import { canonical } from '@wyrmtable/kernel';
import { DICE, SOLDIER_TABLE, type TableRow } from './content/table.ts';

/**
 * A multiset of dice as one integer: three bits a face, so that dice of a roll are added up
 * and a set is taken out by plain subtraction.
 */
export type Pack = number;

const FACES = 6;
const SIZE = 1 << (3 * FACES);

function packOne(face: number): Pack {
  return 1 << (3 * (face - 1));
}

export function pack(dice: readonly number[]): Pack {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += 1 << (3 * ((dice[i] as number) - 1));
  return sum;
}

/** How many dice of that face. */
export function countOf(set: Pack, face: number): number {
  return (set >> (3 * (face - 1))) & 7;
}

/** The faces of a set, ascending. */
export function unpack(set: Pack): number[] {
  const dice: number[] = [];
  for (let face = 1; face <= FACES; face++) for (let n = countOf(set, face); n > 0; n--) dice.push(face);
  return dice;
}

export function sizeOf(set: Pack): number {
  let size = 0;
  for (let rest = set; rest > 0; rest >>= 3) size += rest & 7;
  return size;
}

interface Combination {
  readonly pack: Pack;
  readonly soldiers: number;
  readonly triples: number;
}

/** Every concrete set that a row of the table stands for. */
function combinations(table: readonly TableRow[]): Combination[] {
  const found: Combination[] = [];
  const add = (dice: number[], soldiers: number, triples = 0) => found.push({ pack: pack(dice), soldiers, triples });
  for (const { pattern, soldiers } of table) {
    switch (pattern.kind) {
      case 'single':
        add([pattern.face], soldiers);
        break;
      case 'triple':
        add([pattern.face, pattern.face, pattern.face], soldiers, 1);
        break;
      case 'straight':
        add([1, 2, 3, 4, 5, 6], soldiers);
        break;
      case 'four-alike':
        for (let f = 1; f <= FACES; f++) add([f, f, f, f], soldiers);
        break;
      case 'six-alike':
        for (let f = 1; f <= FACES; f++) add([f, f, f, f, f, f], soldiers);
        break;
      case 'three-pairs':
        // Two of the pairs may be alike: four alike and a pair count too (SK-4.5).
        for (let a = 1; a <= FACES; a++)
          for (let b = a; b <= FACES; b++) for (let c = b; c <= FACES; c++) add([a, a, b, b, c, c], soldiers);
        break;
    }
  }
  return found;
}

/** Every multiset of up to six dice, smaller ones first. */
function everySet(): Pack[] {
  const sets: Pack[] = [0];
  let last: Array<{ set: Pack; face: number }> = [{ set: 0, face: 1 }];
  for (let size = 1; size <= DICE; size++) {
    const next: typeof last = [];
    for (const { set, face } of last) for (let f = face; f <= FACES; f++) next.push({ set: set + packOne(f), face: f });
    for (const { set } of next) sets.push(set);
    last = next;
  }
  return sets;
}

function contains(set: Pack, part: Pack): boolean {
  for (let face = 1; face <= FACES; face++) if (countOf(set, face) < countOf(part, face)) return false;
  return true;
}

/** A soldier table worked out: value and triples of every set, and the sets of the rolls asked about so far. */
export interface Scoring {
  readonly values: Int32Array;
  readonly triples: Uint8Array;
  readonly legal: Map<Pack, readonly Pack[]>;
  readonly best: Map<Pack, Pack>;
}

/** The best split of each set (SK-4.3): its value is that of one row plus the best split of the rest. */
function workedOut(table: readonly TableRow[]): Scoring {
  const values = new Int32Array(SIZE);
  const triples = new Uint8Array(SIZE);
  const rows = combinations(table);
  for (const set of everySet()) {
    for (const row of rows) {
      if (!contains(set, row.pack)) continue;
      const rest = set - row.pack;
      if (rest !== 0 && values[rest] === 0) continue;
      const value = row.soldiers + (values[rest] ?? 0);
      if (value > (values[set] ?? 0)) {
        values[set] = value;
        triples[set] = row.triples + (triples[rest] ?? 0);
      }
    }
  }
  return { values, triples, legal: new Map(), best: new Map() };
}

/** By the rows that matter: libraries with the same table share what was worked out. */
const WORKED_OUT = new Map<string, Scoring>();

export function scoringBy(table: readonly TableRow[]): Scoring {
  const key = canonical(table.map(({ pattern, soldiers }) => ({ pattern, soldiers })));
  let scoring = WORKED_OUT.get(key);
  if (scoring === undefined) {
    scoring = workedOut(table);
    WORKED_OUT.set(key, scoring);
  }
  return scoring;
}

/** The table that ships: advice and habits count by it, matches by their own. */
const SHIPPED = scoringBy(SOLDIER_TABLE);

/** Soldiers for a set; 0 when it does not split into rows without a die left over (SK-4.2). */
export function soldiersFor(set: Pack, by: Scoring = SHIPPED): number {
  return by.values[set] ?? 0;
}

/** How many three-of-a-kind rows the best split of a set holds. */
export function triplesIn(set: Pack, by: Scoring = SHIPPED): number {
  return by.triples[set] ?? 0;
}

/** Every legal set of a roll (SK-4.2), the best first. */
export function legalSets(roll: Pack, by: Scoring = SHIPPED): readonly Pack[] {
  let sets = by.legal.get(roll);
  if (sets === undefined) {
    const found: Pack[] = [];
    const worth = (set: Pack): number => soldiersFor(set, by);
    const grow = (face: number, set: Pack): void => {
      if (face > FACES) {
        if (worth(set) > 0) found.push(set);
        return;
      }
      for (let n = 0; n <= countOf(roll, face); n++) grow(face + 1, set + n * packOne(face));
    };
    grow(1, 0);
    sets = found.sort((a, b) => worth(b) - worth(a) || sizeOf(b) - sizeOf(a) || a - b);
    by.legal.set(roll, sets);
  }
  return sets;
}

/** "All scoring dice" of a roll (SK-4.7): the legal set of highest value, 0 if there is none (SK-4.8). */
export function allScoring(roll: Pack, by: Scoring = SHIPPED): Pack {
  let best = by.best.get(roll);
  if (best === undefined) {
    best = legalSets(roll, by)[0] ?? 0;
    by.best.set(roll, best);
  }
  return best;
}
