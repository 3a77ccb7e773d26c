// How far a table of this device has come: played again from its choices, because nothing else is put away.
import {
  type AnyGame,
  begin,
  chachaChance,
  type Game,
  type Happening,
  isRefusal,
  type Position,
  play,
  type Seat,
  streamKey,
} from '@wyrmtable/kernel';
import type { SavedTable } from '../table/local/saves.ts';

export type Standing =
  | {
      readonly game: 'dragon-farkle';
      readonly turn: number;
      readonly armies: readonly number[];
      readonly winner: Seat | null;
    }
  | {
      readonly game: 'etchinstone';
      readonly region: number;
      readonly regions: number;
      readonly score: number;
      readonly result: 'won' | 'lost' | null;
    }
  | {
      readonly game: 'dice-throne';
      readonly turn: number;
      /** One figure a dial. */
      readonly health: readonly number[];
      readonly winners: readonly Seat[] | null;
    }
  | {
      readonly game: 'adventures';
      /** Null in the versus modes. */
      readonly campaign: { readonly scenario: number; readonly score: number } | null;
      readonly turn: number;
    };

/** Where the choices lead, or null if this version of the game cannot follow them. */
function played<S extends Position, V extends object>(
  game: Game<S, V, Happening, object> & AnyGame,
  saved: SavedTable,
): V | null {
  const { seats, seed, words = [], choices } = saved;
  const chance = chachaChance(streamKey(seed, words));
  const state = begin<S>(game, saved, seats.length, chance);
  if (isRefusal(state)) return null;
  for (const choice of choices) if (play(game, state, choice, chance) !== null) return null;
  return game.view(state, 'spectator');
}

/** Null for a game or a version that is not registered any more. */
export async function standingOf(saved: SavedTable): Promise<Standing | null> {
  switch (saved.game) {
    case 'dragon-farkle': {
      const { dragonFarkle } = await import('@wyrmtable/dragon-farkle');
      const view = played(dragonFarkle, saved);
      if (view === null) return null;
      const { turn, heroes, winner } = view;
      return { game: 'dragon-farkle', turn, armies: heroes.map(({ army }) => army), winner };
    }
    case 'etchinstone': {
      const { etchinstone, REGIONS } = await import('@wyrmtable/etchinstone');
      const view = played(etchinstone, saved);
      if (view === null) return null;
      const { region, score, result } = view;
      return { game: 'etchinstone', region, regions: REGIONS.length, score, result };
    }
    case 'dice-throne': {
      const { diceThrone } = await import('@wyrmtable/dice-throne');
      const view = played(diceThrone, saved);
      if (view === null) return null;
      const { turn, health, winners } = view;
      return { game: 'dice-throne', turn, health, winners };
    }
    case 'adventures': {
      const { adventures } = await import('@wyrmtable/adventures');
      const view = played(adventures, saved);
      if (view === null) return null;
      const { mode, scenario, score, arena } = view;
      return { game: 'adventures', campaign: mode === 'campaign' ? { scenario, score } : null, turn: arena.turn };
    }
    default:
      return null;
  }
}
