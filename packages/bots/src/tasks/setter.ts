// What a game needs to set tasks: tables to take positions from, chances to win after each choice, and what is asked there.
import type { AnyBot, AnyGame, Choice, Position, Question } from '@wyrmtable/kernel';
import type { Weighed } from '../review/reviewer.ts';
import type { Patience, Player } from './played-out.ts';
import type { Theme } from './task.ts';

/** One match to look for positions in; who plays it, by seat. */
export interface TaskTable {
  readonly options: object;
  readonly seats: number;
  readonly levels: readonly string[];
}

/** How much better a choice did than another in the same possible worlds, with one standard error of that. */
export interface Lead {
  readonly by: number;
  readonly error: number;
}

interface Asking {
  /** What a position asks for if that is the answer, by which it wins so often; null where that is no question of skill. */
  theme(state: Position, choices: readonly Choice[], answer: Choice, win: number): Theme | null;
  /** Every choice of the moment with the chance to win after it; `care` is how often as long as a glance takes. */
  weigh(asked: Question<Position, object>, care: number): readonly Weighed[];
  /** The two held against each other in longer courses than `weigh` plays. */
  lead(asked: Question<Position, object>, better: Choice, other: Choice, courses: number): Lead;
}
/** Methods' types, so that a game may ask for a state and a question of its own. */
type Themed = Asking['theme'];
type Weigh = Asking['weigh'];
type Leading = Asking['lead'];

export interface Setter {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, { readonly bot: AnyBot; readonly budget: number }>>;
  table(number: number): TaskTable;
  readonly theme: Themed;
  readonly weigh: Weigh;
  readonly lead: Leading;
  /** Who plays matches out to the end, and how long and sure that is before a task may stand. */
  readonly player: Player;
  readonly patience: Patience;
  /** How much better the best must be than the next by `weigh`, in chances to win; courses must show half of it. */
  margin(theme: Theme): number;
  /** Courses of one comparison, and by how many of its standard errors the best must lead there. */
  readonly courses: number;
  readonly sure: number;
  /** What lower levels get right so often is no task. */
  readonly plain: number;
  /** At most so many tasks of one match, and of one theme there. */
  readonly most: number;
  readonly mostOfTheme: number;
}
