// Tables on the server: laid there, or brought there from a device.
import type { Page } from 'playwright-core';

export interface TableWish {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly options: object;
}

/** Lays a table as the page's own form does, and tells its path; whoever opens the page sits at the first seat. */
export async function layTable(page: Page, wish: TableWish): Promise<string> {
  // Known as a guest before the front page asks, too: two who ask at once without a cookie would be two guests.
  await page.request.get('/api/me');
  await page.goto('/');
  const { path } = await page.evaluate<{ path: string }>(`fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(wish))},
  }).then((answer) => answer.json())`);
  return path;
}

/** Brings the table in sight to the server, and tells its code. */
export async function putOnline(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Take it along' }).click();
  await page.getByRole('button', { name: 'Put it online' }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{6,9}$/);
  return page.url().split('/').at(-1) ?? '';
}
