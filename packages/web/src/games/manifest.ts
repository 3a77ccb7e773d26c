// What the house asks of every game in the client: one manifest each, light enough for the front page. Whatever is heavy is
// fetched when it is needed.
import type { Happening } from '@wyrmtable/kernel';
import type { Lang, Message } from '@wyrmtable/words';
import { type ComponentType, lazy } from 'react';
import type { Telling } from '../report/telling.ts';
import type { Hearing } from '../sound/heard.ts';
import type { Telling as StageTelling } from '../stage/stage.ts';
import type { SeatPart } from '../table/remote/seats.tsx';
import type { TableView } from './contract.ts';
import type { SavedLine } from './saved-line.ts';

/** A way into an open book. */
interface CoverWay {
  readonly text: Message;
  /** What follows the game's address. */
  readonly query: string;
}

export interface Cover {
  readonly icon: string;
  readonly text: Message;
  readonly meta: readonly (readonly [Message, Readonly<Record<string, number>>])[];
  /** The first is the main one. */
  readonly ways: readonly CoverWay[];
}

export type ChanceLine = (lang: Lang, event: Happening, names: readonly string[]) => string;

/** What chance does in the game: what falls, which events show it, and how they read. */
export interface ChanceLook {
  /** Dice, or cards from a shuffled deck. */
  readonly of: 'dice' | 'cards';
  /** The kinds of event that show a result of chance. */
  readonly kinds: ReadonlySet<string>;
  line(): Promise<ChanceLine>;
}

/** The colour of a game's book: on the front page, and wherever its table is being laid. */
export type GameAccent = 'ochre' | 'verdigris' | 'madder' | 'woad';

export interface SetUpProps {
  readonly accent: GameAccent;
}

export interface GameManifest {
  readonly accent: GameAccent;
  readonly cover: Cover;
  readonly table: TableView;
  readonly rules: ComponentType;
  /** The page on which a table is set up. */
  readonly setUp: ComponentType<SetUpProps>;
  /** How the options name what each seat plays, for the lobby; null where nobody plays anything in particular. */
  readonly parts: (() => Promise<(lang: Lang, options: object) => SeatPart[]>) | null;
  readonly chance: ChanceLook;
  /** How a table that was put away stands, for the list of the front page. */
  savedLine(): Promise<SavedLine>;
  /** What each event says of the table, so that nothing is shown before it has been told. */
  onStage(): Promise<StageTelling>;
  /** What each event sounds like. */
  hearing(): Promise<Hearing>;
  /** How a report on a match with those options says what was chosen and when. */
  telling(options: object): Promise<Telling>;
}

/** A component that is fetched when it is first shown. */
export const fetched = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await load() }));
