// Plays random games at every difficulty, against every dragon, until it has played enough or finds a fault:
//   npm run -w packages/etchinstone fuzz -- 100000
import { optionsOf, type Walked, walk } from './invariants.ts';

const wanted = Number(process.argv[2] ?? 1000);
if (!Number.isSafeInteger(wanted) || wanted < 1) {
  console.error(`How many games? A whole number, not "${process.argv[2]}".`);
  process.exit(2);
}

/** A rule that throws is a fault like any other: it is reported with what is needed to see it again. */
function played(game: number): Walked {
  try {
    return walk(game);
  } catch (thrown) {
    return { choices: 0, problem: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

const begun = performance.now();
let choices = 0;
for (let game = 0; game < wanted; game++) {
  const walked = played(game);
  choices += walked.choices;
  if (walked.problem === null) continue;
  console.error(`game ${game} of ${JSON.stringify(optionsOf(game))}: ${walked.problem}`);
  process.exit(1);
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`${wanted} games, ${choices} choices, no fault, ${seconds} s`);
