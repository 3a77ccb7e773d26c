// The shape of the database on PostgreSQL, one numbered step after another. A step that has shipped is never changed.
// Columns are those of SQLite (migrations.ts), so that a service can move from one to the other row by row.
import type { ClientBase } from 'pg';
import { NewerDatabase } from '../sqlite/migrations.ts';

/** Step i brings the database to version i + 1. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (id text PRIMARY KEY, token_hash text NOT NULL UNIQUE, name text NOT NULL);

  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    version text NOT NULL,
    status text NOT NULL,
    options text NOT NULL,
    seats text NOT NULL,
    host text NOT NULL,
    listed integer NOT NULL,
    seed text NOT NULL,
    set_up text NOT NULL,
    outcome text,
    digest text,
    next text,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    words text,
    links text NOT NULL,
    seed_known text NOT NULL,
    content text,
    pledge text
  );
  CREATE INDEX tables_to_watch ON tables (changed) WHERE status = 'playing' AND listed = 1;

  CREATE TABLE at_table (guest text NOT NULL, "table" text NOT NULL, PRIMARY KEY (guest, "table"));
  CREATE INDEX at_table_guests ON at_table ("table");

  -- Where the log of a match ends, and in whose charge it is: the row that writers of one match wait for. It is written
  -- with every move and stays in its page. "after", "by" and "last" are of the writing before: moves there were, by which
  -- charge, and its ticket, by which a writer whose line broke learns whether it was written.
  CREATE TABLE heads (
    match text PRIMARY KEY,
    moves integer NOT NULL DEFAULT 0,
    "after" integer,
    "by" integer,
    last text,
    owner text,
    epoch integer NOT NULL DEFAULT 0,
    until timestamptz
  ) WITH (fillfactor = 50);

  CREATE TABLE moves (
    match text NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    seq integer NOT NULL,
    choice integer NOT NULL,
    results text NOT NULL,
    PRIMARY KEY (match, number)
  );

  CREATE TABLE early (
    match text NOT NULL,
    seat integer NOT NULL,
    seq integer NOT NULL,
    choice integer NOT NULL,
    made integer NOT NULL,
    PRIMARY KEY (match, seat)
  );

  CREATE TABLE stops (match text NOT NULL, guest text NOT NULL, wish text NOT NULL, PRIMARY KEY (match, guest));

  CREATE TABLE seals (commitment text PRIMARY KEY, at bigint NOT NULL, ended bigint, how text);
  CREATE INDEX seals_open ON seals (at) WHERE ended IS NULL;

  CREATE TABLE reports (match text NOT NULL, at bigint NOT NULL, problem text NOT NULL, input text NOT NULL);
  CREATE INDEX reports_of ON reports (match);

  CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
  `,
  `
  -- A charge holds as long as its owner lives: one row a process to renew, however many tables it has.
  CREATE TABLE living (owner text PRIMARY KEY, until timestamptz NOT NULL);
  ALTER TABLE heads DROP COLUMN until;
  `,
  `
  -- When somebody was last at a table, to within a day: those that nobody comes to any more are removed some time.
  CREATE TABLE visits ("table" text PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX tables_changed ON tables (changed);
  `,
  `
  -- People with a name of their own. An account has the id of the guest it was; tokens, codes and passwords are hashes.
  CREATE TABLE accounts (
    id text PRIMARY KEY,
    name text NOT NULL,
    folded text NOT NULL UNIQUE,
    password text,
    created bigint NOT NULL,
    owner text
  );
  CREATE INDEX accounts_of ON accounts (owner) WHERE owner IS NOT NULL;
  CREATE TABLE sign_ins (
    id text PRIMARY KEY,
    account text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    device text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    proved bigint NOT NULL
  );
  CREATE INDEX sign_ins_of ON sign_ins (account);
  CREATE TABLE passkeys (
    id text PRIMARY KEY,
    account text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX passkeys_of ON passkeys (account);
  CREATE TABLE recovery (account text NOT NULL, hash text NOT NULL, PRIMARY KEY (account, hash));
  CREATE TABLE challenges (
    id text PRIMARY KEY,
    challenge text NOT NULL,
    person text,
    until bigint NOT NULL
  );
  -- Whom somebody follows or has blocked.
  CREATE TABLE relations (
    person text NOT NULL,
    other text NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, other, kind)
  );
  CREATE INDEX relations_to ON relations (other);
  -- People who are gone, as long as their name may still stand at a table.
  CREATE TABLE leaving (person text PRIMARY KEY, at bigint NOT NULL);
  `,
  `
  -- Who seeks whom to play with: one row a person, which holds as long as the process of their line says so.
  CREATE TABLE seeks (
    person text PRIMARY KEY,
    line text NOT NULL,
    owner text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    pace text NOT NULL,
    rated integer NOT NULL,
    rating double precision NOT NULL,
    doubt double precision NOT NULL,
    since bigint NOT NULL,
    blocks text NOT NULL,
    "table" text,
    until timestamptz NOT NULL
  );
  `,
  `
  -- What is known of people's strength, by kind of match, and every match that counted, with what it made of it.
  CREATE TABLE ratings (
    person text NOT NULL,
    kind text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches integer NOT NULL,
    won integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, kind)
  );
  CREATE INDEX ratings_best ON ratings (kind, mu);
  CREATE TABLE rated (
    match text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    side integer NOT NULL,
    place integer NOT NULL,
    hero text,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    weight double precision NOT NULL,
    PRIMARY KEY (match, person)
  );
  CREATE INDEX rated_of ON rated (person, at);
  `,
  `
  -- What is agreed about a match apart from its game, and how it ended before its end.
  ALTER TABLE tables ADD COLUMN terms text;
  ALTER TABLE tables ADD COLUMN ending text;
  -- How the clock of a match stood when it was last written, and when somebody must look at the table at the latest.
  CREATE TABLE clocks (match text PRIMARY KEY, standing text NOT NULL, at bigint NOT NULL, due bigint);
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  `,
  `
  -- Heroes that people made and shared: each under its code, in its last version. "card" is what lists show of it.
  CREATE TABLE made_heroes (
    id text PRIMARY KEY,
    author text NOT NULL,
    listed integer NOT NULL,
    hidden integer NOT NULL,
    revision integer NOT NULL,
    digest text NOT NULL,
    search text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    figures text,
    origin text,
    origin_revision integer,
    created bigint NOT NULL,
    changed bigint NOT NULL
  );
  CREATE INDEX made_heroes_of ON made_heroes (author);
  CREATE INDEX made_heroes_listed ON made_heroes (changed) WHERE listed = 1 AND hidden = 0;
  `,
  `
  -- What was said at tables, for a while.
  CREATE TABLE talk (
    match text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    seat integer,
    room text NOT NULL,
    phrase text,
    text text,
    PRIMARY KEY (match, number)
  );
  CREATE INDEX talk_at ON talk (at);
  CREATE INDEX talk_of ON talk (person);
  -- What people report of each other, and what moderators do about it: a log of which every row holds the hash of all before it.
  CREATE TABLE complaints (
    id text PRIMARY KEY,
    at bigint NOT NULL,
    reporter text NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    match text NOT NULL,
    kind text NOT NULL,
    words text NOT NULL,
    talk text NOT NULL,
    act integer
  );
  CREATE INDEX complaints_open ON complaints (at) WHERE act IS NULL;
  CREATE INDEX complaints_about ON complaints (person);
  CREATE TABLE acts (
    number integer PRIMARY KEY,
    at bigint NOT NULL,
    moderator text NOT NULL,
    kind text NOT NULL,
    person text NOT NULL,
    reason text NOT NULL,
    words text NOT NULL,
    until bigint,
    complaint text,
    undoes integer,
    hash text NOT NULL
  );
  CREATE INDEX acts_about ON acts (person);
  `,
  `
  -- Devices that are told when it matters, and what people were told already, so that it is said once.
  CREATE TABLE pushes (
    endpoint text PRIMARY KEY,
    person text NOT NULL,
    token_hash text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    kinds text NOT NULL,
    site text NOT NULL,
    key text NOT NULL,
    created bigint NOT NULL
  );
  CREATE INDEX pushes_of ON pushes (person);
  CREATE TABLE told (
    person text NOT NULL,
    what text NOT NULL,
    mark bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, what)
  );
  CREATE INDEX told_at ON told (at);
  -- Tries at the tasks of a day: one a person, which counts once the server has played it again.
  CREATE TABLE day_tries (
    day text NOT NULL,
    task text NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    match text NOT NULL,
    begun bigint NOT NULL,
    ended bigint,
    won bigint,
    turns bigint,
    figure bigint,
    score bigint,
    PRIMARY KEY (day, task, person)
  );
  CREATE INDEX day_best ON day_tries (day, task, score);
  CREATE UNIQUE INDEX day_matches ON day_tries (match);
  CREATE INDEX day_people ON day_tries (person);
  `,
  `
  -- Finished matches whose luck is to be reckoned (tries below 0: it has been), and what the dice gave those who played.
  CREATE TABLE luck_due (match text PRIMARY KEY, until bigint NOT NULL, tries integer NOT NULL);
  CREATE INDEX luck_due_open ON luck_due (until) WHERE tries >= 0;
  INSERT INTO luck_due SELECT id, 0, 0 FROM tables WHERE status = 'over';
  CREATE TABLE luck (
    match text NOT NULL,
    seat integer NOT NULL,
    person text NOT NULL,
    game text NOT NULL,
    throws integer NOT NULL,
    got double precision NOT NULL,
    expected double precision NOT NULL,
    variance double precision NOT NULL,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX luck_of ON luck (person);
  `,
  `
  -- What people are to be told, when, and until when somebody is about to: it outlives the process that put it down.
  CREATE TABLE owed (
    person text NOT NULL,
    kind text NOT NULL,
    match text NOT NULL,
    game text NOT NULL,
    caller text,
    sure smallint NOT NULL,
    mark bigint NOT NULL,
    put bigint NOT NULL,
    at bigint NOT NULL,
    held bigint NOT NULL,
    PRIMARY KEY (person, kind, match)
  );
  CREATE INDEX owed_at ON owed (at);
  `,
  `
  -- Where guests come from, by a mark of the address that only the service's own secret makes.
  CREATE TABLE guest_marks (guest text PRIMARY KEY, origin text NOT NULL, at bigint NOT NULL);
  CREATE INDEX guest_marks_at ON guest_marks (at);
  `,
  `
  -- Seed and words of a match that was removed before its end: nobody was shown them.
  ALTER TABLE seals ADD COLUMN revealed text;
  `,
];

/**
 * Versions that programs of earlier ones cannot play beside: something they read or write is gone, or what newer ones write
 * would be misread. A step that only adds is none, so servers can be brought up to date one after another. Where what is
 * written changes its meaning and no table does, an empty step is added and named here.
 */
