// Parts of a page that come later. One that cannot be fetched while the server is away is asked for again when it is back, so
// that a restart or a lost connection in just that moment takes no table with it.
import { type ComponentType, type LazyExoticComponent, lazy as once } from 'react';

/** Milliseconds between two looks whether the server is back, and after which nobody waits any more. */
const LOOK_EVERY = 1000;
const WAIT_AT_MOST = 90_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function isBack(): Promise<boolean> {
  try {
    return (await fetch('/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Looks of a part that did not come are not asked for again with it: the links to them stand there, empty. */
async function mendLooks(): Promise<void> {
  const empty = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    empty.map(
      (link) =>
        new Promise((done) => {
          const again = document.createElement('link');
          again.rel = 'stylesheet';
          again.href = link.href;
          again.addEventListener('load', done);
          again.addEventListener('error', done);
          link.replaceWith(again);
        }),
    ),
  );
}

/** What it loads, also when the server has to come back first. Where the server is there and has no such part, the page is old. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (problem) {
    const until = performance.now() + WAIT_AT_MOST;
    while (!(await isBack())) {
      if (performance.now() > until) throw problem;
      await pause(LOOK_EVERY);
    }
    await mendLooks();
    return load();
  }
}

/** As React's own, for parts that may have to wait for the server. */
export const lazy = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => once(() => patiently(load));
