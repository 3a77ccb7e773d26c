// The tests of the house: quick ones beside the sources, and the browser's in e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'house',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Every core: Vitest would leave one of them to itself, and that is half of a small machine.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Two at a time: a test waits for its page as often as the page for the test.
          maxWorkers: 2,
          // What is waited for on a page comes when the machine has time.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
