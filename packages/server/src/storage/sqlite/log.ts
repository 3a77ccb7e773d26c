// What is written while a match is played, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import { TALK_KEPT } from '@wyrmtable/wire';
import type { Entry, LogStore, Writing, Written } from '../port.ts';
import { readClock, readEarly, readMove, readStops, readTalk } from '../rows/tables.ts';
import { isSequel } from '../writings.ts';
import type { Atomically } from './atomically.ts';

interface Log {
  readonly log: LogStore;
  /** Without asking whether it is the next thing. */
  addEntry(entry: Entry): void;
}

/** What the rest of the storage lends. */
interface Lent {
  readonly atomically: Atomically;
  isInCharge(match: string, epoch: number | undefined): boolean;
}

export function sqliteLog(db: DatabaseSync, { atomically, isInCharge }: Lent): Log {
  const sql = {
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
    choiceAt: db.prepare('SELECT choice FROM moves WHERE match = ? AND seat = ? AND seq = ?'),
    early: db.prepare('SELECT * FROM early WHERE match = ? ORDER BY seat'),
  };

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

  const log: LogStore = {
    async append(writings) {
      return atomically(() => writings.map(written));
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
  };
  return { log, addEntry };
}
