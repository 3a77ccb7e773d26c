// Where one has been: every edit can be taken back and done again. Edits of one place in a row are one step.

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last edit was about; null after going back or forth. */
  readonly place: string | null;
}

/** Steps that are remembered; a hero is some fifty kilobytes. */
const MOST = 200;

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], place: null });

/** `place` names what is being typed into; an edit that stands for itself has none. */
export function changed<T>({ past, now, place: last }: History<T>, next: T, place: string | null): History<T> {
  const goesOn = place !== null && place === last;
  return { past: goesOn ? past : [...past.slice(1 - MOST), now], now: next, future: [], place };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), now: before, future: [now, ...future], place: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest, place: null };
}
