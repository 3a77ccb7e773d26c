// A new table: what is wished for is read, seats and bots are laid out, and it gets a code that nobody has.
import { freshSeed, isRefusal, type Refusal, readOptions } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { NAME_LIMIT, type NewTable } from '@wyrmtable/wire';
import { freshCode, freshWord } from './fairness.ts';
import { cleanName, emptySeats, nameApart } from './lobby.ts';
import { no } from './refusals.ts';
import type { ServerContext } from './server-context.ts';
import type { Guest, MoveRow, SeatRow, TableRow } from './storage/port.ts';

const TRIES = 8;

/** A table that strangers must not find has a longer code: whoever has it may come in. */
export async function addWithFreshCode(
  context: ServerContext,
  listed: boolean,
  make: (id: string) => TableRow,
  moves: readonly Omit<MoveRow, 'match'>[] = [],
): Promise<TableRow> {
  for (let i = 0; i < TRIES; i++) {
    const table = make(freshCode(listed));
    const own = moves.map((move) => ({ ...move, match: table.id }));
    if (await context.storage.addTable(table, own)) return table;
  }
  throw new Error('no free table code was found');
}

export async function makeTable(context: ServerContext, guest: Guest, wish: NewTable): Promise<TableRow | Refusal> {
  if (context.closing) return no('closing');
  if (!isGameId(wish.game)) return no('no-such-game', { game: wish.game });
  const { game, bots } = await loadGame(wish.game);
  const levels = wish.bots ?? [];
  const sits = wish.sit ?? true;
  const count = wish.seats ?? Math.max(game.seats.usual, levels.length + (sits ? 1 : 0));
  const options = readOptions(game, wish.options ?? {}, count);
  if (isRefusal(options)) return options;
  const unknown = levels.find((level) => !Object.hasOwn(bots, level));
  if (unknown !== undefined) return no('no-such-bot', { level: unknown });
  if (levels.length + (sits ? 1 : 0) > count) return no('seats-in-use', { seats: count });
  const name = cleanName(wish.name ?? guest.name);
  if (sits && name === null) return no('bad-name', { max: NAME_LIMIT });
  const seats: SeatRow[] = emptySeats(count);
  const called = nameApart(name ?? '', Object.keys(bots));
  if (sits) seats[0] = { kind: 'person', guest: guest.id, name: called, word: null };
  for (const [i, level] of levels.entries()) {
    seats[count - levels.length + i] = { kind: 'bot', level, name: level, word: freshWord() };
  }
  const now = Date.now();
  // A link is given to those who are meant; strangers come only where they are asked in.
  const listed = wish.listed ?? false;
  const made = await addWithFreshCode(context, listed, (id) => ({
    id,
    game: game.id,
    version: game.version,
    status: 'lobby',
    options,
    content: game.stock(options, count),
    seats,
    words: null,
    pledge: null,
    links: [],
    seedKnown: [],
    host: guest.id,
    listed,
    seed: freshSeed(),
    setUp: [],
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  }));
  rehearse(context, made);
  return made;
}

/** Where bots sit down their threads make themselves ready while people take their seats. */
export function rehearse(context: ServerContext, { game, options, seats }: TableRow): void {
  if (!seats.some(({ kind }) => kind === 'bot')) return;
  const laid = { game, options, levels: seats.map((row) => (row.kind === 'bot' ? row.level : null)) };
  context.bots.rehearse(laid);
  context.reflexes.rehearse(laid);
}
