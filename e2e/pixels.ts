// Whether what stands on the screen can be read: axe gives up on text over pictures and gradients, so this one looks at the pixels.
import type { Page } from 'playwright-core';
import { ENOUGH, ENOUGH_LARGE, LARGE_BOLD_PX, LARGE_PX, RGBA } from './legible.ts';

/** Of the pixels behind a line so many in a hundred may serve it worse: a hairline or a corner is not what it is read against. */
const STRAY = 10;
/** The part of a line above its letters, and below. */
const MARGIN = 0.2;

interface Run {
  readonly text: string;
  readonly rgba: readonly [number, number, number, number];
  readonly large: boolean;
  readonly boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

/**
 * Every line of text in sight, with its colour as it is laid on. What something covers is left out, and so is what cannot be
 * pressed (WCAG leaves it out too). In one piece: the page forbids to compile anything later.
 */
const RUNS = `(() => {
${RGBA}
  const related = (one, other) => one === other || one.contains(other) || other.contains(one);
  const clipped = (box, element) => {
    const [left, top, right, bottom] = box;
    for (let at = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, clip } = getComputedStyle(at);
      if (clipPath.startsWith('inset(') || clip !== 'auto') return true;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const around = at.getBoundingClientRect();
      if (left < around.left - 1 || top < around.top - 1 || right > around.right + 1 || bottom > around.bottom + 1) return true;
      if (at.matches(':popover-open, dialog[open]')) return false;
    }
    return false;
  };
  const runs = [];
  const open = [...document.querySelectorAll(':popover-open, dialog[open]')].at(-1);
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (text === '' || element === null || element.closest('.sr-only, [aria-disabled="true"], :disabled, script, style, noscript, option') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.backgroundClip === 'text') continue;
    const reachable = style.pointerEvents !== 'none';
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].flatMap(({ left, top, right, bottom }) => {
      if (right - left < 3 || bottom - top < 3 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [];
      if (clipped([left, top, right, bottom], element)) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const onTop = document.elementFromPoint(x, y);
      if (reachable && (onTop === null || !related(onTop, element))) return [];
      // Letters stand in the midst of their line: what lies above and below is not what they are read against.
      const margin = (bottom - top) * ${MARGIN};
      return [[left, top + margin, right, bottom - margin]];
    });
    if (boxes.length === 0) continue;
    const faded = (at) => (at === null ? 1 : Number(getComputedStyle(at).opacity) * faded(at.parentElement));
    const dimmed = (at) => {
      if (at === null) return 1;
      const [, by = '1'] = /brightness\\(([\\d.]+)\\)/.exec(getComputedStyle(at).filter) ?? [];
      return Number(by) * dimmed(at.parentElement);
    };
    const [r, g, b, a] = rgba(element instanceof SVGElement ? style.fill : style.color);
    const dim = dimmed(element);
    const size = parseFloat(style.fontSize);
    runs.push({
      text: text.slice(0, 60) + ' <' + (element.closest('[class]')?.getAttribute('class') ?? element.tagName) + '>',
      rgba: [r * dim, g * dim, b * dim, a * faded(element)],
      large: size >= ${LARGE_PX} || (size >= ${LARGE_BOLD_PX} && Number(style.fontWeight) >= 700),
      boxes,
    });
  }
  return runs;
})()`;

/** What comes in has come in; what never ends is not waited for. */
const STANDS = `Promise.all(
  document.getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished.catch(() => null)),
).then(() => true)`;

/** The page without its letters, and with them again. */
const HIDE = `(() => {
  globalThis.withoutLetters ??= new CSSStyleSheet();
  withoutLetters.replaceSync('* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; } text, tspan { fill: transparent !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, withoutLetters];
})()`;
const SHOW = `document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutLetters)`;

const judge = (picture: string, runs: readonly Run[]) => `(async () => {
  const bytes = Uint8Array.fromBase64(${JSON.stringify(picture)});
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const steps = Float64Array.from({ length: 256 }, (_, step) => {
    const part = step / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = (r, g, b) => 0.2126 * steps[Math.round(r)] + 0.7152 * steps[Math.round(g)] + 0.0722 * steps[Math.round(b)];
  const wrong = [];
  for (const { text, rgba: [r, g, b, a], large, boxes } of ${JSON.stringify(runs)}) {
    const ratios = boxes.flatMap(([left, top, right, bottom]) => {
      const [x, y] = [Math.floor(left), Math.floor(top)];
      const { data } = canvas.getImageData(x, y, Math.max(1, Math.ceil(right) - x), Math.max(1, Math.ceil(bottom) - y));
      const found = [];
      for (let at = 0; at < data.length; at += 12) {
        const [x, y, z] = [data[at], data[at + 1], data[at + 2]];
        const ink = light(r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a));
        const below = light(x, y, z);
        found.push(ink > below ? (ink + 0.05) / (below + 0.05) : (below + 0.05) / (ink + 0.05));
      }
      return found;
    });
    ratios.sort((one, other) => one - other);
    const worst = ratios[Math.floor((ratios.length * ${STRAY}) / 100)] ?? 21;
    if (worst < (large ? ${ENOUGH_LARGE} : ${ENOUGH})) wrong.push(text + ' is faint: ' + worst.toFixed(2) + ' : 1');
  }
  return [...new Set(wrong)];
})()`;

/** What is too faint to read on the screen as it stands. */
export async function faint(page: Page): Promise<readonly string[]> {
  await page.evaluate(STANDS);
  const runs = await page.evaluate<Run[]>(RUNS);
  await page.evaluate(HIDE);
  const picture = (await page.screenshot({ type: 'jpeg', quality: 95 })).toString('base64');
  await page.evaluate(SHOW);
  return page.evaluate<readonly string[]>(judge(picture, runs));
}
