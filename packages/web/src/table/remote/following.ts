// The view of an online table, followed from update to update by what has changed.
import { patched } from '@wyrmtable/kernel';
import type { Look } from '@wyrmtable/wire';

export interface Picture {
  readonly number: number;
  readonly view: object;
}

/** The picture after an update, or null if it does not follow from the one known: then the whole must be asked for. */
export function pictureAfter(known: Picture | null, look: Look): Picture | null {
  // A server that numbers no pictures sends every one of them whole.
  if ('view' in look) return { number: look.picture ?? 0, view: look.view };
  const { picture: number, change } = look;
  if (known === null) return null;
  if (change === undefined) return known.number === number ? known : null;
  const after = known.number === number - 1 ? patched(known.view, change) : undefined;
  return typeof after === 'object' && after !== null ? { number, view: after } : null;
}
