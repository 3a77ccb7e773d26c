// The one browser of a run: opened before the first file and closed after the last.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { LAUNCH } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(LAUNCH);
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
