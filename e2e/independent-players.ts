// Independent clients at several tables, for `wyrmtable chaos --players`: two at each, match after match, until the input ends.
import { setTimeout as later } from 'node:timers/promises';
import { type AcceptedMove, playAsGuest, type Story } from './independent-client.ts';

/** At the last table sits a bot of the house instead of a second client. */
const TABLES = 4;
/** Milliseconds to think, at most: a match must last longer than what is done to the service. */
const THINKS = 400;

const doors = (process.env.WYRMTABLE_SERVERS ?? '').split(',');
const door = (): string => doors[Math.floor(Math.random() * doors.length)] ?? '';
const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();

async function play(table: number): Promise<readonly Story[]> {
  const ready = async (): Promise<void> => {
    if (!isOver) await later(Math.random() * THINKS);
  };
  // What is accepted before somebody could say which match it belongs to does not happen: tables begin when both sit.
  const accepted = (move: AcceptedMove): void => say({ table, ...move });
  const manner = { door, ready, accepted };
  const known = (match: string, cookie: string): void => say({ table, match, cookie });
  if (table === TABLES - 1) return [await playAsGuest({ ...manner, known, rival: { bot: 'careful' } })];
  const invitation = Promise.withResolvers<string>();
  const host = playAsGuest({ ...manner, known, rival: { invited: invitation.resolve } });
  host.catch(invitation.reject);
  const guest = playAsGuest({ ...manner, rival: { table: await invitation.promise } });
  return Promise.all([host, guest]);
}

async function playOn(table: number): Promise<void> {
  while (!isOver) {
    try {
      for (const { table: match, refusals } of await play(table)) {
        for (const refusal of refusals) say({ trouble: `${match}: refused with ${refusal}` });
      }
    } catch (thrown) {
      say({ trouble: `table ${table}: ${thrown instanceof Error ? thrown.message : String(thrown)}` });
    }
  }
}

say({ tables: TABLES });
await Promise.all(Array.from({ length: TABLES }, (_, table) => playOn(table)));
process.exit(0);
