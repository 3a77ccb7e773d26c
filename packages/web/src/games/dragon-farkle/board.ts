// What every part of the table needs to know at one moment, worked out once.
import type { FarkleEvent, FarkleView } from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import { createContext } from 'react';
import type { TableSnapshot } from '../../table/port.ts';
import { type Shown, shownAs, useHanded, type useViewer, type Viewer } from '../viewer.ts';
import { isFarkleEvent } from './happening.ts';
import { type Offers, offersIn } from './offers.ts';
import { type Scene, sceneAt } from './scene.ts';

export { nameOf } from '../viewer.ts';

/** What the watcher is asked to do. */
export type Moment =
  | 'over'
  | 'waiting'
  | 'turn'
  | 'throw'
  | 'decide'
  | 'choose'
  | 'removeDie'
  | 'window'
  | 'keep'
  | 'limit';

export interface Board extends Viewer {
  readonly view: FarkleView;
  readonly offers: Offers;
  readonly moment: Moment;
  readonly scene: Scene;
  /** The event being shown, and how long it takes. */
  readonly playing: Shown<FarkleEvent> | null;
  /** The story has not reached the watcher: the felt is laid by what was told. */
  readonly behind: boolean;
  /** Dice are in the air: what came of them must not show before they lie. */
  readonly falling: boolean;
  readonly choose: (choice: Choice) => void;
}

function momentOf(view: FarkleView, choices: readonly Choice[]): Moment {
  if (view.step === 'over') return 'over';
  if (choices.length === 0) return 'waiting';
  if (view.window !== null) return 'window';
  switch (view.step) {
    case 'decide':
      return view.rolls === 0 ? 'throw' : 'decide';
    case 'turn':
    case 'choose':
    case 'removeDie':
    case 'keep':
    case 'limit':
      return view.step;
    default:
      return 'waiting';
  }
}

/** The kinds of event in which dice tumble. */
const THROWS: ReadonlySet<string> = new Set<FarkleEvent['kind']>([
  'rolled',
  'rerolledDie',
  'rerolledDice',
  'rerolledEvent',
]);

export interface BoardParts {
  readonly snapshot: TableSnapshot;
  readonly view: FarkleView;
  readonly sitting: ReturnType<typeof useViewer>;
  readonly choose: (choice: Choice) => void;
}

export function boardOf({ snapshot, view, sitting, choose }: BoardParts): Board {
  const { events, choices } = snapshot;
  const scene = sceneAt(events, events.at(-1)?.number ?? 0);
  const playing = shownAs(sitting.playing, isFarkleEvent);
  return {
    ...sitting,
    view,
    offers: offersIn(view, choices),
    moment: momentOf(view, choices),
    scene,
    playing,
    falling: playing !== null && !playing.landed && THROWS.has(playing.event.kind),
    behind: sitting.telling,
    choose,
  };
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;
export const useBoard = (): Board => useHanded(BoardContext, 'the Dragon Farkle table');
