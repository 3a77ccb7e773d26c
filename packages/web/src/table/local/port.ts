// The table port over a worker on this device: worker, storage, locks and clock around what the page knows (seen.ts).
import type { MatchFile, Parcel, Refusal, SeatRecord } from '@wyrmtable/kernel';
import type { Speed } from '../../games/contract.ts';
import type { NumberedEvent, TablePort } from '../port.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { keepTable, onWritten, type SavedTable, savedTable } from './saves.ts';
import { type Deed, newSeen, step, type Told } from './seen.ts';
import { hireWorker, layAside } from './spare.ts';
import { hasLocks, lockTab, type TabLock } from './tab-lock.ts';

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

function freshMark(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

export function openLocalTable(found: SavedTable, wantedSpeed: Speed): LocalPort {
  const worker = hireWorker();
  const ears = new AbortController();
  let fell = false;
  const listeners = new Set<() => void>();
  const asking: ((file: MatchFile | Refusal) => void)[] = [];
  const unpacking: ((parcel: Parcel | Refusal) => void)[] = [];
  const lookingBack: ((events: readonly NumberedEvent[]) => void)[] = [];
  let state = newSeen(found, wantedSpeed);
  let following: ReturnType<typeof setTimeout> | undefined;
  let claimed: TabLock | null = null;

  const send = (message: ToWorker) => worker.postMessage(message);
  const stored = () => savedTable(found.id);
  /** How this tab stands to the table, and what is in storage. */
  const standing = () => ({ locks: hasLocks(), held: claimed?.held() === true, stored: stored() });

  const perform = (deed: Deed) => {
    switch (deed.kind) {
      case 'send':
        send(deed.message);
        return;
      case 'keep': {
        const { table, mark, look } = deed;
        const kept = keepTable(table, mark);
        tell({ kind: 'kept', kept, table, look, ...standing() });
        return;
      }
      case 'follow':
        following = setTimeout(() => tell({ kind: 'followed', ...standing() }), FOLLOW_MS);
    }
  };

  function tell(told: Told): void {
    const before = state.snapshot;
    const next = step(state, told);
    state = next.state;
    for (const deed of next.deeds) perform(deed);
    if (next.state.snapshot !== before) for (const listener of listeners) listener();
  }

  const hear = (message: FromWorker) => {
    if (message.kind === 'file') asking.shift()?.(message.file);
    else if (message.kind === 'parcel') unpacking.shift()?.(message.parcel);
    else if (message.kind === 'past') lookingBack.shift()?.(message.events);
    else tell({ kind: 'said', message, now: Date.now(), mark: freshMark() });
  };

  const takeOver = () => {
    claimed?.release();
    claimed = lockTab(
      found.id,
      () => tell({ kind: 'claimed', plays: true, stored: stored() }),
      () => tell({ kind: 'claimed', plays: false, stored: stored() }),
    );
  };

  const { signal } = ears;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data), { signal });
  worker.addEventListener(
    'error',
    () => {
      fell = true;
      tell({ kind: 'stopped' });
    },
    { signal },
  );
  const stopListening = onWritten(found.id, () => tell({ kind: 'written', ...standing() }));
  takeOver();

  return {
    snapshot: () => state.snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => send({ kind: 'choose', at: state.at, choice }),
    undo: () => send({ kind: 'undo', at: state.at }),
    onward: () => send({ kind: 'onward' }),
    matchFile: () =>
      new Promise((resolve) => {
        asking.push(resolve);
        send({ kind: 'file' });
      }),
    parcel: () =>
      new Promise((resolve) => {
        unpacking.push(resolve);
        send({ kind: 'parcel' });
      }),
    earlier: (before) =>
      new Promise((resolve) => {
        lookingBack.push(resolve);
        send({ kind: 'past', before });
      }),
    setSpeed: (speed) => tell({ kind: 'speed', speed }),
    hurry: () => send({ kind: 'hurry' }),
    reseat: (seats) => send({ kind: 'reseat', at: state.at, seats }),
    elsewhere: () => state.watching,
    moved: () => state.saved.moved ?? null,
    takeOver,
    close() {
      stopListening();
      clearTimeout(following);
      claimed?.release();
      listeners.clear();
      ears.abort();
      if (fell) worker.terminate();
      else layAside(worker);
    },
  };
}
