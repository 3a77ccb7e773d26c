// How the client is bundled: one small entry, each game's table and the workers on their own, and every text also packed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SERVICE_WORKER, seal } from './tools/edition.ts';

const TEXTS = /\.(js|css|svg|html)$/;
/** Below this a packed file saves less than its headers cost. */
const WORTH_PACKING = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Tells the service worker what the edition is made of, once everything else is written. */
function sealed(): Plugin {
  let folder = '';
  return {
    name: 'sealed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      seal(folder);
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
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        if (text.length <= WORTH_PACKING) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, BROTLI));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), sealed(), packed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The sheets use relative colours, so nothing older can show them; fallbacks would only undo what follows them.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // Browsers look for a newer service worker at the address of the old one.
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
