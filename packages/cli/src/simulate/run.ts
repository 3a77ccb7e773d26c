// Plays a span of games of a run, one after another, and counts what happened.
import {
  type AnyBot,
  type AnyGame,
  type Brought,
  type Chance,
  type Choice,
  chachaChance,
  commitment,
  derivedSeed,
  digest,
  type Emit,
  type Game,
  type Happening,
  isRefusal,
  type Manifest,
  type Outcome,
  type Position,
  proceed,
  question,
  recorded,
  type Seat,
  type Seed,
  start,
  streamKey,
  unlessMissing,
} from '@wyrmtable/kernel';
import type { BotLevel, GameId, RegisteredGame } from '@wyrmtable/registry';
import { saveMatch } from './save.ts';

/** A game longer than this is given up: a limit of the runner, never of the rules. */
export const CUT_OFF = 100_000;

/** Everything that decides how the games go; plain data, so that it can cross to a worker. */
export interface Run {
  readonly game: GameId;
  readonly seed: number;
  readonly options: object;
  /** What is played with, and what of it does not ship. */
  readonly content: Manifest;
  readonly brought: Brought;
  /** The level of each seat's bot. */
  readonly bots: readonly string[];
  /** How long thinking bots think, in iterations; null for each level's own. */
  readonly budget: number | null;
  /** The folder for match files, or null. */
  readonly save: string | null;
}

/** What the games from `from` on came to, each list in their order. */
export interface Tally {
  readonly from: number;
  readonly digests: string[];
  /** Decisions of each game. */
  readonly lengths: number[];
  readonly scores: number[];
  /** By seat. */
  readonly wins: number[];
  draws: number;
  losses: number;
  unfinished: number;
  forced: number;
}

/** What a blind bot is shown instead of a view and of possible worlds. */
const NOTHING = {};
function noWorld(): never {
  throw new Error('a blind bot asked for a possible world');
}

/** The answer of a seat's bot; `seed` makes it repeatable. */
export type Ask = (state: Position, seat: Seat, choices: readonly Choice[], seed: number) => Choice;

export function asker(game: AnyGame, { bot, budget }: BotLevel): Ask {
  // View and possible worlds cost more than the whole move, so nobody makes them for a bot that never looks.
  if (isBlind(bot)) {
    return (_, seat, choices, seed) => bot.answer({ seat, view: NOTHING, choices, sample: noWorld, budget, seed });
  }
  return (state, seat, choices, seed) => {
    const choice = bot.answer(question(game, state, seat, budget, seed));
    if (!choices.includes(choice)) throw new RangeError(`a bot answered ${choice}, which is not among its choices`);
    return choice;
  };
}

function isBlind(bot: AnyBot): boolean {
  return bot.blind === true;
}

/** Decision k of a game gets this plus k; it tells nothing of the dice, because it comes from the commitment. */
export function firstBotSeed(seed: Seed): number {
  return Number.parseInt(commitment(seed).slice(0, 12), 16);
}

function count(tally: Tally, outcome: Outcome): void {
  if (outcome.score !== undefined) tally.scores.push(outcome.score);
  if (outcome.kind === 'draw') tally.draws++;
  else if (outcome.kind === 'lost') tally.losses++;
  else for (const seat of outcome.winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
}

/** Who hears of what happens and of what is chosen, where somebody wants to. */
export interface Listeners<E extends Happening> {
  readonly emit?: Emit<E>;
  readonly chose?: (choice: Choice) => void;
}

export interface Length {
  /** Choices made among two or more, and choices with a single option. */
  readonly decisions: number;
  readonly forced: number;
  readonly finished: boolean;
}

/** One game to its end or the cut-off. */
export function playOut<S extends Position, E extends Happening>(
  game: Game<S, object, E, object>,
  state: S,
  chance: Chance,
  asks: readonly Ask[],
  botSeed: number,
  { emit = null, chose }: Listeners<E> = {},
): Length {
  let decisions = 0;
  let forced = 0;
  for (;;) {
    const seat = game.toMove(state);
    if (seat === null) return { decisions, forced, finished: true };
    if (decisions + forced >= CUT_OFF) return { decisions, forced, finished: false };
    const choices = game.choices(state);
    let choice: Choice;
    if (choices.length === 1) {
      forced++;
      choice = choices[0] as Choice;
    } else {
      choice = (asks[seat] as Ask)(state, seat, choices, botSeed + decisions);
      decisions++;
    }
    chose?.(choice);
    proceed(game, state, choice, chance, emit);
  }
}

/** Plays games `from` to `to` − 1. */
export function playSpan(
  { game, bots }: RegisteredGame,
  run: Run,
  from: number,
  to: number,
  done: (games: number) => void = () => {},
): Tally {
  const seats = run.bots.length;
  const asks = run.bots.map((level) => {
    const { bot, budget } = bots[level] as BotLevel;
    return asker(game, { bot, budget: run.budget ?? budget });
  });
  const wins = Array<number>(seats).fill(0);
  const tally: Tally = {
    from,
    digests: [],
    lengths: [],
    scores: [],
    wins,
    draws: 0,
    losses: 0,
    unfinished: 0,
    forced: 0,
  };
  for (let i = from; i < to; i++) {
    const seed = derivedSeed(run.seed, i);
    const stream = chachaChance(streamKey(seed, []));
    const results: number[] = [];
    const log: Choice[] = [];
    const saving = run.save !== null;
    const chance = saving ? recorded(stream, results) : stream;
    const state = start(game, run.options, seats, chance, run.content);
    const listeners = saving ? { chose: (choice: Choice) => log.push(choice) } : {};
    const played = unlessMissing(() => playOut(game, state, chance, asks, firstBotSeed(seed), listeners));
    // Stopped because something in it would not have ended.
    const { decisions, forced, finished } = isRefusal(played) ? { decisions: 0, forced: 0, finished: false } : played;
    tally.lengths.push(decisions);
    tally.forced += forced;
    if (!finished) tally.unfinished++;
    const final = digest(state);
    tally.digests.push(final);
    const outcome = game.outcome(state);
    if (outcome !== null) count(tally, outcome);
    if (run.save !== null) saveMatch(run.save, game, run, i, { seed, results, choices: log, digest: final });
    done(i + 1 - from);
  }
  return tally;
}
