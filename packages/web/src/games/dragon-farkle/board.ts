// What every part of the table needs to know at one moment, worked out once.
import type { FarkleEvent, FarkleView } from '@wyrmtable/dragon-farkle';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { createContext, useContext } from 'react';
import type { Playing } from '../../table/playback.ts';
import type { SeatInfo, TableSnapshot } from '../../table/port.ts';
import type { OddsMode } from '../contract.ts';
import { isFarkleEvent } from './happening.ts';
import { type Offers, offersIn } from './offers.ts';
import { type Scene, sceneAt } from './scene.ts';

/** An event of this game while it is being shown. */
export interface Shown {
  readonly event: FarkleEvent;
  readonly number: number;
  readonly ms: number;
}

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

export interface Board {
  readonly lang: Lang;
  readonly say: (message: Message, params?: Params) => string;
  readonly view: FarkleView;
  readonly offers: Offers;
  readonly moment: Moment;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** The seat whose eyes these are; null for a spectator. */
  readonly me: Seat | null;
  /** Several people share this screen, so hands stay covered until their owner asks. */
  readonly shared: boolean;
  /** The watcher's items may be seen. */
  readonly open: boolean;
  readonly odds: OddsMode;
  /** Chances are to be seen now: always, or because somebody has asked. */
  readonly oddsShown: boolean;
  readonly scene: Scene;
  /** The event being shown, and how long it takes. */
  readonly playing: Shown | null;
  /** An older roll is still being shown; the view is already ahead of it. */
  readonly behind: boolean;
  /** Dice are in the air: what came of them must not show before they lie. */
  readonly falling: boolean;
  readonly canUndo: boolean;
  readonly choose: (choice: Choice) => void;
  readonly undo: () => void;
  /** Uncovers the watcher's hand on a shared screen, or covers it again. */
  readonly peek: () => void;
  readonly toggleOdds: () => void;
}

export function isFarkleView(view: object): view is FarkleView {
  return 'heroes' in view && 'step' in view && 'aside' in view;
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
  readonly lang: Lang;
  readonly odds: OddsMode;
  readonly oddsAsked: boolean;
  readonly playing: Playing | null;
  readonly shown: number;
  /** The seat that has uncovered its hand, on a shared screen. */
  readonly peeking: Seat | null;
  readonly choose: (choice: Choice) => void;
  readonly undo: () => void;
  readonly peek: () => void;
  readonly toggleOdds: () => void;
}

export function boardOf(parts: BoardParts): Board {
  const { snapshot, view, lang, odds, oddsAsked, playing, shown, peeking, choose, undo, peek, toggleOdds } = parts;
  const me = snapshot.watcher === 'spectator' ? null : snapshot.watcher;
  const shared = snapshot.seats.filter((seat) => seat.mine && seat.bot === null).length > 1;
  const newest = snapshot.events.at(-1)?.number ?? 0;
  const scene = sceneAt(snapshot.events, playing?.number ?? shown);
  const playingHere = playing !== null && isFarkleEvent(playing.event) ? { ...playing, event: playing.event } : null;
  return {
    lang,
    say: (message, params) => phrase(lang, message, params),
    view,
    offers: offersIn(snapshot.choices),
    moment: momentOf(view, snapshot.choices),
    seats: snapshot.seats,
    names: snapshot.seats.map((seat) => seat.name),
    me,
    shared,
    open: !shared || (peeking !== null && peeking === me),
    odds,
    oddsShown: odds === 'always' || (odds === 'demand' && oddsAsked),
    scene,
    playing: playingHere,
    falling: playingHere !== null && THROWS.has(playingHere.event.kind),
    behind: scene.thrown !== sceneAt(snapshot.events, newest).thrown,
    canUndo: snapshot.canUndo,
    choose,
    undo,
    peek,
    toggleOdds,
  };
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('a part of the Dragon Farkle table was drawn without its table');
  return board;
}

export function nameOf(board: Board, seat: Seat | null): string {
  return (seat === null ? undefined : board.names[seat]) ?? '?';
}
