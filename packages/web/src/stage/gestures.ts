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
