// Dice that fall: as many knocks as dice have bounces, in the voice of what they fall upon.
import type { Recipe } from './cues.ts';
import { knock } from './voices.ts';

/** What each game's dice fall upon, with the pitch and the ring of it. */
export const SURFACES = {
  leather: { pitch: 1500, seconds: 0.05, loud: 1.9 },
  wood: { pitch: 2100, seconds: 0.06, loud: 1.1 },
  stone: { pitch: 3100, seconds: 0.045, loud: 1 },
} as const;
export type Surface = keyof typeof SURFACES;

/** Each die bounces three times, lower and softer, and starts a little after its neighbour. */
const BOUNCES = [0, 0.16, 0.27];
const STAGGER = 0.045;
/** A little disorder, the same for the same die: no two bounce alike. */
const jitter = (die: number, bounce: number): number => ((die * 7 + bounce * 5) % 11) / 11;

export function tumble(count: number, surface: Surface): Recipe {
  const { pitch, seconds, loud } = SURFACES[surface];
  const voices = Array.from({ length: count }, (_, die) =>
    BOUNCES.map((at, bounce) =>
      knock(
        die * STAGGER + at + 0.03 * jitter(die, bounce),
        pitch * (1 - 0.12 * bounce) * (0.92 + 0.16 * jitter(bounce, die)),
        (loud * (1 - 0.28 * bounce)) / Math.sqrt(Math.max(1, count / 3)),
        seconds,
      ),
    ),
  );
  return { kind: 'dice', voices: voices.flat() };
}
