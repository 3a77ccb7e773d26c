// The house and a browser, open for all tests of a file, and the people who come in.

import { createHash } from 'node:crypto';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { type Person, visit, type Wish } from './people.ts';
import { openTestServer, type TestServer } from './test-server.ts';

export interface Doors {
  readonly house: TestServer;
  readonly browser: Browser;
  /** Somebody with a device of their own, who leaves when the test is over. */
  readonly somebody: (wish?: Partial<Wish>) => Promise<Person>;
}

/** Tables that are begun in a test are the same every time: what comes up there must not depend on luck. */
const seedOfTest = (): string =>
  createHash('sha256')
    .update(expect.getState().currentTestName ?? '')
    .digest('hex');

/** Opens them before the tests of a file and closes them afterwards; `usual` holds for everybody who does not wish otherwise. */
export function openDoors(usual: Partial<Wish> = {}, { brisk = false }: { readonly brisk?: boolean } = {}): Doors {
  let opened: { readonly house: TestServer; readonly browser: Browser } | null = null;
  beforeAll(async () => {
    const [house, browser] = await Promise.all([openTestServer({ brisk }), chromium.connect(inject('browser'))]);
    opened = { house, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.house.close();
  });
  const now = () => {
    if (opened === null) throw new Error('the doors are open only while tests run');
    return opened;
  };
  return {
    get house() {
      return now().house;
    },
    get browser() {
      return now().browser;
    },
    async somebody(wish = {}) {
      const { house, browser } = now();
      const person = await visit(browser, { address: house.address, seed: seedOfTest(), ...usual, ...wish });
      onTestFinished(() => person.leave());
      return person;
    },
  };
}
