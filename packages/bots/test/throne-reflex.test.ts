// What is done without thinking is legal, too, where nothing good can be done.
import { diceThrone, kindOf } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { PASS } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { reflex } from '../src/dice-throne/play/reflex.ts';
import { of, rolled } from './throne-table.ts';

const MOST_CHOICES = 1 << 18;

/** Rolling one die of that number again, as a choice. */
function again(value: number): Choice {
  for (let choice = 1; choice < MOST_CHOICES; choice++) {
    if (kindOf(choice) !== 'reroll') continue;
    if (JSON.stringify(diceThrone.read(choice, of)) === JSON.stringify({ kind: 'reroll', dice: [value] }))
      return choice;
  }
  throw new RangeError(`nobody can roll a ${value} again`);
}

describe('a large straight', () => {
  const state = { ...rolled('barbarian', 'monk', [1, 2, 3, 4, 5]), asking: 'reroll' } as const;
  const dice = [1, 2, 3, 4, 5].map(again);

  it('is left alone by whoever may', () => {
    expect(reflex(state, [...dice, PASS])).toBe(PASS);
  });

  it('loses the die that costs least when one must be rolled again (ADV-14.9)', () => {
    // Without the 1 a small straight remains, and a 1 or a 6 mends the large one; without the 5 only a 5 does.
    expect(reflex(state, dice)).toBe(again(1));
    expect(reflex(state, dice.toReversed())).toBe(again(1));
    // And where the 1 must stay, any other die but the last breaks the small straight too.
    expect(reflex(state, [2, 3, 4, 5].map(again))).toBe(again(5));
  });
});
