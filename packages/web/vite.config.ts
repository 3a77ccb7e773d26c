// How the client is bundled: one small entry, each game's table and the workers on their own, and every text also packed.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SERVICE_WORKER, seal } from './tools/edition.ts';
import { rulebook } from './tools/rulebook.ts';
import { FRONT, PRELOADER, sharedWorkers } from './tools/workers.ts';

const TEXTS = /\.(js|css|svg|html|json)$/;
/** Below this a packed file saves less than its headers cost. */
const WORTH_PACKING = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** What every page begins with, in one piece: small files pack badly, and each is a journey. Workers need none of it. */
const OF_EVERY_PAGE =
  /\/web\/src\/(shell\/(?!settings-rows|sound)|pieces\/(Icon|Btn|Popover|Switch))|\/words\/src\/(phrase|messages\/(shell|shell-travel|shell-company))\.ts|\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|intl-messageformat|@formatjs)\//;

/** Tells the service worker what the edition is made of, once everything else is written. */
function sealed(): Plugin {
  let folder = '';
  let whole = false;
  return {
    name: 'sealed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      whole = true;
    },
    closeBundle() {
      // What broke a build is to be read, not that nothing was written.
      if (whole) seal(folder);
    },
  };
}

/** Lays a .br and a .gz beside every text of the build; the server sends whichever the browser takes. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      if (!existsSync(folder)) return;
      const pack = async (path: string) => {
        const text = await readFile(path);
        if (text.length <= WORTH_PACKING) return;
        await Promise.all([
          asBrotli(text, BROTLI).then((packed) => writeFile(`${path}.br`, packed)),
          asGzip(text, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ]);
      };
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => pack(join(folder, name))));
    },
  };
}

export default defineConfig({
  plugins: [rulebook(), sharedWorkers(), react(), sealed(), packed()],
  build: {
    // Whoever can show the sheets knows module preloading.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The sheets use relative colours, so nothing older can show them; fallbacks would only undo what follows them.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // Written without side effects, though it does not say so; the client needs a small part of it.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }] },
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        codeSplitting: {
          groups: [
            // Workers import on demand too.
            { name: 'preload', test: PRELOADER, priority: 2 },
            // Heroes say their own names, so the engine knows the forms of names as pages do.
            { name: 'names', test: /\/kernel\/src\/names\.ts/, priority: 2 },
            { name: FRONT, test: OF_EVERY_PAGE, priority: 1 },
          ],
        },
        // Browsers look for a newer service worker at the address of the old one.
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
