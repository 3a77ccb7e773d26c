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

/**
 * Whether the end is followed after the box has moved from one stand to another. Lines may have come in, and the box may have
 * grown or shrunk, since whoever moved it did so: only going up while nothing else has changed is a reader's doing.
 */
export function followsEnd(followed: boolean, before: Stand, now: Stand): boolean {
  if (now.whole - now.height - now.top <= NEAR_PX) return true;
  const changed = now.whole < before.whole || now.height !== before.height;
  return followed && (changed || now.top >= before.top);
}
