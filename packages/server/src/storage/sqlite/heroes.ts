// Shared heroes on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { HeroStore } from '../ports/heroes.ts';
import { HEAD_COLUMNS, HERO_COLUMNS, readHead, readShared, sharedRow } from '../rows/heroes.ts';
import type { Atomically } from './atomically.ts';

export function sqliteHeroes(db: DatabaseSync, atomically: Atomically): HeroStore {
  const sql = {
    count: db.prepare('SELECT count(*) AS count FROM made_heroes WHERE author = ?'),
    add: db.prepare(`
      INSERT INTO made_heroes (${HERO_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`),
    hero: db.prepare(`SELECT ${HERO_COLUMNS} FROM made_heroes WHERE id = ?`),
    change: db.prepare(`
      UPDATE made_heroes SET listed = ?, revision = ?, digest = ?, card = ?, changed = ?, search = ?, document = ?, figures = ?
      WHERE id = ? AND author = ? AND revision = ?`),
    remove: db.prepare('DELETE FROM made_heroes WHERE id = ? AND author = ?'),
    hide: db.prepare('UPDATE made_heroes SET hidden = ? WHERE id = ?'),
    of: db.prepare(`SELECT ${HEAD_COLUMNS} FROM made_heroes WHERE author = ? ORDER BY changed DESC, id`),
    listed: db.prepare(`
      SELECT ${HEAD_COLUMNS} FROM made_heroes
      WHERE listed = 1 AND hidden = 0 AND ($search = '' OR instr(search, $search) > 0)
        AND ($changed IS NULL OR changed < $changed OR (changed = $changed AND id > $id))
      ORDER BY changed DESC, id LIMIT $limit`),
    handOver: db.prepare('UPDATE made_heroes SET author = ? WHERE author = ?'),
  };
  return {
    async add(hero, most) {
      return atomically(() => {
        if (Number(sql.count.get(hero.author)?.count) >= most) return 'too-many';
        return sql.add.run(...sharedRow(hero)).changes === 0 ? 'code-taken' : 'added';
      });
    },
    async hero(id) {
      const row = sql.hero.get(id);
      return row === undefined ? null : readShared(row);
    },
    async change(hero, known) {
      const { listed, version, digest, card, changed, search, document, figures, id, author } = hero;
      const now = [listed ? 1 : 0, version, digest, card, changed, search, document, figures];
      return sql.change.run(...now, id, author, known).changes > 0;
    },
    async remove(id, author) {
      return sql.remove.run(id, author).changes > 0;
    },
    async hide(id, hidden) {
      return sql.hide.run(hidden ? 1 : 0, id).changes > 0;
    },
    async of(author) {
      return sql.of.all(author).map(readHead);
    },
    async listed(search, after, limit) {
      return sql.listed.all({ search, changed: after?.changed ?? null, id: after?.id ?? null, limit }).map(readHead);
    },
    async handOver(from, to) {
      sql.handOver.run(to, from);
    },
  };
}
