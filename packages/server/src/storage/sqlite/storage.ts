// The storage port on node:sqlite: one file, nothing to install.

import { DatabaseSync } from 'node:sqlite';
import { TALK_KEPT } from '@wyrmtable/wire';
import { tableMark } from '../../log.ts';
import { moderationOn } from '../moderation-sql.ts';
import { type Entry, NotInCharge, type Storage, type TableRow, type Writing, type Written } from '../port.ts';
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
  writtenTable,
} from '../rows/tables.ts';
import { isSequel } from '../writings.ts';
import { sqliteDays } from './days.ts';
import { sqliteHeroes } from './heroes.ts';
import { sqliteLuck } from './luck.ts';
import { migrate } from './migrations.ts';
import { sqlitePeople } from './people.ts';
import { sqliteRatings } from './ratings.ts';
import { sqliteSeeks } from './seeks.ts';
import { sqliteWord } from './word.ts';

/** Milliseconds for which those that live no more are remembered. */
const BURIED = 24 * 60 * 60_000;

function statements(db: DatabaseSync) {
  return {
    addGuest: db.prepare('INSERT INTO guests (id, token_hash, name) VALUES (?, ?, ?)'),
    guest: db.prepare('SELECT * FROM guests WHERE token_hash = ?'),
    renameGuest: db.prepare('UPDATE guests SET name = ? WHERE id = ? AND id NOT IN (SELECT id FROM accounts)'),
    addTable: db.prepare(`
      INSERT INTO tables VALUES ($id, $game, $version, $status, $options, $seats, $host, $listed, $seed, $set_up,
        $outcome, $digest, $next, $created, $changed, $words, $links, $seed_known, $content, $pledge, $terms, $ending)
      ON CONFLICT (id) DO NOTHING`),
    saveTable: db.prepare(`
      UPDATE tables SET game = $game, version = $version, status = $status, options = $options, seats = $seats,
        host = $host, listed = $listed, seed = $seed, set_up = $set_up, outcome = $outcome, digest = $digest,
        next = $next, created = $created, changed = $changed, words = $words, links = $links,
        seed_known = $seed_known, content = $content, pledge = $pledge, terms = $terms, ending = $ending
      WHERE id = $id`),
    table: db.prepare('SELECT * FROM tables WHERE id = ?'),
    tablesOf: db.prepare(`
      SELECT tables.* FROM at_table JOIN tables ON tables.id = at_table."table"
      WHERE at_table.guest = ? ORDER BY tables.changed DESC, tables.id LIMIT ?`),
    tablesToWatch: db.prepare(`
      SELECT * FROM tables WHERE status = 'playing' AND listed = 1 ORDER BY changed DESC, id LIMIT ?`),
    forgetGuests: db.prepare('DELETE FROM at_table WHERE "table" = ?'),
    rememberGuest: db.prepare('INSERT OR IGNORE INTO at_table (guest, "table") VALUES (?, ?)'),
    visit: db.prepare(`
      INSERT INTO visits VALUES (?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`),
    lastVisit: db.prepare(`
      SELECT max(changed, coalesce((SELECT at FROM visits WHERE "table" = id), 0)) AS at FROM tables WHERE id = ?`),
    abandoned: db.prepare(`
      SELECT id FROM tables LEFT JOIN visits ON visits."table" = tables.id
      WHERE changed < $before AND coalesce(visits.at, 0) < $before LIMIT $limit`),
    remove: [
      'tables WHERE id',
      'at_table WHERE "table"',
      'visits WHERE "table"',
      ...['moves', 'early', 'stops', 'charges', 'clocks', 'talk', 'luck_due'].map((name) => `${name} WHERE match`),
    ].map((where) => db.prepare(`DELETE FROM ${where} = ?`)),
    addMove: db.prepare('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)'),
    addEarly: db.prepare('INSERT OR REPLACE INTO early (match, seat, seq, choice, made) VALUES (?, ?, ?, ?, ?)'),
    addStops: db.prepare('INSERT OR REPLACE INTO stops VALUES (?, ?, ?)'),
    stops: db.prepare('SELECT * FROM stops WHERE match = ? ORDER BY guest'),
    addTalk: db.prepare('INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    dropTalk: db.prepare('DELETE FROM talk WHERE match = ? AND number <= ?'),
    talk: db.prepare('SELECT * FROM talk WHERE match = ? ORDER BY number'),
    forgetTalk: db.prepare('DELETE FROM talk WHERE at < ?'),
    setClock: db.prepare('INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?)'),
    clock: db.prepare('SELECT match, standing, due, $now - at AS age FROM clocks WHERE match = $match'),
    due: db.prepare(`
      SELECT match FROM clocks JOIN tables ON tables.id = match
      WHERE due <= ? AND status = 'playing' ORDER BY due LIMIT ?`),
    dropEarly: db.prepare('DELETE FROM early WHERE match = ? AND seat = ?'),
    moves: db.prepare('SELECT * FROM moves WHERE match = ? ORDER BY number'),
    count: db.prepare('SELECT coalesce(max(number) + 1, 0) AS count FROM moves WHERE match = ?'),
    charge: db.prepare('SELECT * FROM charges WHERE match = ?'),
    takeCharge: db.prepare('INSERT OR REPLACE INTO charges (match, owner, epoch) VALUES (?, ?, ?)'),
    letGo: db.prepare("UPDATE charges SET owner = '' WHERE match = ? AND owner = ? AND epoch = ?"),
    alive: db.prepare('SELECT until FROM living WHERE owner = ? AND until > ?'),
    live: db.prepare('INSERT OR REPLACE INTO living (owner, until) VALUES (?, ?)'),
    bury: db.prepare('DELETE FROM living WHERE until < ?'),
    choiceAt: db.prepare('SELECT choice FROM moves WHERE match = ? AND seat = ? AND seq = ?'),
    early: db.prepare('SELECT * FROM early WHERE match = ? ORDER BY seat'),
    seedsUnlike: db.prepare(`
      SELECT id, seed FROM tables
      WHERE status IN ('lobby', 'playing') AND substr(seed, 1, length($prefix)) <> $prefix AND id > $after
      ORDER BY id LIMIT $limit`),
    replaceSeed: db.prepare('UPDATE tables SET seed = ? WHERE id = ? AND seed = ?'),
    seal: db.prepare('INSERT INTO seals (commitment, at) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    unseal: db.prepare('UPDATE seals SET how = ?, ended = ? WHERE commitment = ? AND ended IS NULL'),
    sealed: db.prepare('SELECT * FROM seals WHERE commitment = ?'),
    openSeals: db.prepare('SELECT * FROM seals WHERE ended IS NULL ORDER BY at, commitment LIMIT ?'),
    countSeals: db.prepare("SELECT coalesce(how, 'open') AS how, count(*) AS count FROM seals GROUP BY how"),
    check: db.prepare('INSERT INTO pulse VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at'),
    addReport: db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?)'),
    reports: db.prepare('SELECT * FROM reports WHERE match = ? ORDER BY at'),
  };
}

/**
 * Opens the database, makes it if there is none, and brings it up to date. Throws NewerDatabase.
 * `report` hears of rows that cannot be read: they cost the table they are of, and no list.
 */
export function sqliteStorage(path: string, report: (problem: string) => void = () => {}): Storage {
  const db = new DatabaseSync(path);
  try {
    // A move is acknowledged after its commit. In WAL mode NORMAL would survive kill -9 but may lose the last commits
    // when the power fails; FULL syncs the log at every commit, and group commit (see ledger.ts) shares that cost.
    db.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(db);
  } catch (problem) {
    db.close();
    throw problem;
  }
  const sql = statements(db);

  const atomically = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      db.exec('COMMIT');
      return done;
    } catch (problem) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw problem;
    }
  };

  const rememberGuests = (table: TableRow): void => {
    sql.forgetGuests.run(table.id);
    for (const guest of guestsAt(table)) sql.rememberGuest.run(guest, table.id);
  };

  const isInCharge = (match: string, epoch: number | undefined): boolean =>
    epoch === undefined || Number(sql.charge.get(match)?.epoch ?? 0) === epoch;

  const addEntry = (entry: Entry): void => {
    if (entry.kind === 'early') {
      sql.addEarly.run(entry.match, entry.seat, entry.seq, entry.choice, entry.made);
    } else if (entry.kind === 'stops') {
      sql.addStops.run(entry.match, entry.guest, JSON.stringify(entry.wish));
    } else if (entry.kind === 'clock') {
      const now = Date.now();
      const due = entry.due === null ? null : now + Math.round(entry.due);
      sql.setClock.run(entry.match, JSON.stringify(entry.standing), now, due);
    } else if (entry.kind === 'talk') {
      const { match, number, at, person, name, seat, room, phrase, text } = entry;
      sql.addTalk.run(match, number, at, person, name, seat, room, phrase, text);
      sql.dropTalk.run(match, number - TALK_KEPT);
    } else {
      const { match, number, seat, seq, choice, results } = entry;
      sql.addMove.run(match, number, seat, seq, choice, JSON.stringify(results));
      sql.dropEarly.run(match, seat);
    }
  };

  /** Everything that could refuse a writing is asked before the first of its entries is written. */
  const written = (writing: Writing): Written => {
    const { match, after, epoch, entries } = writing;
    const isNext = after === undefined || Number(sql.count.get(match)?.count) === after;
    if (!isNext || !isSequel(writing) || !isInCharge(match, epoch)) return 'taken';
    for (const entry of entries) addEntry(entry);
    return 'written';
  };

  const ratings = sqliteRatings(db);
  const luck = sqliteLuck(db, atomically);
  const add = (table: TableRow): boolean => {
    if (sql.addTable.run(writtenTable(table)).changes === 0) return false;
    rememberGuests(table);
    return true;
  };

  return {
    people: sqlitePeople(db, atomically),
    ratings,
    luck,
    heroes: sqliteHeroes(db, atomically),
    moderation: moderationOn(async (_, text, values) =>
      db.prepare(text).all(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))),
    ),
    days: sqliteDays(db),
    word: sqliteWord(db, atomically),
    ...sqliteSeeks(db, { atomically, add }),
    async addGuest({ id, tokenHash, name }) {
      sql.addGuest.run(id, tokenHash, name);
    },
    async guest(tokenHash) {
      const row = sql.guest.get(tokenHash);
      return row === undefined ? null : readGuest(row);
    },
    async renameGuest(id, name) {
      sql.renameGuest.run(name, id);
    },

    async addTable(table, moves = []) {
      return atomically(() => {
        if (!add(table)) return false;
        for (const move of moves) addEntry({ kind: 'move', ...move });
        return true;
      });
    },
    async table(id) {
      const row = sql.table.get(id);
      return row === undefined ? null : readTable(row);
    },
    async saveTable(table, epoch, rated = null) {
      atomically(() => {
        if (!isInCharge(table.id, epoch)) throw new NotInCharge(table.id);
        if (sql.saveTable.run(writtenTable(table)).changes === 0)
          throw new RangeError(`there is no ${tableMark(table.id)}`);
        rememberGuests(table);
        if (rated !== null) ratings.settle(table.id, rated);
        if (table.status === 'over') luck.due(table.id);
      });
    },
    async tablesOf(guest, limit) {
      return readable(sql.tablesOf.iterate(guest, MANY), limit, report);
    },
    async tablesToWatch(limit) {
      return readable(sql.tablesToWatch.iterate(MANY), limit, report);
    },

    async visit(id, at) {
      sql.visit.run(id, at);
    },
    async visits(ids) {
      return new Map(ids.map((id) => [id, Number(sql.lastVisit.get(id)?.at ?? 0)]));
    },
    async abandoned(before, limit) {
      return sql.abandoned.all({ before, limit }).map(({ id }) => String(id));
    },
    async removeTable(id, before) {
      return atomically(() => {
        if (Number(sql.lastVisit.get(id)?.at ?? before) >= before) return false;
        for (const remove of sql.remove) remove.run(id);
        return true;
      });
    },

    async append(writings) {
      return atomically(() => writings.map(written));
    },
    async live(owner, ms) {
      return atomically(() => {
        const now = Date.now();
        const lived = sql.alive.get(owner, now) !== undefined;
        sql.live.run(owner, now + ms);
        sql.bury.run(now - BURIED);
        return lived;
      });
    },
    async takeCharge(match, owner) {
      return atomically(() => {
        const row = sql.charge.get(match);
        const epoch = Number(row?.epoch ?? 0);
        const others = row !== undefined && row.owner !== owner;
        if (others && sql.alive.get(row.owner ?? '', Date.now()) !== undefined)
          return { owner: String(row.owner), epoch };
        sql.takeCharge.run(match, owner, epoch + 1);
        return { owner, epoch: epoch + 1 };
      });
    },
    async letGo(charges) {
      atomically(() => {
        for (const { match, owner, epoch } of charges) sql.letGo.run(match, owner, epoch);
      });
    },
    async takenFrom(owner, matches) {
      return matches.filter((match) => {
        const row = sql.charge.get(match);
        return row !== undefined && row.owner !== owner;
      });
    },
    async moves(match) {
      return sql.moves.all(match).map(readMove);
    },
    async choiceAt(match, seat, seq) {
      const row = sql.choiceAt.get(match, seat, seq);
      return row === undefined ? null : Number(row.choice);
    },
    async early(match) {
      return sql.early.all(match).map(readEarly);
    },

    async stops(match) {
      return sql.stops.all(match).map(readStops);
    },
    async talk(match) {
      return sql.talk.all(match).map(readTalk);
    },
    async forgetTalk(before) {
      sql.forgetTalk.run(before);
    },
    async clock(match) {
      const row = sql.clock.get({ match, now: Date.now() });
      return row === undefined ? null : readClock(row);
    },
    async due(limit) {
      return sql.due.all(Date.now(), limit).map(({ match }) => String(match));
    },

    async seedsUnlike(prefix, after, limit) {
      const rows = sql.seedsUnlike.all({ prefix, after, limit });
      return rows.map(({ id, seed }) => ({ id: String(id), seed: String(seed) }));
    },
    async replaceSeeds(changes) {
      atomically(() => {
        for (const { id, from, to } of changes) sql.replaceSeed.run(to, id, from);
      });
    },

    async seal(commitment, at) {
      sql.seal.run(commitment, at);
    },
    async unseal(commitment, how, at) {
      sql.unseal.run(how, at, commitment);
    },
    async sealed(commitment) {
      const row = sql.sealed.get(commitment);
      return row === undefined ? null : readSeal(row);
    },
    async openSeals(limit) {
      const counts = Object.fromEntries(sql.countSeals.all().map((row) => [String(row.how), Number(row.count)]));
      return { open: sql.openSeals.all(limit).map(readSeal), counts };
    },

    async check() {
      sql.check.run(Date.now());
    },

    async addReport({ match, at, problem, input }) {
      sql.addReport.run(match, at, problem, JSON.stringify(input));
    },
    async reports(match) {
      return sql.reports.all(match).map(readReport);
    },
    async close() {
      db.close();
    },
  };
}
