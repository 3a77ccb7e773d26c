// A die's tumble: many turns, a hop, and the face that the rules gave.

/** How far the cube is turned, about x and y, for each face to look at us. */
const TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];

/** The table is seen from a little above and to the right. */
const STANCE = 'rotateX(-21deg) rotateY(-19deg)';

function turned(x: number, y: number, z: number): string {
  return `${STANCE} rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`;
}

/** The cube at rest with that face in front. */
export function atRest(face: number): string {
  const [x, y] = TURNS[face - 1] ?? [0, 0];
  return turned(x, y, 0);
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FADE_MS = 160;
/** The share of the roll in which dice set out one after another. */
const STAGGER = 0.28;

/** Pictures reach the screen a little after they are drawn; a slow machine begins late, and then the tumble is quicker. */
const SCREEN_MS = 40;
const SHORTEST = 0.4;

/** How long a tumble of `ms` may still take when the dice have to lie after `left`. */
export const inTime = (ms: number, left: number): number => Math.min(ms, Math.max(left - SCREEN_MS, ms * SHORTEST));

/** Lands on the face after `ms`; `place` of `count` sets out a little after its neighbours. No time means a cross-fade. */
export function tumble(cube: HTMLElement, face: number, ms: number, place: number, count: number): () => void {
  if (ms === 0 || wantsStillness()) {
    const fade = cube.parentElement?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    return () => fade?.cancel();
  }
  const [x, y] = TURNS[face - 1] ?? [0, 0];
  const timing: KeyframeAnimationOptions = {
    duration: ms * (1 - STAGGER),
    delay: (ms * STAGGER * place) / Math.max(1, count),
    fill: 'backwards',
  };
  // Neighbours spin differently, so that a handful of dice does not march in step.
  const side = place % 2 === 0 ? 1 : -1;
  const spin = cube.animate(
    [
      {
        transform: turned(x + 720 + 40 * place, y - side * 540, side * 200),
        easing: 'cubic-bezier(0.15, 0.6, 0.4, 1)',
      },
      { transform: turned(x, y, 0) },
    ],
    timing,
  );
  const hop = cube.parentElement?.animate(
    [
      { translate: `${side * -14}% 130%`, opacity: 0, easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)' },
      { translate: '0 -34%', opacity: 1, offset: 0.42, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
      { translate: '0 0', offset: 0.72, easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)' },
      { translate: '0 -9%', offset: 0.85, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
      { translate: '0 0' },
    ],
    timing,
  );
  return () => {
    spin.finish();
    hop?.finish();
  };
}
