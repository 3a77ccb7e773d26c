// How long exact odds take in a browser: `node packages/web/tools/odds-speed.ts [TIMES]`. Each hero with all upgrades gets
// browsers of its own that have never reckoned odds; CHROME names the program. The result is kept in docs/odds.md.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { HEROES } from '@wyrmtable/dice-throne';
import { build } from 'vite';

const PAGE = 'odds-speed-page';
const TIMES = Number(process.argv[2] ?? 3);
/** Milliseconds until a page that has just come is at rest, and until it may be closed. */
const SETTLED = 800;
const CLOSED = 2000;

/** What the browser runs: what a table does when it is laid, the first answer long after the page has come, then the same board asked again and again. */
const SCRIPT = `
import { bestKeep, chances, openingSide, rehearse } from '@wyrmtable/bots/dice-throne/odds';
import { HEROES } from '@wyrmtable/dice-throne';
const { id, slots } = HEROES.find((hero) => hero.id === new URL(location.href).searchParams.get('hero'));
const side = openingSide(id, slots.map(({ upgrades, otherSide }) => (otherSide === null ? upgrades.length : 1)));
rehearse();
await new Promise((settled) => setTimeout(settled, ${SETTLED}));
const began = performance.now();
chances(side, [], 3);
bestKeep(side, [], 3);
const first = performance.now() - began;
const rolls = [[1, 2, 3, 4, 6], [1, 1, 4, 5, 6], [2, 2, 2, 6, 6], [3, 4, 4, 5, 5]];
const ask = (times) => {
  for (let i = 0; i < times; i++) {
    chances(side, rolls[i % 4], 2);
    bestKeep(side, rolls[i % 4], 2);
  }
};
ask(4);
const again = performance.now();
ask(400);
document.body.textContent = 'took ' + first + ' ' + (performance.now() - again) / 400;
`;

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: PAGE } },
    plugins: [
      {
        name: PAGE,
        resolveId: (id) =>
          id === PAGE ? { id: import.meta.filename, external: false, moduleSideEffects: true } : null,
        load: (id) => (id === import.meta.filename ? SCRIPT : null),
      },
    ],
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}

const code = await bundled();
const server = createServer((request, response) => {
  const script = request.url === '/odds.js';
  // The page counts as loaded, and is read, when its last picture has come.
  if (request.url === '/last.png') {
    setTimeout(() => response.end(), CLOSED);
    return;
  }
  // Isolated pages have clocks of five microseconds instead of a hundred.
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-embedder-policy', 'require-corp');
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
  response.end(
    script ? code : '<!doctype html><body><script type="module" src="/odds.js"></script><img src="/last.png" alt="">',
  );
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

async function measured(hero: string): Promise<readonly [number, number]> {
  const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom'];
  const address = `http://127.0.0.1:${port}/?hero=${hero}`;
  const { stdout } = await promisify(execFile)(process.env.CHROME ?? 'chromium', [...switches, address]);
  const [, first, again] = /took (\S+) ([\d.e-]+)/.exec(stdout) ?? [];
  if (first === undefined || again === undefined) throw new Error(`no figures for ${hero}: ${stdout}`);
  return [Number(first), Number(again)];
}

console.log('| hero | first, ms | again, ms |\n| --- | ---: | ---: |');
for (const { id } of HEROES) {
  const runs: (readonly [number, number])[] = [];
  for (let i = 0; i < TIMES; i++) runs.push(await measured(id));
  // A browser has no clock of the processor: the quickest of several is the one that others disturbed least.
  const [first, again] = [Math.min(...runs.map(([one]) => one)), Math.min(...runs.map(([, two]) => two))];
  console.log(`| ${id} | ${first.toFixed(1)} | ${again.toFixed(3)} |`);
}
server.close();
