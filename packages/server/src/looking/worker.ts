// The thread that looks back: it paints pictures of tables and reckons luck, one job at a time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { isRefusal } from '@wyrmtable/kernel';
import { luckOf, tableauOf } from '@wyrmtable/registry/looking';
import type { Done, Job } from './jobs.ts';

/** The whole font, of which the client fetches the parts that a language needs. */
const FONT = new URL('../../fonts/forum.ttf', import.meta.url);

type Painter = (svg: string, width: number) => Uint8Array;

let painter: Promise<Painter> | null = null;

/** Whoever only reckons needs none of this. */
async function readyToPaint(): Promise<Painter> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = [readFileSync(FONT)];
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Forum' };
  return (svg, width) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font });
    try {
      const image = drawing.render();
      const png = image.asPng();
      image.free();
      return png;
    } finally {
      drawing.free();
    }
  };
}

async function done(job: Job): Promise<Done> {
  switch (job.kind) {
    case 'picture': {
      const { file } = job.shown;
      const [tableau, { pictureOf, WIDTH }] = await Promise.all([
        file === null ? null : tableauOf(file),
        import('./picture.ts'),
      ]);
      painter ??= readyToPaint();
      const paint = await painter;
      // A match that cannot be played again is still a match of these people.
      return { kind: 'picture', png: paint(pictureOf(job.shown, isRefusal(tableau) ? null : tableau), WIDTH) };
    }
    case 'luck': {
      const luck = await luckOf(job.file);
      if (isRefusal(luck)) return { kind: 'failed', problem: luck.refused };
      return {
        kind: 'luck',
        luck: luck.map(({ seat, throws, got, expected, variance }) => ({ seat, throws, got, expected, variance })),
      };
    }
  }
}

parentPort?.on('message', async (job: Job) => {
  try {
    parentPort?.postMessage(await done(job));
  } catch (problem) {
    parentPort?.postMessage({ kind: 'failed', problem: String(problem) } satisfies Done);
  }
});
