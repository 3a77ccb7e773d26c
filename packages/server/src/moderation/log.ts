// The log of what moderators do: each row holds the hash of all before it, and what holds for somebody is read from it alone.
import { createHash } from 'node:crypto';
import type { StandingInfo } from '@wyrmtable/wire';
import { type Act, type Moderation, TERMINAL } from '../storage/ports/moderation.ts';

/** What stands before the first row. */
const BEGINNING = 'wyrmtable-log-1';

/** The hash of a row that follows the one with that hash. */
function chained(before: string, act: Omit<Act, 'hash'>): string {
  const { number, at, moderator, kind, person, reason, words, until, complaint, undoes } = act;
  const row = JSON.stringify([number, at, moderator, kind, person, reason, words, until, complaint, undoes]);
  return createHash('sha256').update(`${before}\n${row}`).digest('hex');
}

export interface Verdict {
  readonly whole: boolean;
  readonly acts: number;
  /** Of the last row: whoever keeps it elsewhere notices if rows at the end are taken away. */
  readonly head: string;
  /** The first row that is not what was written, or null. */
  readonly brokenAt: number | null;
  /** Whether a hash that somebody has kept stands in the log; null where none was given. */
  readonly known: boolean | null;
}

const PORTION = 500;

/** Reads the whole log and holds every row against the one before it. */
export async function verifyLog(moderation: Moderation, kept: string | null = null): Promise<Verdict> {
  let head = BEGINNING;
  let count = 0;
  let known = kept === null ? null : kept === BEGINNING;
  for (;;) {
    const acts = await moderation.acts(count, PORTION);
    for (const act of acts) {
      if (act.number !== count + 1 || chained(head, act) !== act.hash)
        return { whole: false, acts: count, head, brokenAt: count + 1, known };
      count = act.number;
      head = act.hash;
      if (kept === head) known = true;
    }
    if (acts.length < PORTION) return { whole: true, acts: count, head, brokenAt: null, known };
  }
}

/** Tries before somebody who writes at the same moment again and again is believed to be a fault. */
const TRIES = 50;

/** Writes an act at the end of the log, wherever that is by then. */
export async function enact(
  moderation: Moderation,
  act: Omit<Act, 'number' | 'hash' | 'at'>,
  now = Date.now(),
): Promise<Act> {
  for (let tries = 0; tries < TRIES; tries++) {
    const last = await moderation.lastAct();
    const row = { ...act, number: (last?.number ?? 0) + 1, at: now };
    const written = { ...row, hash: chained(last?.hash ?? BEGINNING, row) };
    if (await moderation.addAct(written)) return written;
  }
  throw new Error('the log of moderators does not stand still');
}

/** Lasts for good. */
export const FOR_GOOD = 0;

/** The acts that no other has taken back. */
export function inForce(acts: readonly Act[]): readonly Act[] {
  const undone = new Set(acts.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  return acts.filter(({ number }) => !undone.has(number));
}

/** What holds for the person whom the acts are about. */
export function standingOf(acts: readonly Act[], now: number): StandingInfo {
  const held = inForce(acts);
  const until = (kind: Act['kind']): number | null => {
    const ends = held.flatMap((act) => (act.kind === kind ? [act.until ?? FOR_GOOD] : []));
    if (ends.includes(FOR_GOOD)) return FOR_GOOD;
    const last = Math.max(0, ...ends);
    return last > now ? last : null;
  };
  const rights = held.filter(({ kind }) => kind === 'grant' || kind === 'revoke');
  return {
    moderator: rights.at(-1)?.kind === 'grant',
    muted: until('mute'),
    // The one is about people, the other about addresses.
    banned: until('ban') ?? until('ban-address'),
    warnings: held.flatMap(({ kind, number, at, reason, words }) =>
      kind === 'warn' ? [{ number, at, reason, words }] : [],
    ),
  };
}

export const standingIn = async (moderation: Moderation, person: string): Promise<StandingInfo> =>
  standingOf(await moderation.actsAbout(person), Date.now());

export const byTerminal = ({ moderator }: Act): boolean => moderator === TERMINAL;
