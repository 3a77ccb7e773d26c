// Our own games at random play, as `simulate` plays them.
import {
  type AnyBot,
  type AnyGame,
  chachaChance,
  derivedSeed,
  type Game,
  type Happening,
  type Position,
  proceed,
  question,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';

/** Plays whole matches by random legal choices; gives decisions made among two or more. */
export function playRandomly(game: AnyGame, options: object, seats: number, games: number, events: boolean): number {
  let decisions = 0;
  let heard = 0;
  const emit = events ? () => heard++ : null;
  for (let i = 0; i < games; i++) {
    const chance = chachaChance(streamKey(derivedSeed(7, i), []));
    const whim = swiftChance(i);
    const state = start(game, options, seats, chance);
    while (game.toMove(state) !== null) {
      const choices = game.choices(state);
      if (choices.length > 1) decisions++;
      proceed(game, state, choices[whim.below(choices.length)] ?? 0, chance, emit);
    }
  }
  return decisions;
}

/** What a blind bot is given instead of a view and of possible worlds. */
const NOTHING = {};
function noWorld(): never {
  throw new Error('a blind bot asked for a possible world');
}

/** Plays whole matches with one bot in every seat; gives the matches played. */
export function playByBot(game: AnyGame, options: object, seats: number, games: number, bot: AnyBot): number {
  for (let i = 0; i < games; i++) {
    const chance = chachaChance(streamKey(derivedSeed(7, i), []));
    const state = start(game, options, seats, chance);
    for (let seed = i * 10_000; ; seed++) {
      const seat = game.toMove(state);
      if (seat === null) break;
      const choices = game.choices(state);
      const ask = () =>
        bot.blind
          ? { seat, view: NOTHING, choices, sample: noWorld, budget: 0, seed }
          : question(game, state, seat, 0, seed);
      proceed(game, state, choices.length === 1 ? (choices[0] ?? 0) : bot.answer(ask()), chance);
    }
  }
  return games;
}

/** A state from the middle of a match, the first after so many choices that suits. */
export function middleOf<S extends Position>(
  game: Game<S, object, Happening, object>,
  options: object,
  seats: number,
  choicesMade: number,
  suits: (state: S) => boolean = () => true,
): S {
  const chance = chachaChance(streamKey(derivedSeed(7, 0), []));
  const whim = swiftChance(1);
  const state = start(game, options, seats, chance);
  for (let i = 0; i < choicesMade || !suits(state); i++) {
    const choices = game.choices(state);
    proceed(game, state, choices[whim.below(choices.length)] ?? 0, chance);
  }
  return state;
}
