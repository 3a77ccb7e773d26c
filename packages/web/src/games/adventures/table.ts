// What every part of the Adventures table needs to know at one moment, worked out once and handed down.
import type { AdventureEvent, AdventureView, JourneyReading } from '@wyrmtable/adventures';
import { fromArena, isArena, readJourney, toArena } from '@wyrmtable/adventures/inside';
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { createContext, type RefObject } from 'react';
import { type Answer, answersIn } from '../dice-throne/table.ts';
import { type Shown, useHanded, type Viewer } from '../viewer.ts';

export { nameOf } from '../viewer.ts';

/** A choice of the campaign itself. */
export type JourneyAnswer = Answer<JourneyReading>;

/** What lies in the middle of the table. */
export type Scene = 'map' | 'fight';

/**
 * The campaign around and the arena in it. The fight's own parts are drawn by `fight/Fight.tsx`: `FightTable` lays the arena's
 * Dice Throne table around its children, `Fight` is the scene, `FightAsking` the prompt while the arena asks, `FightNotes` what
 * stands above the chronicle. When the arena asks, `answers` is empty and `arenaAnswers` are its choices as the
 * arena itself numbers them: `sendArena` plays one. Seats of the arena are the seats of the table, then those of the enemies.
 */
export interface AdventureTable extends Viewer {
  /** `view.arena` is the table of Dice Throne that the fight shows. */
  readonly view: AdventureView;
  readonly answers: readonly JourneyAnswer[];
  readonly send: (choice: Choice) => void;
  readonly arenaAnswers: readonly Answer[];
  readonly sendArena: (choice: Choice) => void;
  /** What a lesson asks for there. */
  readonly taughtInArena: ((choice: Choice) => boolean) | null;
  /** What the team calls itself; may be empty. */
  readonly team: string;
  /** Ids of heroes and enemies by the seats of the arena; so are the names, with those of the enemies after the people's. */
  readonly heroes: readonly string[];
  readonly playing: Shown<AdventureEvent> | null;
  /** The prompt's title: focus goes there when the button that had it is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly scene: Scene;
  readonly look: (scene: Scene) => void;
}

/** Is there a table at which something is fought? */
export const isPlayed = ({ stage }: AdventureView): boolean =>
  stage === 'explore' || stage === 'boss' || stage === 'versus';

/** The arena asks, and not the campaign. */
export const isFighting = (view: AdventureView): boolean => isPlayed(view) && view.arena.asking !== null;

export function campaignAnswers(of: Stocked, choices: readonly Choice[]): readonly JourneyAnswer[] {
  return choices.filter((choice) => !isArena(choice)).map((choice) => ({ choice, reading: readJourney(choice, of) }));
}

export function arenaAnswers(of: Stocked, choices: readonly Choice[]): readonly Answer[] {
  return answersIn(of, choices.filter(isArena).map(toArena));
}

export { fromArena };

/** The team's name among what was agreed. */
export function teamIn(options: object): string {
  const { team }: { team?: unknown } = options;
  return typeof team === 'string' ? team : '';
}

const TableContext = createContext<AdventureTable | null>(null);
export const TableProvider = TableContext.Provider;
export const useAdventure = (): AdventureTable => useHanded(TableContext, 'the Adventures table');
