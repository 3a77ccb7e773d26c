// A player made of code: what it is asked, and how the host asks without showing it the true state.
import { swiftChance } from './chance.ts';
import type { AnyGame, Choice, Game, Happening, Position, Reason, Seat } from './game.ts';

/** Everything a bot may use: its view, its choices and possible worlds. */
export interface Question<S extends Position, V extends object> {
  readonly seat: Seat;
  readonly view: V;
  readonly choices: readonly Choice[];
  /** A fresh copy of the state with everything the seat cannot know redealt. */
  sample(): S;
  /** How long to think, counted in iterations so that the answer does not depend on the machine. */
  readonly budget: number;
  /** Equal questions with equal seeds get equal answers. */
  readonly seed: number;
}

export type Bot<S extends Position, V extends object> = (question: Question<S, V>) => Choice;

/** A bot whose game the caller does not care about (compared loosely on purpose, like AnyGame). */
export interface AnyBot {
  /** Looks at nothing but its choices and its seed, so that the host may leave view and possible worlds unmade. */
  readonly blind?: true;
  answer(question: Question<Position, object>): Choice;
  /**
   * Why it makes that choice, where that is worth saying to those it plays with: what decided, and nothing that was found
   * afterwards. `asked` puts the question once more.
   */
  reason?(choice: Choice, asked: () => Question<Position, object>): Reason | null;
}

/** The seed does not matter to a reason: chance has no part in it. */
const NO_SEED = 0;

/** Why the bot at that seat makes that choice there; null where it has nothing to say. */
export function reasonFor(
  bot: AnyBot | null | undefined,
  game: AnyGame,
  state: Position,
  seat: Seat,
  choice: Choice,
): Reason | null {
  return bot?.reason?.(choice, () => question(game, state, seat, 0, NO_SEED)) ?? null;
}

/** The first thing that happens says why it was done. */
export function tellingWhy(reason: Reason | null, emit: (event: Happening) => void): (event: Happening) => void {
  let because = reason;
  return (event) => {
    if (because === null) {
      emit(event);
      return;
    }
    emit({ ...event, because });
    because = null;
  };
}

/** The question as the host puts it: the true state stays behind `sample`. */
export function question<S extends Position, V extends object>(
  game: Game<S, V, Happening, object>,
  state: S,
  seat: Seat,
  budget: number,
  seed: number,
): Question<S, V> {
  // Worlds come from a stream of their own, so that a bot's use of its seed cannot line up with them.
  const worlds = swiftChance(seed + 0x1_0000_0000);
  let view: V | null = null;
  return {
    seat,
    /** Made when it is first looked at: most bots think in possible worlds. */
    get view() {
      view ??= game.view(state, seat);
      return view;
    },
    choices: game.choices(state, seat),
    sample() {
      const world = game.copy(state);
      game.redeal(world, seat, worlds);
      return world;
    },
    budget,
    seed,
  };
}
