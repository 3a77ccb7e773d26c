// Players of somebody else's making: a program that plays by docs/protocol.md and says, line by line, what it was told was accepted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as later } from 'node:timers/promises';
import type { Acknowledged } from '../load/player.ts';
import type { Visitor } from '../load/visitor.ts';
import type { Match, Tables } from './tables.ts';

/** A line of what it says: each has only some of the fields (docs/scaling.md). */
interface Said {
  /** How many tables it plays at; the first line. */
  readonly tables?: number;
  readonly table?: number;
  readonly match?: string;
  /** Of somebody who sits there: the match has begun. */
  readonly cookie?: string;
  /** With `seq`, `choice` and `window`: this move was accepted. */
  readonly seat?: number;
  readonly seq?: number;
  readonly choice?: number;
  readonly window?: boolean;
  /** Something that a service should not do. */
  readonly trouble?: string;
}

/** A match as the program tells of it. */
class Told implements Match {
  readonly id: string;
  readonly people: readonly Visitor[];
  readonly players: { readonly seen: { acknowledged: Acknowledged[]; gaps: number; frames: string[] } }[] = [];
  readonly watchers = [];

  constructor(id: string, cookie: string) {
    this.id = id;
    this.people = [{ cookie }];
  }

  accepted(seat: number, move: Acknowledged): void {
    while (this.players.length <= seat) this.players.push({ seen: { acknowledged: [], gaps: 0, frames: [] } });
    this.players[seat]?.seen.acknowledged.push(move);
  }
}

/** Milliseconds in which all matches must have come to their end, also on a machine that has much else to do. */
const END_WITHIN = 300_000;

/** The program said nothing before it left. */
export class NobodyCame extends Error {}

/**
 * `command` is heard by a shell, and finds the servers in WYRMTABLE_SERVERS. It plays on until its input ends. Throws
 * NobodyCame.
 */
export async function foreignTables(command: string, servers: readonly string[]): Promise<Tables> {
  const env = { ...process.env, WYRMTABLE_SERVERS: servers.join(',') };
  // In a group of its own, so that whatever the shell started ends with it.
  const child = spawn(command, { shell: true, env, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const endAll = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  // Whoever interrupts the trial is left with no players either.
  process.once('exit', endAll);
  const matches = new Map<string, Told>();
  const lastMoves: number[] = [];
  const played = new Map<number, string>();
  const troubles: string[] = [];
  let isOver = false;

  const hear = ({ tables, table, match, cookie, seat, seq, choice, window, trouble }: Said): void => {
    if (trouble !== undefined) troubles.push(trouble);
    while (lastMoves.length < (tables ?? 0)) lastMoves.push(performance.now());
    if (match === undefined) return;
    if (cookie !== undefined) matches.set(match, new Told(match, cookie));
    if (table !== undefined) played.set(table, match);
    if (seat === undefined || seq === undefined || choice === undefined) return;
    if (!matches.has(match)) troubles.push(`a move at ${match}, which was never begun`);
    matches.get(match)?.accepted(seat, { seq, choice, inWindow: window === true });
    if (table !== undefined) lastMoves[table] = performance.now();
  };
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    try {
      hear(JSON.parse(line));
    } catch {
      troubles.push(`not a line of JSON: ${line}`);
    }
  });
  const gone = once(child, 'exit').then(([code]) => {
    if (!isOver || code !== 0) troubles.push(`the players left with code ${code}`);
  });
  const first = once(lines, 'line').then(() => 'came');
  if ((await Promise.race([first, gone])) !== 'came') throw new NobodyCame(troubles.join(', '));

  return {
    get matches() {
      return [...matches.values()];
    },
    lastMoves,
    matchAt: (table) => played.get(table) ?? '',
    troubles,
    lines: () => [],
    async end() {
      isOver = true;
      child.stdin.end();
      const impatience = new AbortController();
      const late = later(END_WITHIN, 'late', { signal: impatience.signal }).catch(() => null);
      if ((await Promise.race([gone, late])) === 'late') {
        troubles.push('matches that did not come to their end');
        endAll();
        await gone;
      }
      process.off('exit', endAll);
      impatience.abort();
    },
  };
}
