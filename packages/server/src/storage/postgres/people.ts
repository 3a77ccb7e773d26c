// People on PostgreSQL.
import type { People, SignIn } from '../ports/people.ts';
import { noTokenOf, readAccount, readChallenge, readPasskey, readRelation, readSignIn } from '../rows/people.ts';
import { atomically } from './atomically.ts';
import type { Line } from './line.ts';

const ADD_SIGN_IN = `
  INSERT INTO sign_ins (id, account, token_hash, device, created, seen, proved) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (id) DO NOTHING`;

const signInRow = (row: SignIn): unknown[] => [
  row.id,
  row.account,
  row.tokenHash,
  row.device,
  row.created,
  row.seen,
  row.proved,
];

/** Named by its id as well, so that a line that broke after it was written finds its own account and not a name that is taken. */
const ADD_ACCOUNT = `
  WITH added AS (
    INSERT INTO accounts (id, name, folded, password, created, owner) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT id FROM added UNION SELECT id FROM accounts WHERE id = $1 AND folded = $3 AND created = $5`;

/** What is known of one person alone, and what others have said of them. */
const REMOVE_ACCOUNT = `
  WITH a AS (DELETE FROM accounts WHERE id = $1),
    b AS (DELETE FROM guests WHERE id = $1),
    c AS (DELETE FROM sign_ins WHERE account = $1),
    d AS (DELETE FROM passkeys WHERE account = $1),
    e AS (DELETE FROM recovery WHERE account = $1),
    f AS (DELETE FROM challenges WHERE person = $1),
    g AS (DELETE FROM relations WHERE person = $1 OR other = $1),
    h AS (DELETE FROM ratings WHERE person = $1),
    luck AS (DELETE FROM luck WHERE person = $1),
    i AS (DELETE FROM seeks WHERE person = $1),
    j AS (DELETE FROM made_heroes WHERE author = $1),
    k AS (DELETE FROM talk WHERE person = $1),
    l AS (UPDATE complaints SET name = '' WHERE person = $1),
    m AS (DELETE FROM pushes WHERE person = $1),
    n AS (DELETE FROM told WHERE person = $1),
    owed AS (DELETE FROM owed WHERE person = $1),
    marks AS (DELETE FROM guest_marks WHERE guest = $1),
    o AS (UPDATE day_tries SET name = '' WHERE person = $1)
  INSERT INTO leaving (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING`;

