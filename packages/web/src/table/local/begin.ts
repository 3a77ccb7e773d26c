// Lays a new table on this device from what was agreed in the set-up.
import { BOXES, broughtBy, freshSeed, type MatchFile, type SeatRecord } from '@wyrmtable/kernel';
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
  { id, seed, brought = {} }: Pick<SavedTable, 'id' | 'seed' | 'brought'> = { id: freshId(), seed: freshSeed() },
): Promise<string> {
  const registered = await loadedOnce(game);
  const { content: contents } = registered.game;
  // Heroes that somebody made were checked where they came in; the worker checks them again before it plays.
  contents.learn(brought);
  const content = registered.game.stock(options, seats.length, contents.shippedAnd(brought[BOXES] ?? []));
  saveTable({
    id,
    game,
    version: registered.game.version,
    options,
    content,
    ...broughtBy(contents, content),
    seats,
    seed,
    choices: [],
    touched: Date.now(),
    over: false,
  });
  return id;
}

/** The same company at a fresh table. */
export function playAgain({ game, options, seats, brought }: SavedTable): Promise<string> {
  if (!isGameId(game)) throw new RangeError(`no game is called ${game}`);
  const fresh = { id: freshId(), seed: freshSeed() };
  return beginTable(game, options, seats, brought === undefined ? fresh : { ...fresh, brought });
}

/** A fresh table to which somebody brings heroes of their own. */
export function beginWith(
  game: GameId,
  options: object,
  seats: readonly SeatRecord[],
  boxes: readonly unknown[],
): Promise<string> {
  return beginTable(game, options, seats, { id: freshId(), seed: freshSeed(), brought: { [BOXES]: boxes } });
}

/** A table that goes on from a moment of a match: all of it up to there, and new luck from there on. */
export function branchTable(
  { game, version, options, content, brought, chance, choices }: MatchFile,
  seats: readonly SeatRecord[],
  at: number,
  drawn: number,
): SavedTable {
  const { seed, words, branches = [] } = chance;
  return {
    id: freshId(),
    ...{ game, version, options, content, seats, seed },
    ...(brought === undefined ? {} : { brought }),
    ...(words.length === 0 ? {} : { words }),
    branches: [...branches.filter(({ after }) => after < at), { after: at, from: drawn, seed: freshSeed() }],
    choices: choices.slice(0, at),
    touched: Date.now(),
    over: false,
  };
}
