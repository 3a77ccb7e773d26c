// A mouse, a finger and a keyboard as the browser knows them: pointers go down and up at a place on the screen, keys are pressed.
// Nothing here presses an element by script: what lies under the pointer is what is pressed.
import type { Locator, Page } from 'playwright-core';
import { walkTo } from './hands.ts';
import { DESK, PHONE } from './people.ts';

export const HANDS = ['mouse', 'touch', 'keys'] as const;
export type Hand = (typeof HANDS)[number];

/** Fingers are on phones; mouse and keys are on a desk. */
export const screenOf = (hand: Hand): typeof DESK => (hand === 'touch' ? PHONE : DESK);

interface Spot {
  readonly x: number;
  readonly y: number;
  /** What a pointer meets there, if it is not the thing. */
  readonly under: string | null;
}

/** Looks with every frame until the thing stands still, and brings it out from under what sticks to the edges, as a person would. */
async function spotOf(goal: Locator): Promise<Spot> {
  return goal.evaluate(async (thing) => {
    const { defaultView: view } = thing.ownerDocument;
    const frame = () => new Promise<void>((done) => view?.requestAnimationFrame(() => done()));
    const look = () => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = thing.ownerDocument.elementFromPoint(x, y);
      const hit = met !== null && thing.contains(met);
      return { x, y, under: hit ? null : (met?.className ?? 'the edge of the screen') };
    };
    let spot = look();
    if (spot.under !== null) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let i = 0; i < 60; i++) {
      await frame();
      const now = look();
      const still = now.x === spot.x && now.y === spot.y && now.under === null;
      spot = now;
      if (still) break;
    }
    return spot;
  });
}

const KEY_NAMES: Readonly<Record<string, string>> = { Space: ' ', Esc: 'Escape' };

/** A button that has focus keeps these for itself. */
const ITS_OWN: ReadonlySet<string> = new Set(['Enter', 'Space']);

/** The key that stands on the thing, unless another thing would take it; otherwise Tab goes there, and Enter presses it. */
async function pressByKeys(page: Page, goal: Locator): Promise<void> {
  const key = await goal.getAttribute('aria-keyshortcuts');
  const taken = key !== null && ITS_OWN.has(key) && (await page.locator('button:focus, a:focus').count()) > 0;
  if (key !== null && !taken) return page.keyboard.press(KEY_NAMES[key] ?? key);
  await walkTo(page, goal);
  await page.keyboard.press('Enter');
}

/** Presses a thing the way that hand does. */
export async function press(page: Page, hand: Hand, goal: Locator): Promise<void> {
  await goal.waitFor();
  if (hand === 'keys') return pressByKeys(page, goal);
  const { x, y, under } = await spotOf(goal);
  if (under !== null) throw new Error(`${goal} lies under ${under}`);
  if (hand === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}
