// What the server asks of a database about reports and the log of what moderators did.
import type { ActKind, Quote, Reason } from '@wyrmtable/wire';

/** Somebody has reported somebody; the talk of the table goes along as it was. */
export interface Complaint {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly person: string;
  /** What the person was called at the table. */
  readonly name: string;
  readonly match: string;
  readonly kind: Reason;
  readonly words: string;
  readonly talk: readonly Quote[];
  /** The act that settled it; null while it is open. */
  readonly act: number | null;
}

/** One row of the log. People stand in it by their ids alone, so that nothing in it has to change when somebody leaves. */
export interface Act {
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: number;
  /** A person, or TERMINAL. */
  readonly moderator: string;
  readonly kind: ActKind;
  readonly person: string;
  readonly reason: Reason;
  readonly words: string;
  /** Null for good, and where it means nothing. */
  readonly until: number | null;
  readonly complaint: string | null;
  readonly undoes: number | null;
  /** Of all this and of the hash before it. */
  readonly hash: string;
}

/** Whoever runs the server; no person has such an id. */
export const TERMINAL = '(terminal)';

export interface Moderation {
  complain(complaint: Complaint): Promise<void>;
  complaint(id: string): Promise<Complaint | null>;
  /** The oldest open ones first, or all, the last first. */
  complaints(which: 'open' | 'all', limit: number): Promise<readonly Complaint[]>;
  /** Puts it at the end of the log and settles its complaint; false where the log has grown meanwhile. */
  addAct(act: Act): Promise<boolean>;
  lastAct(): Promise<Pick<Act, 'number' | 'hash'> | null>;
  act(number: number): Promise<Act | null>;
  /** In order. */
  acts(after: number, limit: number): Promise<readonly Act[]>;
  /** In order, those about the owner of a program too: what holds for one holds for the other. */
  actsAbout(person: string): Promise<readonly Act[]>;
  /** Where a guest comes from, in place of what was known, as a mark that tells nobody which address it is. */
  came(guest: string, mark: string, at: number): Promise<void>;
  markOf(guest: string): Promise<string | null>;
  /** Forgets where those came from who were not seen since. */
  forgetMarks(before: number): Promise<void>;
}
