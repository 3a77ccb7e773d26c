// Going from table to table as the client's own links lead: only the first page is loaded anew.
import type { Page } from 'playwright-core';

/**
 * Leaves for that place, and is done as soon as most of what the page showed is gone: another table may read the same. In one
 * piece, since the page forbids to compile later.
 */
const leave = (place: string) => `new Promise((gone, stuck) => {
  const shown = [...document.querySelectorAll('main *')];
  const end = performance.now() + 60_000;
  history.pushState(null, '', ${JSON.stringify(place)});
  const look = () => {
    if (shown.filter((part) => !part.isConnected).length * 2 >= shown.length) gone();
    else if (performance.now() > end) stuck(new Error('the page stays as it was'));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Waits until the page says that it stands still: nothing is on its way, counted or shown one thing after another. */
export async function still(page: Page): Promise<void> {
  await page.locator('html[data-still]').waitFor({ state: 'attached' });
}

/** The page's first sign of a person, from which on words explain themselves: pictures taken afterwards can be compared. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(6, 6);
  await page.locator('main .keyword').first().waitFor({ state: 'attached' });
}

/** Goes to a page of the client, unless it is open already. */
export async function goTo(page: Page, place: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(place);
  else if (new URL(page.url()).pathname !== place) await page.evaluate(leave(place));
}

/** Opens the table with that id and waits until it asks. */
export async function goToTable(page: Page, id: string, asked: (page: Page) => Promise<unknown>): Promise<void> {
  await goTo(page, `/table/${id}`);
  await asked(page);
}
