// Tasks of Etchinstone: one card or one answer is asked for, and every choice is tried in the same possible worlds.
import { DRAGONS, type EtchinstoneState, type EtchinstoneView, etchinstone, FACE } from '@wyrmtable/etchinstone';
import { type AnyGame, type Chance, type Choice, type Question, swiftChance } from '@wyrmtable/kernel';
import { etchinstoneBots } from '../etchinstone/index.ts';
import { courseOf } from '../etchinstone/play/policy.ts';
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

/** What the first region decides lies too far from the end: luck on the way outweighs it, and no play shows it. */
const NEAR = 2;
const themeOf = ({ step, region }: EtchinstoneState): Theme | null => (region < NEAR ? null : (THEMED[step] ?? null));

function weigh({ choices, sample, seed }: Asked, care: number): Weighed[] {
  if (themeOf(sample()) === null) return [];
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

/** Luck is a deck shuffled anew: once a region, before the final battle, and when somebody regroups there. */
const STAGES = 64;
const moment = ({ region, stage, discard }: EtchinstoneState): number =>
  stage === 'region' || stage === 'setup' ? region : STAGES + discard.length;

/** Cards that a library may have. */
const CARDS = 64;
const PLACES = 2 ** 31;

/** Every card has a place of its own in a shuffle: where one is missing, all others lie as they would beside it. */
function steadyChance(seed: number): Chance {
  const swift = swiftChance(seed);
  return {
    at: 0,
    below: (n) => swift.below(n),
    shuffle(list) {
      const places = Array.from({ length: CARDS }, () => swift.below(PLACES));
      list.sort((a, b) => (places[Number(a)] ?? 0) - (places[Number(b)] ?? 0));
    },
  };
}

export const etchinstoneSetter: Setter = {
  game: etchinstone as AnyGame,
  bots: etchinstoneBots,
  table,
  theme: themeOf,
  weigh,
  lead,
  player: { moment, bot: etchinstoneBots.adept.bot, quick: null, path: courseOf, luck: steadyChance },
  patience: { turns: 0, worlds: 1600, sure: 3, least: 0.04, hopeless: 1, told: 600 },
  margin: () => 0.05,
  courses: 160,
  sure: 3,
  plain: 0.72,
  most: 6,
  mostOfTheme: 3,
};
