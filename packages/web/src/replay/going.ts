// Where a film goes: steps and turns forth and back, and how fast it runs.
import type { Speed } from '../games/contract.ts';
import type { Contents } from './reel.ts';

/** A pace at which the film runs: told by the stage, or moment after moment without a story. */
export interface Pace {
  readonly id: string;
  readonly text: string;
  readonly stage: Speed;
  /** Milliseconds that a moment is looked at when it has been told. */
  readonly rest: number;
}

export const PACES: readonly [Pace, ...Pace[]] = [
  { id: 'half', text: '½×', stage: 'slow', rest: 700 },
  { id: 'one', text: '1×', stage: 'normal', rest: 350 },
  { id: 'two', text: '2×', stage: 'fast', rest: 150 },
  { id: 'eight', text: '8×', stage: 'off', rest: 250 },
  { id: 'thirty', text: '32×', stage: 'off', rest: 60 },
  { id: 'hundred', text: '128×', stage: 'off', rest: 15 },
];

const PLAIN = PACES[1] ?? PACES[0];

export const paceOf = (id: string): Pace => PACES.find((pace) => pace.id === id) ?? PLAIN;

/** The pace that is nearest to how tables are told on this device. */
export const paceFor = (speed: Speed): Pace => PACES.find(({ stage }) => stage === speed) ?? PLAIN;

const after = (moments: readonly number[], at: number): number | undefined => moments.find((moment) => moment > at);
const before = (moments: readonly number[], at: number): number | undefined =>
  moments.findLast((moment) => moment < at);

export type Way = 'step' | 'turn';
export type Direction = 1 | -1;

/** Where one gets from there; the ends of the film are ends. */
export function gone({ steps, turns, last }: Contents, at: number, way: Way, direction: Direction): number {
  const moments = way === 'step' ? steps : turns;
  return direction > 0 ? (after(moments, at) ?? last) : (before(moments, at) ?? 0);
}

/** What somebody wants of the player by a key. */
export type Wish =
  | { readonly kind: 'step'; readonly way: Way; readonly direction: Direction }
  | { readonly kind: 'leap'; readonly to: 'first' | 'last' }
  | { readonly kind: 'run' }
  | { readonly kind: 'pace'; readonly by: Direction };

export function wishOf(key: string, shift: boolean): Wish | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return { kind: 'step', way: shift ? 'turn' : 'step', direction: key === 'ArrowRight' ? 1 : -1 };
    case 'Home':
    case 'End':
      return { kind: 'leap', to: key === 'Home' ? 'first' : 'last' };
    case ' ':
      return { kind: 'run' };
    case '+':
    case '=':
      return { kind: 'pace', by: 1 };
    case '-':
      return { kind: 'pace', by: -1 };
    default:
      return null;
  }
}

/** The next quicker or slower one. */
export const besidePace = (pace: Pace, by: Direction): Pace => PACES[PACES.indexOf(pace) + by] ?? pace;
