// One line to the server, through the eyes of one seat: it says hello with what it knows, and sends a move until it is answered.
import { type Choice, type Refusal, refusal, type Watcher } from '@wyrmtable/kernel';
import type { ClientMessage, Refused, ServerMessage, TableInfo, Update } from '@wyrmtable/wire';
import { WebSocket as LastingSocket } from 'partysocket';
import { type NumberedEvent, TAIL, tailOf } from '../port.ts';
import { toldStops } from '../stops.ts';
import { ask } from './api.ts';
import { type Picture, pictureAfter } from './following.ts';

/** What one line knows at one moment. */
export interface LineState {
  readonly table: TableInfo | null;
  readonly update: Update | null;
  readonly view: object | null;
  readonly choices: readonly Choice[];
  readonly events: readonly NumberedEvent[];
  readonly problem: Refusal | null;
  readonly gone: boolean;
  readonly offline: boolean;
}

export interface Line {
  state(): LineState;
  choose(choice: Choice): void;
  /** For what a person asks by hand: without a connection they are told instead of being kept waiting. */
  request(message: ClientMessage): void;
  /** Events before that number, for the chronicle; null when they cannot be had. */
  earlier(before: number): Promise<readonly NumberedEvent[] | null>;
  close(): void;
}

interface Move {
  readonly id: number;
  readonly match: string;
  readonly seq: number;
  readonly choice: Choice;
}

const PING_MS = 20_000;
/** Refusals that tell only that a tap came too late; the update that follows says the rest. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'not-asked']);
/** Refusals of a hello that no later hello will mend. */
const FINAL: ReadonlySet<string> = new Set(['no-such-table', 'other-version', 'match-set-aside', 'bad-message']);

