// Gestures with weight, by the Web Animations API: what is struck stops and shakes by how much it took, what is given flies to
// its place. Nobody who asks for less motion sees any of it; the story is the same without.

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** A blow: a moment's stop, then a shake that dies away; the more it took, the wider. */
export function strike(struck: Element | null, taken: number, ms: number): void {
  if (struck === null || CALM.matches || taken <= 0) return;
  const width = Math.min(3 + taken * 1.1, 16);
  const shake = [1, -0.8, 0.55, -0.35, 0.2, 0].map((part, i) => ({
    translate: `${part * width}px ${(i % 2 === 0 ? 1 : -1) * part * width * 0.25}px`,
  }));
  struck.animate(
    [
      { translate: '0 0', filter: 'brightness(1.4)' },
      { translate: '0 0', filter: 'brightness(1.4)', offset: 0.18 },
      ...shake,
    ],
    {
      duration: Math.min(ms, 260 + taken * 22),
      easing: 'ease-out',
    },
  );
}

/** From the middle of the table to its place. */
export function fly(given: Element | null, from: Element | null, ms: number): void {
  if (given === null || from === null || CALM.matches) return;
  const [here, there] = [given.getBoundingClientRect(), from.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  given.animate(
    [
      { translate: `${x}px ${y}px`, scale: 1.9, opacity: 0 },
      { translate: `${x * 0.85}px ${y * 0.85 - 18}px`, scale: 1.7, opacity: 1, offset: 0.25 },
      { translate: '0 0', scale: 1, opacity: 1, offset: 0.85, easing: 'ease-out' },
      { translate: '0 0', scale: 1.12, offset: 0.93 },
      { translate: '0 0', scale: 1 },
    ],
    { duration: Math.max(ms, 240), easing: 'cubic-bezier(0.5, 0, 0.4, 1)' },
  );
}

/** What matters just now lights up where it lies: a token that burns, poisons or shields. */
export function glow(lit: Element | null, ms: number): void {
  if (lit === null || CALM.matches) return;
  lit.animate(
    [
      { scale: 1, filter: 'brightness(1)' },
      { scale: 1.35, filter: 'brightness(1.7)', offset: 0.3, easing: 'ease-in-out' },
      { scale: 1, filter: 'brightness(1)' },
    ],
    { duration: Math.max(ms, 320), easing: 'ease-out' },
  );
}

/** Healing lifts what it reaches, where a blow shakes it. */
export function mend(healed: Element | null, ms: number): void {
  if (healed === null || CALM.matches) return;
  healed.animate(
    [
      { translate: '0 0', filter: 'brightness(1) saturate(1)' },
      { translate: '0 -5px', filter: 'brightness(1.25) saturate(1.3)', offset: 0.4, easing: 'ease-in-out' },
      { translate: '0 0', filter: 'brightness(1) saturate(1)' },
    ],
    { duration: Math.max(ms, 360), easing: 'ease-out' },
  );
}

/** A card that has been read goes to its place on the board, and the place takes it up. */
export function lay(card: Element | null, place: Element | null, ms: number): void {
  if (card === null || place === null || CALM.matches) return;
  const [here, there] = [card.getBoundingClientRect(), place.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const small = Math.min(1, there.width / Math.max(here.width, 1));
  const duration = ms * 0.4;
  card.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${x}px ${y}px`, scale: small, opacity: 0.2 },
    ],
    { duration, delay: ms - duration, easing: 'cubic-bezier(0.6, 0, 0.5, 1)', fill: 'forwards' },
  );
}

/** Somebody great steps before the table. */
export function enter(comer: Element | null, ms: number): void {
  if (comer === null || CALM.matches) return;
  comer.animate(
    [
      { scale: 0.3, rotate: '-14deg', opacity: 0 },
      { scale: 1.28, rotate: '3deg', opacity: 1, offset: 0.55, easing: 'ease-in' },
      { scale: 1, rotate: '0deg', offset: 0.8 },
      { scale: 1.05, offset: 0.88 },
      { scale: 1 },
    ],
    { duration: Math.min(ms, 800), easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)' },
  );
}
