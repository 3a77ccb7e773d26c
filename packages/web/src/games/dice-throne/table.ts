// What every part of the Dice Throne table needs to know at one moment, worked out once and handed down.
import {
  type ActionCard,
  diceThrone,
  type Status,
  type ThroneEvent,
  type ThroneView,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import type { Choice, Reading, Seat } from '@wyrmtable/kernel';
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { createContext, type RefObject, useContext } from 'react';
import type { Playing } from '../../table/playback.ts';
import type { NumberedEvent, SeatInfo, TableSnapshot } from '../../table/port.ts';
import type { OddsMode } from '../contract.ts';
import { isThroneEvent } from './happening.ts';
import type { Keeping } from './keeping.ts';

/** A legal choice and its form for people. */
export interface Answer {
  readonly choice: Choice;
  readonly reading: Reading;
}

/** An event of this game while it is being shown. */
export interface Shown {
  readonly event: ThroneEvent;
  readonly number: number;
  readonly ms: number;
}

/** Where a larger game that leads such tables has more to say than Dice Throne itself. */
export interface TableWords {
  /** A choice as an order on a button. */
  readonly order: (reading: Reading) => string;
  /** What kind of card it is. */
  readonly ribbon: (card: ActionCard | Upgrade) => string;
  /** What a token does. */
  readonly token: (status: Status) => string;
}

/**
 * Keys: 1 to 5 keep dice (keyboard.ts); Enter, R for the roll, Space or P for a pass and all other letters belong to the
 * prompt (asking/), which shows them on its buttons.
 */
export interface ThroneTable {
  readonly lang: Lang;
  readonly say: (message: Message, params?: Params) => string;
  readonly view: ThroneView;
  /** The watcher's legal choices with their readings; empty when somebody else decides. */
  readonly answers: readonly Answer[];
  readonly send: (choice: Choice) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly seats: readonly SeatInfo[];
  /** Players' names and heroes' ids by seat. */
  readonly names: readonly string[];
  readonly heroes: readonly string[];
  /** The seat whose eyes these are; null for a spectator. */
  readonly me: Seat | null;
  /** Several people share this screen, so hands stay covered until their owner looks. */
  readonly shared: boolean;
  /** The watcher's hand may be seen. */
  readonly open: boolean;
  /** Uncovers the watcher's hand on a shared screen, or covers it again. */
  readonly peek: () => void;
  readonly odds: OddsMode;
  readonly oddsShown: boolean;
  readonly toggleOdds: () => void;
  readonly events: readonly NumberedEvent[];
  /** The number of the newest event that may be told: later ones are still to be shown. */
  readonly told: number;
  /** The event being shown, and how long it takes. */
  readonly playing: Shown | null;
  /** Dice are in the air: what came of them must not show before they lie. */
  readonly falling: boolean;
  /** Which dice of the own offensive roll stay, and the choice that rolls the others. */
  readonly keeping: Keeping;
  /** The dice that somebody else leaves lying after a roll, where that is known. */
  readonly stayed: { readonly seat: Seat; readonly dice: readonly number[] } | null;
  readonly words: TableWords;
  /** Starts the worker that reckons odds with all the content there is at this table. */
  readonly hireOdds: () => Worker;
  /** The prompt's title: focus goes there when the button that had it is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

export function isThroneView(view: object): view is ThroneView {
  return 'players' in view && 'asking' in view && 'pools' in view;
}

/** People who sit at this screen; more than one share it. */
export const isShared = ({ seats }: TableSnapshot): boolean =>
  seats.filter((seat) => seat.mine && seat.bot === null).length > 1;

export function answersIn(choices: readonly Choice[]): readonly Answer[] {
  return choices.map((choice) => ({ choice, reading: diceThrone.read(choice) }));
}

export function shownOf(playing: Playing | null): Shown | null {
  return playing !== null && isThroneEvent(playing.event) ? { ...playing, event: playing.event } : null;
}

export const speaker =
  (lang: Lang): ThroneTable['say'] =>
  (message, params) =>
    phrase(lang, message, params);

const TableContext = createContext<ThroneTable | null>(null);
export const TableProvider = TableContext.Provider;

export function useThrone(): ThroneTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the Dice Throne table was drawn without its table');
  return table;
}

export function nameOf({ names }: Pick<ThroneTable, 'names'>, seat: Seat | null): string {
  return (seat === null ? undefined : names[seat]) ?? '?';
}
