// Our own games at random play, as `simulate` plays them.
import {
  type AnyGame,
  chachaChance,
  derivedSeed,
  type Game,
  type Happening,
  type Position,
  proceed,
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

/** A state from the middle of a match. */
export function middleOf<S extends Position>(
  game: Game<S, object, Happening, object>,
  options: object,
  seats: number,
  choicesMade: number,
): S {
  const chance = chachaChance(streamKey(derivedSeed(7, 0), []));
  const whim = swiftChance(1);
  const state = start(game, options, seats, chance);
  for (let i = 0; i < choicesMade; i++) {
    const choices = game.choices(state);
    proceed(game, state, choices[whim.below(choices.length)] ?? 0, chance);
  }
  return state;
}
