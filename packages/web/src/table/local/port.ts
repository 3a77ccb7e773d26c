// The table port over a worker on this device; every move is put away before anything else happens.
import type { MatchFile, Refusal } from '@wyrmtable/kernel';
import type { Speed } from '../../games/contract.ts';
import type { SeatInfo, TablePort, TableSnapshot } from '../port.ts';
import type { FromWorker, Look, ToWorker } from './protocol.ts';
import { type SavedTable, saveTable } from './saves.ts';

export interface LocalPort extends TablePort {
  setSpeed(speed: Speed): void;
  /** Lets a thinking bot move at once. */
  hurry(): void;
}

function seatInfo(saved: SavedTable): SeatInfo[] {
  return saved.seats.map(({ name, bot }) => ({
    name,
    bot,
    taken: true,
    connected: true,
    ready: true,
    mine: bot === null,
  }));
}

function opening(saved: SavedTable): TableSnapshot {
  return {
    status: 'connecting',
    game: saved.game,
    options: saved.options,
    seats: seatInfo(saved),
    watcher: 'spectator',
    view: null,
    choices: [],
    events: [],
    outcome: null,
    canUndo: false,
    commitment: null,
    refusal: null,
    offline: false,
  };
}

function after(before: TableSnapshot, look: Look): TableSnapshot {
  return {
    ...before,
    status: look.outcome === null ? 'playing' : 'over',
    watcher: look.watcher,
    view: look.view,
    choices: look.choices,
    events: [...before.events.filter(({ number }) => number < look.from), ...look.events],
    outcome: look.outcome,
    canUndo: look.canUndo,
    refusal: null,
  };
}

export function openLocalTable(saved: SavedTable, speed: Speed): LocalPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  const asking: ((file: MatchFile | Refusal) => void)[] = [];
  let snapshot = opening(saved);
  let at = 0;

  const send = (message: ToWorker) => worker.postMessage(message);
  const show = (next: TableSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const hear = (message: FromWorker) => {
    switch (message.kind) {
      case 'look': {
        const { look } = message;
        const changed = look.log.length !== saved.choices.length || at !== 0;
        at = look.at;
        const over = look.outcome !== null;
        // Only looking at a table does not make it the last one played.
        const kept = !changed || saveTable({ ...saved, choices: look.log, touched: Date.now(), over });
        const next = after(snapshot, look);
        show(kept ? next : { ...next, refusal: { refused: 'not-saved' } });
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
    }
  };

  worker.addEventListener('message', (message: MessageEvent<FromWorker>) => hear(message.data));
  worker.addEventListener('error', () => show({ ...snapshot, choices: [], refusal: { refused: 'table-stopped' } }));
  send({ kind: 'open', saved, speed });

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => send({ kind: 'choose', at, choice }),
    undo: () => send({ kind: 'undo', at }),
    matchFile: () =>
      new Promise((resolve) => {
        asking.push(resolve);
        send({ kind: 'file' });
      }),
    setSpeed: (wanted) => send({ kind: 'speed', speed: wanted }),
    hurry: () => send({ kind: 'hurry' }),
    close() {
      listeners.clear();
      worker.terminate();
    },
  };
}
