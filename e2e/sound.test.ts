// What is heard, measured: every sound is made in a real browser's audio engine, and a table says in words what it sounded.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { phrase } from '@wyrmtable/words';
import { cues, surfaces } from '@wyrmtable/words/sounds';
import { expect, test } from 'vitest';
import { CUES } from '../packages/web/src/sound/cues.ts';
import { tumble } from '../packages/web/src/sound/tumble.ts';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { STRUCK } from './stage-moments.ts';

const doors = openDoors({ animated: true });

const SYNTH = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../packages/web/src/sound/synth.ts'), 'utf8'),
).replaceAll(/^import .*$|^export /gm, '');

/** Loudest sample, mean strength, and what is left at the end. */
interface Measured {
  readonly name: string;
  readonly peak: number;
  readonly strength: number;
  readonly rest: number;
}

const SECONDS = 2;
const RATE = 22_050;

test('every sound can be heard, none cracks, and each ends', async () => {
  const { page } = await doors.somebody();
  await page.goto('/credits');
  const recipes = [...Object.entries(CUES), ['six dice', tumble(6, 'stone')] as const];
  const asked = JSON.stringify(recipes.map(([name, { voices }]) => ({ name, voices })));
  const measured = await page.evaluate<Measured[]>(`(async () => {
    ${SYNTH}
    return Promise.all(${asked}.map(async ({ name, voices }) => {
      const context = new OfflineAudioContext(1, ${RATE * SECONDS}, ${RATE});
      play(context, context.destination, voices);
      const samples = (await context.startRendering()).getChannelData(0);
      const loud = (from) => Math.max(...samples.slice(from).map(Math.abs));
      const strength = Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
      return { name, peak: loud(0), strength, rest: loud(samples.length - ${RATE / 10}) };
    }));
  })()`);
  expect(measured).toHaveLength(recipes.length);
  expect(measured.filter(({ strength }) => strength < 0.002)).toEqual([]);
  // The table's compressor takes what is above; a raw voice of more than this would be noise.
  expect(measured.filter(({ peak }) => peak > 1.6)).toEqual([]);
  expect(measured.filter(({ rest }) => rest > 0.001)).toEqual([]);
});

test('a table writes what it sounds for who asks for it, and keeps its volumes', async () => {
  const { page, faults } = await doors.somebody({
    remembers: {
      'wyrmtable.stops.dice-throne': { habit: 'off' },
      ...keptAs(STRUCK),
      'wyrmtable.settings': { captions: true, speed: 'fast' },
    },
  });
  // What passes quickly is written down as it appears.
  await page.addInitScript(`globalThis.read = [];
    new MutationObserver(() => {
      const text = document.querySelector('.caption')?.textContent;
      if (text && globalThis.read.at(-1) !== text) globalThis.read.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });`);
  await page.goto('/table/struck');
  await page.locator('.prompt[data-state="asking"]').waitFor();
  await still(page);
  await page.locator('.prompt .btn[data-kind="primary"]').last().click();
  const read = () => page.evaluate<string[]>('globalThis.read');
  await expect.poll(read).toContain(phrase('en', surfaces.leather));
  const blows = [
    cues.scratch,
    cues.hit,
    cues['heavy-hit'],
    cues.shield,
    cues.venom,
    cues.pierce,
    cues.sear,
    cues.dodge,
  ];
  await expect
    .poll(async () => (await read()).some((text) => blows.some((blow) => phrase('en', blow) === text)))
    .toBe(true);
  expect(faults).toEqual([]);
});
