// Plays random duels over all pairs of heroes and random matches of every mode until it has played enough or finds a fault:
//   node packages/dice-throne/test/fuzz.ts 100000
import { HEROES } from '../src/content/library.ts';
import { walk } from './invariants.ts';

const wanted = Number(process.argv[2] ?? 1000);
const ids = HEROES.map(({ id }) => id);
const MODES = [
  ['2v2', 4],
  ['3v3', 6],
  ['koth', 3],
  ['koth', 4],
  ['koth', 5],
  ['koth', 6],
] as const;

let choices = 0;
for (let seed = 0; seed < wanted; seed++) {
  const first = ids[seed % ids.length] ?? '';
  const second = ids[Math.floor(seed / ids.length) % ids.length] ?? '';
  const duel = walk({ heroes: [first, second], promo: seed % 2 === 0 }, 2, seed);
  const [mode, seats] = MODES[seed % MODES.length] ?? MODES[0];
  // One match in twenty has more players.
  const crowd = seed % 20 === 0 ? walk({ mode, promo: true }, seats, seed) : duel;
  choices += duel.choices;
  const { problem, state } = duel.problem === null ? crowd : duel;
  if (problem !== null) {
    console.error(`match ${seed} (${first}, ${second}; ${mode} ${seats}): ${problem}\n${JSON.stringify(state)}`);
    process.exit(1);
  }
}
console.log(`${wanted} duels, ${choices} choices in duels, no fault`);
