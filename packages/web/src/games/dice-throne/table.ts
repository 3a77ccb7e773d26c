// What every part of the Dice Throne table needs to know at one moment, worked out once and handed down.
import {
  type ActionCard,
  diceThrone,
  type Status,
  type ThroneEvent,
  type ThroneReading,
  type ThroneView,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import type { Choice, Contents, Reading, Seat, Stocked } from '@wyrmtable/kernel';
import { createContext, type RefObject } from 'react';
import { type Shown, useHanded, type Viewer } from '../viewer.ts';
import type { Keeping } from './keeping.ts';

export { nameOf } from '../viewer.ts';

/** A legal choice and its form for people. */
export interface Answer<R extends Reading = ThroneReading> {
  readonly choice: Choice;
  readonly reading: R;
}

/** Where a larger game that leads such tables has more to say than Dice Throne itself. */
export interface TableWords {
  /** A choice as an order on a button. */
  readonly order: (reading: ThroneReading) => string;
  /** What kind of card it is. */
  readonly ribbon: (card: ActionCard | Upgrade) => string;
  /** What a token does. */
  readonly token: (status: Status) => string;
}

/**
 * Keys: 1 to 5 keep dice (keyboard.ts); Enter, R for the roll, Space or P for a pass and all other letters belong to the
 * prompt (asking/), which shows them on its buttons.
 */
export interface ThroneTable extends Viewer {
  readonly view: ThroneView;
  /** The watcher's legal choices with their readings; empty when somebody else decides. */
  readonly answers: readonly Answer[];
  readonly send: (choice: Choice) => void;
  /** Heroes' ids by seat. */
  readonly heroes: readonly string[];
  /** The event being shown, and how long it takes. */
  readonly playing: Shown<ThroneEvent> | null;
  /** Dice are in the air: what came of them must not show before they lie. */
  readonly falling: boolean;
  /** Which dice of the own offensive roll stay, and the choice that rolls the others. */
  readonly keeping: Keeping;
  /** The dice that somebody else leaves lying after a roll, where that is known. */
  readonly stayed: { readonly seat: Seat; readonly dice: readonly number[] } | null;
  readonly words: TableWords;
  /** Everything that games of this table can be played with. */
  readonly contents: Contents;
  /** Starts the worker that reckons odds with all the content there is at this table. */
  readonly hireOdds: () => Worker;
  /** The prompt's title: focus goes there when the button that had it is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

export function answersIn(of: Stocked, choices: readonly Choice[]): readonly Answer[] {
  return choices.map((choice) => ({ choice, reading: diceThrone.read(choice, of) }));
}

const TableContext = createContext<ThroneTable | null>(null);
export const TableProvider = TableContext.Provider;
export const useThrone = (): ThroneTable => useHanded(TableContext, 'the Dice Throne table');
