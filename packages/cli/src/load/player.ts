// One player or watcher at one match: comes again wherever it was cut off, says its move until it is answered, and writes down what it saw.
import type { Choice } from '@wyrmtable/kernel';
import type { NumberedEvent, ServerMessage } from '@wyrmtable/wire';
import { connect, type Line, type Visitor } from './visitor.ts';

/** What was acknowledged to somebody. */
export interface Acknowledged {
  readonly seq: number;
  readonly choice: Choice;
  /** It was asked in a window: an answer there may be overtaken before its place comes, and then stands in no log. */
  readonly inWindow: boolean;
}

/** What one of them has seen. */
export interface Seen {
  readonly acknowledged: Acknowledged[];
  /** Milliseconds from a move to its acknowledgement, each. */
  readonly latencies: number[];
  bytes: number;
  refused: number;
  /** Events whose number did not follow the one before. */
  gaps: number;
  /** All texts before the match was over, where they are wanted. */
  readonly frames: string[];
  over: boolean;
}

export interface Manner {
  /** Where a line may be opened just now. */
  readonly servers: () => readonly string[];
  /** Which of the choices, and how many milliseconds after it was asked. */
  readonly choose: (choices: readonly Choice[]) => Choice;
  readonly thinks: () => number;
  readonly keepsFrames: boolean;
  readonly acknowledged?: () => void;
}

export interface Player {
  readonly seen: Seen;
  /** The line it has now. */
  line(): Line | null;
  /** Done when the match is over or it was told to leave. */
  readonly ended: Promise<void>;
  /** Gives the match up, again and again until it is over. */
  resign(): void;
  leave(): void;
}

/** Refusals that belong to play: somebody's answer came first. */
const OVERTAKEN = new Set(['stale', 'not-asked', 'already-answered']);
/** Milliseconds before somebody who was cut off comes again. */
const COME_AGAIN = 250;
/** What has had no answer for so long is said again. */
const SAY_AGAIN = 5000;

interface Move {
  readonly seq: number;
  readonly choice: Choice;
  readonly inWindow: boolean;
  readonly since: number;
}

export function playAt(visitor: Visitor, match: string, manner: Manner): Player {
  const seen: Seen = { acknowledged: [], latencies: [], bytes: 0, refused: 0, gaps: 0, frames: [], over: false };
  const known = new Set<number>();
  let line: Line | null = null;
  let last = 0;
  let inWindow = false;
  let move: Move | null = null;
  let hasLeft = false;
  let end = (): void => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });

  const sayMove = (): void => {
    if (move !== null) line?.say({ type: 'move', match, seq: move.seq, choice: move.choice });
  };

  const happened = (events: readonly NumberedEvent[]): void => {
    for (const { number, event } of events) {
      if (number <= last) continue;
      if (number !== last + 1) seen.gaps++;
      last = number;
      inWindow = event.kind === 'window';
    }
  };

  const told = (message: ServerMessage, text: string): void => {
    seen.bytes += Buffer.byteLength(text);
    if (manner.keepsFrames && !seen.over && !(message.type === 'table' && message.table.seed !== null)) {
      seen.frames.push(text);
    }
    switch (message.type) {
      case 'accepted':
        if (move === null || message.match === undefined || message.seq !== move.seq) return;
        if (!known.has(move.seq)) {
          known.add(move.seq);
          seen.latencies.push(performance.now() - move.since);
          const { seq, choice } = move;
          seen.acknowledged.push({ seq, choice, inWindow: move.inWindow });
          manner.acknowledged?.();
        }
        move = null;
        return;
      case 'refused':
        if (message.code === 'out-of-reach' || message.match === undefined || message.seq !== move?.seq) return;
        if (!OVERTAKEN.has(message.code)) seen.refused++;
        move = null;
        return;
      case 'events':
        happened(message.events);
        return;
      case 'update': {
        happened(message.events);
        if (message.outcome !== null) {
          seen.over = true;
          finish();
          return;
        }
        const { seq, choices } = message;
        if (move !== null && move.seq === seq) return;
        // A count beyond the move's own: it was played or overtaken, and only its answer tells which.
        if (choices.length === 0 || known.has(seq)) return;
        const choice = manner.choose(choices);
        const fresh: Move = { seq, choice, inWindow, since: performance.now() };
        move = fresh;
        const ms = manner.thinks();
        if (ms === 0) sayMove();
        else setTimeout(() => move === fresh && sayMove(), ms);
        return;
      }
      default:
    }
  };

  const come = async (): Promise<void> => {
    if (hasLeft) return;
    const servers = manner.servers();
    const server = servers[Math.floor(Math.random() * servers.length)] ?? '';
    let isOpen = true;
    const again = (): void => {
      if (!isOpen) return;
      isOpen = false;
      line = null;
      setTimeout(come, COME_AGAIN);
    };
    const opened = await connect(server, visitor, { told, closed: again });
    if (opened === null) return again();
    if (hasLeft) return opened.close();
    line = opened;
    line.say({ type: 'hello', table: match, since: last });
    sayMove();
  };

  // Whatever was lost on the way without anybody noticing is asked for again.
  let stuck: Move | null = null;
  const patience = setInterval(() => {
    if (resigns) resign();
    if (move !== null && move === stuck) {
      line?.say({ type: 'hello', table: match, since: last });
      sayMove();
    }
    stuck = move;
  }, SAY_AGAIN);

  let resigns = false;
  const resign = (): void => {
    resigns = true;
    line?.say({ type: 'resign' });
  };

  const finish = (): void => {
    hasLeft = true;
    clearInterval(patience);
    line?.close();
    end();
  };

  void come();
  return { seen, line: () => line, ended, resign, leave: finish };
}
