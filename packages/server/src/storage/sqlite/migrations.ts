// The shape of the database, one numbered step after another. A step that has shipped is never changed.
import type { DatabaseSync } from 'node:sqlite';

/** The database was written by a newer version of the program; it is left as it is. */
export class NewerDatabase extends Error {
  readonly found: number;
  readonly known: number;

  constructor(found: number, known: number) {
    super(`the database has schema version ${found}, and this version of the server knows ${known} at most`);
    this.name = 'NewerDatabase';
    this.found = found;
    this.known = known;
  }
}

/** Step i brings the database to version i + 1. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    status TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    seed TEXT NOT NULL,
    set_up TEXT NOT NULL,
    outcome TEXT,
    digest TEXT,
    next TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_to_watch ON tables (changed) WHERE status = 'playing' AND listed = 1;

  -- Who has something to do with a table: its host and everybody who sits there.
  CREATE TABLE at_table (
    guest TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (guest, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX at_table_guests ON at_table ("table");

  CREATE TABLE moves (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    results TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE early (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reports (
    match TEXT NOT NULL,
    at INTEGER NOT NULL,
    problem TEXT NOT NULL,
    input TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- Seats may change hands in a match; the words of its dice stay, so they get a place of their own.
  ALTER TABLE tables ADD COLUMN words TEXT;
  UPDATE tables SET words = (
    SELECT json_group_array(coalesce(json_extract(seat.value, '$.word'), ''))
    FROM (SELECT value FROM json_each(tables.seats) ORDER BY key) AS seat
  ) WHERE status <> 'lobby';
  ALTER TABLE tables ADD COLUMN links TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE tables ADD COLUMN seed_known TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- An answer counts when it is accepted, so one that was overtaken before it was played must leave its count behind.
  ALTER TABLE early ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- When the database last took something just to see whether it does.
  CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  `,
  `
  -- Stops are said often: they are written with the moves and not with the whole table.
  CREATE TABLE stops (
    match TEXT NOT NULL,
    guest TEXT NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (match, guest)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A match is played with the content it was begun with, whatever ships later.
  ALTER TABLE tables ADD COLUMN content TEXT;
  `,
  `
  -- Words are promised before they are shown, and every promise of dice is on record.
  ALTER TABLE tables ADD COLUMN pledge TEXT;
  CREATE TABLE seals (
    commitment TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    ended INTEGER,
    how TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seals_open ON seals (at) WHERE ended IS NULL;
  `,
  `
  -- Who may write to a match, where several processes could.
  CREATE TABLE charges (
    match TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A charge holds as long as its owner lives: one row a process to renew, however many tables it has.
  CREATE TABLE living (owner TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  ALTER TABLE charges DROP COLUMN until;
  `,
  `
  -- When somebody was last at a table, to within a day: those that nobody comes to any more are removed some time.
  CREATE TABLE visits ("table" TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_changed ON tables (changed);
  `,
  `
  -- People with a name of their own. An account has the id of the guest it was; tokens, codes and passwords are hashes.
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    created INTEGER NOT NULL,
    owner TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX accounts_of ON accounts (owner) WHERE owner IS NOT NULL;
  CREATE TABLE sign_ins (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    proved INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sign_ins_of ON sign_ins (account);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of ON passkeys (account);
  CREATE TABLE recovery (account TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (account, hash)) STRICT, WITHOUT ROWID;
  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    person TEXT,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- Whom somebody follows or has blocked.
  CREATE TABLE relations (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, other, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relations_to ON relations (other);
  -- People who are gone, as long as their name may still stand at a table.
  CREATE TABLE leaving (person TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- Who seeks whom to play with: one row a person, which holds as long as the process of their line says so.
  CREATE TABLE seeks (
    person TEXT PRIMARY KEY,
    line TEXT NOT NULL,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    rating REAL NOT NULL,
    doubt REAL NOT NULL,
    since INTEGER NOT NULL,
    blocks TEXT NOT NULL,
    "table" TEXT,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What is known of people's strength, by kind of match, and every match that counted, with what it made of it.
  CREATE TABLE ratings (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_best ON ratings (kind, mu);
  CREATE TABLE rated (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    hero TEXT,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    weight REAL NOT NULL,
    PRIMARY KEY (match, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rated_of ON rated (person, at);
  `,
  `
  -- What is agreed about a match apart from its game, and how it ended before its end.
  ALTER TABLE tables ADD COLUMN terms TEXT;
  ALTER TABLE tables ADD COLUMN ending TEXT;
  -- How the clock of a match stood when it was last written, and when somebody must look at the table at the latest.
  CREATE TABLE clocks (
    match TEXT PRIMARY KEY,
    standing TEXT NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  `,
  `
  -- Heroes that people made and shared: each under its code, in its last version. "card" is what lists show of it.
  CREATE TABLE made_heroes (
    id TEXT PRIMARY KEY,
    author TEXT NOT NULL,
    listed INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    digest TEXT NOT NULL,
    search TEXT NOT NULL,
    card TEXT NOT NULL,
    document TEXT NOT NULL,
    figures TEXT,
    origin TEXT,
    origin_revision INTEGER,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX made_heroes_of ON made_heroes (author);
  CREATE INDEX made_heroes_listed ON made_heroes (changed) WHERE listed = 1 AND hidden = 0;
  `,
  `
  -- What was said at tables, for a while.
  CREATE TABLE talk (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    room TEXT NOT NULL,
    phrase TEXT,
    text TEXT,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX talk_at ON talk (at);
  CREATE INDEX talk_of ON talk (person);
  -- What people report of each other, and what moderators do about it: a log of which every row holds the hash of all before it.
  CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    match TEXT NOT NULL,
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    talk TEXT NOT NULL,
    act INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX complaints_open ON complaints (at) WHERE act IS NULL;
  CREATE INDEX complaints_about ON complaints (person);
  CREATE TABLE acts (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    moderator TEXT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    until INTEGER,
    complaint TEXT,
    undoes INTEGER,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX acts_about ON acts (person);
  `,
  `
  -- Devices that are told when it matters, and what people were told already, so that it is said once.
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    kinds TEXT NOT NULL,
    site TEXT NOT NULL,
    key TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_of ON pushes (person);
  CREATE TABLE told (
    person TEXT NOT NULL,
    what TEXT NOT NULL,
    mark INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, what)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX told_at ON told (at);
  -- Tries at the tasks of a day: one a person, which counts once the server has played it again.
  CREATE TABLE day_tries (
    day TEXT NOT NULL,
    task TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    match TEXT NOT NULL,
    begun INTEGER NOT NULL,
    ended INTEGER,
    won INTEGER,
    turns INTEGER,
    figure INTEGER,
    score INTEGER,
    PRIMARY KEY (day, task, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX day_best ON day_tries (day, task, score);
  CREATE UNIQUE INDEX day_matches ON day_tries (match);
  CREATE INDEX day_people ON day_tries (person);
  `,
  `
  -- Finished matches whose luck is to be reckoned (tries below 0: it has been), and what the dice gave those who played.
  CREATE TABLE luck_due (match TEXT PRIMARY KEY, until INTEGER NOT NULL, tries INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX luck_due_open ON luck_due (until) WHERE tries >= 0;
  INSERT INTO luck_due SELECT id, 0, 0 FROM tables WHERE status = 'over';
  CREATE TABLE luck (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    throws INTEGER NOT NULL,
    got REAL NOT NULL,
    expected REAL NOT NULL,
    variance REAL NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX luck_of ON luck (person);
  `,
  `
  -- What people are to be told, when, and until when somebody is about to: it outlives the process that put it down.
  CREATE TABLE owed (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    match TEXT NOT NULL,
    game TEXT NOT NULL,
    caller TEXT,
    sure INTEGER NOT NULL,
    mark INTEGER NOT NULL,
    put INTEGER NOT NULL,
    at INTEGER NOT NULL,
    held INTEGER NOT NULL,
    PRIMARY KEY (person, kind, match)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX owed_at ON owed (at);
  `,
  `
  -- Where guests come from, by a mark of the address that only the service's own secret makes.
  CREATE TABLE guest_marks (guest TEXT PRIMARY KEY, origin TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX guest_marks_at ON guest_marks (at);
  `,
  `
  -- Seed and words of a match that was removed before its end: nobody was shown them.
  ALTER TABLE seals ADD COLUMN revealed TEXT;
  `,
];

function versionOf(db: DatabaseSync): number {
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
  const row = db.prepare('SELECT version FROM schema_version').get();
  if (row !== undefined) return Number(row.version);
  db.exec('INSERT INTO schema_version VALUES (0)');
  return 0;
}

/** Whether it has the shape that this version knows. */
export function isUpToDate(db: DatabaseSync): boolean {
  return db.prepare('SELECT version FROM schema_version').get()?.version === MIGRATIONS.length;
}

/** Brings the database up to date, all steps or none. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const found = versionOf(db);
    if (found > MIGRATIONS.length) throw new NewerDatabase(found, MIGRATIONS.length);
    for (const step of MIGRATIONS.slice(found)) db.exec(step);
    db.prepare('UPDATE schema_version SET version = ?').run(MIGRATIONS.length);
    db.exec('COMMIT');
  } catch (problem) {
    db.exec('ROLLBACK');
    throw problem;
  }
}
