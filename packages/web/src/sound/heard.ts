// What an event sounds like: a game's table of sounds, complete by its own list of events.
import type { Happening } from '@wyrmtable/kernel';
import type { Cue } from './cues.ts';
import type { Surface } from './tumble.ts';

export interface Heard {
  readonly cue: Cue | { readonly dice: number; readonly on: Surface };
  /** 1 is as loud as it is made. */
  readonly loud?: number;
  /** Whose colour it has: an accent, as the page paints it. */
  readonly accent?: string | undefined;
}

/** What is heard of an event, given the table as told so far; most of what only a log tells is silent. */
export type Hearing = (event: Happening, view: object) => Heard | null;

type Of<E extends Happening, K extends E['kind']> = Extract<E, { readonly kind: K }>;

/** A sound by name, none, or one that depends on what happened. */
export type SoundTable<E extends Happening, V> = {
  readonly [K in E['kind']]: Cue | null | ((event: Of<E, K>, view: V) => Heard | null);
};

/** What the table says of one event. */
export function heardIn<E extends Happening, V, K extends E['kind']>(
  table: SoundTable<E, V>,
  kind: K,
  event: Of<E, K>,
  view: V,
): Heard | null {
  const sound: Cue | null | ((event: Of<E, K>, view: V) => Heard | null) = table[kind];
  if (typeof sound === 'function') return sound(event, view);
  return sound === null ? null : { cue: sound };
}
