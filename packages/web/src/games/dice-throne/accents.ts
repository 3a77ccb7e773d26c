// The heroes' colours, which come with their boxes, as rules beside those of tokens.css.
import type { Colour, HeroBox } from '@wyrmtable/dice-throne/boxes';

const oklch = ([lightness, chroma, hue]: Colour): string => `oklch(${lightness} ${chroma} ${hue})`;

function accentRule({ hero, look }: HeroBox): string {
  const { deep, lit } = look.accent;
  return `[data-accent="${hero.id}"] { --accent-deep: ${oklch(deep)}; --accent-lit: ${oklch(lit)}; }`;
}

/** One accent pair for each hero, wherever there is a page. */
export function paintAccents(boxes: readonly HeroBox[]): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer tokens { ${boxes.map(accentRule).join('\n')} }`);
  document.adoptedStyleSheets.push(sheet);
}
