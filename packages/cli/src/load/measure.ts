// Plays at many tables for a while, and holds what was acknowledged against what the service knows afterwards.
import { type MatchFile, swiftChance } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { pickerOf, rounded, share } from './figures.ts';
import { type Player, playAt } from './player.ts';
import { seatAll, seatsOf } from './seating.ts';
import { connect, get, type Visitor, visit } from './visitor.ts';

export interface Load {
  readonly servers: readonly string[];
  readonly games: readonly GameId[];
  readonly tables: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Measured {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly bytesPerMove: number;
  readonly refused: number;
  readonly gaps: number;
  readonly lost: number;
}

/** Tables that are set up at the same time. */
const AT_ONCE = 16;

interface Match {
  readonly id: string;
  readonly people: readonly Visitor[];
  readonly players: readonly Player[];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export async function measured({ servers, games, tables, seconds, seed }: Load): Promise<Measured> {
  const at = (i: number): string => servers[i % servers.length] ?? '';
  const gameAt = (table: number): GameId => games[table % games.length] ?? 'dragon-farkle';
  const matches: Match[] = [];
  let isOver = false;

  // The people of a table come to different servers where there are several.
  const sit = (table: number, round: number, people: readonly Visitor[]): Promise<string> =>
    seatAll([at(table), at(table + 1)], people, gameAt(table), `word ${round}`);
  const play = (table: number, round: number, id: string, people: readonly Visitor[]): Match => {
    const players = people.map((visitor, i) =>
      playAt(visitor, id, {
        servers: () => [at(table + i)],
        choose: pickerOf(swiftChance(seed * 1_000_003 + table * 101 + round * 11 + i)),
        thinks: () => 0,
        keepsFrames: false,
      }),
    );
    const match = { id, people, players };
    matches.push(match);
    return match;
  };

  const seated: { readonly id: string; readonly people: readonly Visitor[] }[] = [];
  for (let i = 0; i < tables; i += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, tables - i) }, async (_, j) => {
      const table = i + j;
      const people: Visitor[] = [];
      const seats = await seatsOf(gameAt(table));
      for (let seat = 0; seat < seats; seat++) people.push(await visit(at(table + seat)));
      return { id: await sit(table, 0, people), people };
    });
    seated.push(...(await Promise.all(group)));
  }
  const began = performance.now();
  const bell = new Promise<void>((rung) => {
    setTimeout(() => {
      isOver = true;
      rung();
    }, seconds * 1000);
  });
  await Promise.all(
    seated.map(async ({ id: first, people }, table) => {
      for (let round = 0; !isOver; round++) {
        const id = round === 0 ? first : await sit(table, round, people);
        const { players } = play(table, round, id, people);
        await Promise.race([bell, Promise.all(players.map(({ ended }) => ended))]);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  for (const player of matches.flatMap(({ players }) => players)) player.leave();
  const lost = await Promise.all(matches.map((match, i) => lostAt(at(i), match)));
  const seen = matches.flatMap(({ players }) => players.map((player) => player.seen));
  const latencies = seen.flatMap((one) => one.latencies);
  const moves = latencies.length;
  return {
    tables,
    moves,
    movesPerSecond: rounded(moves / took),
    latency: {
      p50: rounded(share(latencies, 0.5)),
      p99: rounded(share(latencies, 0.99)),
      max: rounded(share(latencies, 1)),
    },
    bytesPerMove: moves === 0 ? 0 : Math.round(sum(seen.map(({ bytes }) => bytes)) / moves),
    refused: sum(seen.map(({ refused }) => refused)),
    gaps: sum(seen.map(({ gaps }) => gaps)),
    lost: sum(lost),
  };
}

/** Acknowledged moves that the service does not know any more. */
async function lostAt(server: string, { id, people, players }: Match): Promise<number> {
  if (players.every(({ seen }) => seen.over)) {
    const [one] = people;
    const file = one === undefined ? null : await fileOf(server, one, id);
    const played = file?.choices.length ?? 0;
    const said = players.flatMap(({ seen }) => seen.acknowledged.filter(({ inWindow }) => !inWindow)).length;
    return Math.max(0, said - played);
  }
  const asked = await Promise.all(
    players.map(async ({ seen }, i) => {
      const move = seen.acknowledged.findLast(({ inWindow }) => !inWindow);
      const visitor = people[i];
      return move === undefined || visitor === undefined || (await isKnown(server, visitor, id, move)) ? 0 : 1;
    }),
  );
  return sum(asked);
}

/** The end of a match is written a moment after it was told. */
async function fileOf(server: string, visitor: Visitor, id: string): Promise<MatchFile> {
  for (let tries = 0; ; tries++) {
    try {
      return await get<MatchFile>(server, visitor, `/api/matches/${id}/file`);
    } catch (problem) {
      if (tries === 50) throw problem;
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

/** A move that was accepted is accepted again. */
async function isKnown(
  server: string,
  visitor: Visitor,
  match: string,
  { seq, choice }: { readonly seq: number; readonly choice: number },
): Promise<boolean> {
  let answer: (known: boolean) => void = () => {};
  const answered = new Promise<boolean>((done) => {
    answer = done;
  });
  const line = await connect(server, visitor, {
    told(message) {
      const isOurs = (message.type === 'accepted' || message.type === 'refused') && message.match === match;
      if (isOurs && message.seq === seq) answer(message.type === 'accepted');
    },
    closed: () => answer(false),
  });
  line?.say({ type: 'hello', table: match });
  line?.say({ type: 'move', match, seq, choice });
  const known = line !== null && (await answered);
  line?.close();
  return known;
}
