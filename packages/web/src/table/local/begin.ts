// Lays a new table on this device from what was agreed in the set-up.
import { freshSeed, type SeatRecord } from '@wyrmtable/kernel';
import { type GameId, isGameId } from '@wyrmtable/registry';
import { loadedOnce } from '../../games/loaded-game.ts';
import { type SavedTable, saveTable } from './saves.ts';

/** Short, easy to read in an address, and nobody else's concern. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

/** Puts the fresh table away and gives its id; opening it is the same as going on with an old one. */
export async function beginTable(
  game: GameId,
  options: object,
  seats: readonly SeatRecord[],
  { id, seed }: Pick<SavedTable, 'id' | 'seed'> = { id: freshId(), seed: freshSeed() },
): Promise<string> {
  const registered = await loadedOnce(game);
  saveTable({
    id,
    game,
    version: registered.game.version,
    options,
    content: registered.game.stock(options, seats.length),
    seats,
    seed,
    choices: [],
    touched: Date.now(),
    over: false,
  });
  return id;
}

/** The same company at a fresh table. */
export function playAgain({ game, options, seats }: SavedTable): Promise<string> {
  if (!isGameId(game)) throw new RangeError(`no game is called ${game}`);
  return beginTable(game, options, seats);
}
