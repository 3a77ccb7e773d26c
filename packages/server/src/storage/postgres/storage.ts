// The storage port on PostgreSQL, for a service of several processes.

import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { tableMark } from '../../log.ts';
import { moderationOn } from '../moderation-sql.ts';
import { type MoveRow, NotInCharge, type Storage, type TableRow, type Writing, type Written } from '../port.ts';
import {
  guestsAt,
  MANY,
  readable,
  readClock,
  readEarly,
  readGuest,
  readMove,
  readReport,
  readSeal,
  readStops,
  readTable,
  readTalk,
  TABLE_COLUMNS,
  writtenTable,
} from '../rows/tables.ts';
import { isSequel } from '../writings.ts';
import { APPEND, appendParameters, NOW, roundsOf } from './append.ts';
import { postgresDays } from './days.ts';
import { postgresHeroes } from './heroes.ts';
import { type Line, type LineOptions, lineTo } from './line.ts';
import { luckDue, postgresLuck } from './luck.ts';
import { postgresPeople } from './people.ts';
import { postgresRatings, settle } from './ratings.ts';
import { migratePostgres, OthersLive } from './schema.ts';
import { postgresSeeks } from './seeks.ts';
import { postgresWord } from './word.ts';

const USUAL: LineOptions = { patience: 15_000, report: () => {} };

const places = TABLE_COLUMNS.map((_, i) => `$${i + 1}`).join(', ');
const ADD_TABLE = `INSERT INTO tables (${TABLE_COLUMNS.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`;
const SAVE_TABLE = `UPDATE tables SET ${TABLE_COLUMNS.map((name, i) => `${name} = $${i + 1}`).join(', ')} WHERE id = $1`;

/** Says whether it lived until now; those that have not for a day are forgotten. */
const LIVE = `
  WITH before AS (SELECT until > now() AS lived FROM living WHERE owner = $1), buried AS (
    DELETE FROM living WHERE until < now() - interval '1 day'
  ), renewed AS (
    INSERT INTO living VALUES ($1, now() + $2 * interval '1 millisecond')
    ON CONFLICT (owner) DO UPDATE SET until = excluded.until
  )
  SELECT lived FROM before`;

/** The row of the match is locked before it is asked whether its owner lives. */
const TAKE_CHARGE = `
  WITH taken AS (
    INSERT INTO heads AS h (match, owner, epoch) VALUES ($1, $2, 1)
    ON CONFLICT (match) DO UPDATE SET owner = $2, epoch = h.epoch + 1
      WHERE h.owner IS NULL OR h.owner = $2
        OR NOT EXISTS (SELECT FROM living WHERE living.owner = h.owner AND living.until > now())
    RETURNING owner, epoch
  )
  SELECT owner, epoch FROM taken
  UNION ALL SELECT owner, epoch FROM heads WHERE match = $1 AND NOT EXISTS (SELECT FROM taken)`;

/** When somebody was last at a table or something about it changed. */
const LAST_VISIT = 'greatest(changed, (SELECT at FROM visits WHERE "table" = id))';

/** The row is locked first, so that nobody comes in between. */
const REMOVE_TABLE = `
  WITH gone AS (DELETE FROM tables WHERE id = $1 AND ${LAST_VISIT} < $2 RETURNING id),
    a AS (DELETE FROM at_table USING gone WHERE "table" = gone.id),
    b AS (DELETE FROM visits USING gone WHERE "table" = gone.id),
    c AS (DELETE FROM moves USING gone WHERE match = gone.id),
    d AS (DELETE FROM early USING gone WHERE match = gone.id),
    e AS (DELETE FROM stops USING gone WHERE match = gone.id),
    f AS (DELETE FROM heads USING gone WHERE match = gone.id),
    g AS (DELETE FROM clocks USING gone WHERE match = gone.id),
    h AS (DELETE FROM talk USING gone WHERE match = gone.id),
    i AS (DELETE FROM luck_due USING gone WHERE match = gone.id)
  SELECT id FROM gone`;

