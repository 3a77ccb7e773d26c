// The clock of a table: what may be agreed about it, and how its standing is told.
import type { Seat } from '@wyrmtable/kernel';
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;

/** By which time a match is played. */
export const ClockTerms = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  /** Minutes for all one's own turns, seconds more with each, and seconds for everybody's answers in each window. */
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 180 }),
      seconds: Type.Integer({ minimum: 0, maximum: 180 }),
      answers: Type.Integer({ minimum: 5, maximum: 60 }),
    },
    strict,
  ),
  /** Days for each turn. */
  Type.Object({ kind: Type.Literal('slow'), days: Type.Integer({ minimum: 1, maximum: 14 }) }, strict),
]);
export type ClockTerms = Static<typeof ClockTerms>;

export const NO_CLOCK: ClockTerms = { kind: 'none' };

/** Whose time runs: a seat's own, or everybody's in a window. */
export type RunsFor = Seat | 'window';

/** How the clock stood at a moment of the server's time. All who are at the table are told the same. */
export interface ClockTold {
  readonly type: 'clock';
  readonly match: string;
  /** Milliseconds by the server's clock, as in `pong`. */
  readonly now: number;
  /** For each seat milliseconds left for its own turns; null where nobody is measured. */
  readonly left: readonly (number | null)[];
  /** Null while the table tells something, waits for a bot, or is paused. */
  readonly runs: RunsFor | null;
  /** Milliseconds left in the open window, or that the next one will have; the same for everybody. */
  readonly answers: number;
  /** Whoever's time runs is not here: milliseconds after which the table goes on without them. */
  readonly leaves?: number;
  readonly paused: boolean;
}
