// Secrets and names nobody can guess: seeds, words of bots, tokens of guests, codes of tables.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and figures that cannot be taken for one another, and no vowels, so that no code is a word. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const CODE_LENGTH = { listed: 6, unlisted: 9 };

/** The code of a table: short enough to be read aloud, or too long for anybody to guess. */
export function freshCode(listed: boolean): string {
  const length = listed ? CODE_LENGTH.listed : CODE_LENGTH.unlisted;
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as people type it: capitals, spaces and dashes do not matter. */
export function tidyCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

/** A bot's word for the dice, made when it is seated and shown from then on. */
export function freshWord(): string {
  return randomBytes(8).toString('hex');
}

export function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function freshGuestId(): string {
  return randomBytes(12).toString('base64url');
}

/** Only this is stored: who reads the database cannot come as a guest. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A whole number of milliseconds from a span, each as likely. */
export function within([least, most]: readonly [number, number]): number {
  return most <= least ? least : least + randomInt(most - least + 1);
}

/** A number below 2³² that follows from a text and tells nothing of it. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
