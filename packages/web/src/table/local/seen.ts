// What a page knows of a table in the worker, as a function: what it is told gives what it shows then and what it does.
// Every move is put away before anything else happens, by one tab at a time. Worker, storage and locks are in port.ts.
import type { Choice, Refusal, SeatRecord } from '@wyrmtable/kernel';
import type { Speed } from '../../games/contract.ts';
import { type SeatInfo, type TableSnapshot, tailOf, UNEVENTFUL } from '../port.ts';
import type { FromWorker, Look, ToWorker } from './protocol.ts';
import type { Kept, SavedTable } from './saves.ts';

export interface SeenState {
  readonly snapshot: TableSnapshot;
  readonly speed: Speed;
  /** As it was put away last, by this tab or by the one that plays. */
  readonly saved: SavedTable;
  /** The log as the worker has told it. */
  readonly choices: readonly Choice[];
  /** Choices played in the position that is shown: what a person does is meant for that one. */
  readonly at: number;
  /** The worker has shown what it was last told to open. */
  readonly opened: boolean;
  readonly openings: number;
  /** Another tab plays; here one only looks on. */
  readonly watching: boolean;
  /** The other tab has written, and its table will be opened in a moment. */
  readonly following: boolean;
}

/** What stands in storage is read by whoever tells. */
interface Stored {
  readonly stored: SavedTable | null;
}

export type Told =
  /** This tab may play, or another does. */
  | ({ readonly kind: 'claimed'; readonly plays: boolean } & Stored)
  | { readonly kind: 'said'; readonly message: FromWorker; readonly now: number; readonly mark: string }
  /** What became of putting the table away after that look. */
  | ({ readonly kind: 'kept'; readonly kept: Kept; readonly table: SavedTable; readonly look: Look } & Held & Stored)
  /** Another tab has written the table. */
  | ({ readonly kind: 'written' } & Held & Stored)
  /** The moment after that is over. */
  | ({ readonly kind: 'followed' } & Held & Stored)
  | { readonly kind: 'stopped' }
  | { readonly kind: 'speed'; readonly speed: Speed };

interface Held {
  /** Are there locks, and does this tab hold the table's? Without any, the mark in the saves is the only fence. */
  readonly locks: boolean;
  readonly held: boolean;
}

export type Deed =
  | { readonly kind: 'send'; readonly message: ToWorker }
  /** Only where storage still has that mark. */
  | { readonly kind: 'keep'; readonly table: SavedTable; readonly mark: string | undefined; readonly look: Look }
  /** Tell `followed` in a moment. */
  | { readonly kind: 'follow' };

export interface Step {
  readonly state: SeenState;
  readonly deeds: readonly Deed[];
}

function seatInfo(seats: readonly SeatRecord[]): SeatInfo[] {
  return seats.map(({ name, bot }) => ({
    name,
    bot,
    taken: true,
    connected: true,
    ready: true,
    mine: bot === null,
  }));
}

export function newSeen(saved: SavedTable, speed: Speed): SeenState {
  const snapshot: TableSnapshot = {
    status: 'connecting',
    game: saved.game,
    options: saved.options,
    seats: seatInfo(saved.seats),
    watcher: 'spectator',
    view: null,
    choices: [],
    events: [],
    outcome: null,
    ...UNEVENTFUL,
  };
  return {
    snapshot,
    speed,
    saved,
    choices: [],
    at: 0,
    opened: false,
    openings: 0,
    watching: false,
    following: false,
  };
}

/** What the page knows after it was told something, and what it does about it. */
export function step(state: SeenState, told: Told): Step {
  switch (told.kind) {
    case 'claimed':
      return open(state, told.plays, told.stored);
    case 'said':
      return said(state, told.message, told.now, told.mark);
    case 'kept':
      return kept(state, told);
    case 'written':
      return written(state, told);
    case 'followed': {
      const rested = { ...state, following: false };
      return told.stored?.mark === state.saved.mark ? quiet(rested) : catchUp(rested, told);
    }
    case 'stopped':
      return show(state, { choices: [], refusal: { refused: 'table-stopped' } });
    case 'speed':
      return send({ ...state, speed: told.speed }, { kind: 'speed', speed: told.speed });
  }
}

