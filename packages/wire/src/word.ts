// Word for those who are away: what a device asks for, and what it is told.
import { type Static, Type } from 'typebox';

/** What somebody may be told of while they are away; each can be switched off. */
export const WORD_KINDS = ['move', 'ready', 'challenge'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A browser's own subscription, and what it is to be told. */
export const NewPush = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 1024 }),
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 100 }), auth: Type.String({ maxLength: 40 }) },
      { additionalProperties: false },
    ),
    kinds: Type.Array(Type.Union([Type.Literal('move'), Type.Literal('ready'), Type.Literal('challenge')]), {
      maxItems: WORD_KINDS.length,
    }),
  },
  { additionalProperties: false },
);
export type NewPush = Static<typeof NewPush>;

/** The device wants no more. */
export const OldPush = Type.Object(
  { endpoint: Type.String({ minLength: 1, maxLength: 1024 }) },
  { additionalProperties: false },
);

/** What a device is told, once it has opened it. Nothing of a hand, a die or a choice: whoever stands beside may read it. */
export interface Word {
  readonly kind: WordKind;
  readonly table: string;
  readonly game: string;
  /** Whose challenge it is. */
  readonly by?: string;
}
