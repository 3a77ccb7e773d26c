// Whether a phone shows at once what a decision hangs on: the dice, both dials and every answer, with nothing to be scrolled.
import type { Page } from 'playwright-core';

/** In one piece, since the page's own rules forbid it to compile anything later. */
const LOOK = `(() => {
  const prompt = document.querySelector('.prompt[data-state="asking"]');
  if (innerWidth >= 760 || prompt === null || document.querySelector(':popover-open') !== null) return [];
  document.scrollingElement.scrollTop = 0;
  const wrong = [];
  // More than one opponent leaves room for the dice alone; the dials are a swipe away.
  const crowd = document.querySelectorAll('.seats .player, .foe-place article').length > 1;
  const edge = prompt.getBoundingClientRect().top + 1;
  const dials = crowd ? [] : ['.foe .dial', '.seats .dial', '.board__dials .dial'];
  for (const part of ['.throne-arena .die', '.clash__pool', ...dials]) {
    const under = [...document.querySelectorAll(part)].some(
      (thing) => thing.checkVisibility() && thing.getBoundingClientRect().bottom > edge,
    );
    if (under) wrong.push('under the prompt lies ' + part);
  }
  const offers = prompt.querySelector('.offers');
  if (offers !== null && offers.scrollHeight > offers.clientHeight + 1) wrong.push('not all answers are in sight');
  return wrong;
})()`;

/** What is hidden, one line for each thing. */
export function sight(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(LOOK);
}
