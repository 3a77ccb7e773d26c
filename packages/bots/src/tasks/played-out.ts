// The last test of a task, which shares nothing with how it is made: every choice is played on to the end of the match in redealt
// worlds, and nothing but who won is counted.
import {
  type AnyBot,
  type AnyGame,
  type Chance,
  type Choice,
  type Position,
  type Question,
  question,
  type Seat,
  swiftChance,
} from '@wyrmtable/kernel';

interface Playing {
  /** A number for what is being decided by luck: equal ones share luck, so that courses differ by what was chosen. */
  moment(state: Position): number;
  /** Turns begun, where courses may be finished by a quicker hand. */
  turn(state: Position): number;
  /** Quick courses from there to the end, so many of them: the share that the seat wins. */
  finish(state: Position, seat: Seat, luck: number, courses: number): number;
  /** What the bot does there until something new is learned, where it thinks that far at once. */
  path(state: Position, choices: readonly Choice[]): readonly Choice[];
}
/** Methods' types, so that a game may ask for a state of its own. */
export interface Player {
  readonly moment: Playing['moment'];
  /** Who plays on. */
  readonly bot: AnyBot;
  readonly path?: Playing['path'];
  /** Luck of one moment, where a game can hold courses together better than the same stream of words does. */
  readonly luck?: (seed: number) => Chance;
  /** Null where the bot is quick enough to play to the end. */
  readonly quick: { readonly turn: Playing['turn']; readonly finish: Playing['finish'] } | null;
}

/** Choices after which a match counts as drawn. */
const LONGEST = 5000;
/** Streams of luck of one course, by moment, and of one moment's questions. */
const MOMENTS = 0x8000;
const STEPS = 32;
/** Quick courses that finish one. */
const TAILS = 10;

function wonBy(game: AnyGame, state: Position, seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome === null || outcome.kind === 'draw') return 0.5;
  return outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : 0;
}

/**
 * One course from there to the end of the match; `turns` of it are played by the bot, the rest by the quick hand. The world is used
 * up.
 */
function courseOf(
  game: AnyGame,
  { moment, bot, quick, path, luck: luckOf = swiftChance }: Player,
  world: Position,
  seat: Seat,
  choice: Choice,
  luck: number,
  turns: number,
): number {
  const last = (quick?.turn(world) ?? 0) + turns;
  let now = moment(world);
  let chance = luckOf(luck * MOMENTS + now);
  let step = 0;
  game.apply(world, choice, chance, null);
  for (let i = 0; i < LONGEST; i++) {
    const asked = game.toMove(world);
    if (asked === null) break;
    if (quick !== null && quick.turn(world) >= last) return quick.finish(world, seat, luck * TAILS, TAILS);
    const next = moment(world);
    if (next !== now) {
      now = next;
      step = 0;
      chance = luckOf(luck * MOMENTS + now);
    }
    const choices = game.choices(world, asked);
    if (path !== undefined) {
      for (const choice of path(world, choices)) game.apply(world, choice, chance, null);
      continue;
    }
    const [only = 0] = choices;
    const seed = (luck * MOMENTS + now) * STEPS + step++;
    game.apply(world, choices.length === 1 ? only : bot.answer(question(game, world, asked, 0, seed)), chance, null);
  }
  return wonBy(game, world, seat);
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** How far one choice leads another in chances to win, and a standard error of that. */
interface Gap {
  readonly by: number;
  readonly error: number;
}

function gapIn(gaps: readonly number[]): Gap {
  const by = mean(gaps);
  const variance = mean(gaps.map((gap) => (gap - by) ** 2));
  // What never varied in a few worlds may still do so: as if one of them had gone a third of the other way.
  return { by, error: Math.sqrt((variance + 0.1 / gaps.length) / gaps.length) };
}

/** How long a position is played out, and what it takes to be sure. */
export interface Patience {
  /** Turns that the bot plays of each course. */
  readonly turns: number;
  /** Worlds in which the answer is held against one other choice, at most. */
  readonly worlds: number;
  /** The answer leads when it is ahead by so many standard errors, and by so much in chances to win. */
  readonly sure: number;
  readonly least: number;
  /** It is given up when even so many standard errors more would not make that lead. */
  readonly hopeless: number;
  /** Worlds in which what is told of each choice is measured, whatever comes out; 0 where the looks themselves are told. */
  readonly told: number;
}

/** The share of matches that each choice wins in so many worlds, all of them with the same worlds and luck: what is told of it. */
export function sharesWon(
  game: AnyGame,
  player: Player,
  { seat, sample, seed }: Question<Position, object>,
  choices: readonly Choice[],
  { turns, told }: Pick<Patience, 'turns' | 'told'>,
): number[] {
  const sums = choices.map(() => 0);
  for (let number = 0; number < told; number++) {
    const world = sample();
    choices.forEach((choice, i) => {
      sums[i] = (sums[i] ?? 0) + courseOf(game, player, game.copy(world), seat, choice, seed + number, turns);
    });
  }
  return sums.map((sum) => sum / told);
}

export interface PlayedOut extends Gap {
  /** Whether the answer did better than each of the others, and whether that is as sure as was asked for; or that it did not. */
  readonly agrees: boolean;
  readonly clear: boolean;
  /** The one that it leads the least, in standard errors. */
  readonly rival: Choice;
  readonly courses: number;
}

/** Worlds before anything is decided, and between two looks. */
const LEAST = 8;
const LOOK = 4;

/** The answer held against others, one after another, until one is not led. All of them share worlds and luck. */
export function playOut(
  game: AnyGame,
  player: Player,
  { seat, sample, seed }: Question<Position, object>,
  answer: Choice,
  others: readonly Choice[],
  { turns, worlds, sure, least, hopeless }: Patience,
): PlayedOut {
  let courses = 0;
  const dealt: Position[] = [];
  const own: number[] = [];
  const won = (choice: Choice, number: number): number => {
    courses++;
    const world = dealt[number] ?? sample();
    dealt[number] = world;
    return courseOf(game, player, game.copy(world), seat, choice, seed + number, turns);
  };
  const against = (rival: Choice): Gap => {
    const gaps: number[] = [];
    for (let number = 0; number < worlds; number++) {
      const better = own[number] ?? won(answer, number);
      own[number] = better;
      gaps.push(better - won(rival, number));
      if (gaps.length < LEAST || gaps.length % LOOK !== 0) continue;
      const { by, error } = gapIn(gaps);
      if (by >= Math.max(least, sure * error) || by + hopeless * error < least) break;
      // Not once a difference: the same comes about a moment later.
      if (least > 0 && gaps.every((gap) => gap === 0)) break;
    }
    return gapIn(gaps);
  };
  let closest: (Gap & { readonly rival: Choice }) | null = null;
  for (const rival of others) {
    const gap = against(rival);
    if (closest === null || gap.by / gap.error < closest.by / closest.error) closest = { ...gap, rival };
    if (gap.by <= 0 || (least > 0 && gap.by < Math.max(least, sure * gap.error))) break;
  }
  if (closest === null) throw new RangeError('a position with nothing to ask');
  const { by, error } = closest;
  const clear = by > 0 ? by >= Math.max(least, sure * error) : by <= -sure * error;
  return { agrees: by > 0, clear, ...closest, courses };
}
