// A new table: what is wished for is read, seats and bots are laid out, and it gets a code that nobody has.
import { randomInt } from 'node:crypto';
import { type AnyGame, BOXES, freshSeed, isRefusal, type Refusal, readOptions } from '@wyrmtable/kernel';
import { bringHeroes, isGameId, loadForLobby } from '@wyrmtable/registry';
import { NAME_LIMIT, type NewTable, NO_CLOCK } from '@wyrmtable/wire';
import { chooseHow, deskOf } from './choosing.ts';
import { freshCode, freshWord } from './fairness.ts';
import { cleanName, emptySeats, isOneSide, nameApart } from './lobby.ts';
import { choosableAt } from './made-heroes.ts';
import { calledAt } from './people/who.ts';
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
  const registered = await loadForLobby(wish.game);
  const { game, bots } = registered;
  // Nobody sees a hero before it is checked.
  const choosable = await bringHeroes(registered, wish.made ?? []);
  if (isRefusal(choosable)) return choosable;
  const levels = wish.bots ?? [];
  const sits = wish.sit ?? true;
  const count = wish.seats ?? Math.max(game.seats.usual, levels.length + (sits ? 1 : 0));
  const options = readOptions(game, wish.options ?? {}, count, choosable.from);
  if (isRefusal(options)) return options;
  const unknown = levels.find((level) => !Object.hasOwn(bots, level));
  if (unknown !== undefined) return no('no-such-bot', { level: unknown });
  if (levels.length + (sits ? 1 : 0) > count) return no('seats-in-use', { seats: count });
  const name = cleanName(calledAt(guest, wish.name));
  if (sits && name === null) return no('bad-name', { max: NAME_LIMIT });
  if (wish.clock !== undefined && wish.clock.kind !== 'none' && isOneSide(game, options, count))
    return no('clock-not-here');
  // Only those who bring people together for ratings make a table that counts.
  const terms = { clock: wish.clock ?? NO_CLOCK, rated: false };
  const seats: SeatRow[] = emptySeats(count);
  const called = nameApart(name ?? '', Object.keys(bots));
  if (sits) seats[0] = { kind: 'person', guest: guest.id, name: called, word: null };
  for (const [i, level] of levels.entries()) {
    seats[count - levels.length + i] = { kind: 'bot', level, name: level, word: freshWord() };
  }
  // A link is given to those who are meant; strangers come only where they are asked in.
  const listed = wish.listed ?? false;
  const row = lobbyRow(game, { id: '', options, seats, host: guest.id, listed, terms, ...made(choosable.boxes) });
  const desk = deskOf(registered, randomInt);
  const chosen = wish.choosing === undefined ? row : chooseHow(row, desk, wish.choosing);
  if (isRefusal(chosen)) return chosen;
  const laid = await addWithFreshCode(context, listed, (id) => ({ ...chosen, id }));
  rehearse(context, laid);
  return laid;
}

const made = (boxes: readonly unknown[]): Pick<TableRow, 'brought'> =>
  boxes.length === 0 ? {} : { brought: { [BOXES]: boxes } };

/** A table in its lobby, with a seed of its own. */
export function lobbyRow(
  game: AnyGame,
  agreed: Pick<TableRow, 'id' | 'options' | 'seats' | 'host' | 'listed' | 'terms' | 'brought'>,
): TableRow {
  const now = Date.now();
  return {
    ...agreed,
    game: game.id,
    version: game.version,
    status: 'lobby',
    content: game.stock(agreed.options, agreed.seats.length, choosableAt(game, agreed)),
    words: null,
    pledge: null,
    ended: null,
    links: [],
    seedKnown: [],
    seed: freshSeed(),
    setUp: [],
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  };
}

/** Where bots sit down their threads make themselves ready while people take their seats. */
export function rehearse(context: ServerContext, { game, options, seats }: TableRow): void {
  if (!seats.some(({ kind }) => kind === 'bot')) return;
  const laid = { game, options, levels: seats.map((row) => (row.kind === 'bot' ? row.level : null)) };
  context.bots.rehearse(laid);
  context.reflexes.rehearse(laid);
}
