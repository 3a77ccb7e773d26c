// The tables at which is played while the service is ill-treated: two people and somebody who watches at each, one match after another.
import { setTimeout as later } from 'node:timers/promises';
import { type Chance, swiftChance } from '@wyrmtable/kernel';
import { pickerOf } from '../load/figures.ts';
import { type Player, playAt, type Seen } from '../load/player.ts';
import { seatAll } from '../load/seating.ts';
import { type Visitor, visit } from '../load/visitor.ts';

/** What somebody at a match has to say about it. */
interface Witness {
  readonly seen: Pick<Seen, 'acknowledged' | 'gaps' | 'frames'>;
}

export interface Match {
  readonly id: string;
  readonly people: readonly Visitor[];
  /** By seat. */
  readonly players: readonly Witness[];
  readonly watchers: readonly Witness[];
}

/** A match whose players are our own. */
interface OwnMatch extends Match {
  readonly players: readonly Player[];
  readonly watchers: readonly Player[];
}

export interface Tables {
  /** Every match so far. */
  readonly matches: readonly Match[];
  /** When something was last acknowledged at each table. */
  readonly lastMoves: readonly number[];
  /** The match that is played at a table now; '' before the first. */
  matchAt(table: number): string;
  /** All lines that are open. */
  lines(): Player[];
  /** What players hold against the service by themselves. */
  readonly troubles: readonly string[];
  /** Nobody plays any more. */
  end(): Promise<void>;
}

const GAMES = ['dragon-farkle', 'dice-throne'] as const;
/** Milliseconds from a question to its answer: a match must last longer than what is done to it. */
const THINKS = 150;
/** Milliseconds in which a match that is given up must be over, also on a machine that has much else to do. */
const GIVEN_UP_WITHIN = 120_000;

export function playTables(count: number, servers: () => readonly string[], luck: Chance): Tables {
  const matches: OwnMatch[] = [];
  const lastMoves = Array.from({ length: count }, () => performance.now());
  const played = new Map<number, string>();
  let isOver = false;
  let over = (): void => {};
  const bell = new Promise<void>((rung) => {
    over = rung;
  });

  const begin = async (table: number, people: readonly Visitor[], watcher: Visitor): Promise<OwnMatch> => {
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
    return { id, people, players: seats, watchers: [looks] };
  };

  const play = async (table: number): Promise<void> => {
    // While the service is away nobody can come to it for the first time.
    for (;;) {
      try {
        const [one, two, three] = [await visitAny(servers), await visitAny(servers), await visitAny(servers)];
        while (!isOver) {
          const match = await begin(table, [one, two], three);
          matches.push(match);
          played.set(table, match.id);
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
    matchAt: (table) => played.get(table) ?? '',
    troubles: [],
    lines: () => matches.flatMap(({ players, watchers }) => [...players, ...watchers]).filter((one) => one.line()),
    async end() {
      isOver = true;
      over();
      await playing;
      // Every match gets an end, so that each of them can be verified and its seed looked for in what was told before.
      const open = matches.filter(({ players }) => players.some(({ seen }) => !seen.over));
      for (const { players } of open) players[0]?.resign();
      const ends = open.flatMap(({ players, watchers }) => [...players, ...watchers].map(({ ended }) => ended));
      const impatience = new AbortController();
      const late = later(GIVEN_UP_WITHIN, null, { signal: impatience.signal }).catch(() => {});
      await Promise.race([Promise.all(ends), late]);
      // A time that nobody waits for any more would keep the command from ending.
      impatience.abort();
      for (const { players, watchers } of matches) for (const one of [...players, ...watchers]) one.leave();
    },
  };
}

function visitAny(servers: () => readonly string[]): Promise<Visitor> {
  return visit(servers()[0] ?? '');
}
