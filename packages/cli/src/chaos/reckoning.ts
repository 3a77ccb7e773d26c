// Every client's record held against what is in the database, and every finished match verified.
import { isRefusal, type MatchFile, replay, verify } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { query } from '@wyrmtable/server/trial';
import { get } from '../load/visitor.ts';
import type { Match } from './tables.ts';

export interface Reckoning {
  acknowledged: number;
  /** Acknowledged and not in the log. */
  lost: number;
  /** In the log twice. */
  doubled: number;
  /** Events whose number did not follow the one before, and moves whose number did not. */
  gaps: number;
  /** Finished matches that do not verify. */
  unverified: number;
  /** Texts with something in them that nobody may know. */
  leaks: number;
}

interface Logged {
  readonly number: number;
  readonly seat: number;
  readonly seq: number;
  readonly choice: number;
}

async function logOf(url: string, match: string): Promise<Logged[]> {
  const rows = await query(url, `SELECT number, seat, seq, choice FROM moves WHERE match = '${match}' ORDER BY number`);
  const read: Logged[] = JSON.parse(JSON.stringify(rows));
  return read;
}

async function earlyOf(url: string, match: string): Promise<Omit<Logged, 'number'>[]> {
  const rows = await query(url, `SELECT seat, seq, choice FROM early WHERE match = '${match}'`);
  return JSON.parse(JSON.stringify(rows));
}

const keyOf = (seat: number, seq: number): string => `${seat} ${seq}`;

async function reckon(url: string, { id, players, watcher }: Match, sum: Reckoning): Promise<void> {
  const log = await logOf(url, id);
  const early = await earlyOf(url, id);
  const known = new Map<string, number>();
  for (const [i, { number, seat, seq, choice }] of log.entries()) {
    if (number !== i) sum.gaps++;
    if (seq < 0) continue;
    if (known.has(keyOf(seat, seq))) sum.doubled++;
    known.set(keyOf(seat, seq), choice);
  }
  for (const { seat, seq, choice } of early) known.set(keyOf(seat, seq), choice);
  for (const [seat, { seen }] of players.entries()) {
    for (const { seq, choice, inWindow } of seen.acknowledged) {
      sum.acknowledged++;
      const found = known.get(keyOf(seat, seq));
      if (found === undefined ? !inWindow : found !== choice) sum.lost++;
    }
  }
  for (const { seen } of [...players, watcher]) sum.gaps += seen.gaps;
}

/** Null when the match is not over. */
async function fileOf(server: string, { id, people }: Match): Promise<MatchFile | null> {
  const [one] = people;
  return one === undefined ? null : get<MatchFile>(server, one, `/api/matches/${id}/file`).catch(() => null);
}

async function isSound(file: MatchFile): Promise<boolean> {
  if (!isGameId(file.game)) return false;
  const { game } = await loadGame(file.game);
  const again = replay(game, file);
  const verdict = isRefusal(again) ? null : verify(file, again);
  return verdict?.digest === true && verdict.commitment === true && verdict.dice === true;
}

/** The seed before the end, and what others are known by to the server. */
function leaksIn({ people, players, watcher }: Match, file: MatchFile | null): number {
  const tokens = people.map(({ cookie }) => cookie.split('=')[1] ?? cookie);
  const secrets = [...tokens, ...(file === null ? [] : [file.chance.seed])];
  const frames = [...players, watcher].flatMap(({ seen }) => seen.frames);
  return frames.filter((text) => secrets.some((secret) => text.includes(secret))).length;
}

export async function reckoning(url: string, server: string, matches: readonly Match[]): Promise<Reckoning> {
  const sum: Reckoning = { acknowledged: 0, lost: 0, doubled: 0, gaps: 0, unverified: 0, leaks: 0 };
  for (const match of matches) {
    await reckon(url, match, sum);
    const file = await fileOf(server, match);
    const isOver = match.players.every(({ seen }) => seen.over);
    if (file === null ? isOver : !(await isSound(file))) sum.unverified++;
    sum.leaks += leaksIn(match, file);
  }
  return sum;
}
