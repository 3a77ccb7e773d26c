// The dice an enemy keeps, by what they are kept for: symbols for symbols, numbers for a straight.
import { MINIONS, type Objective } from '@wyrmtable/adventures';
import { symbolCount } from '../dice-throne/names.ts';
import { list, number } from '../numbers.ts';
import type { Lang } from '../phrase.ts';

/** Whoever rolls for the enemies rolls chaos dice. */
const [ROLLER] = MINIONS;

/** `2 swipes and 1 chaos`, or `2, 3 and 4`. */
export function keptText(lang: Lang, dice: readonly number[], objective: Objective | null): string {
  const values = dice.toSorted();
  if (objective?.kind === 'straight' || ROLLER === undefined)
    return list(
      lang,
      values.map((value) => number(lang, value)),
    );
  const { id, board } = ROLLER;
  const counts = new Map<string, number>();
  for (const value of values) {
    const face = board.die[value - 1] ?? '';
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return list(
    lang,
    Array.from(counts, ([face, count]) => symbolCount(lang, id, face, count)),
  );
}
