// Matches as files: a finished one for anybody, one in play for whoever may know its dice, and one brought from elsewhere.
import {
  broughtBy,
  digest,
  isKept,
  isRefusal,
  type MatchFile,
  type Parcel,
  type Position,
  parcelOf,
  type Refusal,
  readMatchFile,
  readOptions,
  refusal,
  Stopped,
} from '@wyrmtable/kernel';
import { isGameId, loadGame, prepare, type RegisteredGame } from '@wyrmtable/registry';
import { NAME_LIMIT } from '@wyrmtable/wire';
import { isKeptSecret } from './day/days.ts';
import { cleanName, together } from './lobby.ts';
import { atHand } from './made-heroes.ts';
import { fileOf } from './recipe.ts';
import { no } from './refusals.ts';
import { begin, step } from './running.ts';
import type { Room, ServerContext } from './server-context.ts';
import type { Guest, MoveRow, SeatRow, TableRow } from './storage/port.ts';
import { NO_TERMS } from './storage/rows/tables.ts';
import { addWithFreshCode } from './table-creation.ts';

/** Bytes of a file that is brought; the longest campaign has a fifth of it. */
export const FILE_LIMIT = 4 << 20;
const WORD_LIMIT = 64;
/** Choices played again in one go; between them others are served. */
const SLICE = 1000;

/** The finished match, for anybody who wants to check it. Before the end it would give the dice away. */
export async function matchFile(context: ServerContext, room: Room): Promise<MatchFile | Refusal> {
  const { status, digest: end } = room.table;
  if (status !== 'over' && status !== 'aside') return no('match-not-over');
  if (isKeptSecret(room.table, Date.now())) return no('day-not-over');
  // A match that broke has no last state, but its seed and words are shown like those of any other that will not go on.
  return fileOf(room.table, room.registered, await context.storage.moves(room.id), end ?? '');
}

/** What the match at a table is played with: a client that does not ship all of it gets the rest here. */
export function contentAt({ run, table, registered }: Room): Parcel | Refusal {
  atHand(registered.game, table);
  if (run !== null) return parcelOf(registered.game.content, run.state);
  // Everybody may look at a hero that somebody made before they say that they are ready.
  const { content, brought = {} } = table;
  return content === null || table.brought === undefined ? no('not-started') : { content, brought };
}

/** A match that was played elsewhere: played again here, choice by choice, before anything is written. */
export async function bringIn(context: ServerContext, guest: Guest, raw: unknown): Promise<TableRow | Refusal> {
  const file = readMatchFile(raw);
  if (isRefusal(file)) return file;
  // A table of the server has one seed, which was promised.
  if (file.chance.branches !== undefined) return no('branched-match');
  if (!isGameId(file.game)) return no('no-such-game', { game: file.game.slice(0, 40) });
  const registered = await loadGame(file.game);
  const played = await playedAgain(registered, file).catch(missingIn);
  if (isRefusal(played)) return played;
  if (registered.game.outcome(played.state) !== null) return refusal('match-over');
  const { options, seats, chance } = file;
  const now = Date.now();
  const shape: TableRow = {
    id: '',
    game: file.game,
    version: file.version,
    status: 'playing',
    options,
    content: file.content,
    ...broughtBy(registered.game.content, file.content),
    seats: seats.map(({ name, bot }) => rowOf(name, bot, registered, guest)),
    words: chance.words,
    pledge: chance.pledge ?? null,
    terms: NO_TERMS,
    ended: null,
    links: [],
    seedKnown: [],
    host: guest.id,
    listed: false,
    seed: chance.seed,
    setUp: played.setUp,
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  };
  const seated = { ...shape, seats: onOneSide(registered, shape) };
  const bringer = seated.seats.find((row) => row.kind === 'person');
  const name = bringer?.kind === 'person' ? bringer.name : guest.name;
  const table: TableRow = { ...seated, seedKnown: [{ name, how: 'brought' }] };
  return addWithFreshCode(context, false, (id) => ({ ...table, id }), played.moves);
}

function rowOf(name: string, bot: string | null, { bots }: RegisteredGame, guest: Guest): SeatRow {
  const short = cleanName([...name].slice(0, NAME_LIMIT).join(''));
  if (bot !== null) {
    return Object.hasOwn(bots, bot) ? { kind: 'bot', level: bot, name: short ?? bot, word: '' } : { kind: 'empty' };
  }
  const called = short ?? cleanName(guest.name);
  return called === null ? { kind: 'empty' } : { kind: 'person', guest: guest.id, name: called, word: null };
}

/** Whoever brings a match holds the seats that play together with the first person's; all others wait for somebody. */
function onOneSide({ game }: RegisteredGame, table: TableRow): SeatRow[] {
  const first = table.seats.findIndex(({ kind }) => kind === 'person');
  return table.seats.map((row, seat) =>
    row.kind === 'person' && !together(game, table, [first, seat]) ? { kind: 'empty' } : row,
  );
}

export interface PlayedAgain {
  /** As the match stands in the end. */
  readonly state: Position;
  readonly setUp: readonly number[];
  readonly moves: readonly Omit<MoveRow, 'match'>[];
}

/** What a reader of files cannot see at a glance. */
function faultIn(file: MatchFile, { game }: RegisteredGame): string | null {
  const { seats, chance, choices } = file;
  if (chance.words.length > seats.length || chance.words.some(({ length }) => length > WORD_LIMIT)) {
    return 'chance.words';
  }
  if (!isKept(file)) return 'chance.commitment';
  return choices.length > game.bound ? 'choices' : null;
}

/** What the file's own pieces speak of and its list of content leaves out. */
export function missingIn(thrown: unknown): Refusal {
  if (thrown instanceof Stopped) return thrown.refusal;
  throw thrown;
}

export async function playedAgain(registered: RegisteredGame, file: MatchFile): Promise<PlayedAgain | Refusal> {
  const { game } = registered;
  const { seats, chance, choices, version } = file;
  if (version !== game.version) return refusal('other-version', { wanted: game.version, found: version.slice(0, 40) });
  const missing = await prepare(registered, file);
  if (missing !== null) return missing;
  const options = readOptions(game, file.options, seats.length, file.content);
  if (isRefusal(options)) return options;
  const fault = faultIn(file, registered);
  if (fault !== null) return refusal('bad-match-file', { path: fault });
  const run = begin({
    id: '',
    game,
    options,
    content: file.content,
    seats: seats.length,
    seed: chance.seed,
    words: chance.words,
  });
  const setUp = run.results.slice();
  const moves: MoveRow[] = [];
  for (const [i, choice] of choices.entries()) {
    if (i % SLICE === SLICE - 1) await new Promise((go) => setImmediate(go));
    const seat = game.toMove(run.state);
    if (seat === null || !game.choices(run.state).includes(choice)) {
      return refusal('illegal-in-file', { number: i + 1, choice: String(choice) });
    }
    moves.push(step(run, seat, choice, () => {}));
  }
  const { results } = chance;
  if (results !== undefined && results.join() !== [setUp, ...moves.map((move) => move.results)].flat().join())
    return refusal('bad-match-file', { path: 'chance.results' });
  // Written where it could not be played, the file does not know how it ends.
  if (file.digest !== '' && digest(run.state) !== file.digest) return refusal('bad-match-file', { path: 'digest' });
  return { state: run.state, setUp, moves };
}
