// The tests of the house with one deliberate break in them: the edit is made while the source is loaded (breaks.ts).
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { type Break, broken } from './operators.ts';

const root = join(import.meta.dirname, '..', '..');
const edit: (Break & { readonly path: string }) | null = JSON.parse(process.env.WYRMTABLE_BREAK ?? 'null');

export default defineConfig({
  plugins: [
    {
      name: 'deliberate-break',
      enforce: 'pre',
      transform: (source, id) =>
        edit !== null && id.split('?')[0] === join(root, edit.path) ? broken(source, edit) : null,
    },
  ],
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What was loaded before, without the break, must not be taken from a drawer.
    fsModuleCache: false,
  },
});
