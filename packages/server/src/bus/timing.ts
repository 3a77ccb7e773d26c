// What time is to those who only wait for it, so that it can be another one than the machine's.

export interface Timing {
  /** Milliseconds by a clock that nobody sets. */
  now(): number;
  /** When all that is being done now is done. */
  soon(happen: () => void): void;
  /** Gives how to call it off. */
  in(ms: number, happen: () => void): () => void;
}

/** The machine's own. What waits keeps no process alive. */
export const machineTiming: Timing = {
  now: () => performance.now(),
  soon: (happen) => void setImmediate(happen),
  in(ms, happen) {
    const timer = setTimeout(happen, ms).unref();
    return () => clearTimeout(timer);
  },
};
