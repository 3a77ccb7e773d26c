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

interface Measured {
  readonly name: string;
  /** The loudest sample as it is made, and as the table's compressor lets it out at full volume. */
  readonly peak: number;
  readonly out: number;
  /** Mean strength of its loudest tenth of a second: what an ear takes for how loud it is. */
  readonly strength: number;
  /** What is left at the end. */
  readonly rest: number;
  /** How strong it is in bands of a quarter of an octave, in each tenth of a second: what tells it from others. */
  readonly colour: readonly number[];
}

const SECONDS = 2;
const RATE = 22_050;
const COMPRESSOR = /new DynamicsCompressorNode\(context, (\{.*?\})\)/.exec(
  readFileSync(join(import.meta.dirname, '../packages/web/src/sound/player.ts'), 'utf8'),
)?.[1];

/** In one piece, since the page's own rules forbid it to compile anything later. */
const measuring = (recipes: string): string => `(async () => {
  ${SYNTH}
  const rendered = async (voices, through) => {
    const context = new OfflineAudioContext(1, ${RATE * SECONDS}, ${RATE});
    play(context, through(context), voices);
    return (await context.startRendering()).getChannelData(0);
  };
  const plain = (context) => context.destination;
  const pressed = (context) => {
    const press = new DynamicsCompressorNode(context, ${COMPRESSOR});
    press.connect(context.destination);
    return press;
  };
  const loudest = (samples) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const strengthOf = (samples) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
  const PART = ${RATE / 10};
  const parts = (samples) => Array.from({ length: Math.floor(samples.length / PART) }, (_, i) => samples.slice(i * PART, i * PART + PART));
  // Goertzel's sum: how much of one pitch there is.
  const share = (samples, pitch) => {
    const turn = 2 * Math.cos((2 * Math.PI * pitch) / ${RATE});
    let [one, two] = [0, 0];
    for (const x of samples) [one, two] = [x + turn * one - two, one];
    return Math.sqrt(Math.max(0, one * one + two * two - turn * one * two)) / samples.length;
  };
  const BANDS = Array.from({ length: 28 }, (_, band) => [0, 1, 2].map((third) => 60 * 2 ** ((band + third / 3) / 4)));
  const inBand = (part, band) => Math.hypot(...band.map((pitch) => share(part, pitch)));
  const colourOf = (samples) => parts(samples).slice(0, 8).flatMap((part) => BANDS.map((band) => inBand(part, band)));
  return Promise.all(${recipes}.map(async ({ name, voices }) => {
    const samples = await rendered(voices, plain);
    return {
      name,
      peak: loudest(samples),
      out: loudest(await rendered(voices, pressed)),
      strength: Math.max(...parts(samples).map(strengthOf)),
      rest: loudest(samples.slice(-PART)),
      colour: colourOf(samples),
    };
  }));
})()`;

/** How alike two of them are: 1 for the same sound, however loud. */
function likeness({ colour: one }: Measured, { colour: other }: Measured): number {
  const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

/** Noise is never twice the same, so what is told apart by an ear is not quite told apart by this. */
const TOO_ALIKE = 0.97;

test('every sound can be heard, none cracks, each ends, and no two sound alike', async () => {
  const { page } = await doors.somebody();
  await page.goto('/credits');
  const dice = ([1, 6] as const).flatMap((count) =>
    (['leather', 'wood', 'stone'] as const).map((on) => [`${count} on ${on}`, tumble(count, on)] as const),
  );
  const recipes = [...Object.entries(CUES), ...dice];
  const asked = JSON.stringify(recipes.map(([name, { voices }]) => ({ name, voices })));
  const measured = await page.evaluate<Measured[]>(measuring(asked));
  expect(measured).toHaveLength(recipes.length);
  expect(measured.filter(({ strength }) => strength < 0.012).map(({ name, strength }) => [name, strength])).toEqual([]);
  // The table's compressor takes what is above; a raw voice of more than this would be noise.
  expect(measured.filter(({ peak }) => peak > 1.6).map(({ name, peak }) => [name, peak])).toEqual([]);
  expect(measured.filter(({ out }) => out > 1).map(({ name, out }) => [name, out])).toEqual([]);
  expect(measured.filter(({ rest }) => rest > 0.001).map(({ name }) => name)).toEqual([]);
  const cued = measured.slice(0, Object.keys(CUES).length);
  const alike = cued.flatMap((one, i) =>
    cued.slice(i + 1).flatMap((other) => (likeness(one, other) > TOO_ALIKE ? [`${one.name}, ${other.name}`] : [])),
  );
  expect(alike).toEqual([]);
  (await import('node:fs')).writeFileSync('/tmp/tasks/sounds.json', JSON.stringify(measured));
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
