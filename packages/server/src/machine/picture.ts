// The view as it was last told to each watcher, numbered, so that the next can be told by what has changed.
import { type Diff, diffBetween } from '@wyrmtable/kernel';
import type { Look } from '@wyrmtable/wire';
import { type Running, watcherAt } from '../running.ts';
import type { Line, Table } from './table.ts';

export interface Picture {
  readonly number: number;
  readonly view: object;
  /** What made it out of the picture before; null for the first. */
  readonly change: Diff | null;
}

/**
 * The watcher's picture of now. It keeps its number as long as it stays the same. Number and change come from views of
 * this one watcher alone, so they cannot tell anything that the views do not.
 */
export function takePicture(room: Table, run: Running, index: number): Picture {
  const last = room.pictures[index];
  const view = run.recipe.game.view(run.state, watcherAt(run, index));
  const change = last === undefined ? null : diffBetween(last.view, view);
  if (last !== undefined && change === null) return last;
  const number = (room.pictured[index] ?? 0) + 1;
  const picture = { number, view, change };
  room.pictured[index] = number;
  room.pictures[index] = picture;
  return picture;
}

/** How much of a picture a line must be sent. */
export type Needs = 'view' | 'numbered-view' | 'change' | 'number';

export function needsOf({ changes, picture }: Line, now: Picture): Needs {
  if (!changes) return 'view';
  if (picture === now.number) return 'number';
  return picture === now.number - 1 && now.change !== null ? 'change' : 'numbered-view';
}

export function lookAt({ number, view, change }: Picture, needs: Needs): Look {
  switch (needs) {
    case 'view':
      return { view };
    case 'numbered-view':
      return { picture: number, view };
    case 'change':
      return { picture: number, ...(change === null ? {} : { change }) };
    case 'number':
      return { picture: number };
  }
}
