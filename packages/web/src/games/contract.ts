// What the shell hands to a game's table, and what a game's table module must export.
import type { Lang } from '@wyrmtable/words';
import type { ComponentType, ReactNode } from 'react';
import type { Playback } from '../table/playback.ts';
import type { TablePort, TableSnapshot } from '../table/port.ts';

/** `off` shows every result at once; people who ask their system for less motion get it unless they choose. */
export type Speed = 'normal' | 'fast' | 'off';

/** Chances beside the dice: never, behind a control, or always in sight. */
export type OddsMode = 'off' | 'demand' | 'always';

export interface TableSettings {
  readonly lang: Lang;
  readonly speed: Speed;
  readonly odds: OddsMode;
}

export interface TableViewProps {
  /** A table in play or over: `view` is never null here. */
  readonly snapshot: TableSnapshot & { readonly view: object };
  readonly port: TablePort;
  readonly settings: TableSettings;
  /** The events that are being shown, one at a time (`usePlaying(playback)` follows it). */
  readonly playback: Playback;
  /** The shell's part of the end (play again, match file, check the dice); null until the match is over. */
  readonly afterword: ReactNode;
  /** The shell's part where the match rests between two parts and its past is at hand; else null. */
  readonly interlude: ReactNode;
}

/** What `src/games/<game>/index.tsx` exports as its default. */
export type TableView = ComponentType<TableViewProps>;
