// A second, slow reading of the soldier table (SK-4), written apart from the engine to check the odds against.

/** Every roll of n dice in every order. */
export function everyRoll(n: number): number[][] {
  let rolls: number[][] = [[]];
  for (let i = 0; i < n; i++) rolls = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  return rolls;
}

/** Every part of a roll, empty and whole included, without repeats. */
function everyPart(roll: readonly number[]): number[][] {
  const parts = new Map<string, number[]>();
  for (let bits = 0; bits < 2 ** roll.length; bits++) {
    const part = roll.filter((_, i) => bits & (1 << i)).sort();
    parts.set(part.join(), part);
  }
  return [...parts.values()];
}

const TRIPLES = [0, 1000, 200, 300, 400, 500, 600];

/** What the dice are worth as one row of the table, or null. */
function row(dice: readonly number[]): number | null {
  const [first = 0] = dice;
  const alike = dice.every((die) => die === first);
  if (dice.length === 1) return first === 1 ? 100 : first === 5 ? 50 : null;
  if (dice.length === 3) return alike ? (TRIPLES[first] ?? null) : null;
  if (dice.length === 4) return alike ? 1500 : null;
  if (dice.length !== 6) return null;
  if (alike || dice.join('') === '123456') return 3000;
  return dice[0] === dice[1] && dice[2] === dice[3] && dice[4] === dice[5] ? 2000 : null;
}

const KNOWN = new Map<string, number | null>([['', 0]]);

/** The best split of sorted dice into rows with none left over (SK-4.2, SK-4.3), or null. */
function worth(dice: readonly number[]): number | null {
  const key = dice.join('');
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  let best: number | null = null;
  for (const part of everyPart(dice)) {
    const soldiers = part.length > 0 ? row(part) : null;
    if (soldiers === null) continue;
    const rest = [...dice];
    for (const die of part) rest.splice(rest.indexOf(die), 1);
    const others = worth(rest);
    if (others !== null) best = Math.max(best ?? 0, soldiers + others);
  }
  KNOWN.set(key, best);
  return best;
}

export interface Option {
  readonly size: number;
  readonly soldiers: number;
}

const OPTIONS = new Map<string, readonly Option[]>();

/** Everything that may be set aside of a roll. */
export function options(roll: readonly number[]): readonly Option[] {
  const sorted = roll.toSorted();
  const key = sorted.join('');
  let found = OPTIONS.get(key);
  if (found === undefined) {
    found = everyPart(sorted).flatMap((part) => {
      const soldiers = part.length === 0 ? null : worth(part);
      return soldiers === null ? [] : [{ size: part.length, soldiers }];
    });
    OPTIONS.set(key, found);
  }
  return found;
}

/** All scoring dice (SK-4.7). */
export function all(roll: readonly number[]): Option | null {
  return options(roll).toSorted((a, b) => b.soldiers - a.soldiers || b.size - a.size)[0] ?? null;
}
