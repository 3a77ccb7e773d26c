// Arrow keys among the cards and wares that lie there: the first one finds them, each further one goes to the nearest that way.
import { type Arrow, beyond } from './land.ts';

const LAID = ':is(.trim__cards, .shop) button:enabled';

/** Where a thing lies on the screen, by its middle. */
function placeOf(thing: HTMLElement): { thing: HTMLElement; row: number; column: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { thing, row: top + height / 2, column: left + width / 2 };
}

/** What comes to hand with that arrow; null where nothing lies that way. */
export function laidBeyond(arrow: Arrow): HTMLElement | null {
  const laid = [...document.querySelectorAll<HTMLElement>(LAID)]
    .filter((thing) => thing.checkVisibility())
    .map(placeOf);
  const from = laid.find(({ thing }) => thing === document.activeElement);
  return (from === undefined ? laid[0] : beyond(laid, from, arrow))?.thing ?? null;
}
