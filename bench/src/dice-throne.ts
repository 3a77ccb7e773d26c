// Dice Throne beside a fast rules engine (chessops) and a rules-heavy battle (Pokémon Showdown's simulator).
import { readdirSync, readFileSync } from 'node:fs';
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { question } from '@wyrmtable/kernel';
import { adeptDuels } from './adept-duels.ts';
import { type Contest, copiesPerSecond, perSecond } from './measure.ts';
import { middleOf, playByBot, playRandomly } from './ours.ts';
import { chess, showdown } from './peers.ts';
import { type Served, serveDuels } from './served.ts';
import { slowestAnswer } from './slowest.ts';

const OPTIONS = { promo: false };
const ROUNDS = 7;

/** The longest of the files that hold a hero each. */
function longestHero(): number {
  const folder = new URL('./heroes/', import.meta.resolve('@wyrmtable/dice-throne'));
  const heroes = readdirSync(folder).filter((name) => name !== 'index.ts');
  return Math.max(...heroes.map((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n').length));
}

/** Duels after which a thread is warm, and over which it is measured then. */
const WARM = 80;

/** Enough for one measurement of a few seconds, and as much as `master` has by itself. */
const COURSES = 6000;

/** Somebody holds dice and may throw again: there `master` spends its whole budget. */
const atTheDice = (state: ThroneState): boolean => state.asking === 'roll' && state.rolls > 0;

export function diceThroneContests(): Contest[] {
  const middle = middleOf(diceThrone, OPTIONS, 2, 150);
  const rolling = middleOf(diceThrone, OPTIONS, 2, 150, atTheDice);
  // Two figures of the same duels.
  let served: Promise<Served> | null = null;
  const serving = (): Promise<Served> => {
    served ??= serveDuels(4);
    return served;
  };
  return [
    {
      name: 'dice-throne: random play',
      unit: 'decisions/s',
      rounds: ROUNDS,
      ours: () => perSecond(() => playRandomly(diceThrone, OPTIONS, 2, 200, false)),
      peer: chess,
    },
    {
      name: 'dice-throne: duels of random players',
      unit: 'duels/s',
      rounds: ROUNDS,
      ours: () => perSecond(() => playByBot(diceThrone, OPTIONS, 2, 50, diceThroneBots.random.bot)),
      peer: showdown,
    },
    {
      name: 'dice-throne: duels of eager players',
      unit: 'duels/s',
      rounds: ROUNDS,
      ours: () => perSecond(() => playByBot(diceThrone, OPTIONS, 2, 300, diceThroneBots.eager.bot)),
      peer: showdown,
    },
    {
      name: 'dice-throne: duels of adept players',
      unit: 'duels/s',
      rounds: 3,
      ours: () => perSecond(() => playByBot(diceThrone, OPTIONS, 2, 10, diceThroneBots.adept.bot)),
      peer: showdown,
    },
    {
      name: 'dice-throne: duels of adept on a warm thread',
      unit: 'duels/s of processor',
      rounds: 3,
      ours: () => adeptDuels(WARM),
    },
    { name: 'dice-throne: slowest answer of adept', unit: 'ms of processor', rounds: 3, ours: slowestAnswer },
    {
      name: 'dice-throne: search of master',
      unit: 'courses/s',
      rounds: 3,
      ours: () =>
        perSecond(() => {
          diceThroneBots.master.bot.answer(question(diceThrone, rolling, rolling.asked, COURSES, 7));
          return COURSES;
        }),
    },
    {
      name: 'dice-throne: copy of a duel',
      unit: 'copies/s',
      rounds: ROUNDS,
      ours: () => copiesPerSecond(() => diceThrone.copy(middle)),
      peer: { name: 'structuredClone', measure: () => copiesPerSecond(() => structuredClone(middle)) },
    },
    {
      name: 'dice-throne: size of a state',
      unit: 'bytes of JSON',
      rounds: 1,
      ours: () => JSON.stringify(middle).length,
    },
    {
      name: 'dice-throne: a move to one client',
      unit: 'bytes',
      rounds: 1,
      ours: async () => (await serving()).bytes,
    },
    {
      name: 'dice-throne: server at work for a move',
      unit: 'ms of processor',
      rounds: 1,
      ours: async () => (await serving()).serverTime,
    },
    { name: 'dice-throne: the longest hero', unit: 'lines', rounds: 1, ours: longestHero },
  ];
}
