// A task as a table: the position as its seat sees it, one answer, and nothing that goes on from there.
import { positionOf, type Task, type TaskFile } from '@wyrmtable/bots/task';
import {
  type Choice,
  type Happening,
  isRefusal,
  parcelOf,
  type Reading,
  type Refusal,
  refusal,
} from '@wyrmtable/kernel';
import { type GameId, loadGame, prepare } from '@wyrmtable/registry';
import {
  type NumberedEvent,
  type SeatInfo,
  type TablePort,
  type TableSnapshot,
  tailOf,
  UNEVENTFUL,
} from '../table/port.ts';

export interface TaskAnswer {
  readonly choice: Choice;
  readonly right: boolean;
}

export interface TaskPort extends TablePort {
  readonly task: Task;
  answer(): TaskAnswer | null;
  read(choice: Choice): Reading;
  /** Puts the answer back. */
  retry(): void;
}

/** `names` are of the seats; the task's own is the person's. */
export async function openTask(
  game: GameId,
  file: TaskFile,
  task: Task,
  names: readonly string[],
  heard: (answer: TaskAnswer) => void,
): Promise<TaskPort | Refusal> {
  const registered = await loadGame(game);
  const match = file.matches[task.match];
  if (match === undefined) return refusal('bad-task-file', { path: task.id });
  const lacking = await prepare(registered, match);
  if (lacking !== null) return lacking;
  const rules = registered.game;
  const happened: Happening[] = [];
  const state = positionOf(rules, file, task, (event) => happened.push(event));
  if (isRefusal(state)) return state;
  const events = happened.flatMap((event, number): NumberedEvent[] => {
    const seen = rules.show(event, task.seat);
    return seen === null ? [] : [{ number, event: seen }];
  });
  const seats = Array.from({ length: match.seats }, (_, seat): SeatInfo => {
    const mine = seat === task.seat;
    return { name: names[seat] ?? '', bot: null, taken: true, connected: true, ready: true, mine };
  });
  const asked: TableSnapshot = {
    status: 'playing',
    game,
    options: match.options,
    seats,
    watcher: task.seat,
    view: structuredClone(rules.view(state, task.seat)),
    choices: rules.choices(state, task.seat),
    events: tailOf(events),
    outcome: null,
    ...UNEVENTFUL,
  };
  const listeners = new Set<() => void>();
  let shown = asked;
  let given: TaskAnswer | null = null;
  const show = (snapshot: TableSnapshot): void => {
    shown = snapshot;
    for (const listener of listeners) listener();
  };
  const nothing = async (): Promise<Refusal> => refusal('no-such-table');
  return {
    task,
    answer: () => given,
    read: (choice) => rules.read(choice, state),
    retry() {
      given = null;
      show({ ...asked });
    },
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      if (given !== null || !shown.choices.includes(choice)) return;
      given = { choice, right: task.answers.includes(choice) };
      heard(given);
      show({ ...asked, choices: [] });
    },
    undo() {},
    onward() {},
    matchFile: nothing,
    parcel: async () => parcelOf(rules.content, state),
    earlier: async () => [],
    close() {},
  };
}
