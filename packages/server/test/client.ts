// A client written from docs/protocol.md alone: it knows no game, only choices and their readings.
import { patched } from '@wyrmtable/kernel';
import WebSocket from 'ws';

export type Fields = Record<string, unknown>;

export interface Reply extends Fields {
  readonly type: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Fields;
}

/** Somebody with a cookie. */
export interface Visitor {
  readonly address: string;
  readonly cookie: string;
}

export async function visit(address: string): Promise<Visitor> {
  const answer = await fetch(`${address}/api/me`);
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { address, cookie: cookie ?? '' };
}

export async function get({ address, cookie }: Visitor, path: string): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Fields };
}

export async function post(
  { address, cookie }: Visitor,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Fields };
}

/** An open line. `frames` keeps every text that ever came, for searching. */
export interface Line {
  readonly visitor: Visitor;
  readonly frames: string[];
  readonly socket: WebSocket;
  say(message: unknown): void;
  /** Says it and waits for the answer that carries its number. */
  ask(message: Fields): Promise<Reply>;
  /** The first message, already here or still to come, for which the test holds; all before it are passed over. */
  until(holds: (message: Reply) => boolean): Promise<Reply>;
  close(): Promise<void>;
}

interface Wanted {
  readonly holds: (message: Reply) => boolean;
  readonly found: (message: Reply) => void;
}

export async function connect(visitor: Visitor, headers: Record<string, string> = {}): Promise<Line> {
  const socket = new WebSocket(`${visitor.address.replace('http', 'ws')}/ws`, {
    headers: { cookie: visitor.cookie, ...headers },
  });
  const frames: string[] = [];
  const unread: Reply[] = [];
  let wanted: Wanted | null = null;
  let failed: ((problem: Error) => void) | null = null;
  let number = 0;

  const look = (): void => {
    while (wanted !== null) {
      const message = unread.shift();
      if (message === undefined) return;
      const { holds, found } = wanted;
      if (!holds(message)) continue;
      wanted = null;
      found(message);
    }
  };
  socket.on('message', (data) => {
    const text = String(data);
    frames.push(text);
    unread.push(JSON.parse(text) as Reply);
    look();
  });
  socket.on('close', () => failed?.(new Error('the line was closed')));
  await new Promise<void>((open, refused) => {
    socket.once('open', open);
    socket.once('error', refused);
  });
  socket.on('error', () => {});

  const until: Line['until'] = (holds) =>
    new Promise((found, refuse) => {
      wanted = { holds, found };
      failed = refuse;
      look();
      // Nothing more comes: whoever waits on would wait for ever.
      if (wanted !== null && socket.readyState === WebSocket.CLOSED) refuse(new Error('the line was closed'));
    });
  const say = (message: unknown): void => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    visitor,
    frames,
    socket,
    say,
    ask(message) {
      const id = ++number;
      say({ ...message, id });
      return until((reply) => reply.re === id);
    },
    until,
    close() {
      failed = null;
      return new Promise((closed) => {
        if (socket.readyState === WebSocket.CLOSED) return closed();
        socket.once('close', () => closed());
        socket.close();
      });
    },
  };
}

/** What a client keeps of a match. */
export interface Known {
  seq: number;
  /** Number of the last event. */
  last: number;
  choices: readonly number[];
  view: Fields | null;
  /** Number of that view, if the server numbers them. */
  picture: number | null;
  events: Fields[];
  over: boolean;
}

export function nothingKnown(): Known {
  return { seq: 0, last: 0, choices: [], view: null, picture: null, events: [], over: false };
}

/** The view of an update: whole, or what is known with the change made on it. Throws when it cannot be had. */
function viewAfter({ view, picture }: Known, update: Reply): Fields {
  if (update.view !== undefined) return update.view as Fields;
  const same = update.change === undefined;
  if (picture === null || update.picture !== picture + (same ? 0 : 1)) {
    throw new Error(`picture ${update.picture} came after ${picture}`);
  }
  const after = same ? view : patched(view, update.change);
  if (typeof after !== 'object' || after === null)
    throw new Error(`the change to picture ${update.picture} does not fit`);
  return after as Fields;
}

/** Takes a message in; events must follow one another without a gap. */
export function learn(known: Known, message: Reply): void {
  if (message.type !== 'update' && message.type !== 'events') return;
  for (const { number, event } of message.events as { number: number; event: Fields }[]) {
    if (number !== known.last + 1) throw new Error(`event ${number} came after ${known.last}`);
    known.last = number;
    known.events.push(event);
  }
  if (message.type === 'events') {
    known.choices = [];
    return;
  }
  known.seq = message.seq as number;
  known.choices = message.choices as number[];
  known.view = viewAfter(known, message);
  known.picture = (message.picture as number | undefined) ?? null;
  known.over = message.outcome !== null;
}
