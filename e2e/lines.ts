// Everything that comes over the line of a page: what is not sent there cannot be found there by any means.
import type { Page } from 'playwright-core';

export function overhear<Heard>(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload))));
  });
  return heard;
}
