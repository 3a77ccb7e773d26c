// The project beside its peers, in one run: `wyrmtable bench`.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type Contest, type Measured, perSecond, run } from './measure.ts';
import { middleOf, playRandomly } from './ours.ts';
import { playBoardgameIo } from './peers/boardgame-io.ts';

const OPTIONS = { wounds: 3 };
const COPIES = 50_000;

function contests(): Contest[] {
  const boardgameIo = { name: 'boardgame.io 0.50.2', measure: () => perSecond(() => playBoardgameIo(20, 7)) };
  const middle = middleOf(dragonFarkle, OPTIONS, 2, 60);
  const copied = (copy: () => unknown) =>
    perSecond(() => {
      for (let i = 0; i < COPIES; i++) copy();
      return COPIES;
    });
  return [
    {
      name: 'dragon-farkle: random play, events emitted',
      unit: 'decisions/s',
      rounds: 5,
      ours: () => perSecond(() => playRandomly(dragonFarkle, OPTIONS, 2, 1000, true)),
      peer: boardgameIo,
    },
    {
      name: 'dragon-farkle: random play, events off',
      unit: 'decisions/s',
      rounds: 5,
      ours: () => perSecond(() => playRandomly(dragonFarkle, OPTIONS, 2, 1000, false)),
      peer: boardgameIo,
    },
    {
      name: 'dragon-farkle: copy of a state',
      unit: 'copies/s',
      rounds: 5,
      ours: () => copied(() => dragonFarkle.copy(middle)),
      peer: { name: 'structuredClone', measure: () => copied(() => structuredClone(middle)) },
    },
    {
      name: 'dragon-farkle: size of a state',
      unit: 'bytes of JSON',
      rounds: 1,
      ours: () => JSON.stringify(middle).length,
    },
  ];
}

/** Runs every contest whose name holds `only`; tells each result as it comes. */
export function runBench(only: string, tell: (measured: Measured) => void): { results: Measured[] } {
  const results: Measured[] = [];
  for (const contest of contests()) {
    if (!contest.name.includes(only)) continue;
    const measured = run(contest);
    tell(measured);
    results.push(measured);
  }
  return { results };
}
