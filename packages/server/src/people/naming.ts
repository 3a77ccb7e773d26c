// Which names an account may have.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { NAME_LIMIT } from '@wyrmtable/wire';
import { cleanName } from '../lobby.ts';
import { no } from '../refusals.ts';
import { foldName } from './folding.ts';

/** Names that speak for the house, and those its bots go by. */
const OURS = ['Wyrmtable', 'admin', 'administrator', 'moderator', 'system', 'server', 'guest', 'bot', 'nobody'];
const BOTS = ['random', 'novice', 'apprentice', 'adept', 'master', 'wyrm'];
const RESERVED: ReadonlySet<string> = new Set([...OURS, ...BOTS].map(foldName));

export interface WishedName {
  readonly name: string;
  readonly folded: string;
}

/** The name as it will be shown and as it is held against others. */
export function readName(raw: string): WishedName | Refusal {
  const name = cleanName(raw);
  if (name === null || !/[\p{L}\p{N}]/u.test(name)) return no('bad-name', { max: NAME_LIMIT });
  const folded = foldName(name);
  return folded === '' || RESERVED.has(folded) ? no('name-taken') : { name, folded };
}

/** For who signs in: what can be nobody's name is as wrong as one that nobody has. */
export function foldedOr(raw: string): string {
  const read = readName(raw);
  return isRefusal(read) ? '' : read.folded;
}
