// People as a stranger's program has them: written from docs/protocol.md alone, with nothing of the house in it. It has an
// account, seeks, sits down, promises its dice, talks, reads ratings, and holds every clock it is told against its own watch.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, connect as dial } from 'node:net';
import { WebSocket } from 'ws';

export type Fields = Readonly<Record<string, unknown>>;

export interface Message extends Fields {
  readonly type: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Fields;
}

interface Clock {
  readonly left: readonly (number | null)[];
  readonly runs: number | 'window' | null;
  readonly paused: boolean;
}

/** Section 4: a clock as it was told, and when it came by this program's own watch. */
interface Reading {
  readonly told: Clock;
  readonly at: number;
}

const isClock = (message: Message): message is Message & Clock => message.type === 'clock';

export class Stranger {
  readonly name: string;
  /** May change: a server that was started anew is elsewhere. */
  address: string;
  private readonly cookies = new Map<string, string>();
  private socket: WebSocket | null = null;
  private id = 0;
  private word = randomBytes(16).toString('hex');
  private reading: Reading | null = null;
  readonly heard: Message[] = [];

  constructor(name: string, address: string) {
    this.name = name;
    this.address = address;
  }

  /** Section 1. */
  async http(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: { cookie: this.header(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const told: Fields = JSON.parse(await answer.text());
    return { status: answer.status, body: told };
  }

  private header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Section 2. `at` is another way to the same server. */
  async open(at = this.address): Promise<void> {
    const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, { headers: { cookie: this.header() } });
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data));
      this.heard.push(message);
      if (isClock(message)) this.reading = { told: message, at: performance.now() };
    });
    socket.on('error', () => {});
    await new Promise((ready, failed) => {
      socket.once('open', ready);
      socket.once('close', () => failed(new Error('the line was not opened')));
    });
    this.socket = socket;
  }

  closed(): Promise<number> {
    return new Promise((done) => this.socket?.once('close', done));
  }

  hangUp(): void {
    this.socket?.terminate();
  }

  /** Says it and waits for what carries its number. */
  async ask(message: Fields): Promise<Message> {
    this.id++;
    const { id } = this;
    this.socket?.send(JSON.stringify({ ...message, id }));
    return this.until((one) => one.re === id);
  }

  /** The last message for which it holds, as soon as there is one. */
  async until(holds: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.heard.findLast(holds);
      if (found !== undefined) return found;
      await new Promise((later) => setTimeout(later, 10));
    }
  }

  /** Section 8: the word stays hidden until the table is sealed. */
  async ready(table: Fields): Promise<Message> {
    const { commitment } = table;
    const hash = createHash('sha256')
      .update(JSON.stringify(['wyrmtable-word/2', commitment, this.word]))
      .digest('hex');
    return this.ask({ type: 'ready', hash });
  }

  reveal(): Promise<Message> {
    return this.ask({ type: 'reveal', word: this.word });
  }

  async table(id: string): Promise<Fields> {
    const { body } = await this.http('GET', `/api/tables/${id}`);
    return body.table as Fields;
  }

  /** Whose time runs, as it was told last. */
  runs(): Clock['runs'] {
    return this.reading?.told.runs ?? null;
  }

  /** Milliseconds that the seat has by this program's own watch: what was told, less what has gone by since. */
  left(seat: number): number {
    if (this.reading === null) throw new Error('no clock was told');
    const { told, at } = this.reading;
    return (told.left[seat] ?? 0) - (told.runs === seat ? performance.now() - at : 0);
  }
}

/** A way to the server on which everything takes so many milliseconds longer, in both directions. */
export async function slowWayTo(address: string, ms: number): Promise<{ readonly address: string; close(): void }> {
  const { port } = new URL(address);
  const server = createServer((near) => {
    const far = dial(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => setTimeout(() => to.write(data), ms));
      from.on('close', () => setTimeout(() => to.destroy(), ms));
      from.on('error', () => {});
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port was given');
  return { address: `http://127.0.0.1:${place.port}`, close: () => server.close() };
}
