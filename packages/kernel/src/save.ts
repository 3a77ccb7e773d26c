// A state put away and taken up again: only by the same game in the same version.
import type { AnyGame, Game, Happening, Position } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';

export interface Saved {
  readonly game: string;
  readonly version: string;
  readonly state: unknown;
}

export function save(game: AnyGame, state: Position): Saved {
  return { game: game.id, version: game.version, state: structuredClone(state) };
}

/** The state, or why it cannot be taken up; a state of another version is never guessed at. */
export function restore<S extends Position>(game: Game<S, object, Happening, object>, saved: Saved): S | Refusal {
  if (saved.game !== game.id) return refusal('other-game', { wanted: game.id, found: saved.game });
  if (saved.version !== game.version) return refusal('other-version', { wanted: game.version, found: saved.version });
  return structuredClone(saved.state) as S;
}
