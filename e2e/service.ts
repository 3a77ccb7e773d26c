// A service as operators run it: PostgreSQL, Redis, two servers, and a proxy with a certificate that sends every connection to the
// next of them, as the Caddyfile's does. With CADDY=/usr/bin/caddy the proxy is Caddy with that very file.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, startPostgres, startRedis } from '@wyrmtable/server/trial';
import { openTestServer, type TestServer, temporary, wyrmtable } from './test-server.ts';

export interface Service {
  readonly address: string;
  readonly servers: readonly TestServer[];
  /** How many lines each of the servers has open. */
  lines(): Promise<readonly number[]>;
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

/** Every question goes to the next server, and so does every line, in turns of their own; one that is away is left out. */
function ownProxy(ports: readonly number[], tls: { readonly key: Buffer; readonly cert: Buffer }): Server {
  const turns = (): (() => readonly number[]) => {
    let turn = 0;
    return () => {
      const first = turn++ % ports.length;
      return [...ports.slice(first), ...ports.slice(0, first)];
    };
  };
  const [nextAsked, nextLine] = [turns(), turns()];
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
      attempt(nextAsked());
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
    attempt(nextLine());
  });
  return proxy;
}

interface Proxy {
  close(): void;
}

async function proxyAt(port: number, ports: readonly number[], folder: string): Promise<Proxy> {
  const { CADDY } = process.env;
  if (CADDY !== undefined) return caddyAt(CADDY, port, ports, folder);
  const proxy = ownProxy(ports, certificateIn(folder));
  await new Promise<void>((ready) => proxy.listen(port, '127.0.0.1', ready));
  return {
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The file of compose.yaml, with the servers where they are here, and a certificate that Caddy signs itself. */
async function caddyAt(caddy: string, port: number, ports: readonly number[], folder: string): Promise<Proxy> {
  const [one, two] = ports;
  const ours = readFileSync(join(import.meta.dirname, '..', 'Caddyfile'), 'utf8')
    .replace('one:8080 two:8080', `127.0.0.1:${one} 127.0.0.1:${two}`)
    .replace('@figures path', 'tls internal\n\t@figures path');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${ours}`);
  const env = { ...process.env, DOMAIN: `localhost:${port}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  const listens = (): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => done(false));
    });
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`caddy ended with ${child.exitCode}`);
    await new Promise((again) => setTimeout(again, 50));
  }
  return { close: () => void child.kill() };
}

async function linesAt({ address }: TestServer): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^wyrmtable_lines (\d+)$/m.exec(text)?.[1]);
}

export async function openService(): Promise<Service> {
  const folder = temporary();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const database = await postgres.fresh();
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const stands = ['--database', database, '--bus', redis.url, '--metrics'];
  const flags = [...stands, '--origin', address, '--trust-proxy', 'loopback', '--hsts'];
  const servers = [
    await openTestServer({ flags, data: folder }),
    // The second finds the keys that the first has made.
    await openTestServer({ flags, data: folder }),
  ];
  const ports = servers.map(({ address: at }) => Number(new URL(at).port));
  const proxy = await proxyAt(port, ports, folder);
  return {
    address,
    servers,
    lines: () => Promise.all(servers.map(linesAt)),
    async admin(...words) {
      const { code, said } = await wyrmtable('admin', ...words, '--database', database);
      if (code !== 0) throw new Error(said);
    },
    async close() {
      proxy.close();
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all([postgres.remove(), redis.remove()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
