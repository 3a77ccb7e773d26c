// Tasks of Dice Throne: duels of all pairs of heroes, positions weighed by master's judgement and played out to the end.
import { diceThrone, HEROES, kindOf, type ThroneState, type ThroneView } from '@wyrmtable/dice-throne';
import { STEPS } from '@wyrmtable/dice-throne/inside';
import { type AnyGame, type Choice, PASS, type Question } from '@wyrmtable/kernel';
import { appraise } from '../dice-throne/appraise.ts';
import { diceThroneBots } from '../dice-throne/index.ts';
import { stakeIn } from '../dice-throne/judge/stake.ts';
import { FARSIGHTED } from '../dice-throne/play/mind.ts';
import { askNow } from '../dice-throne/play/outlook.ts';
import { shareWon } from '../dice-throne/search/played-out.ts';
import { turnsAhead } from '../dice-throne/search/turn-rollouts.ts';
import { paired } from '../review/paired.ts';
import type { Weighed } from '../review/reviewer.ts';
import type { Lead, Setter, TaskTable } from './setter.ts';
import type { Theme } from './task.ts';

type Asked = Question<ThroneState, ThroneView>;

/** A step without a common divisor with the number of pairs: all of them come up before one comes again. */
const STEP = 37;
/** In one match of three somebody plays like a beginner, so that positions are of all kinds. */
const UNEVEN = 3;

function table(number: number): TaskTable {
  const count = HEROES.length;
  const pair = (number * STEP + Math.floor(number / count ** 2)) % count ** 2;
  const heroes = [Math.floor(pair / count), pair % count].map((hero) => HEROES[hero]?.id ?? '');
  const levels = number % UNEVEN === 0 ? ['adept', 'novice'] : ['adept', 'adept'];
  return { options: { mode: 'duel', heroes }, seats: 2, levels };
}

/** Courses for all choices at a glance. */
const GLANCE = 160;

function weigh({ seat, choices, sample, seed }: Asked, care: number): Weighed[] {
  return appraise(sample(), seat, choices, GLANCE * care, seed).map(({ choice, worth }) => ({ choice, win: worth }));
}

const LUCK = 0x5_0000_0000;
/** As master's search looks ahead. */
const ahead = turnsAhead(stakeIn(FARSIGHTED.eye));

function lead({ seat, sample, seed }: Asked, better: Choice, other: Choice, courses: number): Lead {
  const { cost, error } = paired(better, courses, (number) => {
    const world = askNow(sample(), seat);
    const luck = LUCK + seed + number;
    return ahead(world, seat, better, luck) - ahead(world, seat, other, luck);
  });
  return { by: cost, error };
}

/** Luck by turn, step of the turn and roll: what another choice leads to meets the same dice again as soon as it can. */
const ROLLS = 8;
const moment = ({ turn, step, rolls }: ThroneState): number =>
  (turn * STEPS.length + STEPS.indexOf(step)) * ROLLS + Math.min(rolls, ROLLS - 1);

/** So low that this turn may end it, and so sure that it is about that. */
const LOW = 16;
const SURE_TO_WIN = 0.7;

/** In the roller's own turn, with the other side within reach. */
function isLethal({ players, active, asked, health }: ThroneState, win: number): boolean {
  const own = players[asked]?.dial;
  return active === asked && win >= SURE_TO_WIN && health.some((left, dial) => dial !== own && left <= LOW);
}

const isOfCard = (choice: Choice): boolean => {
  const kind = kindOf(choice);
  return kind === 'play' || kind === 'spend';
};

function themeAtDice({ rolls, attempts }: ThroneState, answer: Choice): Theme | null {
  // The first roll of all dice is no question.
  if (isOfCard(answer)) return 'card';
  if (kindOf(answer) === 'roll') return rolls === 0 ? null : 'keep';
  return attempts > 0 ? 'stop' : 'attack';
}

function themed(state: ThroneState, choices: readonly Choice[], answer: Choice): Theme | null {
  const { asking, active, asked } = state;
  if (asking === 'order' || asking === 'pay') return null;
  if (asking === 'roll') return themeAtDice(state, answer);
  // To defend oneself at all is no question; by which ability is one.
  if (kindOf(answer) === 'defend') return choices.filter((one) => kindOf(one) === 'defend').length > 1 ? 'guard' : null;
  if (isOfCard(answer)) return active !== asked && asking === 'window' ? 'guard' : 'card';
  return isWait(answer) && choices.some(isOfCard) ? 'card' : null;
}

function theme(state: ThroneState, choices: readonly Choice[], answer: Choice, win: number): Theme | null {
  const found = themed(state, choices, answer);
  return found !== null && found !== 'guard' && !isWait(answer) && isLethal(state, win) ? 'lethal' : found;
}

const isWait = (choice: Choice): boolean => choice === PASS || kindOf(choice) === 'proceed';

const MARGIN: Partial<Readonly<Record<Theme, number>>> = {
  keep: 0.03,
  stop: 0.025,
  attack: 0.04,
  guard: 0.045,
  lethal: 0.03,
};
const WIDE = 0.06;

export const diceThroneSetter: Setter = {
  game: diceThrone as AnyGame,
  bots: diceThroneBots,
  table,
  theme,
  weigh,
  lead,
  player: { moment, bot: diceThroneBots.adept.bot, quick: { turn: ({ turn }: ThroneState) => turn, finish: shareWon } },
  patience: { turns: 2, worlds: 96, sure: 3, least: 0.03, hopeless: 0.75, told: 64 },
  margin: (theme) => MARGIN[theme] ?? WIDE,
  courses: 300,
  sure: 4,
  plain: 0.8,
  most: 12,
  mostOfTheme: 3,
};