const BREAKS: readonly number[] = [2, 7];

/** Servers of an earlier version play on the database, and could not go on beside this one. */
export class OthersLive extends Error {
  constructor() {
    super('servers of an earlier version play on the database and could not go on');
    this.name = 'OthersLive';
  }
}

/** Processes that start at once wait for each other here. */
const LOCK = 0x77_79_72_6d;

/** `least`: the oldest version whose programs can play on it; null where it was last changed before that was written down. */
async function shapeOf(client: ClientBase): Promise<{ readonly version: number; readonly least: number | null }> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  await client.query('ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS least integer');
  const { rows } = await client.query<{ version: number; least: number | null }>('SELECT * FROM schema_version');
  if (rows[0] !== undefined) return rows[0];
  await client.query('INSERT INTO schema_version VALUES (0, 0)');
  return { version: 0, least: 0 };
}

/** Whether servers play on the database now. */
async function isPlayedOn(client: ClientBase, version: number): Promise<boolean> {
  // They did not say so before.
  if (version < 2) return false;
  const { rowCount } = await client.query('SELECT FROM living WHERE until > now() LIMIT 1');
  return (rowCount ?? 0) > 0;
}

/**
 * Brings the database up to date, all steps or none; one that is newer is left as it is, if programs of this version can play
 * on it. `known` is the version of the program. Throws NewerDatabase and OthersLive.
 */
export async function migratePostgres(client: ClientBase, known: number = MIGRATIONS.length): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { version: found, least } = await shapeOf(client);
    if (found > known) {
      if ((least ?? found) > known) throw new NewerDatabase(found, known);
    } else {
      const breaks = BREAKS.filter((version) => version <= known);
      if (breaks.some((version) => found < version) && (await isPlayedOn(client, found))) throw new OthersLive();
      for (const step of MIGRATIONS.slice(found, known)) await client.query(step);
      await client.query('UPDATE schema_version SET version = $1, least = $2', [known, Math.max(0, ...breaks)]);
    }
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => {});
    throw problem;
  }
}
