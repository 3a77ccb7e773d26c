// A first match as a table: the lesson says what is offered, every choice is kept, and once it is free a bot plays the others.
import { type Choice, parcelOf, type Refusal, refusal } from '@wyrmtable/kernel';
import { type GameId, loadScenarioBook } from '@wyrmtable/registry';
import { type BotPool, defaultChoice } from '@wyrmtable/registry/thinking';
import type { Speed } from '../games/contract.ts';
import { waitAfter } from '../stage/beats.ts';
import { thoughts } from '../table/local/bots/pool.ts';
import { type NumberedEvent, type SeatInfo, type TablePort, type TableSnapshot, UNEVENTFUL } from '../table/port.ts';
import { type Kept, openLesson, PUPIL } from './lesson.ts';
import type { LessonPlan, LessonStep } from './plan.ts';

export interface LessonPort extends TablePort {
  readonly plan: LessonPlan;
  step(): LessonStep<string> | null;
  /** How many steps are behind. */
  at(): number;
  next(): void;
  leave(): void;
  setSpeed(speed: Speed): void;
  /** Lets a bot that waits move at once. */
  hurry(): void;
}

export interface LessonPortOptions {
  readonly plan: LessonPlan;
  /** By seat; the first is whoever is taught. */
  readonly names: readonly string[];
  readonly kept: Kept;
  readonly speed: Speed;
  /** Puts away how far it has come. */
  readonly keep: (kept: Kept) => void;
  /** Something else was chosen than the step asks for. */
  readonly astray: () => void;
}

const seatOf = (name: string, bot: string | null): SeatInfo => ({
  name,
  bot,
  taken: true,
  connected: true,
  ready: true,
  mine: bot === null,
});

const optionsIn = ({ scenario }: LessonPlan): object =>
  typeof scenario.options === 'object' && scenario.options !== null ? scenario.options : {};

export async function openLessonTable(game: GameId, options: LessonPortOptions): Promise<LessonPort> {
  const { plan, keep, astray } = options;
  const book = await loadScenarioBook(game);
  const listeners = new Set<() => void>();
  const seats = options.names.map((name, seat) => seatOf(name, seat === PUPIL ? null : plan.level));
  let { speed } = options;
  let bots: BotPool | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let shown: TableSnapshot | null = null;

  const look = (choices: readonly Choice[]): TableSnapshot => {
    const { state, events } = lesson.scenario;
    const outcome = book.game.outcome(state);
    return {
      status: outcome === null ? 'playing' : 'over',
      game,
      options: { ...book.options, ...optionsIn(plan) },
      seats,
      watcher: PUPIL,
      view: structuredClone(book.game.view(state, PUPIL)),
      choices,
      events: events.flatMap((event, number): NumberedEvent[] => {
        const seen = book.game.show(event, PUPIL);
        return seen === null ? [] : [{ number, event: seen }];
      }),
      outcome,
      ...UNEVENTFUL,
    };
  };
  const show = (choices: readonly Choice[]): void => {
    shown = look(choices);
    for (const listener of listeners) listener();
  };
  // Every choice is shown by itself, whoever made it, so that the stage tells one after another.
  const lesson = openLesson(book, plan, options.kept, () => show([]));

  const now = (): TableSnapshot => {
    shown ??= look(lesson.offered());
    return shown;
  };
  /** A bot moves when what has happened since then has been seen. */
  const letBotsMove = (before: number): void => {
    const seat = book.game.toMove(lesson.scenario.state);
    if (seat === null || seat === PUPIL || lesson.step() !== null) return;
    const inWindow = book.game.window(lesson.scenario.state) !== null;
    const news = lesson.scenario.events.slice(before);
    waiting = setTimeout(moveBot, inWindow ? 0 : waitAfter(game, news, speed));
  };
  const settle = (before: number): void => {
    keep(lesson.kept());
    show(lesson.offered());
    letBotsMove(before);
  };
  const make = (choice: Choice): void => {
    const before = lesson.scenario.events.length;
    lesson.choose(choice);
    settle(before);
  };
  const moveBot = async (): Promise<void> => {
    waiting = undefined;
    const { state } = lesson.scenario;
    const seat = book.game.toMove(state);
    if (seat === null || seat === PUPIL) return;
    bots ??= thoughts();
    const parcel = parcelOf(book.game.content, state);
    const seed = lesson.kept().choices.length;
    const answer = await bots.ask({ game, level: plan.level, state, parcel, seat, seed });
    const choice = answer ?? defaultChoice(book.game.choices(state));
    if (!closed && choice !== undefined) make(choice);
  };

  letBotsMove(lesson.scenario.events.length);

  const nothing = async (): Promise<Refusal> => refusal('no-such-table');
  return {
    plan,
    step: lesson.step,
    at: () => lesson.kept().step,
    next() {
      const before = lesson.scenario.events.length;
      lesson.next();
      settle(before);
    },
    leave() {
      lesson.leave();
      settle(lesson.scenario.events.length);
    },
    setSpeed(wanted) {
      speed = wanted;
    },
    hurry() {
      if (waiting === undefined) return;
      clearTimeout(waiting);
      void moveBot();
    },
    snapshot: now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      // A second tap on the same button was meant for a position that is gone.
      if (!lesson.offered().includes(choice)) return;
      if (lesson.isRight(choice)) {
        make(choice);
        return;
      }
      // It has been heard, though nothing has come of it.
      show(lesson.offered());
      astray();
    },
    taught: () => (lesson.step() === null ? null : lesson.isRight),
    undo() {},
    onward() {},
    matchFile: nothing,
    parcel: nothing,
    earlier: async () => [],
    close() {
      closed = true;
      clearTimeout(waiting);
      void bots?.close();
    },
  };
}
