// Simulated time: things happen in the order of their moments, and nothing takes any.

interface Due {
  readonly at: number;
  /** Of two things at the same moment the one that was planned first comes first. */
  readonly order: number;
  readonly happen: () => void;
}

export interface Clock {
  /** Milliseconds since the evening began. */
  readonly now: number;
  in(ms: number, happen: () => void): void;
  /** Lets things happen until nothing is planned before that moment. */
  runTo(end: number): void;
}

const before = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

export function newClock(): Clock {
  /** A heap: what is due first stands first. */
  const heap: Due[] = [];
  let now = 0;
  let planned = 0;

  /** What is due moves towards the front as long as what stands there comes later. */
  const add = (due: Due): void => {
    let i = heap.push(due) - 1;
    while (i > 0) {
      const above = (i - 1) >> 1;
      const other = heap[above];
      if (other === undefined || !before(due, other)) break;
      heap[i] = other;
      i = above;
    }
    heap[i] = due;
  };

  const takeFirst = (): Due | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let below = 2 * i + 1;
      let child = heap[below];
      const right = heap[below + 1];
      if (child === undefined) break;
      if (right !== undefined && before(right, child)) {
        below++;
        child = right;
      }
      if (!before(child, last)) break;
      heap[i] = child;
      i = below;
    }
    heap[i] = last;
    return first;
  };

  return {
    get now() {
      return now;
    },
    in(ms, happen) {
      planned++;
      add({ at: now + Math.max(0, ms), order: planned, happen });
    },
    runTo(end) {
      while (heap.length > 0 && (heap[0]?.at ?? end) < end) {
        const due = takeFirst();
        if (due === undefined) break;
        now = due.at;
        due.happen();
      }
      now = Math.max(now, end);
    },
  };
}
