// Shared heroes on PostgreSQL.
import type { HeroStore } from '../ports/heroes.ts';
import { HEAD_COLUMNS, HERO_COLUMNS, readHead, readShared, sharedRow } from '../rows/heroes.ts';
import type { Line } from './line.ts';

const ADD = `
  INSERT INTO made_heroes (${HERO_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT DO NOTHING RETURNING id`;
const CHANGE = `
  UPDATE made_heroes SET (listed, revision, digest, card, changed, search, document, figures) =
    ($1, $2, $3, $4, $5, $6, $7, $8)
  WHERE id = $9 AND author = $10 AND (revision = $11 OR (revision = $2 AND digest = $3 AND changed = $5)) RETURNING id`;
const LISTED = `
  SELECT ${HEAD_COLUMNS} FROM made_heroes
  WHERE listed = 1 AND hidden = 0 AND ($1 = '' OR position($1 IN search) > 0)
    AND ($2::bigint IS NULL OR changed < $2 OR (changed = $2 AND id > $3 COLLATE "C"))
  ORDER BY changed DESC, id COLLATE "C" LIMIT $4`;

export function postgresHeroes(line: Line): HeroStore {
  return {
    add: (hero, most) =>
      line.patiently(async (client, attempt) => {
        await client.query('BEGIN');
        // Whoever shares several at once waits here for each of them, at whichever process they come.
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [hero.author]);
        const { rows } = await client.query(
          'SELECT count(*) FILTER (WHERE id <> $2) AS others, count(*) FILTER (WHERE id = $2) AS own FROM made_heroes WHERE author = $1',
          [hero.author, hero.id],
        );
        // The line may have broken after it was done.
        const again = attempt > 0 && Number(rows[0]?.own) > 0;
        if (!again && Number(rows[0]?.others) >= most) {
          await client.query('ROLLBACK');
          return 'too-many';
        }
        const added = again || (await client.query(ADD, sharedRow(hero))).rows.length > 0;
        await client.query('COMMIT');
        return added ? 'added' : 'code-taken';
      }),
    async hero(id) {
      const [row] = await line.query('sharedHero', `SELECT ${HERO_COLUMNS} FROM made_heroes WHERE id = $1`, [id]);
      return row === undefined ? null : readShared(row);
    },
    async change(hero, known) {
      const { listed, version, digest, card, changed, search, document, figures, id, author } = hero;
      const now = [listed ? 1 : 0, version, digest, card, changed, search, document, figures];
      return (await line.query('changeHero', CHANGE, [...now, id, author, known])).length > 0;
    },
    async remove(id, author) {
      const text = 'DELETE FROM made_heroes WHERE id = $1 AND author = $2 RETURNING id';
      return (await line.query('removeHero', text, [id, author])).length > 0;
    },
    async hide(id, hidden) {
      const text = 'UPDATE made_heroes SET hidden = $2 WHERE id = $1 RETURNING id';
      return (await line.query('hideHero', text, [id, hidden ? 1 : 0])).length > 0;
    },
    async of(author) {
      const text = `SELECT ${HEAD_COLUMNS} FROM made_heroes WHERE author = $1 ORDER BY changed DESC, id COLLATE "C"`;
      return (await line.query('sharedBy', text, [author])).map(readHead);
    },
    async listed(search, after, limit) {
      const place = [after?.changed ?? null, after?.id ?? ''];
      return (await line.query('listedHeroes', LISTED, [search, ...place, limit])).map(readHead);
    },
    async handOver(from, to) {
      await line.query('handOverHeroes', 'UPDATE made_heroes SET author = $2 WHERE author = $1', [from, to]);
    },
  };
}
