// What the house asks of every game in the client: one manifest each, light enough for the front page, and what only a table
// needs, which the manifest names. Whatever is heavy is fetched when it is needed.
import type { Happening } from '@wyrmtable/kernel';
import type { Lang, Message } from '@wyrmtable/words';
import type { ComponentType, ReactNode } from 'react';
import type { Meets } from '../encounters/meeting.ts';
import type { LessonPlan } from '../learn/plan.ts';
import type { LoadLexicon } from '../pieces/lexicon.tsx';
import type { Held } from '../replay/held.ts';
import type { ChoiceWords, Telling } from '../report/telling.ts';
import { lazy } from '../shell/patient.ts';
import type { Bed } from '../sound/ambience.ts';
import type { Hearing } from '../sound/heard.ts';
import type { Telling as StageTelling } from '../stage/stage.ts';
import type { SeatPart } from '../table/remote/seats.tsx';
import type { TaskRules } from '../why/tasks.ts';
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

export interface RulesProps {
  /** Ways to learn the game by playing, beside its rules. */
  readonly learning: ReactNode;
}

/** The tasks that ship with a game. */
export interface TaskBook {
  /** Where the file of them is. */
  file(): Promise<string>;
  /** What is told of a choice is what it won when matches were played out; elsewhere it is reckoned. */
  readonly playedOut: boolean;
}

/** A game's match of the day in words. */
export interface DayWords {
  /** What is to be done. */
  task(lang: Lang, options: object, bot: string): string;
  /** How it went: `turns` and the game's own `figure`. */
  readonly won: Message;
  readonly lost: Message;
}

export interface GameManifest {
  readonly accent: GameAccent;
  readonly cover: Cover;
  readonly table: TableView;
  readonly rules: ComponentType<RulesProps>;
  /** Its words that explain themselves, wherever they are printed. */
  readonly lexicon: LoadLexicon;
  /** The page on which a table is set up. */
  readonly setUp: ComponentType<SetUpProps>;
  /** How the options name what each seat plays, for the lobby; null where nobody plays anything in particular. */
  readonly parts: (() => Promise<(lang: Lang, options: object) => SeatPart[]>) | null;
  readonly chance: ChanceLook;
  /** The house's coach may be asked at its tables; false for a game with hints of its own. */
  readonly coached: boolean;
  /** Null where best choices cannot be told. */
  readonly tasks: TaskBook | null;
  /** Null for a game that has no match of the day. */
  readonly day: (() => Promise<DayWords>) | null;
  /** Whom the box is by; games of one box say the same. */
  readonly credits: readonly Message[];
  /** How a table that was put away stands, for the list of the front page. */
  savedLine(): Promise<SavedLine>;
  atTable(): Promise<AtTable>;
}

/** What is asked of a game where it is played, taught, thought about or looked back at: `GAME/at-table.ts`. */
export interface AtTable {
  /** What each event says of the table, so that nothing is shown before it has been told. */
  readonly onStage: StageTelling;
  /** What each event sounds like. */
  hearing(): Promise<Hearing>;
  /** What is heard when nothing happens. */
  readonly bed: Bed;
  /** How a choice is put for who asks the coach, or has answered a task. */
  choiceWords(): Promise<ChoiceWords>;
  /** How a report on a match with those options says what was chosen and when. */
  telling(options: object): Promise<Telling>;
  /** By which rule a task asks what it asks; null for a game without tasks. */
  readonly taskRules: TaskRules | null;
  /** What somebody holds that others do not see; null for a game that is played alone. */
  readonly held: (() => Promise<Held>) | null;
  /** The lesson at its own table; null where a game teaches in its own way. */
  readonly firstMatch: (() => Promise<LessonPlan>) | null;
  /** What may be new in a view; null where a game says so in its own way. */
  readonly encounters: (() => Promise<Meets>) | null;
}

/** A component that is fetched when it is first shown. */
export const fetched = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await load() }));
