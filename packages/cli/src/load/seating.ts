// People come to a new table, sit down and begin; the line of each goes to a server of its own where there are several.
import { type GameId, loadGame } from '@wyrmtable/registry';
import type { ClientMessage } from '@wyrmtable/wire';
import { connect, post, Refused, type Visitor } from './visitor.ts';

/** Says one thing after another, each when the one before is answered. */
async function sayAll(server: string, visitor: Visitor, messages: readonly ClientMessage[]): Promise<void> {
  let heard: (code: string | null) => void = () => {};
  const line = await connect(server, visitor, {
    told(message) {
      if (message.type === 'accepted') heard(null);
      if (message.type === 'refused') heard(message.code);
    },
    closed: () => heard('closed'),
  });
  if (line === null) throw new Refused('closed');
  try {
    for (const message of messages) {
      const code = await new Promise<string | null>((answered) => {
        heard = answered;
        line.say(message);
      });
      if (code !== null) throw new Refused(code);
    }
  } finally {
    line.close();
  }
}

/** The code of a table at which the match has begun; the first of them is the host. */
export async function seatAll(
  servers: readonly string[],
  people: readonly Visitor[],
  game: string,
  word: string,
): Promise<string> {
  const at = (i: number): string => servers[i % servers.length] ?? '';
  const [host, ...others] = people;
  if (host === undefined) throw new RangeError('nobody to sit down');
  const wish = { game, seats: people.length, name: 'One' };
  const { table } = await post<{ table: string }>(at(0), host, '/api/tables', wish);
  const hello = { type: 'hello', table } as const;
  for (const [i, other] of others.entries()) {
    const sit = { type: 'sit', seat: i + 1, name: `Number ${i + 2}` } as const;
    await sayAll(at(i + 1), other, [hello, sit, { type: 'ready', word }]);
  }
  await sayAll(at(0), host, [hello, { type: 'ready', word }, { type: 'start' }]);
  return table;
}

/** How many sit at a table of that game when it is tried out. */
export const seatsOf = async (game: GameId): Promise<number> => Math.min(2, (await loadGame(game)).game.seats.max);
