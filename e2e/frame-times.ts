// `node e2e/frame-times.ts [--rate 4] [--speed normal] [--calm] [--json]`: how long frames take on a slow phone around a blow, an
// ultimate, a Zonk, a bot's turn and a throw, with the tasks that held them up. The client must be built.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { openBrowser, PHONE, visit } from './people.ts';
import { STRUCK, ULTIMATE, ZONK } from './stage-moments.ts';
import { openTestServer } from './test-server.ts';

const { values } = parseArgs({
  options: {
    /** How many times slower than this machine the phone is. */
    rate: { type: 'string', default: '4' },
    speed: { type: 'string', default: 'normal' },
    calm: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** In one piece, since the page's own rules forbid it to compile anything later. */
const WATCH = `(() => {
  globalThis.paces = [];
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      tasks.push({ ms: Math.round(duration), beat: document.querySelector('.stage')?.dataset.beat ?? '' });
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const see = (now) => {
    paces.push(now - before);
    before = now;
    requestAnimationFrame(see);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(see);
  });
})()`;

interface Scene {
  readonly name: string;
  readonly table: string;
  readonly act: (page: Page) => Promise<void>;
}

const shining = (page: Page): Promise<void> => page.locator('.prompt .btn[data-kind="primary"]').last().tap();
const rolling = (page: Page): Promise<void> => page.locator('.prompt .btn').filter({ hasText: /^Roll/ }).first().tap();

const SCENES: readonly Scene[] = [
  { name: 'a blow, and a bot’s turn', table: 'struck', act: shining },
  { name: 'an ultimate', table: 'ultimate', act: shining },
  { name: 'a Zonk, and a bot’s turn', table: 'zonk', act: rolling },
  { name: 'a throw of dice', table: 'throw', act: rolling },
  { name: 'an encounter', table: 'etch-enemy', act: shining },
];

interface Measured {
  readonly scene: string;
  readonly seconds: number;
  readonly frames: number;
  readonly median: number;
  readonly slow: number;
  readonly worst: number;
  /** Frames of sixty a second that were never drawn, in a hundred. */
  readonly missed: number;
  /** Seconds that the page's script, style and layout took: told apart from what else the machine was doing. */
  readonly work: number;
  /** How often styles were worked out and things laid out, for each frame that was drawn. */
  readonly styles: number;
  readonly layouts: number;
  readonly tasks: readonly { readonly ms: number; readonly beat: string }[];
}

const A_FRAME = 1000 / 60;
const round = (ms: number): number => Math.round(ms * 10) / 10;

function measuredOf(
  scene: string,
  paces: readonly number[],
  tasks: readonly { readonly ms: number; readonly beat: string }[],
  work: Work,
): Measured {
  const sorted = paces.toSorted((one, other) => one - other);
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const ms = paces.reduce((sum, pace) => sum + pace, 0);
  const missed = paces.reduce((sum, pace) => sum + Math.max(0, Math.round(pace / A_FRAME) - 1), 0);
  return {
    scene,
    seconds: round(ms / 1000),
    frames: paces.length,
    median: at(0.5),
    slow: at(0.95),
    worst: at(1),
    missed: round((100 * missed) / (missed + paces.length)),
    work: Math.round(work.seconds * 1000) / 1000,
    styles: round(work.styles / Math.max(1, paces.length)),
    layouts: round(work.layouts / Math.max(1, paces.length)),
    tasks: tasks.toSorted((one, other) => other.ms - one.ms).slice(0, 6),
  };
}

const WORK = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);

interface Work {
  readonly seconds: number;
  readonly styles: number;
  readonly layouts: number;
}

async function workOf(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const seconds = metrics.reduce((sum, { name, value }) => (WORK.has(name) ? sum + value : sum), 0);
  return { seconds, styles: of('RecalcStyleCount'), layouts: of('LayoutCount') };
}

/** What it took from one time to another. */
const between = (before: Work, after: Work): Work => ({
  seconds: after.seconds - before.seconds,
  styles: after.styles - before.styles,
  layouts: after.layouts - before.layouts,
});

const server = await openTestServer();
const browser = await openBrowser();
const remembers = {
  'wyrmtable.stops.dice-throne': { habit: 'off' },
  'wyrmtable.settings': { speed: values.speed },
  ...keptAs(STRUCK, ULTIMATE, ZONK, tableAt('throw', 'throw')),
  ...keptEtchTables('enemy'),
};
const measured: Measured[] = [];
/** Figures of a busy machine are the machine's: it is said how busy it was. */
const [load = 0] = loadavg();
try {
  for (const { name, table, act } of SCENES) {
    const person = await visit(browser, {
      address: server.address,
      screen: PHONE,
      remembers,
      animated: true,
      calm: values.calm,
    });
    const { page } = person;
    await page.goto(`/table/${table}`);
    await page.locator('.prompt[data-state="asking"]').waitFor();
    await still(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
    await devtools.send('Performance.enable');
    await page.evaluate(WATCH);
    const before = await workOf(devtools);
    await act(page);
    await page.locator('.stage[data-telling]').waitFor({ state: 'attached' });
    await still(page);
    const paces = await page.evaluate<number[]>('paces');
    const tasks = await page.evaluate<{ ms: number; beat: string }[]>('tasks');
    measured.push(measuredOf(name, paces, tasks, between(before, await workOf(devtools))));
    await person.leave();
  }
} finally {
  await browser.close();
  await server.close();
}
if (values.json) process.stdout.write(`${JSON.stringify({ load, measured }, null, 2)}\n`);
else {
  process.stdout.write(
    `load ${round(load)} on ${availableParallelism()} cores at the beginning, CPU ×${values.rate}\n`,
  );
  for (const { scene, seconds, frames, median, slow, worst, missed, work, styles, layouts, tasks } of measured)
    process.stdout.write(
      `${scene}: ${frames} frames in ${seconds} s, median ${median} ms, 95 in 100 below ${slow}, worst ${worst}, ` +
        `${missed} % missed, ${work} s of work, ${styles} styles and ${layouts} layouts a frame; longest tasks ${tasks.map(({ ms, beat }) => `${ms} (${beat || 'at rest'})`).join(', ') || 'none'}\n`,
    );
}
