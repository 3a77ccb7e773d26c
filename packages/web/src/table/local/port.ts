// The table port over a worker on this device; every move is put away before anything else happens, by one tab at a time.
import type { Choice, MatchFile, Refusal, SeatRecord } from '@wyrmtable/kernel';
import type { Speed } from '../../games/contract.ts';
import { type NumberedEvent, type SeatInfo, type TablePort, type TableSnapshot, tailOf } from '../port.ts';
import { type Claim, claim, hasLocks } from './claims.ts';
import type { FromWorker, Look, ToWorker } from './protocol.ts';
import { keepTable, onWritten, type SavedTable, savedTable } from './saves.ts';

export interface LocalPort extends TablePort {
  setSpeed(speed: Speed): void;
  /** Lets a thinking bot move at once. */
  hurry(): void;
  /** Other people or bots from here on, at a rest of the match. */
  reseat(seats: readonly SeatRecord[]): void;
  /** Another tab plays this table; here one only looks on. */
  elsewhere(): boolean;
  /** The code of the online table where it is gone on with, or null. */
  moved(): string | null;
  /** Goes on in this tab, from what the other has put away. */
  takeOver(): void;
}

/** While another tab plays, its moves are followed, but not more often than this. */
const FOLLOW_MS = 400;

function seatInfo(seats: readonly SeatRecord[], mine: boolean): SeatInfo[] {
  return seats.map(({ name, bot }) => ({
    name,
    bot,
    taken: true,
    connected: true,
    ready: true,
    mine: mine && bot === null,
  }));
}

function opening(saved: SavedTable): TableSnapshot {
  return {
    status: 'connecting',
    game: saved.game,
    options: saved.options,
    seats: seatInfo(saved.seats, true),
    watcher: 'spectator',
    view: null,
    choices: [],
    events: [],
    outcome: null,
    canUndo: false,
    resting: false,
    waitsForWord: false,
    seedKnown: [],
    commitment: null,
    refusal: null,
    offline: false,
  };
}

function after(before: TableSnapshot, look: Look): TableSnapshot {
  return {
    ...before,
    status: look.outcome === null ? 'playing' : 'over',
    seats: seatInfo(look.seats, true),
    watcher: look.watcher,
    view: look.view,
    choices: look.choices,
    events: tailOf([...before.events.filter(({ number }) => number < look.from), ...look.events]),
    outcome: look.outcome,
    canUndo: look.canUndo,
    resting: look.resting,
    waitsForWord: look.waitsForWord,
    refusal: null,
  };
}

const sameSeats = (a: readonly SeatRecord[], b: readonly SeatRecord[]): boolean =>
  a.every(({ name, bot }, i) => name === b[i]?.name && bot === b[i]?.bot);

export function openLocalTable(found: SavedTable, wantedSpeed: Speed): LocalPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  const asking: ((file: MatchFile | Refusal) => void)[] = [];
  const lookingBack: ((events: readonly NumberedEvent[]) => void)[] = [];
  let speed = wantedSpeed;
  /** As it was put away last, by this tab or by the one that plays. */
  let saved = found;
  let choices: Choice[] = [];
  let snapshot = opening(found);
  let at = 0;
  /** The worker has not shown yet what it was last told to open. */
  let opened = false;
  let openings = 0;
  let watching = false;
  let following: ReturnType<typeof setTimeout> | undefined;
  let claimed: Claim | null = null;

  const send = (message: ToWorker) => worker.postMessage(message);
  const show = (next: TableSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  /** Opens what is in storage now: another tab may have gone on since. */
  const open = (look: 'play' | 'watch') => {
    saved = savedTable(found.id) ?? saved;
    watching = look === 'watch' || saved.moved !== undefined;
    choices = [...saved.choices];
    opened = false;
    openings++;
    send({ kind: 'open', opening: openings, saved, speed, watching });
  };

  /** After another tab has written: with the lock it was only late and this tab goes on, otherwise the other one plays. */
  const catchUp = () => open(hasLocks() && claimed?.held() === true ? 'play' : 'watch');

  const takeOver = () => {
    claimed?.release();
    claimed = claim(
      found.id,
      () => open('play'),
      () => open('watch'),
    );
  };

  /** Puts away what is new in the position; says what went wrong, or null. */
  const keep = (look: Look): Refusal | null => {
    choices.length = look.kept;
    choices.push(...look.fresh);
    const first = !opened;
    opened = true;
    // Only looking at a table does not make it the last one played.
    if (watching || (first && look.kept === saved.choices.length && sameSeats(look.seats, saved.seats))) return null;
    const over = look.outcome !== null;
    const now = { ...saved, seats: look.seats, choices: [...choices], touched: Date.now(), over, mark: freshMark() };
    const kept = keepTable(now, saved.mark);
    if (kept !== 'overtaken') saved = now;
    else catchUp();
    if (kept === 'overtaken') return { refused: 'overtaken' };
    return kept === 'kept' ? null : { refused: 'not-saved' };
  };

  const hear = (message: FromWorker) => {
    switch (message.kind) {
      case 'look': {
        if (message.look.opening !== openings) return;
        at = message.look.at;
        const refusal = keep(message.look);
        if (refusal?.refused === 'overtaken') show({ ...snapshot, choices: [], refusal });
        else show({ ...after(snapshot, message.look), refusal });
        return;
      }
      case 'refused':
        show({ ...snapshot, refusal: message.refusal });
        return;
      case 'closed':
        show({ ...snapshot, status: 'gone', refusal: message.refusal });
        return;
      case 'file':
        asking.shift()?.(message.file);
        return;
      case 'past':
        lookingBack.shift()?.(message.events);
    }
  };

  worker.addEventListener('message', (message: MessageEvent<FromWorker>) => hear(message.data));
  worker.addEventListener('error', () => show({ ...snapshot, choices: [], refusal: { refused: 'table-stopped' } }));
  const stopListening = onWritten(found.id, () => {
    const stored = savedTable(found.id);
    if (stored === null || stored.mark === saved.mark || following !== undefined) return;
    // Nothing may be written on top of what the other tab has put away.
    if (!hasLocks()) show({ ...snapshot, choices: [], canUndo: false });
    following = setTimeout(() => {
      following = undefined;
      if (savedTable(found.id)?.mark !== saved.mark) catchUp();
    }, FOLLOW_MS);
  });
  takeOver();

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => send({ kind: 'choose', at, choice }),
    undo: () => send({ kind: 'undo', at }),
    onward: () => send({ kind: 'onward' }),
    matchFile: () =>
      new Promise((resolve) => {
        asking.push(resolve);
        send({ kind: 'file' });
      }),
    earlier: (before) =>
      new Promise((resolve) => {
        lookingBack.push(resolve);
        send({ kind: 'past', before });
      }),
    setSpeed(wanted) {
      speed = wanted;
      send({ kind: 'speed', speed });
    },
    hurry: () => send({ kind: 'hurry' }),
    reseat: (seats) => send({ kind: 'reseat', at, seats }),
    elsewhere: () => watching,
    moved: () => saved.moved ?? null,
    takeOver,
    close() {
      stopListening();
      clearTimeout(following);
      claimed?.release();
      listeners.clear();
      worker.terminate();
    },
  };
}

function freshMark(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
