// Work that nobody waits for as long as the house is open: whoever closes it waits for that, for a moment.

export interface LooseEnds {
  /** Whatever becomes of it is somebody else's to report. */
  add(work: Promise<unknown>): void;
  /** When all of it is done, what was added meanwhile too; or when so many milliseconds have passed. */
  tied(within: number): Promise<void>;
}

export function looseEnds(): LooseEnds {
  const underWay = new Set<Promise<unknown>>();
  const all = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  return {
    add(work) {
      underWay.add(work);
      const done = (): boolean => underWay.delete(work);
      work.then(done, done);
    },
    async tied(within) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((over) => {
        timer = setTimeout(over, within);
      });
      await Promise.race([all(), late]);
      clearTimeout(timer);
    },
  };
}
