// A scenario as a table: every step of it is a moment that one can go to, and nobody is asked anything.

import { refusal } from '@wyrmtable/kernel';
import { runScenario, type Seen } from '@wyrmtable/kernel/scenario';
import { type GameId, loadScenarioBook } from '@wyrmtable/registry';
import { type NumberedEvent, type SeatInfo, type TablePort, type TableSnapshot, UNEVENTFUL } from '../table/port.ts';

export interface ShowPort extends TablePort {
  readonly moments: number;
  at(): number;
  go(moment: number): void;
  /** What has happened since the moment before. */
  news(): readonly NumberedEvent[];
}

/** Whose eyes it is seen by. */
const WATCHER = 0;

const seatOf = (name: string): SeatInfo => ({
  name,
  bot: null,
  taken: true,
  connected: true,
  ready: true,
  mine: false,
});

const optionsOf = (scenario: unknown): object =>
  typeof scenario === 'object' && scenario !== null && 'options' in scenario && typeof scenario.options === 'object'
    ? (scenario.options ?? {})
    : {};

const seatsOf = (scenario: unknown): number | null =>
  typeof scenario === 'object' && scenario !== null && 'seats' in scenario ? Number(scenario.seats) : null;

/** Plays the scenario through and keeps how the table stood after each step that changed anything. */
export async function openShow(game: GameId, scenario: unknown, names: readonly string[]): Promise<ShowPort> {
  const book = await loadScenarioBook(game);
  const snapshots: TableSnapshot[] = [];
  const see = ({ state, events }: Seen): void => {
    const shown = events.flatMap((event, number): NumberedEvent[] => {
      const seen = book.game.show(event, WATCHER);
      return seen === null ? [] : [{ number, event: seen }];
    });
    const before = snapshots.at(-1);
    const view = structuredClone(book.game.view(state, WATCHER));
    // Checks change nothing, and are no step to look at.
    if (before?.events.length === shown.length && JSON.stringify(before.view) === JSON.stringify(view)) return;
    snapshots.push({
      status: 'playing',
      game,
      options: { ...book.options, ...optionsOf(scenario) },
      seats: Array.from({ length: seatsOf(scenario) ?? book.seats }, (_, seat) => seatOf(names[seat] ?? `${seat + 1}`)),
      watcher: WATCHER,
      view,
      choices: [],
      events: shown,
      outcome: null,
      ...UNEVENTFUL,
    });
  };
  runScenario(book, scenario, false, see);
  const listeners = new Set<() => void>();
  let at = 0;
  const now = (): TableSnapshot => {
    const snapshot = snapshots[at];
    if (snapshot === undefined) throw new RangeError('the scenario has no beginning');
    return snapshot;
  };
  const nothing = async () => refusal('no-such-table');
  return {
    moments: snapshots.length,
    at: () => at,
    go(moment) {
      at = Math.max(0, Math.min(moment, snapshots.length - 1));
      for (const listener of listeners) listener();
    },
    news: () => now().events.slice(snapshots[at - 1]?.events.length ?? 0),
    snapshot: now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose() {},
    undo() {},
    onward() {},
    matchFile: nothing,
    parcel: nothing,
    earlier: async () => null,
    close() {},
  };
}
