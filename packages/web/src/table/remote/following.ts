// The view of an online table, followed from update to update by what has changed.
import { changed } from '@wyrmtable/kernel';
import type { Update } from './messages.ts';

export interface Picture {
  readonly number: number;
  readonly view: object;
}

/** The picture after an update, or null if it does not follow from the one known: then the whole must be asked for. */
export function pictureAfter(
  known: Picture | null,
  update: Pick<Update, 'picture' | 'view' | 'change'>,
): Picture | null {
  const { picture: number, view, change } = update;
  if (view !== undefined) return { number, view };
  if (known === null) return null;
  if (change === undefined) return known.number === number ? known : null;
  const after = known.number === number - 1 ? changed(known.view, change) : undefined;
  return typeof after === 'object' && after !== null ? { number, view: after } : null;
}
