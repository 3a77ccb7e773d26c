// Plays campaigns, single scenarios and versus games by legal play at random until it has played enough or finds a fault:
//   npm run -w packages/adventures fuzz -- 1000 [first]

import { type Found, walk } from './invariants.ts';
import { type Table, table } from './tables.ts';

const [, , count = '300', begin = '0'] = process.argv;
const wanted = Number(count);
const first = Number(begin);
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(first) || first < 0) {
  console.error(`How many games, and from which on? Whole numbers, not "${count}" and "${begin}".`);
  process.exit(2);
}

/** A rule that throws is a fault like any other: it is reported with what is needed to see it again. */
function played(at: Table, seed: number): Pick<Found, 'choices'> {
  let found: Pick<Found, 'choices' | 'problem'>;
  try {
    found = walk(at, seed);
  } catch (thrown) {
    found = { choices: 0, problem: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
  if (found.problem === null) return found;
  console.error(`game ${seed} of ${JSON.stringify(at)}: ${found.problem}`);
  process.exit(1);
}

const begun = performance.now();
let choices = 0;
for (let n = first; n < first + wanted; n++) choices += played(table(n), n).choices;
const seconds = (performance.now() - begun) / 1000;
const pace = Math.round(choices / seconds);
console.log(`${wanted} games, ${choices} choices, no fault, ${seconds.toFixed(1)} s, ${pace} choices a second`);
