// What a page costs somebody who opens it for the first time: every byte the server sends for it, workers' scripts too.
import { createServer, request } from 'node:http';

export interface Scales {
  readonly address: string;
  /** Compressed bytes by path that came since the last time, without fonts. */
  take(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const isFont = (path: string) => path.endsWith('.woff2');

/** A door in front of the house that weighs what goes through it; the browser knows no other. */
export async function openScales(house: string): Promise<Scales> {
  let taken = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const onward = request(`${house}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('data', (part: Buffer) => {
        if (!isFont(url)) taken.set(url, (taken.get(url) ?? 0) + part.length);
      });
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  return {
    address: `http://localhost:${typeof place === 'object' && place !== null ? place.port : 0}`,
    take() {
      const before = taken;
      taken = new Map();
      return before;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const HEAVIEST = 12;

/** Nothing if all of it stays within the bound, else the sum and the heaviest of it. */
export function overweight(taken: ReadonlyMap<string, number>, bound: number): string[] {
  const total = [...taken.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total <= bound) return [];
  const heaviest = [...taken].sort(([, a], [, b]) => b - a).slice(0, HEAVIEST);
  return [`${total} bytes of ${bound}`, ...heaviest.map(([path, bytes]) => `${bytes} ${path}`)];
}
