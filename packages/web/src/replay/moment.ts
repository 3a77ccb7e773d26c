// A moment of a match in an address: after how many choices, and through whose eyes.
import type { Eyes } from './reel.ts';

export interface Moment {
  readonly at: number;
  readonly eyes: Eyes;
}

const BEGINNING: Moment = { at: 0, eyes: 'all' };

const EYES: readonly Eyes[] = ['all', 'spectator'];

function eyesIn(text: string | null, seats: number): Eyes {
  const named = EYES.find((eyes) => eyes === text);
  if (named !== undefined) return named;
  const seat = text !== null && /^\d{1,2}$/.test(text) ? Number(text) - 1 : -1;
  return seat >= 0 && seat < seats ? seat : BEGINNING.eyes;
}

/** What the part of an address after its `#` says; whatever it does not say is the beginning. Seats are counted from one. */
export function momentIn(hash: string, seats: number, last: number): Moment {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const text = said.get('at') ?? '';
  const at = /^\d{1,7}$/.test(text) ? Math.min(Number(text), last) : BEGINNING.at;
  return { at, eyes: eyesIn(said.get('eyes'), seats) };
}

export function momentHash({ at, eyes }: Moment): string {
  return `at=${at}&eyes=${typeof eyes === 'number' ? eyes + 1 : eyes}`;
}

/** The letters of a match that travels in the address itself. */
export const lettersIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('match');
