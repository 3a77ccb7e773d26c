// What is said at a table: phrases as codes that everybody reads in their own language, and free words among those who wish.
import type { Seat } from '@wyrmtable/kernel';

/** What people say to each other at any table. */
export const MANNERS = [
  'hello',
  'good-luck',
  'thanks',
  'you-are-welcome',
  'sorry',
  'one-moment',
  'here-again',
  'no-hurry',
  'well-played',
  'once-more',
  'good-bye',
] as const;

/** What they say about the game. */
export const REMARKS = [
  'nice-roll',
  'bad-luck',
  'great-move',
  'did-not-see-that',
  'that-hurt',
  'close-call',
  'go-for-it',
  'watch-out',
  'as-planned',
  'in-trouble',
  'comeback',
  'good-fight',
] as const;

export const PHRASES = [...MANNERS, ...REMARKS] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of free words. */
export const WORDS_LIMIT = 200;
/** Things said at a table that are kept, and those of them that whoever comes is told. */
export const TALK_KEPT = 200;
export const TALK_TOLD = 50;

/** What a line wishes to hear, and so may say: nothing, phrases, or free words too. */
export const TALK_WISHES = ['off', 'phrases', 'free'] as const;
export type TalkWish = (typeof TALK_WISHES)[number];

/** Those who play and those who watch talk apart; before the match and after it they talk together. */
export const TALK_ROOMS = ['players', 'watchers', 'all'] as const;
export type TalkRoom = (typeof TALK_ROOMS)[number];

/** One thing that was said, as whoever may hear it is told. */
export interface Spoken {
  /** Rises at a table; numbers that are missing were said to others. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** '' for somebody who watches and has given no name. */
  readonly name: string;
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  readonly room: TalkRoom;
  /** One of the two is there: a code of PHRASES (a later version may know others), or words. */
  readonly phrase?: string;
  readonly text?: string;
  /** Whoever is told this has said it. */
  readonly own?: boolean;
}

export interface TalkTold {
  readonly type: 'talk';
  readonly match: string;
  readonly said: readonly Spoken[];
  /** This is all there is for the line to hear, in place of what it was told before. */
  readonly whole?: boolean;
}
