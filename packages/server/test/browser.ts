// A browser as far as cookies go: it keeps what it is given, forgets what it is told to, and sends the rest.
import type { Fields, Visitor } from './client.ts';

export interface Reply {
  readonly status: number;
  readonly body: Fields;
}

export interface Browser {
  readonly address: string;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
  remove(path: string): Promise<Reply>;
  /** As whom a line is opened. */
  visitor(): Visitor;
  cookies(): ReadonlyMap<string, string>;
}

/** `address` may change: behind a balancer every request may come to another process. */
export function browser(address: string | (() => string), userAgent = 'Firefox/140.0 (X11; Linux)'): Browser {
  const jar = new Map<string, string>();
  const where = (): string => (typeof address === 'string' ? address : address());
  const header = (): string => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const place = where();
    const answer = await fetch(`${place}${path}`, {
      method,
      headers: {
        cookie: header(),
        'user-agent': userAgent,
        origin: place,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Fields };
  };
  return {
    get address() {
      return where();
    },
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    put: (path, body) => ask('PUT', path, body),
    remove: (path) => ask('DELETE', path),
    visitor: () => ({ address: where(), cookie: header() }),
    cookies: () => jar,
  };
}
