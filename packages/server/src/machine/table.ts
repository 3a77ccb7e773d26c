// A table while somebody is at it: all it knows, as data that the machine alone changes (step.ts).
import { type Choice, type Refusal, refusal, type Seat } from '@wyrmtable/kernel';
import type { RegisteredGame, Stops } from '@wyrmtable/registry';
import type { ClockTold, Offer, Said, TalkWish } from '@wyrmtable/wire';
import type { Span } from '../config.ts';
import type { Offered, Running, Shown } from '../running.ts';
import type { Standing, TableRow, TalkRow } from '../storage/port.ts';
import type { Chapter, Input, Output, Work } from './effects.ts';
import type { Picture } from './picture.ts';
import type { Clock, Timing } from './time.ts';

/** Which past events are wanted: those after a number, the last so many, or none. */
export type Past = { readonly since: number } | { readonly last: number };

/** A guest's line as the table knows it. */
export interface Line {
  readonly id: number;
  /** With an account they sit under its name and no other. */
  readonly guest: { readonly id: string; readonly name: string; readonly account?: { readonly program: boolean } };
  /** Milliseconds that a message is on its way there and back, as far as it was measured. */
  lag: number;
  /** Which of several seats the line looks through; null for the first. */
  seat: Seat | null;
  /** Wants each choice in its readable form too. */
  readings: boolean;
  /** Follows changes, and need not be sent the whole view each time. */
  changes: boolean;
  /** Number of the last picture it was sent; null when it must be sent the next one whole. */
  picture: number | null;
  /** Came while the table paused: what it saw last; it is told the rest when the pause is over. */
  waiting: Past | null;
  /** The part of a long past that it is being told, page by page; it waits for the rest meanwhile. */
  story: Chapter | null;
  /** What it wishes to hear of what is said at the table. */
  talk: TalkWish;
  /** People whose words its person does not want to hear. */
  deaf: ReadonlySet<string>;
}

/** A person's stops, and the words they were told in. */
export interface StopsWish {
  readonly wish: object;
  readonly stops: Stops;
}

/** What somebody has offered to all who play, and who has said yes; by guest. */
export interface Proposal {
  readonly what: Offer['what'];
  readonly by: string;
  readonly agreed: ReadonlySet<string>;
  /** To take back: how many choices would remain, and the number of the wish. */
  readonly back?: { readonly remaining: number; readonly number: number };
}

/** What nobody may be able to guess, and what must look alike whoever could answer. */
export interface Draw {
  seed(): string;
  word(): string;
  /** A whole number from the span, each as likely. */
  within(span: Span): number;
}

/** What holds for all tables of a server. */
export interface Setting {
  readonly windowPause: Span;
  readonly botPause: Span;
  /** Milliseconds in which everybody must show their word once a table is sealed. */
  readonly wordPatience: number;
  /** Milliseconds after which a table that nobody comes to is removed; left out where all are kept. */
  readonly retention?: number;
  readonly draw: Draw;
}

