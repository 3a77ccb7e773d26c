// The table port over a WebSocket: it says hello with the last event it has seen, and sends a move until it is answered.
import { type Choice, type Refusal, refusal } from '@wyrmtable/kernel';
import { WebSocket as LastingSocket } from 'partysocket';
import type { LobbyPort, NumberedEvent, TableSnapshot } from '../port.ts';
import { ask } from './api.ts';
import { type Picture, pictureAfter } from './following.ts';
import { matchFile } from './match-file.ts';
import { type FromServer, type RemoteTable, readMessage, type ToServer, type Update } from './messages.ts';
import { rememberPromise } from './promise.ts';

/** What a lobby shows beyond the seats. */
export interface LobbyInfo {
  readonly host: boolean;
  readonly watchers: number;
  /** The code of the table that follows this one, or null. */
  readonly next: string | null;
}

export interface RemotePort extends LobbyPort {
  lobby(): LobbyInfo;
}

interface Move {
  readonly id: number;
  readonly match: string;
  readonly seq: number;
  readonly choice: Choice;
}

const PING_MS = 20_000;
/** Refusals that tell only that a tap came too late; the update that follows says the rest. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'already-answered', 'not-asked']);
/** Refusals of a hello that no later hello will mend. */
const FINAL: ReadonlySet<string> = new Set(['no-such-table', 'other-version', 'match-set-aside', 'bad-message']);

function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the server listens: the place the page came from. It wants to know its guest by cookie first. */
async function socketAddress(): Promise<string> {
  await ask('GET', '/api/me');
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export function openRemoteTable(code: string): RemotePort {
  const listeners = new Set<() => void>();
  let table: RemoteTable | null = null;
  let update: Update | null = null;
  let picture: Picture | null = null;
  let events: readonly NumberedEvent[] = [];
  /** The move that waits for its answer. */
  let unanswered: Move | null = null;
  /** Things happen that may be answered: nothing can be chosen until the next update. */
  let held = false;
  let hello = 0;
  let lastId = 0;
  let problem: Refusal | null = null;
  let gone = false;
  let offline = false;
  let pinged = false;
  let snapshot = look();

  const socket = new LastingSocket(socketAddress, undefined, { maxReconnectionDelay: 8000 });

  function look(): TableSnapshot {
    const mine = table?.you ?? 'spectator';
    return {
      status: gone ? 'gone' : status(),
      game: table?.game ?? '',
      options: table?.options ?? {},
      seats: (table?.seats ?? []).map(({ name, bot, taken, connected, ready }, seat) => ({
        name,
        bot,
        taken,
        connected,
        ready,
        mine: seat === mine,
      })),
      watcher: mine,
      view: picture?.view ?? null,
      choices: held || unanswered !== null ? [] : (update?.choices ?? []),
      events,
      outcome: update?.outcome ?? null,
      canUndo: false,
      commitment: table?.commitment ?? null,
      refusal: problem,
      offline,
    };
  }

  function status(): TableSnapshot['status'] {
    if (table === null || (table.status !== 'lobby' && update === null)) return 'connecting';
    if (table.status === 'lobby') return 'lobby';
    return update?.outcome == null ? 'playing' : 'over';
  }

  function show(): void {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  function send(message: ToServer): number {
    lastId++;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ id: lastId, ...message }));
    return lastId;
  }

  /** For what a person asks by hand: without a connection they are told instead of being kept waiting. */
  function request(message: ToServer): void {
    problem = socket.readyState === socket.OPEN ? null : { refused: 'no-connection' };
    if (problem === null) send(message);
    else show();
  }

  function sendMove(move: Move): void {
    const { match, seq, choice } = move;
    unanswered = { ...move, id: send({ type: 'move', match, seq, choice }) };
  }

  function sayHello(): void {
    hello = send({ type: 'hello', table: code, since: lastNumber(), changes: true });
  }

  function lastNumber(): number {
    return events.at(-1)?.number ?? 0;
  }

  /** Numbers have no gaps: a later one than the next means that something was missed, and the hello fetches it. */
  function add(more: readonly NumberedEvent[]): void {
    const fresh = more.filter(({ number }) => number > lastNumber());
    const [first] = fresh;
    if (first !== undefined && first.number > lastNumber() + 1) sayHello();
    else events = [...events, ...fresh];
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

  function refuse(message: FromServer & { type: 'refused' }): void {
    const said = refusal(message.code, message.params);
    if (message.re === hello && FINAL.has(message.code)) {
      gone = true;
      problem = said;
      socket.close();
    } else if (!TOO_LATE.has(message.code)) {
      problem = said;
    }
    if (message.re === unanswered?.id) unanswered = null;
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        table = message.table;
        rememberPromise(code, table.commitment, null);
        if (table.status === 'aside') {
          gone = true;
          problem = refusal('match-set-aside');
        }
        break;
      case 'events':
        add(message.events);
        held = true;
        break;
      case 'update':
        renew(message);
        break;
      case 'accepted':
        break;
      case 'refused':
        refuse(message);
        break;
      case 'pong':
        pinged = false;
        return;
    }
    show();
  }

  socket.addEventListener('open', () => {
    offline = false;
    pinged = false;
    sayHello();
    if (unanswered !== null) sendMove(unanswered);
    show();
  });
  socket.addEventListener('close', () => {
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

  // A line that has gone dead without a word is found out by silence.
  const heartbeat = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    if (pinged) socket.reconnect();
    else send({ type: 'ping' });
    pinged = !pinged;
  }, PING_MS);

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      if (update === null || snapshot.choices.length === 0) return;
      sendMove({ id: 0, match: update.match, seq: update.seq, choice });
      show();
    },
    undo() {},
    matchFile: () => matchFile(code),
    lobby: () => ({ host: table?.host ?? false, watchers: table?.watchers ?? 0, next: table?.next ?? null }),
    sit: (seat, name) => request({ type: 'sit', seat, name }),
    stand: () => request({ type: 'stand' }),
    seatBot: (seat, level) => request({ type: 'bot', seat, level }),
    unseatBot: (seat) => request({ type: 'unseat', seat }),
    ready(ready) {
      if (!ready) return request({ type: 'unready' });
      const word = freshWord();
      if (table !== null) rememberPromise(code, table.commitment, word);
      return request({ type: 'ready', word });
    },
    begin: () => request({ type: 'start' }),
    close() {
      clearInterval(heartbeat);
      listeners.clear();
      gone = true;
      socket.close();
    },
  };
}