const valuesOf = (table: TableRow): unknown[] => {
  const row = writtenTable(table);
  return TABLE_COLUMNS.map((name) => row[name]);
};

async function rememberGuests(client: PoolClient, table: TableRow): Promise<void> {
  const guests = guestsAt(table);
  await client.query('DELETE FROM at_table WHERE "table" = $1 AND guest <> ALL ($2)', [table.id, guests]);
  await client.query('INSERT INTO at_table SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [guests, table.id]);
}

/** False when there is such a table already. */
async function add(client: PoolClient, table: TableRow): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'addTable', text: ADD_TABLE, values: valuesOf(table) });
  if (rowCount === 0) return false;
  await rememberGuests(client, table);
  return true;
}

async function atomically<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const done = await work();
  await client.query('COMMIT');
  return done;
}

/** The row that all writers of a match wait for, and whether it is in that charge. */
async function isInCharge(client: PoolClient, match: string, epoch: number | undefined): Promise<boolean> {
  if (epoch === undefined) return true;
  const { rows } = await client.query('SELECT epoch FROM heads WHERE match = $1 FOR UPDATE', [match]);
  return Number(rows[0]?.epoch ?? 0) === epoch;
}

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

  /**
   * Writings of different matches; the matches that were written. When the line breaks nobody knows whether the database
   * had finished: the ticket tells, so that what was written once is neither written twice nor called refused.
   */
  const write = (writings: readonly Writing[]): Promise<Set<unknown>> => {
    const ticket = randomUUID();
    const values = appendParameters(writings, ticket);
    return line.patiently(async (client, attempt) => {
      const { rows } = await client.query({ name: 'append', text: APPEND, values });
      const written = new Set<unknown>(rows.map(({ match }) => match));
      if (attempt === 0 || written.size === writings.length) return written;
      const before = await client.query('SELECT match FROM heads WHERE match = ANY ($1) AND last = $2', [
        writings.map(({ match }) => match),
        ticket,
      ]);
      return new Set([...written, ...before.rows.map(({ match }) => match)]);
    });
  };

  return {
    people: postgresPeople(line),
    moderation: moderationOn((name, text, values) => line.query(`moderation ${name}`, text, values)),
    ratings: postgresRatings(line),
    luck: postgresLuck(line),
    heroes: postgresHeroes(line),
    days: postgresDays(line),
    word: postgresWord(line),
    ...postgresSeeks(line, { atomically, add }),
    async addGuest({ id, tokenHash, name }) {
      await line.query('addGuest', 'INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING', [
        id,
        tokenHash,
        name,
      ]);
    },
    async guest(tokenHash) {
      const [row] = await line.query('guest', 'SELECT * FROM guests WHERE token_hash = $1', [tokenHash]);
      return row === undefined ? null : readGuest(row);
    },
    async renameGuest(id, name) {
      const text =
        'UPDATE guests SET name = $1 WHERE id = $2 AND NOT EXISTS (SELECT FROM accounts WHERE accounts.id = $2)';
      await line.query('renameGuest', text, [name, id]);
    },

    addTable: (table, moves = []) =>
      line.patiently((client) =>
        atomically(client, async () => {
          if (!(await add(client, table))) return false;
          if (moves.length > 0) await client.query(APPEND, appendParameters([brought(table.id, moves)], randomUUID()));
          return true;
        }),
      ),
    async table(id) {
      const [row] = await line.query('table', 'SELECT * FROM tables WHERE id = $1', [id]);
      return row === undefined ? null : readTable(row);
    },
    saveTable: (table, epoch, rated = null) =>
      line.patiently((client) =>
        atomically(client, async () => {
          if (!(await isInCharge(client, table.id, epoch))) throw new NotInCharge(table.id);
          const { rowCount } = await client.query({ name: 'saveTable', text: SAVE_TABLE, values: valuesOf(table) });
          if (rowCount === 0) throw new RangeError(`there is no ${tableMark(table.id)}`);
          await rememberGuests(client, table);
          if (rated !== null) await settle(client, table.id, rated);
          if (table.status === 'over') await luckDue(client, table.id);
        }),
      ),
    async tablesOf(guest, limit) {
      const text = `
        SELECT tables.* FROM at_table JOIN tables ON tables.id = at_table."table"
        WHERE at_table.guest = $1 ORDER BY tables.changed DESC, tables.id COLLATE "C" LIMIT $2`;
      return readable(await line.query('tablesOf', text, [guest, Math.min(MANY, 2 * limit)]), limit, report);
    },
    async tablesToWatch(limit) {
      const text = `
        SELECT * FROM tables WHERE status = 'playing' AND listed = 1
        ORDER BY changed DESC, id COLLATE "C" LIMIT $1`;
      return readable(await line.query('tablesToWatch', text, [Math.min(MANY, 2 * limit)]), limit, report);
    },

    async visit(id, at) {
      const text = `
        INSERT INTO visits AS v VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET at = greatest(v.at, excluded.at)`;
      await line.query('visit', text, [id, at]);
    },
    async visits(ids) {
      const rows = await line.query('visits', `SELECT id, ${LAST_VISIT} AS at FROM tables WHERE id = ANY ($1)`, [ids]);
      return new Map(rows.map(({ id, at }) => [String(id), Number(at)]));
    },
    async abandoned(before, limit) {
      const text = `SELECT id FROM tables WHERE changed < $1 AND ${LAST_VISIT} < $1 LIMIT $2`;
      return (await line.query('abandoned', text, [before, limit])).map(({ id }) => String(id));
    },
    async removeTable(id, before) {
      return (await line.query('removeTable', REMOVE_TABLE, [id, before])).length > 0;
    },

    async append(writings) {
      const answers = writings.map((): Written => 'taken');
      for (const round of roundsOf(writings)) {
        const sound = round.flatMap((place) => {
          const writing = writings[place];
          return writing !== undefined && isSequel(writing) ? [{ place, writing }] : [];
        });
        if (sound.length === 0) continue;
        const written = await write(sound.map(({ writing }) => writing));
        for (const { place, writing } of sound) if (written.has(writing.match)) answers[place] = 'written';
      }
      return answers;
    },
    async live(owner, ms) {
      const [row] = await line.query('live', LIVE, [owner, ms]);
      return row?.lived === true;
    },
    async takeCharge(match, owner) {
      for (;;) {
        const [row] = await line.query('takeCharge', TAKE_CHARGE, [match, owner]);
        // Somebody has made the row while the statement ran: it did not see that.
        if (row !== undefined) return { owner: String(row.owner), epoch: Number(row.epoch) };
      }
    },
    async letGo(charges) {
      const text = `
        UPDATE heads SET owner = NULL FROM unnest($1::text[], $2::text[], $3::int[]) AS c (match, owner, epoch)
        WHERE heads.match = c.match AND heads.owner = c.owner AND heads.epoch = c.epoch`;
      const columns = [
        charges.map(({ match }) => match),
        charges.map(({ owner }) => owner),
        charges.map(({ epoch }) => epoch),
      ];
      await line.query('letGo', text, columns);
    },
    async takenFrom(owner, matches) {
      const text = 'SELECT match FROM heads WHERE match = ANY ($2) AND owner IS DISTINCT FROM $1';
      return (await line.query('takenFrom', text, [owner, matches])).map(({ match }) => String(match));
    },
    async moves(match) {
      return (await line.query('moves', 'SELECT * FROM moves WHERE match = $1 ORDER BY number', [match])).map(readMove);
    },
    async choiceAt(match, seat, seq) {
      const text = 'SELECT choice FROM moves WHERE match = $1 AND seat = $2 AND seq = $3';
      const [row] = await line.query('choiceAt', text, [match, seat, seq]);
      return row === undefined ? null : Number(row.choice);
    },
    async early(match) {
      return (await line.query('early', 'SELECT * FROM early WHERE match = $1 ORDER BY seat', [match])).map(readEarly);
    },
    async talk(match) {
      return (await line.query('talk', 'SELECT * FROM talk WHERE match = $1 ORDER BY number', [match])).map(readTalk);
    },
    async forgetTalk(before) {
      await line.query('forgetTalk', 'DELETE FROM talk WHERE at < $1', [before]);
    },
    async stops(match) {
      const text = 'SELECT * FROM stops WHERE match = $1 ORDER BY guest COLLATE "C"';
      return (await line.query('stops', text, [match])).map(readStops);
    },
    async clock(match) {
      const text = `SELECT match, standing, due, ${NOW} - at AS age FROM clocks WHERE match = $1`;
      const [row] = await line.query('clock', text, [match]);
      return row === undefined ? null : readClock(row);
    },
    async due(limit) {
      const text = `
        SELECT match FROM clocks JOIN tables ON tables.id = match
        WHERE due <= ${NOW} AND status = 'playing' ORDER BY due LIMIT $1`;
      return (await line.query('due', text, [limit])).map(({ match }) => String(match));
    },

    async seedsUnlike(prefix, after, limit) {
      const text = `
        SELECT id, seed FROM tables
        WHERE status IN ('lobby', 'playing') AND NOT starts_with(seed, $1) AND id COLLATE "C" > $2
        ORDER BY id COLLATE "C" LIMIT $3`;
      const rows = await line.query('seedsUnlike', text, [prefix, after, limit]);
      return rows.map(({ id, seed }) => ({ id: String(id), seed: String(seed) }));
    },
    async replaceSeeds(changes) {
      const text = `
        UPDATE tables SET seed = c.after FROM unnest($1::text[], $2::text[], $3::text[]) AS c (id, before, after)
        WHERE tables.id = c.id AND tables.seed = c.before`;
      const columns = [changes.map(({ id }) => id), changes.map(({ from }) => from), changes.map(({ to }) => to)];
      await line.query('replaceSeeds', text, columns);
    },

    async seal(commitment, at) {
      const text = 'INSERT INTO seals (commitment, at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await line.query('seal', text, [commitment, at]);
    },
    async unseal(commitment, how, at) {
      const text = 'UPDATE seals SET how = $1, ended = $2 WHERE commitment = $3 AND ended IS NULL';
      await line.query('unseal', text, [how, at, commitment]);
    },
    async sealed(commitment) {
      const [row] = await line.query('sealed', 'SELECT * FROM seals WHERE commitment = $1', [commitment]);
      return row === undefined ? null : readSeal(row);
    },
    async openSeals(limit) {
      const open = `SELECT * FROM seals WHERE ended IS NULL ORDER BY at, commitment COLLATE "C" LIMIT $1`;
      const count = "SELECT coalesce(how, 'open') AS how, count(*) AS count FROM seals GROUP BY 1";
      const counts = await line.query('countSeals', count, []);
      return {
        open: (await line.query('openSeals', open, [limit])).map(readSeal),
        counts: Object.fromEntries(counts.map((row) => [String(row.how), Number(row.count)])),
      };
    },

    async check() {
      const text = 'INSERT INTO pulse VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at';
      await line.once(text, [Date.now()]);
    },

    async addReport({ match, at, problem, input }) {
      const text = 'INSERT INTO reports VALUES ($1, $2, $3, $4)';
      await line.query('addReport', text, [match, at, problem, JSON.stringify(input)]);
    },
    async reports(match) {
      return (await line.query('reports', 'SELECT * FROM reports WHERE match = $1 ORDER BY at', [match])).map(
        readReport,
      );
    },
    close: () => line.close(),
  };
}

/** The log of a match that was played elsewhere. */
function brought(match: string, moves: readonly MoveRow[]): Writing {
  return { match, after: 0, entries: moves.map((move) => ({ kind: 'move', ...move })) };
}