export interface Table {
  readonly id: string;
  readonly registered: RegisteredGame;
  /** By which charge this process writes here: the store refuses whoever has lost it without knowing. */
  epoch: number;
  table: TableRow;
  /** Null in the lobby, and when the match was set aside. */
  run: Running | null;
  /** Content that the match names and that is not here. */
  lacks: Refusal | null;
  /** How many times a match was laid here, from the start or from the log: thoughts about an earlier one count for nothing. */
  laid: number;
  readonly connections: Set<Line>;
  /** Durable events that are not told yet. */
  readonly queue: Shown[];
  /** The number of the window that was told and whose moment is not over; otherwise null. */
  pause: number | null;
  /** Windows whose moments were drawn. */
  windows: number;
  /** Per watcher: events told, and the offer last told. */
  told: number[];
  offered: Offered[];
  /** Per watcher: the picture last told; none before the first. */
  pictures: Picture[];
  /** Per watcher: the number of the last picture there was; none has it again, so that no line takes an old one for it. */
  readonly pictured: number[];
  /** The number of the wait for words that are promised and not shown; otherwise null. */
  sealing: number | null;
  /** Times the table was sealed. */
  seals: number;
  /** When the table was last told to everybody, and whether it will be told again in a moment. */
  announced: number;
  announcing: boolean;
  /** Whether seats may change hands, as it was last told. */
  resting: boolean;
  /** Choices played when somebody last said that the match may go on from its rest. */
  onward: number;
  /** Which windows people let go by, by person; written down with their seats. */
  readonly stops: Map<string, StopsWish>;
  /** Per seat: the count at which its bot is being asked, −1 for none. */
  asking: number[];
  /** The match could not be read when it had to be, so that nothing of it is known. */
  lost: boolean;
  /** Null without one, and where nothing is played. */
  clock: Clock | null;
  /** As it was last told. */
  clockTold: ClockTold | null;
  /** The tick at which the table will be woken for its clock. */
  alarm: { readonly at: number; readonly number: number } | null;
  alarms: number;
  /** How time stood here when something was written of which the store has not said that it has it. */
  timings: readonly Timing[];
  /** The clock that the store is known to have. */
  stored: Standing | null;
  /** The ticks at which the match was laid here, and at which what runs began to. */
  laidAt: number;
  began: number;
  /** Guests that are programs, as far as they sat here when the table was read or have come since. */
  readonly programs: Set<string>;
  /** People who sit here and have no line, by guest: since which tick. */
  readonly absent: Map<string, number>;
  proposal: Proposal | null;
  /** Wishes to take something back so far. */
  wishes: number;
  /** Whose offer was turned down, by guest: at which tick. */
  readonly denied: Map<string, number>;
  /** What was said here, the last of it. */
  readonly talk: TalkRow[];
  /** Moves that may have been written or not, as long as the store cannot be read. */
  readonly owed: { readonly line: Line; readonly message: Said<'move'> }[];
  /** When somebody is known to have been here, to within a day. */
  visited: number;
  /** It will be tried again what the store could not do. */
  retrying: boolean;
  /** Another process has the table in its charge. */
  gone: boolean;

  /** Milliseconds since 1970 at the step that is being taken. */
  now: number;
  /** Milliseconds by a clock that nobody sets: at this step, and when what is being done was brought. */
  ticks: number;
  heard: number;
  setting: Setting;
  /** What came while the table waited for an answer, in order. */
  readonly inbox: Input[];
  /** What is being done, and the number of the answer it waits for; null when the table is at rest. */
  doing: { readonly work: Work<void>; ticket: number } | null;
  /** Questions to the store so far. */
  tickets: number;
  /** What the step that is being taken lets out. */
  out: Output[];
}

/** What a table that was just taken from the store begins with. */
export function newTable(id: string, registered: RegisteredGame, row: TableRow, setting: Setting, epoch = 0): Table {
  return {
    id,
    registered,
    epoch,
    table: row,
    run: null,
    lacks: null,
    laid: 0,
    connections: new Set(),
    queue: [],
    pause: null,
    windows: 0,
    told: [],
    offered: [],
    pictures: [],
    pictured: [],
    sealing: null,
    seals: 0,
    announced: Number.NEGATIVE_INFINITY,
    announcing: false,
    resting: false,
    onward: -1,
    stops: new Map(),
    asking: [],
    lost: false,
    clock: null,
    clockTold: null,
    alarm: null,
    alarms: 0,
    timings: [],
    stored: null,
    laidAt: 0,
    began: 0,
    programs: new Set(),
    absent: new Map(),
    proposal: null,
    wishes: 0,
    denied: new Map(),
    talk: [],
    owed: [],
    visited: row.changed,
    retrying: false,
    gone: false,
    now: 0,
    ticks: 0,
    heard: 0,
    setting,
    inbox: [],
    doing: null,
    tickets: 0,
    out: [],
  };
}

/** A bot that is asked. */
export interface BotTurn {
  readonly laid: number;
  readonly seat: Seat;
  readonly seq: number;
  readonly level: string;
  readonly choices: readonly Choice[];
  readonly window: boolean;
  /** Milliseconds it seems to think before it answers. */
  readonly pause: number;
}

/** Why there is a match here that can be neither shown nor continued: nothing of it is lost, and it may be taken out as a file. */
export const strange = ({ lacks, table, registered }: Table): Refusal =>
  lacks ?? refusal('other-version', { wanted: registered.game.version, found: table.version });
