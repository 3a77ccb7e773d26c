// The same of two checkouts of this project in turns, each round in a process of its own: which of them plays faster?
//
//   node bench/src/adept-speed.ts ../before [ROUNDS]
//
// Copy this file and adept-duels.ts into the other one if it is older than they are.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adeptDuels } from './adept-duels.ts';

const WARM_UP = 80;
const COUNTED = 120;
const COUNT = '--count';

const [other, rounds = '3'] = process.argv.slice(2);

/** Duels a second by processor time: of a thread that is warm, and of the whole process from its start. */
function count(): { warm: number; whole: number } {
  adeptDuels(WARM_UP);
  const warm = adeptDuels(COUNTED, WARM_UP);
  const { user, system } = process.cpuUsage();
  return { warm, whole: (WARM_UP + COUNTED) / ((user + system) / 1_000_000) };
}

if (other === COUNT) process.stdout.write(JSON.stringify(count()));
else if (other !== undefined) {
  const here = fileURLToPath(import.meta.url);
  const there = resolve(other, 'bench/src/adept-speed.ts');
  for (let round = 0; round < Number(rounds); round++)
    for (const [name, file] of [
      ['before', there],
      ['here', here],
    ] as const) {
      const { warm, whole } = JSON.parse(execFileSync(process.execPath, [file, COUNT], { encoding: 'utf8' }));
      console.log(`${name}: ${warm.toFixed(1)} duels/s warm, ${whole.toFixed(1)} from the start of the process`);
    }
} else console.error('node bench/src/adept-speed.ts ANOTHER-CHECKOUT [ROUNDS]');
