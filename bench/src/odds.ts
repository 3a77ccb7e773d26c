// How long exact odds take: every row and ability of a hero with all upgrades, and the best keep of all.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bestKeep, chances, openingSide } from '@wyrmtable/bots/dice-throne/odds';
import { HEROES } from '@wyrmtable/dice-throne';
import type { Contest } from './measure.ts';

const first = fileURLToPath(new URL('./odds-first.ts', import.meta.url));

/** Milliseconds of processor for the first answer for one hero after another, each in a process that knows nothing yet. */
function firstTime(): () => number {
  let at = 0;
  return () => {
    const hero = HEROES[at++ % HEROES.length]?.id ?? '';
    return Number(execFileSync(process.execPath, [first, hero], { encoding: 'utf8' }));
  };
}

const ROLLS = [
  [1, 2, 3, 4, 6],
  [1, 1, 4, 5, 6],
  [2, 2, 2, 6, 6],
  [3, 4, 4, 5, 5],
];
const TIMES = 200;

/** Milliseconds an answer takes when the board has been asked about before. */
function warm(): number {
  const sides = HEROES.map(({ id, slots }) =>
    openingSide(
      id,
      slots.map(({ upgrades }) => upgrades.length),
    ),
  );
  for (const side of sides) for (const dice of ROLLS) answer(side, dice);
  const began = performance.now();
  for (let i = 0; i < TIMES; i++) for (const side of sides) answer(side, ROLLS[i % ROLLS.length] ?? []);
  return (performance.now() - began) / (TIMES * sides.length);
}

function answer(side: ReturnType<typeof openingSide>, dice: readonly number[]): void {
  chances(side, side, dice, 2);
  bestKeep(side, side, dice, 2);
}

export function oddsContests(): Contest[] {
  return [
    { name: 'dice-throne: exact odds, first time', unit: 'ms of processor', rounds: HEROES.length, ours: firstTime() },
    { name: 'dice-throne: exact odds, asked before', unit: 'ms', rounds: 5, ours: warm },
  ];
}
