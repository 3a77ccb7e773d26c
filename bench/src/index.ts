// The project beside its peers, in one run: `wyrmtable bench`.
import { adventuresContests } from './adventures.ts';
import { diceThroneContests } from './dice-throne.ts';
import { dragonFarkleContests } from './dragon-farkle.ts';
import { type Measured, run } from './measure.ts';
import { oddsContests } from './odds.ts';
import { onlineContests } from './online.ts';
import { installPeers } from './peers.ts';

export type { Measured } from './measure.ts';

/** Runs every contest whose name holds `only` and tells each result as it comes; null if the peers it needs cannot be installed. */
export async function runBench(only: string, tell: (measured: Measured) => void): Promise<Measured[] | null> {
  const results: Measured[] = [];
  const all = [
    ...dragonFarkleContests(),
    ...diceThroneContests(),
    ...adventuresContests(),
    ...oddsContests(),
    ...onlineContests(),
  ];
  const contests = all.filter(({ name }) => name.includes(only));
  if (contests.some(({ peer }) => peer?.isInstalledApart) && !(await installPeers())) return null;
  for (const contest of contests) {
    const measured = await run(contest);
    tell(measured);
    results.push(measured);
  }
  return results;
}
