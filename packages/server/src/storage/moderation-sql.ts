// Reports and the log of moderators, in words that both databases understand.
import { ACT_KINDS, REASONS } from '@wyrmtable/wire';
import { column, QUOTES } from './columns.ts';
import type { Act, Complaint, Moderation } from './ports/moderation.ts';

type Row = Readonly<Record<string, unknown>>;
type Cell = string | number | null;

/** One statement, its values in order; the plan is kept by its name. */
export type Ask = (name: string, text: string, values: readonly Cell[]) => Promise<readonly Row[]>;

const numberOrNull = (cell: unknown): number | null => (cell === null ? null : Number(cell));

const readComplaint = (row: Row): Complaint => ({
  id: String(row.id),
  at: Number(row.at),
  reporter: String(row.reporter),
  person: String(row.person),
  name: String(row.name),
  match: String(row.match),
  kind: REASONS.find((reason) => reason === row.kind) ?? 'other',
  words: String(row.words),
  talk: column(QUOTES, row.talk, `talk of report ${row.id}`),
  act: numberOrNull(row.act),
});

/** A server of a later version has written it: what it says cannot be told, so neither can it be told whether the log is whole. */
export class LaterAct extends RangeError {
  readonly number: number;

  constructor(number: number) {
    super(`act ${number} is of a later version`);
    this.name = 'LaterAct';
    this.number = number;
  }
}

const readAct = (row: Row): Act => {
  const kind = ACT_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new LaterAct(Number(row.number));
  return {
    number: Number(row.number),
    at: Number(row.at),
    moderator: String(row.moderator),
    kind,
    person: String(row.person),
    reason: REASONS.find((reason) => reason === row.reason) ?? 'other',
    words: String(row.words),
    until: numberOrNull(row.until),
    complaint: row.complaint === null ? null : String(row.complaint),
    undoes: numberOrNull(row.undoes),
    hash: String(row.hash),
  };
};

const ADD_COMPLAINT = `
  INSERT INTO complaints (id, at, reporter, person, name, match, kind, words, talk)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`;

const ADD_ACT = `
  INSERT INTO acts (number, at, moderator, kind, person, reason, words, until, complaint, undoes, hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`;

const CAME = `
  INSERT INTO guest_marks (guest, origin, at) VALUES ($1, $2, $3)
  ON CONFLICT (guest) DO UPDATE SET origin = excluded.origin, at = excluded.at`;

export function moderationOn(ask: Ask): Moderation {
  const actAt = async (number: number): Promise<Act | null> => {
    const [row] = await ask('act', 'SELECT * FROM acts WHERE number = $1', [number]);
    return row === undefined ? null : readAct(row);
  };
  return {
    async complain({ id, at, reporter, person, name, match, kind, words, talk }) {
      const values = [id, at, reporter, person, name, match, kind, words, JSON.stringify(talk)];
      await ask('complain', ADD_COMPLAINT, values);
    },
    async complaint(id) {
      const [row] = await ask('complaint', 'SELECT * FROM complaints WHERE id = $1', [id]);
      return row === undefined ? null : readComplaint(row);
    },
    async complaints(which, limit) {
      const rows =
        which === 'open'
          ? await ask('open', 'SELECT * FROM complaints WHERE act IS NULL ORDER BY at, id LIMIT $1', [limit])
          : await ask('all', 'SELECT * FROM complaints ORDER BY at DESC, id LIMIT $1', [limit]);
      return rows.map(readComplaint);
    },
    async addAct({ number, at, moderator, kind, person, reason, words, until, complaint, undoes, hash }) {
      const values = [number, at, moderator, kind, person, reason, words, until, complaint, undoes, hash];
      await ask('addAct', ADD_ACT, values);
      // Whoever has written that number has the hash that stands there now, however often the line broke meanwhile.
      if ((await actAt(number))?.hash !== hash) return false;
      if (complaint !== null)
        await ask('settle', 'UPDATE complaints SET act = $1 WHERE id = $2 AND act IS NULL', [number, complaint]);
      return true;
    },
    async lastAct() {
      const [row] = await ask('lastAct', 'SELECT number, hash FROM acts ORDER BY number DESC LIMIT 1', []);
      return row === undefined ? null : { number: Number(row.number), hash: String(row.hash) };
    },
    act: actAt,
    async acts(after, limit) {
      const text = 'SELECT * FROM acts WHERE number > $1 ORDER BY number LIMIT $2';
      return (await ask('acts', text, [after, limit])).map(readAct);
    },
    async actsAbout(person) {
      const text = `
        SELECT * FROM acts WHERE person = $1 OR person = (SELECT owner FROM accounts WHERE id = $1) ORDER BY number`;
      return (await ask('actsAbout', text, [person])).map(readAct);
    },
    async came(guest, mark, at) {
      await ask('came', CAME, [guest, mark, at]);
    },
    async markOf(guest) {
      const [row] = await ask('markOf', 'SELECT origin FROM guest_marks WHERE guest = $1', [guest]);
      return row === undefined ? null : String(row.origin);
    },
    async forgetMarks(before) {
      await ask('forgetMarks', 'DELETE FROM guest_marks WHERE at < $1', [before]);
    },
  };
}
