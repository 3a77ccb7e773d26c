// Dice kept by typing them: `k 4 4 6` rolls the other two.
import { kindOf } from '@wyrmtable/dice-throne';
import { argumentOf, unpack } from '@wyrmtable/dice-throne/inside';
import type { Choice } from '@wyrmtable/kernel';

/** The letter, also as a Cyrillic keyboard gives it. */
const TYPED = /^[kк]([\s1-6,]*)$/;

const sorted = (dice: readonly number[]): string => dice.toSorted().join('');

const rolledBy = (choice: Choice): readonly number[] | null => {
  const dice = kindOf(choice) === 'roll' ? argumentOf(choice) : 0;
  return dice === 0 ? null : unpack(dice);
};

/** Rolls some of the dice that lie there again: such choices are typed, not listed. */
export function rollsAgain(choice: Choice): boolean {
  return rolledBy(choice) !== null;
}

/** What `k 4 4 6` means with these dice, or null. */
export function keptBy(line: string, dice: readonly number[], choices: readonly Choice[]): Choice | null {
  const [, kept] = TYPED.exec(line) ?? [];
  if (kept === undefined) return null;
  const rest = [...dice];
  for (const value of kept.replace(/\D/g, '')) {
    const at = rest.indexOf(Number(value));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  const wanted = sorted(rest);
  return choices.find((choice) => rolledBy(choice)?.toSorted().join('') === wanted) ?? null;
}
