// Whether what has been opened over the page can be read: axe gives up on text over pictures and gradients, so this one reckons.
import type { Page } from 'playwright-core';
import { ENOUGH, ENOUGH_LARGE, LARGE_BOLD_PX, LARGE_PX, RGBA } from './legible.ts';

/**
 * Text over the colours behind it, laid one over the other from the sheet upwards; of a gradient the colour that serves the text
 * worst, and of textures nothing, since all of ours are faint. In one piece: the page forbids to compile anything later.
 */
const LOOK = `(() => {
  const sheet = [...document.querySelectorAll(':popover-open, dialog[open]')].at(-1);
  if (sheet === undefined) return [];
${RGBA}
  const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => part * a + below[i] * (1 - a));
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const layersOf = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const stops = backgroundImage.match(/(?:oklch|oklab|rgba?|color)\\([^()]*\\)/g) ?? [];
    return [[backgroundColor], stops].filter((colours) => colours.length > 0).map((colours) => colours.map(rgba));
  };
  const wrong = [];
  for (const element of sheet.querySelectorAll('*')) {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join('');
    if (text === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.sr-only, [aria-disabled="true"], :disabled') !== null) continue;
    const way = [];
    for (let at = element; at !== null; at = at === sheet ? null : at.parentElement) way.unshift(at);
    let below = [[0, 0, 0]];
    for (const colours of way.flatMap(layersOf)) below = below.flatMap((ground) => colours.map((colour) => over(colour, ground)));
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const faded = way.reduce((left, at) => left * Number(getComputedStyle(at).opacity), 1);
    const [r, g, b, a] = rgba(color);
    const worst = Math.min(...below.map((ground) => ratio(over([r, g, b, a * faded], ground), ground)));
    const size = parseFloat(fontSize);
    const large = size >= ${LARGE_PX} || (size >= ${LARGE_BOLD_PX} && Number(fontWeight) >= 700);
    if (worst < (large ? ${ENOUGH_LARGE} : ${ENOUGH})) wrong.push(text.slice(0, 40) + ' is faint: ' + worst.toFixed(1) + ' : 1');
  }
  return [...new Set(wrong)];
})()`;

/** What is too faint to read in the sheet, slip or dialog that lies on top; nothing where none is open. */
export function faint(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(LOOK);
}
