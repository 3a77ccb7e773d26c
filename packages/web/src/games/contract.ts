// What the shell hands to a game's table, and what a game's table module must export.
import type { Choice } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import type { ComponentType, ReactNode } from 'react';
import type { Beat } from '../stage/stage.ts';
import type { TablePort, TableSnapshot } from '../table/port.ts';

/** How fast the story of the table is told; `off` shows every result at once. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** Chances beside the dice: never, behind a control, or always in sight. */
export type OddsMode = 'off' | 'demand' | 'always';

export interface TableSettings {
  readonly lang: Lang;
  readonly speed: Speed;
  readonly odds: OddsMode;
  /** Nobody is to be helped here: nothing shines, no chances, and no window is passed by itself. */
  readonly unaided?: boolean;
  /** What the coach says, or null while it thinks: then nothing else is pointed at. Undefined where none is asked. */
  readonly advised?: Choice | null | undefined;
}

/** How far the story has been told: everything a table shows is of that moment, and never of a later one. */
export interface Telltale {
  /** The event being shown; null at rest. */
  readonly playing: Beat | null;
  /** The newest event that may be spoken of: dice in the air are not told. */
  readonly told: number;
  /** Something is still to be told, so nobody is asked yet. */
  readonly telling: boolean;
}

export interface TableViewProps {
  /** A table in play or over, as told so far: `view` is never null here. */
  readonly snapshot: TableSnapshot & { readonly view: object };
  readonly port: TablePort;
  readonly settings: TableSettings;
  readonly stage: Telltale;
  /** The shell's part of the end (play again, match file, check the dice); null until the match is over. */
  readonly afterword: ReactNode;
  /** The shell's part where the match rests between two parts and its past is at hand; else null. */
  readonly interlude: ReactNode;
}

/** What `src/games/<game>/index.tsx` exports as its default. */
export type TableView = ComponentType<TableViewProps>;
