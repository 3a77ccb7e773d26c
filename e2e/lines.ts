// What comes over the line of a page: what is not sent there cannot be found there by any means.
import { type Happening, patched } from '@wyrmtable/kernel';
import type { ClientMessage } from '@wyrmtable/wire';
import type { Page } from 'playwright-core';

/** Everything that is told from now on. */
export function overhear<Heard>(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload))));
  });
  return heard;
}

/** Everything the page says from now on. */
export function overhearSaying(page: Page): ClientMessage[] {
  const said: ClientMessage[] = [];
  page.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload))));
  });
  return said;
}

/** A view comes whole once, and then by what has changed in it (docs/protocol.md). */
export interface Told {
  readonly view?: object;
  readonly change?: unknown;
  readonly events?: readonly { readonly event: Happening }[];
}

/** Every view that the line has told of, whole. */
export function viewsIn<View>(heard: readonly Told[], isView: (value: unknown) => value is View): View[] {
  const views: View[] = [];
  let last: unknown = null;
  for (const { view, change } of heard) {
    if (view === undefined && change === undefined) continue;
    last = view ?? patched(last, change);
    if (isView(last)) views.push(last);
  }
  return views;
}

export const eventsIn = (heard: readonly Told[]): Happening[] =>
  heard.flatMap(({ events = [] }) => events.map(({ event }) => event));
