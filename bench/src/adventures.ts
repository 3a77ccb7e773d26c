// Adventures: how fast it plays, how large a campaign's state is, what a move sends, and how soon a whole campaign is taken up again.
import { adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import {
  type Choice,
  chachaChance,
  derivedSeed,
  diffBetween,
  proceed,
  question,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { type Contest, copiesPerSecond, perSecond } from './measure.ts';
import { middleOf, playRandomly } from './ours.ts';
import { chess } from './peers.ts';

const OPTIONS = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;
const ROUNDS = 7;
const SEATS = 2;

const begin = () => {
  const chance = chachaChance(streamKey(derivedSeed(7, 0), []));
  return { chance, state: start(adventures, OPTIONS, SEATS, chance) };
};

/** The choices of a campaign that `eager` plays to its end. */
function campaignLog(): Choice[] {
  const { chance, state } = begin();
  const log: Choice[] = [];
  for (let seat = adventures.toMove(state); seat !== null; seat = adventures.toMove(state)) {
    const choice = adventuresBots.eager.bot.answer(question(adventures, state, seat, 0, log.length));
    log.push(choice);
    proceed(adventures, state, choice, chance);
  }
  return log;
}

/** What one watcher is told of a move, on average over the first choices of a log: events and what changed in the view. */
function bytesOfMove(log: readonly Choice[]): number {
  const { chance, state } = begin();
  let bytes = 0;
  let seen = adventures.view(state, 0);
  for (const choice of log) {
    proceed(adventures, state, choice, chance, (event) => {
      bytes += JSON.stringify(adventures.show(event, 0)).length;
    });
    const view = adventures.view(state, 0);
    bytes += JSON.stringify(diffBetween(seen, view)).length;
    seen = view;
  }
  return bytes / log.length;
}

const MOVES = 2000;
const COPIES = 4000;

export function adventuresContests(): Contest[] {
  const middle = middleOf(adventures, OPTIONS, SEATS, 150);
  let played: Choice[] | null = null;
  const log = (): Choice[] => {
    played ??= campaignLog();
    return played;
  };
  return [
    {
      name: 'adventures: random play',
      unit: 'decisions/s',
      rounds: ROUNDS,
      ours: () => perSecond(() => playRandomly(adventures, { ...OPTIONS, scenario: 1 }, SEATS, 20, false)),
      peer: chess,
    },
    {
      name: 'adventures: a campaign played again from its log',
      unit: 'choices/s',
      rounds: 3,
      ours: () =>
        perSecond(() => {
          const { chance, state } = begin();
          for (const choice of log()) proceed(adventures, state, choice, chance);
          return log().length;
        }),
    },
    {
      name: 'adventures: copy of a campaign',
      unit: 'copies/s',
      rounds: ROUNDS,
      ours: () => copiesPerSecond(() => adventures.copy(middle), COPIES),
      peer: { name: 'structuredClone', measure: () => copiesPerSecond(() => structuredClone(middle), COPIES) },
    },
    {
      name: 'adventures: size of a state',
      unit: 'bytes of JSON',
      rounds: 1,
      ours: () => JSON.stringify(middle).length,
    },
    {
      name: 'adventures: what a move tells one watcher',
      unit: 'bytes',
      rounds: 1,
      ours: () => bytesOfMove(log().slice(0, MOVES)),
    },
  ];
}
