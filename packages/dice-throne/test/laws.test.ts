// Dice Throne keeps the laws of the house in every mode.
import { laws } from '@wyrmtable/kernel/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { diceThrone } from '../src/game.ts';

const tables = [
  { name: 'duel', seats: 2, options: { promo: false } },
  { name: '2v2', seats: 4, options: { mode: '2v2', promo: false } },
  { name: '3v3', seats: 6, options: { mode: '3v3', promo: true } },
  { name: 'King of the Hill', seats: 3, options: { mode: 'koth', promo: false } },
] as const;

for (const table of tables) {
  describe(table.name, () => {
    for (const law of laws(diceThrone, table)) {
      test(law.name, () => {
        fc.assert(
          fc.property(fc.nat(2 ** 31), (seed) => law.check(seed)),
          { numRuns: 6 },
        );
      });
    }
  });
}
