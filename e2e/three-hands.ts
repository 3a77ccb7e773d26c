// A mouse, a finger and a keyboard as the browser knows them: pointers go down and up at a place on the screen, keys are pressed.
// Nothing here presses an element by script: what lies under the pointer is what is pressed.
import type { Locator, Page } from 'playwright-core';
import { walkTo } from './hands.ts';
import { DESK, PHONE } from './people.ts';

export const HANDS = ['mouse', 'touch', 'keys'] as const;
export type Hand = (typeof HANDS)[number];

/** Fingers are on phones; mouse and keys are on a desk. */
export const screenOf = (hand: Hand): typeof DESK => (hand === 'touch' ? PHONE : DESK);

/** The middle of the thing, once it is in sight and has stopped moving. */
async function middleOf(goal: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await goal.scrollIntoViewIfNeeded();
  const box = await goal.boundingBox();
  if (box === null) throw new Error(`${goal} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses a thing the way that hand does. Keys go to it by Tab alone. */
export async function press(page: Page, hand: Hand, goal: Locator): Promise<void> {
  await goal.waitFor();
  if (hand === 'keys') {
    await walkTo(page, goal);
    return page.keyboard.press('Enter');
  }
  const { x, y } = await middleOf(goal);
  if (hand === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}
