// Finding out that a device has slept: its even watch stood still while the day went on, or nothing ran for a while, or the page
// was put away and is back. What was told before may be old then, and the line may have died without a word.

/** What two watches showed at one moment: one that runs evenly while the device is awake, and that of the day. */
export interface Watches {
  readonly even: number;
  readonly day: number;
}

/** How often one looks at them; so much later than that nothing has run for a while. */
const LOOK_MS = 1000;
const LATE_MS = 5000;
/** So far apart they go only by a sleep, or by a day's clock that was set: either is worth a question. */
const APART_MS = 1500;

export function hasSlept(before: Watches, now: Watches): boolean {
  const even = now.even - before.even;
  return even > LOOK_MS + LATE_MS || Math.abs(now.day - before.day - even) > APART_MS;
}

const look = (): Watches => ({ even: performance.now(), day: Date.now() });

/** Calls whenever the device may have slept, until the answer is called. */
export function onWaking(call: () => void): () => void {
  let last = look();
  const timer = setInterval(() => {
    const now = look();
    const slept = hasSlept(last, now);
    last = now;
    if (slept) call();
  }, LOOK_MS);
  const shown = () => {
    if (document.visibilityState === 'visible') call();
  };
  document.addEventListener('visibilitychange', shown);
  addEventListener('online', call);
  addEventListener('pageshow', call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', shown);
    removeEventListener('online', call);
    removeEventListener('pageshow', call);
  };
}
