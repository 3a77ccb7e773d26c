// Whether everything that can be pressed can be: large enough for a finger, with nothing lying over it, and the prompt in front.
import type { Page } from 'playwright-core';

/** WCAG 2.5.5 for fingers, 2.5.8 for a mouse. */
const FINGER = 44;
const POINTER = 24;
const NARROW = 760;

/** In one piece, since the page's own rules forbid it to compile anything later. */
const LOOK = `(() => {
  const wrong = [];
  const least = innerWidth < ${NARROW} ? ${FINGER} : ${POINTER};
  const half = least / 2 - 1;
  const sheet = [...document.querySelectorAll(':popover-open')].at(-1) ?? null;
  const nameOf = (element) =>
    ((element.getAttribute('aria-label') ?? '') || element.textContent || element.className).trim().slice(0, 40);
  const top = (x, y) => document.elementFromPoint(x, y);
  for (const element of (sheet ?? document.querySelector('main')).querySelectorAll('button, a[href], select, input')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (sheet === null && element.closest('.popover, .sr-only') !== null) continue;
    // A word within a sentence is as high as its line (both criteria leave such targets out).
    if (element.matches('.keyword, .why')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top: upper, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, upper + height / 2];
    const hit = (dx, dy) => element.contains(top(x + dx, y + dy));
    if (!hit(0, 0)) {
      wrong.push(nameOf(element) + ' lies under ' + (top(x, y)?.className ?? 'the edge of the screen'));
      continue;
    }
    const wide = width >= least - 0.5 || (hit(-half, 0) && hit(half, 0));
    const high = height >= least - 0.5 || (hit(0, -half) && hit(0, half));
    if (!wide || !high) wrong.push(nameOf(element) + ' is small: ' + Math.round(width) + ' × ' + Math.round(height));
  }
  document.scrollingElement.scrollTop = 0;
  const prompt = document.querySelector('.prompt[data-state="asking"]');
  if (sheet === null && prompt !== null) {
    const { left, top: upper, width, height } = prompt.getBoundingClientRect();
    if (upper < 0 || upper + height > innerHeight + 0.5) wrong.push('the prompt reaches beyond the screen');
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 6; j++) {
        const over = top(left + (width * i) / 12, upper + (height * j) / 6);
        if (!prompt.contains(over)) wrong.push('over the prompt lies ' + (over?.className ?? 'nothing'));
      }
    }
  }
  return [...new Set(wrong)];
})()`;

/** What cannot be handled as it should, one line for each thing. */
export function handling(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(LOOK);
}
