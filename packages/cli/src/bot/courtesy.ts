// What a player does at a table besides playing: gives a word for the dice, begins, comes back, agrees to what others wish.
import { randomBytes } from 'node:crypto';
import { wordHash } from '@wyrmtable/kernel';
import type { ClientMessage, TableInfo } from '@wyrmtable/wire';

/** The word for the dice, and what the server had promised when it was given. */
export interface Promised {
  readonly commitment: string;
  readonly word: string;
}

export const freshPromise = (commitment: string): Promised => ({ commitment, word: randomBytes(16).toString('hex') });

/** In the lobby: what is to be said now. `begins`: whoever was brought together need not wait for a host. */
export function inLobby(table: TableInfo, promised: Promised | null, begins: boolean): ClientMessage | null {
  const { you, seats, pledge, commitment, host } = table;
  const own = you === 'spectator' ? undefined : seats[you];
  if (own === undefined || you === 'spectator' || promised?.commitment !== commitment) return null;
  const hash = wordHash(commitment, promised.word);
  // The word is shown only for the very promise it was given for.
  if (pledge !== null)
    return own.word === null && pledge.hashes[you] === hash ? { type: 'reveal', word: promised.word } : null;
  if (own.hash !== hash) return { type: 'ready', hash };
  return (host || begins) && seats.every(({ ready }) => ready) ? { type: 'start' } : null;
}

/** In the match: what is to be said now. Friendly play stops and rests whenever the others wish. */
export function inMatch({ you, seats, offer }: TableInfo): ClientMessage | null {
  if (you === 'spectator') return null;
  if (seats[you]?.deputy !== undefined) return { type: 'return' };
  return offer !== undefined && !offer.agreed.includes(you) ? { type: 'agree' } : null;
}
