// Whether a chronicle that grows at its end keeps the end in sight: until its reader goes up to older lines, and again from when they come back.

/** How a box that scrolls stands. */
export interface Stand {
  /** Where its upper edge is in what it holds. */
  readonly top: number;
  readonly height: number;
  /** All of what it holds. */
  readonly whole: number;
}

export const standOf = ({ scrollTop, clientHeight, scrollHeight }: Element): Stand => ({
  top: scrollTop,
  height: clientHeight,
  whole: scrollHeight,
});

/** A line more or less below the edge is still the end. */
const NEAR_PX = 24;

export const isAtEnd = ({ top, height, whole }: Stand): boolean => whole - height - top <= NEAR_PX;

/**
 * Whether the end is followed after the box has moved from one stand to another, by a hand (a wheel, a finger, a key) or without
 * one. A table that is laid out anew may make the box as tall as all its lines and small again before anybody hears of it: then
 * it stands at its beginning, with nothing changed to tell that from a reader who went there. So only a hand goes up.
 */
export function followsEnd(followed: boolean, before: Stand, now: Stand, byHand: boolean): boolean {
  if (isAtEnd(now)) return true;
  return followed && (!byHand || now.top >= before.top);
}
