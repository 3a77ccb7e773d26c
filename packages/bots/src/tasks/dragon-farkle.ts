// Tasks of Dragon Farkle: exact worths where rolls are solved, courses in the same possible worlds everywhere else.
import { dragonFarkle, type FarkleState, type FarkleView, kindOf } from '@wyrmtable/dragon-farkle';
import { type AnyGame, type Choice, PASS, type Question, swiftChance } from '@wyrmtable/kernel';
import { dragonFarkleBots } from '../dragon-farkle/index.ts';
import { isSolved, worthAtDice } from '../dragon-farkle/master/rolls.ts';
import { playOn } from '../dragon-farkle/master/search.ts';
import { paired } from '../review/paired.ts';
import type { Weighed } from '../review/reviewer.ts';
import type { Lead, Setter, TaskTable } from './setter.ts';
import type { Theme } from './task.ts';

type Asked = Question<FarkleState, FarkleView>;

/** Two heroes in two matches of three, else three. */
const LARGER = 3;
const STYLES = ['adept', 'bold', 'careful'];

function table(number: number): TaskTable {
  const seats = number % LARGER === LARGER - 1 ? 3 : 2;
  const levels = Array.from({ length: seats }, (_, seat) => STYLES[(number + seat) % STYLES.length] ?? 'adept');
  return { options: {}, seats, levels };
}

const LUCK = 0x5_0000_0000;
/** Worlds of a glance. */
const GLANCE = 60;

function weigh({ seat, choices, sample, seed }: Asked, care: number): Weighed[] {
  const world = sample();
  if (isSolved(world)) {
    const worthOf = worthAtDice(world);
    return choices.map((choice) => ({ choice, win: worthOf(choice) }));
  }
  const sums = choices.map(() => 0);
  const worlds = GLANCE * care;
  for (let number = 0; number < worlds; number++) {
    const here = sample();
    choices.forEach((choice, i) => {
      sums[i] = (sums[i] ?? 0) + playOn(here, seat, choice, swiftChance(LUCK + seed + number));
    });
  }
  return choices.map((choice, i) => ({ choice, win: (sums[i] ?? 0) / worlds }));
}

function lead({ seat, sample, seed }: Asked, better: Choice, other: Choice, courses: number): Lead {
  const { cost, error } = paired(better, courses, (number) => {
    const world = sample();
    const luck = LUCK + seed + number;
    return playOn(world, seat, better, swiftChance(luck)) - playOn(world, seat, other, swiftChance(luck));
  });
  return { by: cost, error };
}

function theme({ step }: FarkleState, choices: readonly Choice[], answer: Choice): Theme | null {
  const kind = kindOf(answer);
  if (kind === 'use') return 'card';
  if (answer === PASS) return choices.some((one) => kindOf(one) === 'use') ? 'card' : null;
  switch (step) {
    case 'choose':
      return 'keep';
    case 'decide':
      return 'stop';
    case 'turn':
      return 'plan';
    default:
      return null;
  }
}

/** Luck by turn and roll. */
const ROLLS = 16;
const moment = ({ turn, rolls }: FarkleState): number => turn * ROLLS + Math.min(rolls, ROLLS - 1);

/** What is solved exactly needs less room than what is tried. */
const MARGIN: Partial<Readonly<Record<Theme, number>>> = { keep: 0.012, stop: 0.012 };
const WIDE = 0.03;

export const dragonFarkleSetter: Setter = {
  game: dragonFarkle as AnyGame,
  bots: dragonFarkleBots,
  table,
  theme,
  weigh,
  lead,
  player: { moment, bot: dragonFarkleBots.adept.bot, quick: null },
  patience: { turns: 0, worlds: 8000, sure: 3, least: 0, hopeless: 2, told: 0 },
  margin: (asked) => MARGIN[asked] ?? WIDE,
  courses: 1000,
  sure: 3,
  plain: 0.72,
  most: 6,
  mostOfTheme: 3,
};
