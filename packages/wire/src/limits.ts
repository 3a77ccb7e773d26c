// How long things on the wire may be.

/** Bytes of one message; the longest honest one has a few hundred. */
export const MESSAGE_LIMIT = 4096;
/** Characters of a name. */
export const NAME_LIMIT = 24;
/** Characters of a seat's word for the dice. */
export const WORD_LIMIT = 64;
/** Events that a look back brings at most. */
export const PAST_LIMIT = 1000;
/** Characters of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 200 } as const;
