// How the client is bundled: one small entry, each game's table and the worker on their own.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The sheets use relative colours, so nothing older can show them; fallbacks would only undo what follows them.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 1024,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
