// A share of the long run (fuzz.ts): over all modes, difficulties and scenarios nothing breaks what must always be true.
import { expect, test } from 'vitest';
import { walk } from './invariants.ts';
import { table } from './tables.ts';

const SHARES = 8;
const GAMES = 12;

test.each(Array.from({ length: SHARES }, (_, share) => [share]))('games of share %i', (share) => {
  for (let n = share * GAMES; n < (share + 1) * GAMES; n++) {
    const at = table(n);
    expect(walk(at, n).problem, `game ${n} of ${JSON.stringify(at)}`).toBe(null);
  }
});
