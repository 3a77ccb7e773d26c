// A finished match as a table: its moments are gone to, and nobody is asked anything.
import { type MatchFile, refusal } from '@wyrmtable/kernel';
import { type NumberedEvent, type SeatInfo, type TablePort, type TableSnapshot, UNEVENTFUL } from '../table/port.ts';
import type { Moment } from './moment.ts';
import type { FromReplayer, ToReplayer } from './protocol.ts';
import type { Contents, Eyes, Frame } from './reel.ts';

export interface ReplayPort extends TablePort {
  readonly file: MatchFile;
  /** Null until the match has been played through. */
  contents(): Contents | null;
  /** What is shown, which may still be on its way to what is wanted. */
  frame(): Frame | null;
  /** Where one wants to be. */
  moment(): Moment;
  /** Goes there; `told` lets the stage tell what happens on the way. */
  go(at: number, told: boolean): void;
  look(eyes: Eyes): void;
}

const seatOf = ({ name, bot }: MatchFile['seats'][number]): SeatInfo => ({
  name,
  bot,
  taken: true,
  connected: true,
  ready: true,
  mine: false,
});

interface Thread {
  post(message: ToReplayer): void;
  end(): void;
}

/** Hires the thread; `hear` is told all it says. */
export type Hire = (hear: (message: FromReplayer) => void, failed: () => void) => Thread;

const hireWorker: Hire = (hear, failed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromReplayer>) => hear(data));
  worker.addEventListener('error', failed);
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

export function openReplay(file: MatchFile, begin: (contents: Contents) => Moment, hire = hireWorker): ReplayPort {
  const listeners = new Set<() => void>();
  const pasts: ((events: readonly NumberedEvent[] | null) => void)[] = [];
  const parcels: ((parcel: Extract<FromReplayer, { kind: 'parcel' }>['parcel']) => void)[] = [];
  let contents: Contents | null = null;
  let frame: Frame | null = null;
  let wanted: Moment = { at: 0, eyes: 'all' };
  let told = false;
  /** What the thread was asked for last, until it answers: scrubbing asks for the newest wish only. */
  let asked: Moment | null = null;
  let snapshot: TableSnapshot = {
    status: 'connecting',
    game: file.game,
    options: file.options,
    seats: file.seats.map(seatOf),
    watcher: 'spectator',
    view: null,
    choices: [],
    events: [],
    outcome: null,
    ...UNEVENTFUL,
  };

  const show = (seen: Partial<TableSnapshot>): void => {
    const { leapt: _, ...before } = snapshot;
    snapshot = { ...before, ...seen };
    for (const listener of listeners) listener();
  };
  const ask = (): void => {
    if (contents === null || asked !== null) return;
    asked = wanted;
    thread.post({ kind: 'show', ...wanted });
  };
  const shown = (next: Frame): void => {
    frame = next;
    const { watcher, view, events, outcome } = next;
    const status = outcome === null ? 'playing' : 'over';
    show({ status, watcher, view, events, outcome, ...(told ? {} : { leapt: true }) });
    const arrived = asked === wanted;
    asked = null;
    if (!arrived) ask();
  };
  const hear = (message: FromReplayer): void => {
    switch (message.kind) {
      case 'opened':
        contents = message.contents;
        wanted = begin(contents);
        ask();
        return;
      case 'refused':
        show({ status: 'gone', refusal: message.refusal });
        return;
      case 'frame':
        shown(message.frame);
        return;
      case 'past':
        pasts.shift()?.(message.events);
        return;
      case 'parcel':
        parcels.shift()?.(message.parcel);
        return;
    }
  };
  const thread = hire(hear, () => show({ status: 'gone', refusal: refusal('table-stopped') }));
  const want = (moment: Moment, tells: boolean): void => {
    wanted = moment;
    told = tells;
    ask();
    // Whoever draws the wish itself, as a slider does, hears of it at once.
    for (const listener of listeners) listener();
  };
  thread.post({ kind: 'open', file });

  return {
    file,
    contents: () => contents,
    frame: () => frame,
    moment: () => wanted,
    go(at, tells) {
      want({ ...wanted, at: Math.max(0, Math.min(at, contents?.last ?? 0)) }, tells);
    },
    look: (eyes) => want({ ...wanted, eyes }, false),
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose() {},
    undo() {},
    onward() {},
    matchFile: async () => file,
    parcel: () =>
      new Promise((resolve) => {
        parcels.push(resolve);
        thread.post({ kind: 'parcel' });
      }),
    earlier: (before) =>
      new Promise((resolve) => {
        pasts.push(resolve);
        thread.post({ kind: 'past', before, watcher: snapshot.watcher });
      }),
    close: () => thread.end(),
  };
}