const quiet = (state: SeenState): Step => ({ state, deeds: [] });
const send = (state: SeenState, message: ToWorker): Step => ({ state, deeds: [{ kind: 'send', message }] });
const show = (state: SeenState, seen: Partial<TableSnapshot>): Step =>
  quiet({ ...state, snapshot: { ...state.snapshot, ...seen } });

/** Opens what is in storage now: another tab may have gone on since. */
function open(state: SeenState, plays: boolean, stored: SavedTable | null): Step {
  const saved = stored ?? state.saved;
  const watching = !plays || saved.moved !== undefined;
  const openings = state.openings + 1;
  return send(
    { ...state, saved, watching, choices: saved.choices, opened: false, openings },
    { kind: 'open', opening: openings, saved, speed: state.speed, watching },
  );
}

/** After another tab has written: with the lock it was only late and this tab goes on, otherwise the other one plays. */
const catchUp = (state: SeenState, { locks, held, stored }: Held & Stored): Step => open(state, locks && held, stored);

function said(state: SeenState, message: FromWorker, now: number, mark: string): Step {
  switch (message.kind) {
    case 'look':
      return message.look.opening === state.openings ? look(state, message.look, now, mark) : quiet(state);
    case 'refused':
      return show(state, { refusal: message.refusal });
    case 'closed':
      return show(state, { status: 'gone', refusal: message.refusal });
    case 'file':
    case 'parcel':
    case 'past':
      // Whoever asked for it has it.
      return quiet(state);
  }
}

const sameSeats = (a: readonly SeatRecord[], b: readonly SeatRecord[]): boolean =>
  a.length === b.length && a.every(({ name, bot }, i) => name === b[i]?.name && bot === b[i]?.bot);

/** A position that is new to storage is put away first, and shown then. */
function look(state: SeenState, seen: Look, now: number, mark: string): Step {
  const { saved, opened, watching } = state;
  const choices = [...state.choices.slice(0, seen.kept), ...seen.fresh];
  const known = { ...state, choices, at: seen.at, opened: true };
  // Only looking at a table does not make it the last one played.
  const asItWas = !opened && seen.kept === saved.choices.length && sameSeats(seen.seats, saved.seats);
  if (watching || asItWas) return shown(known, seen, null);
  const table = { ...saved, seats: seen.seats, choices, touched: now, over: seen.outcome !== null, mark };
  return { state: known, deeds: [{ kind: 'keep', table, mark: saved.mark, look: seen }] };
}

function kept(state: SeenState, told: Extract<Told, { kind: 'kept' }>): Step {
  if (told.kept === 'overtaken') {
    const refused = show(state, { choices: [], refusal: { refused: 'overtaken' } });
    return catchUp(refused.state, told);
  }
  const refusal = told.kept === 'kept' ? null : { refused: 'not-saved' };
  return shown({ ...state, saved: told.table }, told.look, refusal);
}

function shown(state: SeenState, look: Look, refusal: Refusal | null): Step {
  const { events } = state.snapshot;
  return show(state, {
    status: look.outcome === null ? 'playing' : 'over',
    seats: seatInfo(look.seats),
    watcher: look.watcher,
    view: look.view,
    choices: look.choices,
    events: tailOf([...events.filter(({ number }) => number < look.from), ...look.events]),
    outcome: look.outcome,
    canUndo: look.canUndo,
    resting: look.resting,
    waitsForWord: look.waitsForWord,
    refusal,
  });
}

function written(state: SeenState, { stored, locks }: Held & Stored): Step {
  if (stored === null || stored.mark === state.saved.mark || state.following) return quiet(state);
  const follow: Deed = { kind: 'follow' };
  // Nothing may be written on top of what the other tab has put away.
  const now = locks ? quiet(state) : show(state, { choices: [], canUndo: false });
  return { state: { ...now.state, following: true }, deeds: [follow] };
}
