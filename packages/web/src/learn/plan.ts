// What a first match is made of: a scenario as its beginning, and steps that are read, done or watched.
import type { GameId } from '@wyrmtable/registry';
import type { Lang, Params } from '@wyrmtable/words';
import type { LessonText } from '@wyrmtable/words/lessons';

/** A choice, or `{until: …}`, as scenario files write it (docs/scenarios.md). */
export type Written = string | Readonly<Record<string, unknown>>;

export type LessonStep<Topic extends string> = {
  readonly topic: Topic;
  /** The part of the table that is spoken of, as a selector. */
  readonly point: string;
} & (
  | { readonly kind: 'read' }
  /** Each of these is right. Other choices of the same kind, and those of kinds beside, are offered and answered with the task. */
  | { readonly kind: 'do'; readonly accept: readonly Written[]; readonly beside?: readonly string[] }
  /** Made for whoever is asked, while the text stands. */
  | { readonly kind: 'watch'; readonly plays: readonly Written[] }
);

export interface LessonPlan<Topic extends string = string> {
  readonly game: GameId;
  /** Given and chance of a scenario; where its luck ends, real luck goes on. */
  readonly scenario: Readonly<Record<string, unknown>>;
  /** How many sit at the other seats. */
  readonly rivals: number;
  /** The bots' level once the lessons are over. */
  readonly level: string;
  readonly steps: readonly LessonStep<Topic>[];
  /** Said when the last step is done and the match goes on freely. */
  readonly free: Topic;
  readonly texts: Readonly<Record<Topic, LessonText>>;
  /** Names of things the texts speak of. */
  names(lang: Lang): Params;
}

export const read = <T extends string>(topic: T, point: string): LessonStep<T> => ({ kind: 'read', topic, point });
export const act = <T extends string>(topic: T, point: string, ...accept: readonly Written[]): LessonStep<T> => ({
  kind: 'do',
  topic,
  point,
  accept,
});
export const watch = <T extends string>(topic: T, point: string, ...plays: readonly Written[]): LessonStep<T> => ({
  kind: 'watch',
  topic,
  point,
  plays,
});

/** The same, where choices of other kinds would be missed. */
export const actBeside = <T extends string>(
  beside: readonly string[],
  topic: T,
  point: string,
  ...accept: readonly Written[]
): LessonStep<T> => ({ kind: 'do', topic, point, accept, beside });
