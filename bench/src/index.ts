// The project beside its peers, in one run: `wyrmtable bench`.
import { adventuresContests } from './adventures.ts';
import { diceThroneContests } from './dice-throne.ts';
import { dragonFarkleContests } from './dragon-farkle.ts';
import { type Measured, run } from './measure.ts';
import { oddsContests } from './odds.ts';
import { onlineContests } from './online.ts';

export type { Measured } from './measure.ts';

/** Runs every contest whose name holds `only`; tells each result as it comes. */
export async function runBench(only: string, tell: (measured: Measured) => void): Promise<{ results: Measured[] }> {
  const results: Measured[] = [];
  const contests = [
    ...dragonFarkleContests(),
    ...diceThroneContests(),
    ...adventuresContests(),
    ...oddsContests(),
    ...onlineContests(),
  ];
  for (const contest of contests) {
    if (!contest.name.includes(only)) continue;
    const measured = await run(contest);
    tell(measured);
    results.push(measured);
  }
  return { results };
}
