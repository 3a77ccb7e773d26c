// Somebody at a service as a browser is: a cookie, and lines on which messages are said and told.
import type { ClientMessage, ServerMessage } from '@wyrmtable/wire';
import WebSocket from 'ws';

export interface Visitor {
  readonly cookie: string;
  /** Of a program that comes under its own account; then the cookie is not needed. */
  readonly token?: string;
}

const headersOf = ({ cookie, token }: Visitor): Readonly<Record<string, string>> =>
  token === undefined ? { cookie } : { authorization: `Bearer ${token}` };

type Params = Readonly<Record<string, string | number>>;

/** The server said no; `code` is its reason. */
export class Refused extends Error {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, params: Params = {}) {
    super(`the server refused: ${code}`);
    this.name = 'Refused';
    this.code = code;
    this.params = params;
  }
}

async function bodyOf<T>(answer: Response): Promise<T> {
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new Refused(String(body.refused ?? answer.status), body.params ?? {});
}

export async function visit(server: string): Promise<Visitor> {
  const answer = await fetch(`${server}/api/me`);
  await bodyOf(answer);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie };
}

export async function post<T>(server: string, visitor: Visitor, path: string, body: object): Promise<T> {
  const headers = { ...headersOf(visitor), 'content-type': 'application/json' };
  return bodyOf(await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function get<T>(server: string, visitor: Visitor, path: string): Promise<T> {
  return bodyOf(await fetch(`${server}${path}`, { headers: headersOf(visitor) }));
}

/** An open line; what it is told it gives to whoever listens. */
export interface Line {
  say(message: ClientMessage): void;
  close(): void;
  /** As when somebody pulls the plug. */
  cut(): void;
  /** Nothing is read for so many milliseconds. */
  delay(ms: number): void;
}

export interface Listening {
  readonly told: (message: ServerMessage, text: string) => void;
  readonly closed: () => void;
}

/** Null when there is nobody at that address. */
export function connect(server: string, visitor: Visitor, { told, closed }: Listening): Promise<Line | null> {
  const headers = headersOf(visitor);
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws`, { headers, handshakeTimeout: 3000 });
  return new Promise((opened) => {
    const line: Line = {
      say: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
      cut: () => socket.terminate(),
      delay(ms) {
        socket.pause();
        setTimeout(() => socket.resume(), ms);
      },
    };
    let isOpen = false;
    socket.on('open', () => {
      isOpen = true;
      opened(line);
    });
    socket.on('error', () => opened(null));
    socket.on('close', () => isOpen && closed());
    socket.on('message', (data) => {
      const text = String(data);
      told(JSON.parse(text), text);
    });
  });
}
