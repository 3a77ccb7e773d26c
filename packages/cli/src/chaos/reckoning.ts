// Every client's record held against what is in the database, and every finished match verified.
import { type AnyGame, isRefusal, type MatchFile, replay, verify } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { query } from '@wyrmtable/server/trial';
import type { Acknowledged } from '../load/player.ts';
import { get } from '../load/visitor.ts';
import { strayTexts } from './secrets.ts';
import type { Match } from './tables.ts';

export interface Reckoning {
  matches: number;
  acknowledged: number;
  /** Acknowledged and not in the log. */
  lost: number;
  /** In the log twice. */
  doubled: number;
  /** Acknowledged after another of the same seat, and in the log before it. */
  disordered: number;
  /** Events whose number did not follow the one before, and moves whose number did not. */
  gaps: number;
  /** Matches that do not verify, or that could not even be given up in the end. */
  unverified: number;
  /** Texts with something in them that whoever got them may not know. */
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

/**
 * An acknowledged answer stands in the log, or waits for its place; only one given in a window may be missing, if something
 * overtook it, and then the count of its seat has gone on. A count that has not says that the answer is lost.
 */
export function isLost(
  written: readonly Omit<Logged, 'number'>[],
  seat: number,
  { seq, choice, inWindow }: Pick<Acknowledged, 'seq' | 'choice' | 'inWindow'>,
): boolean {
  const own = written.filter((one) => one.seat === seat);
  const found = own.find((one) => one.seq === seq);
  if (found !== undefined) return found.choice !== choice;
  return !inWindow || !own.some((later) => later.seq > seq);
}

/** How many of them stand in the log before one that was acknowledged earlier. */
export function disorderIn(
  log: readonly Omit<Logged, 'number'>[],
  seat: number,
  acknowledged: readonly Pick<Acknowledged, 'seq'>[],
): number {
  const places = new Map(log.map((row, place) => [keyOf(row.seat, row.seq), place]));
  let furthest = -1;
  let wrong = 0;
  for (const { seq } of acknowledged) {
    const place = places.get(keyOf(seat, seq));
    if (place === undefined) continue;
    if (place < furthest) wrong++;
    furthest = Math.max(furthest, place);
  }
  return wrong;
}

async function reckon(url: string, { id, players, watchers }: Match, sum: Reckoning): Promise<void> {
  const log = await logOf(url, id);
  const early = await earlyOf(url, id);
  const known = new Set<string>();
  for (const [i, { number, seat, seq }] of log.entries()) {
    if (number !== i) sum.gaps++;
    if (seq < 0) continue;
    if (known.has(keyOf(seat, seq))) sum.doubled++;
    known.add(keyOf(seat, seq));
  }
  for (const [seat, { seen }] of players.entries()) {
    sum.acknowledged += seen.acknowledged.length;
    for (const one of seen.acknowledged) if (isLost([...log, ...early], seat, one)) sum.lost++;
    sum.disordered += disorderIn(log, seat, seen.acknowledged);
  }
  for (const { seen } of [...players, ...watchers]) sum.gaps += seen.gaps;
}

/** Null when the match is not over. */
async function fileOf(server: string, { id, people }: Match): Promise<MatchFile | null> {
  const [one] = people;
  return one === undefined ? null : get<MatchFile>(server, one, `/api/matches/${id}/file`).catch(() => null);
}

function isSound(game: AnyGame, file: MatchFile): boolean {
  const again = replay(game, file);
  const verdict = isRefusal(again) ? null : verify(file, again);
  return verdict?.digest === true && verdict.commitment === true && verdict.dice === true;
}

/** The seed before the end, what others are known by to the server, and every hand and deck that is not one's own. */
function leaksIn({ people, players, watchers }: Match, game: AnyGame, file: MatchFile): number {
  const secrets = [file.chance.seed, ...people.map(({ cookie }) => cookie.split('=')[1] ?? cookie)];
  const texts = [...players, ...watchers].flatMap(({ seen }) => seen.frames);
  const told = texts.filter((text) => secrets.some((secret) => text.includes(secret))).length;
  const strays = [
    ...players.map(({ seen }, seat) => strayTexts(game, file, seat, seen.frames)),
    ...watchers.map(({ seen }) => strayTexts(game, file, 'spectator', seen.frames)),
  ];
  return strays.reduce((sum, count) => sum + count, told);
}

export async function reckoning(url: string, server: string, matches: readonly Match[]): Promise<Reckoning> {
  const sum: Reckoning = {
    matches: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    disordered: 0,
    gaps: 0,
    unverified: 0,
    leaks: 0,
  };
  for (const match of matches) {
    sum.matches++;
    await reckon(url, match, sum);
    const file = await fileOf(server, match);
    if (file === null || !isGameId(file.game)) {
      sum.unverified++;
      continue;
    }
    const { game } = await loadGame(file.game);
    if (!isSound(game, file)) sum.unverified++;
    else sum.leaks += leaksIn(match, game, file);
  }
  return sum;
}
