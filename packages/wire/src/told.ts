// What the server tells over the WebSocket.
import type { Choice, Diff, Happening, Outcome, Reading } from '@wyrmtable/kernel';
import type { ClockTold } from './clock.ts';
import type { ModeratedTold } from './moderation.ts';
import type { TableInfo } from './table.ts';
import type { TalkTold } from './talk.ts';

/** An event as its watcher may see it; numbers are the watcher's own and have no gaps. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: Happening;
}

/**
 * What an update says of the view: all of it; to clients that follow changes also the picture's number, or instead of the
 * view only what has changed since the picture before, or nothing when it is still the picture of that number.
 */
export type Look =
  | { readonly view: object; readonly picture?: number }
  | { readonly picture: number; readonly change?: Diff };

export type Update = Look & {
  readonly type: 'update';
  readonly match: string;
  /** Give it back with a move. */
  readonly seq: number;
  readonly events: readonly NumberedEvent[];
  readonly choices: readonly Choice[];
  /** What each choice means, for those who asked for it. */
  readonly readings?: readonly Reading[];
  readonly outcome: Outcome | null;
  /** Whoever is told this may ask (`offer`) that their last choice be taken back; left out where not. */
  readonly back?: boolean;
};

/** An answer says by `re` which message it answers; that to a move also repeats the move's match and count. */
interface Answer {
  readonly re?: number;
  readonly match?: string;
  readonly seq?: number;
}

export interface Refused extends Answer {
  readonly type: 'refused';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type ServerMessage =
  | { readonly type: 'table'; readonly table: TableInfo }
  /** Things that happened while the table waits for possible answers: nothing can be chosen until the next update. */
  | { readonly type: 'events'; readonly match: string; readonly events: readonly NumberedEvent[] }
  | Update
  | (Answer & { readonly type: 'accepted' })
  | Refused
  | ClockTold
  | TalkTold
  | ModeratedTold
  /** Events before the number that was asked about, the last of them last; none at the beginning of the story. */
  | { readonly type: 'past'; readonly re?: number; readonly match: string; readonly events: readonly NumberedEvent[] }
  /** `now`: milliseconds by the server's clock, which no setting of a clock moves. */
  | { readonly type: 'pong'; readonly re?: number; readonly now?: number };
