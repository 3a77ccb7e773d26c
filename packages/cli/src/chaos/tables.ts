// The tables at which is played while the service is ill-treated: two people and somebody who watches at each, one match after another.
import { setTimeout as later } from 'node:timers/promises';
import { type Chance, swiftChance } from '@wyrmtable/kernel';
import { pickerOf } from '../load/figures.ts';
import { type Player, playAt } from '../load/player.ts';
import { seatAll } from '../load/seating.ts';
import { type Visitor, visit } from '../load/visitor.ts';

export interface Match {
  readonly id: string;
  readonly game: string;
  readonly people: readonly Visitor[];
  readonly players: readonly Player[];
  readonly watcher: Player;
}

export interface Tables {
  /** Every match so far. */
  readonly matches: readonly Match[];
  /** When something was last acknowledged at each table. */
  readonly lastMoves: readonly number[];
  /** All lines that are open. */
  lines(): Player[];
  /** Nobody plays any more. */
  end(): Promise<void>;
}

const GAMES = ['dragon-farkle', 'dice-throne'] as const;
/** Milliseconds from a question to its answer: a match must last longer than what is done to it. */
const THINKS = 150;
/** Milliseconds in which a match that is given up must be over, also on a machine that has much else to do. */
const GIVEN_UP_WITHIN = 120_000;

export function playTables(count: number, servers: () => readonly string[], luck: Chance): Tables {
  const matches: Match[] = [];
  const lastMoves = Array.from({ length: count }, () => performance.now());
  let isOver = false;
  let over = (): void => {};
  const bell = new Promise<void>((rung) => {
    over = rung;
  });

  const begin = async (table: number, people: readonly Visitor[], watcher: Visitor): Promise<Match> => {
    const game = GAMES[table % GAMES.length] ?? 'dragon-farkle';
    const id = await seatAll(servers(), people, game, 'word');
    const acknowledged = (): void => {
      lastMoves[table] = performance.now();
    };
    const seats = people.map((visitor) => {
      const own = swiftChance(luck.below(2 ** 31));
      const thinks = (): number => own.below(THINKS);
      return playAt(visitor, id, { servers, choose: pickerOf(own), thinks, keepsFrames: true, acknowledged });
    });
    const looks = playAt(watcher, id, { servers, choose: () => 0, thinks: () => 0, keepsFrames: true });
    return { id, game, people, players: seats, watcher: looks };
  };

  const play = async (table: number): Promise<void> => {
    // While the service is away nobody can come to it for the first time.
    for (;;) {
      try {
        const [one, two, three] = [await visitAny(servers), await visitAny(servers), await visitAny(servers)];
        while (!isOver) {
          const match = await begin(table, [one, two], three);
          matches.push(match);
          await Promise.race([bell, Promise.all(match.players.map(({ ended }) => ended))]);
        }
        return;
      } catch {
        if (isOver) return;
        await new Promise((again) => setTimeout(again, 500));
      }
    }
  };
  const playing = Promise.all(Array.from({ length: count }, (_, table) => play(table)));

  return {
    matches,
    lastMoves,
    lines: () => matches.flatMap(({ players, watcher }) => [...players, watcher]).filter((one) => one.line() !== null),
    async end() {
      isOver = true;
      over();
      await playing;
      // Every match gets an end, so that each of them can be verified and its seed looked for in what was told before.
      const open = matches.filter(({ players }) => players.some(({ seen }) => !seen.over));
      for (const { players } of open) players[0]?.resign();
      const ends = open.flatMap(({ players, watcher }) => [...players, watcher].map(({ ended }) => ended));
      const impatience = new AbortController();
      const late = later(GIVEN_UP_WITHIN, null, { signal: impatience.signal }).catch(() => {});
      await Promise.race([Promise.all(ends), late]);
      // A time that nobody waits for any more would keep the command from ending.
      impatience.abort();
      for (const { players, watcher } of matches) for (const one of [...players, watcher]) one.leave();
    },
  };
}

function visitAny(servers: () => readonly string[]): Promise<Visitor> {
  return visit(servers()[0] ?? '');
}
