// Tasks of Etchinstone: one card or one answer is asked for, and every choice is tried in the same possible worlds.
import { DRAGONS, type EtchinstoneState, type EtchinstoneView, etchinstone, FACE } from '@wyrmtable/etchinstone';
import type { AnyGame, Choice, Question } from '@wyrmtable/kernel';
import { etchinstoneBots } from '../etchinstone/index.ts';
import { compare } from '../etchinstone/search.ts';
import { paired } from '../review/paired.ts';
import type { Weighed } from '../review/reviewer.ts';
import type { Lead, Setter, TaskTable } from './setter.ts';
import type { Theme } from './task.ts';

type Asked = Question<EtchinstoneState, EtchinstoneView>;

/** Where games are won by everybody there is nothing to ask. */
const HARD = ['dontEvenTry', 'impossible', 'hard'] as const;

function table(number: number): TaskTable {
  const dragon = DRAGONS[number % DRAGONS.length]?.id;
  const difficulty = HARD[Math.floor(number / DRAGONS.length) % HARD.length];
  return { options: { dragon, difficulty }, seats: 1, levels: [number % 2 === 0 ? 'adept' : 'novice'] };
}

/** A single card or answer; a whole arrangement is no single choice. */
const THEMED: Partial<Readonly<Record<EtchinstoneState['step'], Theme>>> = {
  challenge: 'road',
  absorb: 'harm',
  upgrade: 'growth',
  regroup: 'plan',
};
/** Worlds of a glance. */
const GLANCE = 8;

function weigh({ choices, sample, seed }: Asked, care: number): Weighed[] {
  if (THEMED[sample().step] === undefined) return [];
  const ways = choices.map((choice) => [choice]);
  return compare(ways, sample, GLANCE * care, seed).map(({ win }, i) => ({ choice: choices[i] ?? FACE, win }));
}

function lead({ sample, seed }: Asked, better: Choice, other: Choice, courses: number): Lead {
  const { cost, error } = paired(better, courses, (world) => {
    const [best, own] = compare([[better], [other]], sample, 1, seed + world);
    return (best?.win ?? 0) - (own?.win ?? 0);
  });
  return { by: cost, error };
}

export const etchinstoneSetter: Setter = {
  game: etchinstone as AnyGame,
  bots: etchinstoneBots,
  table,
  theme: ({ step }: EtchinstoneState) => THEMED[step] ?? null,
  weigh,
  lead,
  // What is left to luck lies in the deck, and that is dealt with the world.
  player: { moment: () => 0, bot: etchinstoneBots.adept.bot, quick: null },
  patience: { turns: 0, worlds: 2400, sure: 3, least: 0, hopeless: 2 },
  margin: () => 0.015,
  courses: 160,
  sure: 3,
  plain: 0.72,
  most: 5,
  mostOfTheme: 3,
};
