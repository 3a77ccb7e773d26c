// The tests of the house: quick ones beside the sources, and the browser's in e2e/.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Half of a short program's time is the reading of its sources: what the tests start finds them read. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'wyrmtable') };

/**
 * Node reads the sources itself, as it does when the house is open: rewritten for a bundler, every name that is imported costs a
 * call, and a match is played three times as slowly. A worker reads them once for all its files, so nothing a test does to a
 * module may be left behind.
 */
const asTheHouseRuns = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          env,
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Bots that think take their time on a busy machine; what hangs is found as surely.
          testTimeout: 240_000,
          hookTimeout: 160_000,
          ...asTheHouseRuns,
          // Every core: Vitest would leave one of them to itself, and that is half of a small machine.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          env,
          ...asTheHouseRuns,
          // One browser for all files: everybody in it has a profile of their own.
          globalSetup: ['e2e/one-browser.ts'],
          include: ['e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 160_000,
          // Two at a time: a test waits for its page as often as the page for the test.
          maxWorkers: 2,
          // What is waited for on a page comes when the machine has time.
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
});
