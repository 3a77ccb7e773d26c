// Reports, and what moderators do about them.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;

/** What can be wrong with how somebody behaves. */
export const REASONS = ['insult', 'spam', 'stalling', 'cheating', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Characters of what somebody adds in their own words. */
export const REPORT_LIMIT = 500;

/** The longest a mute or a ban is given for by hours; what is to last longer is given for good. */
const MOST_HOURS = 24 * 365;

const TableCode = Type.String({ maxLength: 24 });
const Because = Type.Enum([...REASONS]);
/** They are tidied before they are held against the limit. */
const Words = Type.Optional(Type.String({ maxLength: 4 * REPORT_LIMIT }));

/** Somebody at a table, by their seat or by what they have said, or whoever shares a hero. */
export const NewReport = Type.Union([
  Type.Object(
    { table: TableCode, seat: Type.Integer({ minimum: 0, maximum: 15 }), reason: Because, words: Words },
    strict,
  ),
  Type.Object({ table: TableCode, said: Type.Integer({ minimum: 1 }), reason: Because, words: Words }, strict),
  Type.Object({ hero: Type.String({ maxLength: 24 }), reason: Because, words: Words }, strict),
]);
export type NewReport = Static<typeof NewReport>;

/** `hours` left out lasts for good. About the person of a report, or about an account. */
export const NewAct = Type.Union([
  Type.Object(
    {
      kind: Type.Enum(['warn', 'mute', 'ban', 'dismiss']),
      report: Type.Optional(Type.String({ maxLength: 32 })),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      reason: Because,
      words: Words,
      hours: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_HOURS })),
      /** With a ban of a guest: of the address they come from too, for thirty days at most. */
      address: Type.Optional(Type.Literal(true)),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('undo'), act: Type.Integer({ minimum: 1 }), words: Words }, strict),
]);
export type NewAct = Static<typeof NewAct>;

export const ACT_KINDS = ['grant', 'revoke', 'warn', 'mute', 'ban', 'ban-address', 'dismiss', 'undo'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** One row of the log, as moderators and whoever runs the server read it. */
export interface ActInfo {
  readonly number: number;
  readonly at: number;
  /** Who did it: the name of an account, '' for one that is gone, null for the terminal. */
  readonly by: string | null;
  readonly kind: ActKind;
  /** About whom: the name of an account, or null for a guest and for who is gone. */
  readonly name: string | null;
  readonly reason: Reason;
  readonly words: string;
  /** Null for good, and where it means nothing. */
  readonly until: number | null;
  readonly report: string | null;
  /** The act that it takes back. */
  readonly undoes: number | null;
  readonly hash: string;
  /** Another act has taken it back. */
  readonly undone: boolean;
}

/** Something said at the table of a report, without names: who of the two it was, or somebody else. */
export interface Quote {
  readonly at: number;
  readonly who: 'them' | 'reporter' | 'other';
  readonly seat: number | null;
  readonly phrase: string | null;
  readonly text: string | null;
}

export interface ReportInfo {
  readonly id: string;
  readonly at: number;
  readonly reason: Reason;
  readonly words: string;
  readonly match: string;
  /** What they were called at the table, and the account they have, if any. */
  readonly name: string;
  readonly account: string | null;
  /** They are a guest of whom it is known where they come from, so that the address can be banned. */
  readonly address: boolean;
  readonly talk: readonly Quote[];
  /** What was done to them before. */
  readonly before: readonly ActInfo[];
  /** The act that settled it, or null. */
  readonly act: number | null;
}

/** What holds for somebody now; times are null where nothing does, and 0 for good. */
export interface StandingInfo {
  readonly moderator: boolean;
  readonly muted: number | null;
  readonly banned: number | null;
  readonly warnings: readonly {
    readonly number: number;
    readonly at: number;
    readonly reason: Reason;
    readonly words: string;
  }[];
}

/** A moderator has done something about the person of the line. */
export interface ModeratedTold {
  readonly type: 'moderated';
  readonly number: number;
  readonly kind: ActKind;
  readonly reason: Reason;
  readonly words: string;
  /** 0 for good. */
  readonly until: number;
}
