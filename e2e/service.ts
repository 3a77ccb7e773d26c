// A service as operators run it: PostgreSQL, Redis, two servers, and a proxy with a certificate that sends every connection to the
// next of them, as the Caddyfile's does.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, startPostgres, startRedis } from '@wyrmtable/server/trial';
import { openTestServer, type TestServer, temporary, wyrmtable } from './test-server.ts';

export interface Service {
  readonly address: string;
  readonly servers: readonly TestServer[];
  /** `wyrmtable admin …` beside them. */
  admin(...words: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Nobody has signed it: whoever comes must be told to believe it. */
function certificateIn(folder: string): { readonly key: Buffer; readonly cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const about = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...about, ...files], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Whoever asks is named to the server, as `--trust-proxy` expects it. */
const NAMED = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

/** Every connection goes to the next server; one that is away is left out. */
function proxyTo(ports: readonly number[], tls: { readonly key: Buffer; readonly cert: Buffer }): Server {
  let turn = 0;
  const inTurn = (): readonly number[] => {
    const first = turn++ % ports.length;
    return [...ports.slice(first), ...ports.slice(0, first)];
  };
  const proxy = createServer(tls, (asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const attempt = ([port, ...others]: readonly number[]): void => {
        if (port === undefined) return void answer.writeHead(502).end();
        const passed = request({
          port,
          method: asked.method,
          path: asked.url,
          headers: { ...asked.headers, ...NAMED },
        });
        passed.on('response', (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        });
        passed.on('error', () => (answer.headersSent ? answer.destroy() : attempt(others)));
        passed.end(Buffer.concat(chunks));
      };
      attempt(inTurn());
    });
  });
  proxy.on('upgrade', (asked, socket, head) => {
    const lines = Object.entries({ ...asked.headers, ...NAMED }).map(([name, value]) => `${name}: ${value}`);
    const attempt = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) return void socket.destroy();
      let met = false;
      const passed = connect(port, 'localhost', () => {
        met = true;
        passed.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        passed.write(head);
        passed.pipe(socket).pipe(passed);
      });
      passed.on('error', () => (met ? socket.destroy() : attempt(others)));
      socket.on('error', () => passed.destroy());
    };
    attempt(inTurn());
  });
  return proxy;
}

export async function openService(): Promise<Service> {
  const folder = temporary();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const database = await postgres.fresh();
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const flags = ['--database', database, '--bus', redis.url, '--origin', address, '--trust-proxy', 'loopback'];
  const servers = [
    await openTestServer({ flags, data: folder }),
    // The second finds the keys that the first has made.
    await openTestServer({ flags, data: folder }),
  ];
  const ports = servers.map(({ address: at }) => Number(new URL(at).port));
  const proxy = proxyTo(ports, certificateIn(folder));
  await new Promise<void>((ready) => proxy.listen(port, '127.0.0.1', ready));
  return {
    address,
    servers,
    async admin(...words) {
      const { code, said } = await wyrmtable('admin', ...words, '--database', database);
      if (code !== 0) throw new Error(said);
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all([postgres.remove(), redis.remove()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
