// Options from outside: filled with defaults and checked against the game's own schema.
import { Value } from 'typebox/value';
import type { AnyGame } from './game.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/** The options to start with, or what is wrong with them. `raw` may be anything at all. */
export function readOptions(game: AnyGame, raw: unknown, seats: number): object | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refusal('seats-out-of-range', { game: game.id, min, max, seats: String(seats) });
  }
  const filled = Value.Default(game.options, structuredClone(raw ?? {}));
  if (!Value.Check(game.options, filled)) {
    const [problem] = Value.Errors(game.options, filled);
    const path = problem?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
    return refusal('bad-options', { path: path === '' ? 'options' : path, problem: problem?.message ?? '' });
  }
  const options: object = filled;
  const refused = game.refuse(options, seats);
  return isRefusal(refused) ? refused : options;
}