export function postgresPeople(line: Line): People {
  /** The plan is kept by the name of what is done. */
  const ask = (name: string, text: string, ...values: unknown[]) => line.query(`people ${name}`, text, values);
  return {
    addAccount: ({ id, name, folded, password, created, owner }, signIn) =>
      line.patiently((client) =>
        atomically(client, async () => {
          const { rows } = await client.query(ADD_ACCOUNT, [id, name, folded, password, created, owner]);
          if (rows.length === 0) return false;
          await client.query('UPDATE guests SET token_hash = $1, name = $2 WHERE id = $3', [noTokenOf(id), name, id]);
          if (signIn !== null) await client.query(ADD_SIGN_IN, signInRow(signIn));
          return true;
        }),
      ),
    async account(id) {
      const [row] = await ask('account', 'SELECT * FROM accounts WHERE id = $1', id);
      return row === undefined ? null : readAccount(row);
    },
    async accountNamed(folded) {
      const [row] = await ask('named', 'SELECT * FROM accounts WHERE folded = $1', folded);
      return row === undefined ? null : readAccount(row);
    },
    async accounts(ids) {
      const text = 'SELECT * FROM accounts WHERE id = ANY ($1) ORDER BY id COLLATE "C"';
      return (await ask('accounts', text, ids)).map(readAccount);
    },
    async programs(owner) {
      const text = 'SELECT * FROM accounts WHERE owner = $1 ORDER BY created, id COLLATE "C"';
      return (await ask('programs', text, owner)).map(readAccount);
    },
    async setPassword(id, password) {
      await ask('setPassword', 'UPDATE accounts SET password = $1 WHERE id = $2', password, id);
    },
    async removeAccount(id, at) {
      await ask('remove', REMOVE_ACCOUNT, id, at);
    },
    async leaving(limit) {
      const text = 'SELECT person FROM leaving ORDER BY at, person COLLATE "C" LIMIT $1';
      return (await ask('leaving', text, limit)).map(({ person }) => String(person));
    },
    async left(person) {
      await ask('left', 'DELETE FROM leaving WHERE person = $1', person);
    },
    async tablesWith(person) {
      const text = 'SELECT "table" FROM at_table WHERE guest = $1 ORDER BY "table" COLLATE "C"';
      return (await ask('tablesWith', text, person)).map(({ table }) => String(table));
    },

    async addSignIn(signIn) {
      await ask('addSignIn', ADD_SIGN_IN, ...signInRow(signIn));
    },
    async signedIn(tokenHash) {
      const [row] = await ask('signIn', 'SELECT * FROM sign_ins WHERE token_hash = $1', tokenHash);
      if (row === undefined) return null;
      const signIn = readSignIn(row);
      const [account] = await ask('account', 'SELECT * FROM accounts WHERE id = $1', signIn.account);
      return account === undefined ? null : { account: readAccount(account), signIn };
    },
    async signIns(account) {
      const text = 'SELECT * FROM sign_ins WHERE account = $1 ORDER BY seen DESC, id COLLATE "C"';
      return (await ask('signIns', text, account)).map(readSignIn);
    },
    async seen(signIn, at) {
      await ask('seen', 'UPDATE sign_ins SET seen = $1 WHERE id = $2', at, signIn);
    },
    async proved(signIn, at) {
      await ask('proved', 'UPDATE sign_ins SET proved = $1 WHERE id = $2', at, signIn);
    },
    async endSignIns(account, which) {
      const ended =
        'only' in which
          ? await ask(
              'endOne',
              'DELETE FROM sign_ins WHERE account = $1 AND id = $2 RETURNING token_hash',
              account,
              which.only,
            )
          : await ask(
              'endOthers',
              'DELETE FROM sign_ins WHERE account = $1 AND id <> $2 RETURNING token_hash',
              account,
              which.but ?? '',
            );
      return ended.map(({ token_hash }) => String(token_hash));
    },

    async addPasskey({ id, account, publicKey, counter, transports, label, created, used }) {
      const text = `
        INSERT INTO passkeys (id, account, public_key, counter, transports, label, created, used)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`;
      const values = [id, account, publicKey, counter, transports, label, created, used];
      return (await ask('addPasskey', text, ...values)).length > 0;
    },
    async passkey(id) {
      const [row] = await ask('passkey', 'SELECT * FROM passkeys WHERE id = $1', id);
      return row === undefined ? null : readPasskey(row);
    },
    async passkeys(account) {
      const text = 'SELECT * FROM passkeys WHERE account = $1 ORDER BY created, id COLLATE "C"';
      return (await ask('passkeys', text, account)).map(readPasskey);
    },
    async usedPasskey(id, counter, at) {
      await ask('usedPasskey', 'UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3', counter, at, id);
    },
    async removePasskey(account, id) {
      const text = 'DELETE FROM passkeys WHERE account = $1 AND id = $2 RETURNING id';
      return (await ask('removePasskey', text, account, id)).length > 0;
    },

    setRecovery: (account, hashes) =>
      line.patiently((client) =>
        atomically(client, async () => {
          await client.query('DELETE FROM recovery WHERE account = $1', [account]);
          await client.query('INSERT INTO recovery (account, hash) SELECT $1, unnest($2::text[])', [account, hashes]);
        }),
      ),
    async useRecovery(account, hash) {
      const text = 'DELETE FROM recovery WHERE account = $1 AND hash = $2 RETURNING hash';
      return (await ask('useRecovery', text, account, hash)).length > 0;
    },
    async recoveryLeft(account) {
      const [row] = await ask('recoveryLeft', 'SELECT count(*) AS count FROM recovery WHERE account = $1', account);
      return Number(row?.count ?? 0);
    },

    async addChallenge({ id, challenge, person, until }) {
      const text = `
        WITH old AS (DELETE FROM challenges WHERE until < $5)
        INSERT INTO challenges (id, challenge, person, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;
      await ask('addChallenge', text, id, challenge, person, until, Date.now());
    },
    async takeChallenge(id, now) {
      const [row] = await ask('takeChallenge', 'DELETE FROM challenges WHERE id = $1 RETURNING *', id);
      const found = row === undefined ? null : readChallenge(row);
      return found !== null && found.until > now ? found : null;
    },

    async relate({ person, other, kind, at }) {
      const text = 'INSERT INTO relations (person, other, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
      await ask('relate', text, person, other, kind, at);
    },
    async unrelate(person, other, kind) {
      const text = 'DELETE FROM relations WHERE person = $1 AND other = $2 AND kind = $3';
      await ask('unrelate', text, person, other, kind);
    },
    async relations(person) {
      const text = 'SELECT * FROM relations WHERE person = $1 ORDER BY at DESC, other COLLATE "C"';
      return (await ask('relations', text, person)).flatMap(readRelation);
    },
    async blocked(one, other) {
      const text = `
        SELECT 1 FROM relations
        WHERE kind = 'block' AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))`;
      return (await ask('blocked', text, one, other)).length > 0;
    },
  };
}
