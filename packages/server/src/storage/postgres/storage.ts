// The storage port on PostgreSQL, for a service of several processes.

import { moderationOn } from '../moderation-sql.ts';
import type { Storage } from '../port.ts';
import { postgresCharges } from './charges.ts';
import { postgresCrashes } from './crashes.ts';
import { postgresDays } from './days.ts';
import { postgresGuests } from './guests.ts';
import { postgresHeroes } from './heroes.ts';
import { type Line, type LineOptions, lineTo } from './line.ts';
import { postgresLog } from './log.ts';
import { postgresLuck } from './luck.ts';
import { postgresPeople } from './people.ts';
import { postgresRatings } from './ratings.ts';
import { migratePostgres, OthersLive } from './schema.ts';
import { postgresSeals } from './seals.ts';
import { postgresSeeks } from './seeks.ts';
import { postgresTables } from './tables.ts';
import { postgresWord } from './word.ts';

const USUAL: LineOptions = { patience: 15_000, report: () => {} };

/** Milliseconds for which a server that was killed is believed to play, at most. */
const BELIEVED = 8000;
const ASKED_AGAIN = 250;

/** Whoever is thought to play may have been killed a moment ago. */
async function broughtUpToDate(line: Line): Promise<void> {
  for (const until = performance.now() + BELIEVED; ; ) {
    try {
      return await line.patiently((client) => migratePostgres(client));
    } catch (problem) {
      if (!(problem instanceof OthersLive) || performance.now() > until) throw problem;
      await new Promise((done) => setTimeout(done, ASKED_AGAIN));
    }
  }
}

/** Opens the database and brings it up to date; waits for one that is just starting. Throws NewerDatabase and OthersLive. */
export async function postgresStorage(url: string, options: Partial<LineOptions> = {}): Promise<Storage> {
  const { patience, report } = { ...USUAL, ...options };
  const line = lineTo(url, { patience, report });
  try {
    await broughtUpToDate(line);
  } catch (problem) {
    await line.close();
    throw problem;
  }
  return {
    ...postgresGuests(line),
    ...postgresTables(line, report),
    ...postgresCharges(line),
    ...postgresLog(line),
    ...postgresSeals(line),
    ...postgresCrashes(line),
    ...postgresSeeks(line),
    people: postgresPeople(line),
    ratings: postgresRatings(line),
    luck: postgresLuck(line),
    heroes: postgresHeroes(line),
    moderation: moderationOn((name, text, values) => line.query(`moderation ${name}`, text, values)),
    days: postgresDays(line),
    word: postgresWord(line),
    async check() {
      const text = 'INSERT INTO pulse VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at';
      await line.once(text, [Date.now()]);
    },
    close: () => line.close(),
  };
}
