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

  const swap = (i: number, j: number): void => {
    const [a, b] = [heap[i], heap[j]];
    if (a === undefined || b === undefined) return;
    heap[i] = b;
    heap[j] = a;
  };

  const sooner = (i: number, j: number): boolean => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && before(a, b);
  };

  const add = (due: Due): void => {
    let i = heap.push(due) - 1;
    for (let parent = (i - 1) >> 1; i > 0 && sooner(i, parent); parent = (i - 1) >> 1) {
      swap(i, parent);
      i = parent;
    }
  };

  const takeFirst = (): Due | undefined => {
    swap(0, heap.length - 1);
    const first = heap.pop();
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      const child = sooner(right, left) ? right : left;
      if (!sooner(child, i)) return first;
      swap(i, child);
      i = child;
    }
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
