// The tests of the house: quick ones beside the sources, and the browser's in e2e/.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Half of a short program's time is the reading of its sources: what the tests start finds them read. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'wyrmtable') };

/**
 * Node reads the sources itself, as it does when the house is open: rewritten for a bundler, every name that is imported costs a
 * call, and a match is played three times as slowly. A worker reads them once for all its files, so nothing a test does to a
 * module may be left behind.
 */
const asTheHouseRuns = {
  // What is waited for comes when the machine has time.
  expect: { poll: { timeout: 90_000 } },
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

/** Whoever begins with the longest ones is not left with one of them at the end, while the other cores wait. */
const LONGEST = [
  'e2e/dice-throne-looks',
  'e2e/adventures-fight',
  'e2e/dice-throne.test',
  'e2e/etchinstone-looks',
  'e2e/looks',
  'e2e/dice-throne-kinds',
  'e2e/adventures-kinds',
  'e2e/etchinstone.test',
  'e2e/adventures.test',
  'e2e/against-bots',
  'e2e/adventures-team',
  'cli/test/evenings',
  'bots/test/strength',
  'cli/test/adventures.test',
  'cli/test/lab',
  'server/test/line-fuzz',
  'server/test/campaign-crash',
  'bots/test/adventures-strength',
  'server/test/crash',
  'server/test/postgres',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.includes(name));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'house',
          env,
          globalSetup: ['scripts/temporary-folder.ts'],
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
          globalSetup: ['scripts/temporary-folder.ts', 'e2e/one-browser.ts'],
          include: ['e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 160_000,
          // Two at a time: a test waits for its page as often as the page for the test.
          maxWorkers: 2,
        },
      },
    ],
  },
});
