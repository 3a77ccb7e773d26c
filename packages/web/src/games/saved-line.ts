// How far a table of this device has come, in a line: played again from its choices, because nothing else is put away.
import {
  type AnyGame,
  begin,
  chanceOf,
  type Game,
  type Happening,
  isRefusal,
  type Position,
  play,
} from '@wyrmtable/kernel';
import { type Lang, number } from '@wyrmtable/words';
import { seatNames } from '../home/seat-names.ts';
import type { SavedTable } from '../table/local/saves.ts';

/** Null where this version of the game cannot follow the choices. */
export type SavedLine = (lang: Lang, saved: SavedTable) => string | null;

/** Where the choices lead, as everybody may see it. */
export function playedOn<S extends Position, V extends object>(
  game: Game<S, V, Happening, object> & AnyGame,
  saved: SavedTable,
): V | null {
  const { seats, words = [], choices } = saved;
  const chance = chanceOf({ ...saved, words });
  const state = begin<S>(game, saved, seats.length, chance);
  if (isRefusal(state)) return null;
  for (const choice of choices) if (play(game, state, choice, chance) !== null) return null;
  return game.view(state, 'spectator');
}

export function figures(lang: Lang, all: readonly number[]): string {
  return all.map((one) => number(lang, one)).join(' · ');
}

export function winnersOf(lang: Lang, saved: SavedTable, winners: readonly number[]): string {
  const names = seatNames(lang, saved.seats);
  return winners.map((seat) => names[seat] ?? '').join(' · ');
}
