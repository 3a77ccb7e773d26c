// Plays duels over all pairs of heroes, and in between matches of every other mode, until it has played enough or finds a fault:
//   npm run -w packages/dice-throne fuzz -- 100000

import { type Found, walk } from './invariants.ts';
import { duel, others } from './tables.ts';

const wanted = Number(process.argv[2] ?? 1000);
if (!Number.isSafeInteger(wanted) || wanted < 1) {
  console.error(`How many duels? A whole number, not "${process.argv[2]}".`);
  process.exit(2);
}

/** A rule that throws is a fault like any other: it is reported with what is needed to see it again. */
function played(table: ReturnType<typeof duel>, seed: number): Pick<Found, 'choices' | 'problem'> {
  let found: Pick<Found, 'choices' | 'problem'>;
  try {
    found = walk(table, seed);
  } catch (thrown) {
    found = { choices: 0, problem: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
  if (found.problem === null) return found;
  console.error(`match ${seed} of ${JSON.stringify(table)}: ${found.problem}`);
  process.exit(1);
}

/** One match in twenty has more than two players. */
const ONE_IN = 20;
const begun = performance.now();
let choices = 0;
let crowds = 0;
for (let n = 0; n < wanted; n++) {
  choices += played(duel(n), n).choices;
  if (n % ONE_IN === 0) choices += played(others(crowds++), n).choices;
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`${wanted} duels and ${crowds} matches of other modes, ${choices} choices, no fault, ${seconds} s`);