/** A message as it came over the line, or null if it was damaged on its way. */
function readMessage(text: string): ServerMessage | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where the server listens: the place the page came from. It wants to know its guest by cookie first. */
async function socketAddress(): Promise<string> {
  await ask('GET', '/api/me');
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** `seat` is one of several of this person; null looks through the first. `changed` is called after every change. */
export function openLine(code: string, seat: number | null, changed: () => void): Line {
  let table: TableInfo | null = null;
  let update: Update | null = null;
  let picture: Picture | null = null;
  let events: readonly NumberedEvent[] = [];
  /** Number of the last event of these eyes; null before anything is known. */
  let last: number | null = null;
  /** The next update begins the story: it answers a hello of somebody who knew nothing. */
  let beginning = false;
  /** The move that waits for its answer. */
  let unanswered: Move | null = null;
  /** Who waits for a part of the past, by the number of the message. */
  const lookingBack = new Map<number, (events: readonly NumberedEvent[] | null) => void>();
  /** Things happen that may be answered: nothing can be chosen until the next update. */
  let held = false;
  let hello = 0;
  let lastId = 0;
  let problem: Refusal | null = null;
  let gone = false;
  let offline = false;
  let pinged = false;
  /** The stops that this connection has told. */
  let stopsTold: object | null = null;
  let state = look();

  const socket = new LastingSocket(socketAddress, undefined, { maxReconnectionDelay: 8000 });

  function look(): LineState {
    const choices = held || unanswered !== null ? [] : (update?.choices ?? []);
    return { table, update, view: picture?.view ?? null, choices, events, problem, gone, offline };
  }

  function show(): void {
    state = look();
    changed();
  }

  function send(message: ClientMessage): number {
    lastId++;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ id: lastId, ...message }));
    return lastId;
  }

  function sendMove(move: Move): void {
    const { match, seq, choice } = move;
    unanswered = { ...move, id: send({ type: 'move', match, seq, choice }) };
  }

  /** Whoever knows nothing yet wants only the last of a long story. */
  function sayHello(): void {
    const past = last === null ? { last: TAIL } : { since: last };
    const eyes = seat === null ? {} : { seat };
    hello = send({ type: 'hello', table: code, ...eyes, ...past, changes: true });
  }

  /** They are the person's, so one line of theirs tells them, as soon as they sit and again whenever they change. */
  function tellStops(): void {
    const stops = toldStops.get();
    const seated = (table?.yours.length ?? 0) > 0;
    if (seat !== null || stops === null || stops === stopsTold || !seated) return;
    stopsTold = stops;
    send({ type: 'stops', stops });
  }

  /** What was known is of other eyes: the seat has changed hands. */
  function forget(): void {
    update = null;
    picture = null;
    last = null;
    beginning = false;
    unanswered = null;
    held = false;
    sayHello();
  }

  /** Numbers have no gaps: a later one than the next means that something was missed, and the hello fetches it. */
  function add(more: readonly NumberedEvent[]): void {
    if (beginning) {
      beginning = false;
      events = more;
      last = more.at(-1)?.number ?? 0;
      return;
    }
    const known = last;
    // What comes before the story has begun comes again with its beginning.
    if (known === null) return;
    const fresh = more.filter(({ number }) => number > known);
    const [first] = fresh;
    if (first !== undefined && first.number > known + 1) {
      sayHello();
      return;
    }
    events = tailOf([...events, ...fresh]);
    last = fresh.at(-1)?.number ?? known;
  }

  function renew(message: Update): void {
    const next = pictureAfter(picture, message);
    // Something is missing or came out of turn. The events of this update come again with the whole picture.
    if (next === null) {
      sayHello();
      return;
    }
    add(message.events);
    picture = next;
    update = message;
    held = false;
    // A position later than the move's own: it was played, or it came too late.
    if (unanswered !== null && message.seq !== unanswered.seq) unanswered = null;
    problem = null;
  }

  /** The past that was asked for has come, or will not come. */
  function lookedBack(asked: number | undefined, found: readonly NumberedEvent[] | null): boolean {
    const tell = lookingBack.get(asked ?? 0);
    lookingBack.delete(asked ?? 0);
    tell?.(found);
    return tell !== undefined;
  }

  function refuse(message: Refused): void {
    if (lookedBack(message.re, null)) return;
    const said = refusal(message.code, message.params);
    if (message.re === hello && FINAL.has(message.code)) {
      gone = true;
      problem = said;
      socket.close();
    } else if (!TOO_LATE.has(message.code) || (table?.devices ?? 0) > 0) {
      problem = said;
    }
    if (message.re === unanswered?.id) unanswered = null;
  }

  function sitAt(told: TableInfo): void {
    const before: Watcher | undefined = table?.you;
    const begun = table !== null && table.status !== 'lobby';
    table = told;
    if (told.status === 'aside') {
      gone = true;
      problem = refusal('match-set-aside');
    } else if (begun && before !== told.you) forget();
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        sitAt(message.table);
        tellStops();
        break;
      case 'events':
        if (!beginning) add(message.events);
        held = true;
        break;
      case 'update':
        renew(message);
        break;
      case 'accepted':
        if (message.re === hello && last === null) beginning = true;
        break;
      case 'refused':
        refuse(message);
        break;
      case 'past':
        lookedBack(message.re, message.events);
        return;
      case 'pong':
        pinged = false;
        return;
    }
    show();
  }

  socket.addEventListener('open', () => {
    offline = false;
    pinged = false;
    stopsTold = null;
    sayHello();
    if (unanswered !== null) sendMove(unanswered);
    show();
  });
  socket.addEventListener('close', () => {
    for (const asked of lookingBack.keys()) lookedBack(asked, null);
    if (gone || offline) return;
    offline = true;
    show();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = readMessage(data);
    // What cannot be read may have been anything: the hello brings all that is not known yet.
    if (message === null) sayHello();
    else hear(message);
  });

  const deaf = toldStops.subscribe(tellStops);

  // A line that has gone dead without a word is found out by silence.
  const heartbeat = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    if (pinged) socket.reconnect();
    else send({ type: 'ping' });
    pinged = !pinged;
  }, PING_MS);

  return {
    state: () => state,
    choose(choice) {
      if (update === null || state.choices.length === 0) return;
      sendMove({ id: 0, match: update.match, seq: update.seq, choice });
      show();
    },
    request(message) {
      problem = socket.readyState === socket.OPEN ? null : { refused: 'no-connection' };
      if (problem === null) send(message);
      else show();
    },
    earlier: (before) =>
      socket.readyState === socket.OPEN
        ? new Promise((found) => lookingBack.set(send({ type: 'past', before }), found))
        : Promise.resolve(null),
    close() {
      clearInterval(heartbeat);
      deaf();
      gone = true;
      socket.close();
    },
  };
}
