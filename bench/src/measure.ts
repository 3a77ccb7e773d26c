// How we measure: several rounds, ours and the peer's in turns so that both meet the same noise, and the median of each.
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What stands beside it in the same run; null for a fixed reference or none. */
  readonly peer: string | null;
  readonly peerValue: number | null;
  readonly ratio: number | null;
}

/** What stands beside ours. */
export interface Peer {
  readonly name: string;
  /** Whether it needs the packages of bench/peers. */
  readonly isInstalledApart?: true;
  measure(): number | Promise<number>;
}

export interface Contest {
  readonly name: string;
  readonly unit: string;
  readonly rounds: number;
  ours(): number | Promise<number>;
  readonly peer?: Peer;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** How many copies of a state can be made in a second. */
export function copiesPerSecond(copy: () => unknown, copies = 50_000): number {
  return perSecond(() => {
    for (let i = 0; i < copies; i++) copy();
    return copies;
  });
}

/** How many of something were done in a second, by doing it once. */
export function perSecond(work: () => number): number {
  const began = performance.now();
  const done = work();
  return done / ((performance.now() - began) / 1000);
}

export async function run(contest: Contest): Promise<Measured> {
  const { name, unit, peer } = contest;
  // Once before it counts; what is measured only once warms itself up.
  if (contest.rounds > 1) await contest.ours();
  await peer?.measure();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < contest.rounds; i++) {
    ours.push(await contest.ours());
    if (peer) theirs.push(await peer.measure());
  }
  const value = median(ours);
  const peerValue = peer ? median(theirs) : null;
  return {
    name,
    unit,
    value,
    peer: peer?.name ?? null,
    peerValue,
    ratio: peerValue === null ? null : value / peerValue,
  };
}
