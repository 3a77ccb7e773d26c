// One tab at a time plays a table of this device, or works on a draft: the one that opened it last; the browser's locks see to it.
export interface TabLock {
  /** This tab is the one that plays. */
  readonly held: () => boolean;
  release(): void;
}

/** A page without https has none. */
export function hasLocks(): boolean {
  return globalThis.isSecureContext && 'locks' in navigator;
}

/**
 * Takes it over from whichever tab has it. `granted` is called once it is this tab's, `lost` when another takes it.
 * Where there are no locks, everybody is granted and the mark in the saves is the only fence.
 */
export function lockTab(id: string, granted: () => void, lost: () => void, kind: 'table' | 'hero' = 'table'): TabLock {
  let held = false;
  let wanted = true;
  let done = () => {};
  const hold = () =>
    new Promise<void>((release) => {
      done = release;
      if (!wanted) return release();
      held = true;
      granted();
    });
  if (hasLocks()) {
    navigator.locks.request(`wyrmtable.${kind}.${id}`, { steal: true }, hold).catch(() => {
      held = false;
      if (wanted) lost();
    });
  } else {
    void hold();
  }
  return {
    held: () => held,
    release() {
      wanted = false;
      held = false;
      done();
    },
  };
}
