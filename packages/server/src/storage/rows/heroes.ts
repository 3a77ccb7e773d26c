// Rows of shared heroes, whichever database they come from.
import type { SharedHead, SharedHero } from '../ports/heroes.ts';

/** As a driver gives it. */
type Row = Readonly<Record<string, unknown>>;

export const HEAD_COLUMNS =
  'id, author, listed, hidden, revision, digest, card, origin, origin_revision, created, changed';
export const HERO_COLUMNS = `${HEAD_COLUMNS}, search, document, figures`;

export const readHead = (row: Row): SharedHead => ({
  id: String(row.id),
  author: String(row.author),
  listed: Number(row.listed) === 1,
  hidden: Number(row.hidden) === 1,
  version: Number(row.revision),
  digest: String(row.digest),
  card: String(row.card),
  origin: row.origin === null ? null : { hero: String(row.origin), version: Number(row.origin_revision) },
  created: Number(row.created),
  changed: Number(row.changed),
});

export const readShared = (row: Row): SharedHero => ({
  ...readHead(row),
  search: String(row.search),
  document: String(row.document),
  figures: row.figures === null ? null : String(row.figures),
});

/** In the order of `HERO_COLUMNS`. */
export const sharedRow = (hero: SharedHero): (string | number | null)[] => [
  hero.id,
  hero.author,
  hero.listed ? 1 : 0,
  hero.hidden ? 1 : 0,
  hero.version,
  hero.digest,
  hero.card,
  hero.origin?.hero ?? null,
  hero.origin?.version ?? null,
  hero.created,
  hero.changed,
  hero.search,
  hero.document,
  hero.figures,
];
