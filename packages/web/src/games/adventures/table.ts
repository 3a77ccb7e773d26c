// What every part of the Adventures table needs to know at one moment, worked out once and handed down.
import { type AdventureEvent, type AdventureView, adventures } from '@wyrmtable/adventures';
import { fromArena, isArena, toArena } from '@wyrmtable/adventures/inside';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { type Lang, type Message, type Params, phrase } from '@wyrmtable/words';
import { createContext, type RefObject, useContext } from 'react';
import type { Playing } from '../../table/playback.ts';
import type { NumberedEvent, SeatInfo } from '../../table/port.ts';
import type { OddsMode } from '../contract.ts';
import type { Answer } from '../dice-throne/table.ts';
import { isAdventureEvent } from './happening.ts';

/** An event of this game while it is being shown. */
export interface Shown {
  readonly event: AdventureEvent;
  readonly number: number;
  readonly ms: number;
}

/** What lies in the middle of the table. */
export type Scene = 'map' | 'fight';

/**
 * The campaign around and the arena in it. The fight's own parts are drawn by `fight/Fight.tsx`: `FightTable` lays the arena's
 * Dice Throne table around its children, `Fight` is the scene, `FightAsking` the prompt while the arena asks, `FightNotes` what
 * stands above the chronicle. When the arena asks, `answers` is empty and `arenaAnswers` are its choices as the
 * arena itself numbers them: `sendArena` plays one. Seats of the arena are the seats of the table, then those of the enemies.
 */
export interface AdventureTable {
  readonly lang: Lang;
  readonly say: (message: Message, params?: Params) => string;
  /** `view.arena` is the table of Dice Throne that the fight shows. */
  readonly view: AdventureView;
  readonly answers: readonly Answer[];
  readonly send: (choice: Choice) => void;
  readonly arenaAnswers: readonly Answer[];
  readonly sendArena: (choice: Choice) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly seats: readonly SeatInfo[];
  /** What the team calls itself; may be empty. */
  readonly team: string;
  /** Names of people and enemies, and ids of heroes and enemies, by the seats of the arena. */
  readonly names: readonly string[];
  readonly heroes: readonly string[];
  /** The seat whose eyes these are; null for a spectator. */
  readonly me: Seat | null;
  /** Several people share this screen, so hands stay covered until their owner looks. */
  readonly shared: boolean;
  readonly open: boolean;
  readonly peek: () => void;
  readonly odds: OddsMode;
  readonly oddsShown: boolean;
  readonly toggleOdds: () => void;
  readonly events: readonly NumberedEvent[];
  /** The number of the newest event that may be told: later ones are still to be shown. */
  readonly told: number;
  readonly playing: Shown | null;
  /** The prompt's title: focus goes there when the button that had it is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly scene: Scene;
  readonly look: (scene: Scene) => void;
}

export function isAdventureView(view: object): view is AdventureView {
  return 'arena' in view && 'stage' in view && 'sheet' in view;
}

/** Is there a table at which something is fought? */
export const isPlayed = ({ stage }: AdventureView): boolean =>
  stage === 'explore' || stage === 'boss' || stage === 'versus';

/** The arena asks, and not the campaign. */
export const isFighting = (view: AdventureView): boolean => isPlayed(view) && view.arena.asking !== null;

export function campaignAnswers(choices: readonly Choice[]): readonly Answer[] {
  return choices.filter((choice) => !isArena(choice)).map((choice) => ({ choice, reading: adventures.read(choice) }));
}

export function arenaAnswers(choices: readonly Choice[]): readonly Answer[] {
  return choices.filter(isArena).map((choice) => ({ choice: toArena(choice), reading: adventures.read(choice) }));
}

export { fromArena };

export function shownOf(playing: Playing | null): Shown | null {
  return playing !== null && isAdventureEvent(playing.event) ? { ...playing, event: playing.event } : null;
}

/** The team's name among what was agreed. */
export function teamIn(options: object): string {
  const { team }: { team?: unknown } = options;
  return typeof team === 'string' ? team : '';
}

export const speaker =
  (lang: Lang): AdventureTable['say'] =>
  (message, params) =>
    phrase(lang, message, params);

const TableContext = createContext<AdventureTable | null>(null);
export const TableProvider = TableContext.Provider;

export function useAdventure(): AdventureTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the Adventures table was drawn without its table');
  return table;
}

export function nameOf({ names }: Pick<AdventureTable, 'names'>, seat: Seat | null): string {
  return (seat === null ? undefined : names[seat]) ?? '?';
}
