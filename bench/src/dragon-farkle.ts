// Dragon Farkle beside boardgame.io, which plays a dice game of its size.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type Contest, copiesPerSecond, perSecond } from './measure.ts';
import { middleOf, playRandomly } from './ours.ts';
import { boardgameIo } from './peers.ts';

const OPTIONS = { wounds: 3 };
const MATCHES = 1000;

export function dragonFarkleContests(): Contest[] {
  const middle = middleOf(dragonFarkle, OPTIONS, 2, 60);
  return [
    {
      name: 'dragon-farkle: random play, events emitted',
      unit: 'decisions/s',
      rounds: 5,
      ours: () => perSecond(() => playRandomly(dragonFarkle, OPTIONS, 2, MATCHES, true)),
      peer: boardgameIo,
    },
    {
      name: 'dragon-farkle: random play, events off',
      unit: 'decisions/s',
      rounds: 5,
      ours: () => perSecond(() => playRandomly(dragonFarkle, OPTIONS, 2, MATCHES, false)),
      peer: boardgameIo,
    },
    {
      name: 'dragon-farkle: copy of a state',
      unit: 'copies/s',
      rounds: 5,
      ours: () => copiesPerSecond(() => dragonFarkle.copy(middle)),
      peer: { name: 'structuredClone', measure: () => copiesPerSecond(() => structuredClone(middle)) },
    },
    {
      name: 'dragon-farkle: size of a state',
      unit: 'bytes of JSON',
      rounds: 1,
      ours: () => JSON.stringify(middle).length,
    },
  ];
}
