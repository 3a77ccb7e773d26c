// Adventures keeps the laws of the house, scenario by scenario and as a campaign.
import { laws } from '@wyrmtable/kernel/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { adventures } from '../src/game.ts';

const base = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false };
const tables = [
  { name: 'a campaign alone', seats: 1, options: base },
  { name: 'two heroes in the first portal', seats: 2, options: { ...base, scenario: 1 } },
  {
    name: 'four heroes in the last portal, all minions',
    seats: 4,
    options: { ...base, scenario: 7, extraMinions: true },
  },
  { name: 'three heroes and the Fallen Barbarian', seats: 3, options: { ...base, scenario: 2 } },
  { name: 'one hero and the Mad King', seats: 1, options: { ...base, scenario: 8 } },
  {
    name: 'two heroes, the Fallen Monk, and Vis’eer beside it',
    seats: 2,
    options: { ...base, scenario: 6, difficulty: 'insane', legacy: true },
  },
  { name: 'a boss and a team of three', seats: 4, options: { ...base, mode: 'boss-vs-team' } },
  { name: 'two bosses', seats: 2, options: { ...base, mode: 'boss-vs-boss' } },
] as const;

for (const table of tables) {
  describe(table.name, () => {
    for (const law of laws(adventures, table)) {
      test(law.name, () => {
        fc.assert(
          fc.property(fc.nat(2 ** 31), (seed) => law.check(seed)),
          { numRuns: 5 },
        );
      });
    }
  });
}
