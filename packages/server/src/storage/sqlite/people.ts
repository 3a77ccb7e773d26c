// People on node:sqlite.
import type { DatabaseSync } from 'node:sqlite';
import type { People } from '../ports/people.ts';
import { noTokenOf, readAccount, readChallenge, readPasskey, readRelation, readSignIn } from '../rows/people.ts';
import type { Atomically } from './atomically.ts';

const ADD_SIGN_IN =
  'INSERT INTO sign_ins (id, account, token_hash, device, created, seen, proved) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** What is known of one person alone, and what others have said of them. */
const OF_ACCOUNT = [
  'accounts WHERE id = ?',
  'guests WHERE id = ?',
  'sign_ins WHERE account = ?',
  'passkeys WHERE account = ?',
  'recovery WHERE account = ?',
  'challenges WHERE person = ?',
  'relations WHERE person = ?',
  'relations WHERE other = ?',
  'ratings WHERE person = ?',
  'luck WHERE person = ?',
  'seeks WHERE person = ?',
  'made_heroes WHERE author = ?',
  'talk WHERE person = ?',
  'pushes WHERE person = ?',
  'told WHERE person = ?',
  'owed WHERE person = ?',
  'guest_marks WHERE guest = ?',
];

function statements(db: DatabaseSync) {
  return {
    addAccount: db.prepare(`
      INSERT INTO accounts (id, name, folded, password, created, owner) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`),
    closeGuest: db.prepare('UPDATE guests SET token_hash = ?, name = ? WHERE id = ?'),
    account: db.prepare('SELECT * FROM accounts WHERE id = ?'),
    accountNamed: db.prepare('SELECT * FROM accounts WHERE folded = ?'),
    accounts: db.prepare('SELECT * FROM accounts WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id'),
    programs: db.prepare('SELECT * FROM accounts WHERE owner = ? ORDER BY created, id'),
    setPassword: db.prepare('UPDATE accounts SET password = ? WHERE id = ?'),
    forget: OF_ACCOUNT.map((where) => db.prepare(`DELETE FROM ${where}`)),
    unname: ['complaints', 'day_tries'].map((table) => db.prepare(`UPDATE ${table} SET name = '' WHERE person = ?`)),
    leave: db.prepare('INSERT INTO leaving (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    leaving: db.prepare('SELECT person FROM leaving ORDER BY at, person LIMIT ?'),
    left: db.prepare('DELETE FROM leaving WHERE person = ?'),
    tablesWith: db.prepare('SELECT "table" FROM at_table WHERE guest = ? ORDER BY "table"'),
    addSignIn: db.prepare(ADD_SIGN_IN),
    signIn: db.prepare('SELECT * FROM sign_ins WHERE token_hash = ?'),
    signIns: db.prepare('SELECT * FROM sign_ins WHERE account = ? ORDER BY seen DESC, id'),
    seen: db.prepare('UPDATE sign_ins SET seen = ? WHERE id = ?'),
    proved: db.prepare('UPDATE sign_ins SET proved = ? WHERE id = ?'),
    endOne: db.prepare('DELETE FROM sign_ins WHERE account = ? AND id = ? RETURNING token_hash'),
    endOthers: db.prepare('DELETE FROM sign_ins WHERE account = ? AND id <> ? RETURNING token_hash'),
    addPasskey: db.prepare(`
      INSERT INTO passkeys (id, account, public_key, counter, transports, label, created, used)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`),
    passkey: db.prepare('SELECT * FROM passkeys WHERE id = ?'),
    passkeys: db.prepare('SELECT * FROM passkeys WHERE account = ? ORDER BY created, id'),
    usedPasskey: db.prepare('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?'),
    removePasskey: db.prepare('DELETE FROM passkeys WHERE account = ? AND id = ?'),
    forgetRecovery: db.prepare('DELETE FROM recovery WHERE account = ?'),
    addRecovery: db.prepare('INSERT INTO recovery (account, hash) VALUES (?, ?)'),
    useRecovery: db.prepare('DELETE FROM recovery WHERE account = ? AND hash = ?'),
    recoveryLeft: db.prepare('SELECT count(*) AS count FROM recovery WHERE account = ?'),
    forgetChallenges: db.prepare('DELETE FROM challenges WHERE until < ?'),
    addChallenge: db.prepare('INSERT INTO challenges (id, challenge, person, until) VALUES (?, ?, ?, ?)'),
    takeChallenge: db.prepare('DELETE FROM challenges WHERE id = ? RETURNING *'),
    relate: db.prepare('INSERT INTO relations (person, other, kind, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    unrelate: db.prepare('DELETE FROM relations WHERE person = ? AND other = ? AND kind = ?'),
    relations: db.prepare('SELECT * FROM relations WHERE person = ? ORDER BY at DESC, other'),
    blocked: db.prepare(`
      SELECT 1 FROM relations WHERE kind = 'block' AND ((person = $one AND other = $other) OR (person = $other AND other = $one))`),
  };
}

export function sqlitePeople(db: DatabaseSync, atomically: Atomically): People {
  const sql = statements(db);
  const signInRow = (row: Parameters<People['addSignIn']>[0]) =>
    [row.id, row.account, row.tokenHash, row.device, row.created, row.seen, row.proved] as const;
  return {
    async addAccount({ id, name, folded, password, created, owner }, signIn) {
      return atomically(() => {
        if (sql.addAccount.run(id, name, folded, password, created, owner).changes === 0) return false;
        sql.closeGuest.run(noTokenOf(id), name, id);
        if (signIn !== null) sql.addSignIn.run(...signInRow(signIn));
        return true;
      });
    },
    async account(id) {
      const row = sql.account.get(id);
      return row === undefined ? null : readAccount(row);
    },
    async accountNamed(folded) {
      const row = sql.accountNamed.get(folded);
      return row === undefined ? null : readAccount(row);
    },
    async accounts(ids) {
      return sql.accounts.all(JSON.stringify(ids)).map(readAccount);
    },
    async programs(owner) {
      return sql.programs.all(owner).map(readAccount);
    },
    async setPassword(id, password) {
      sql.setPassword.run(password, id);
    },
    async removeAccount(id, at) {
      atomically(() => {
        for (const forget of sql.forget) forget.run(id);
        for (const unname of sql.unname) unname.run(id);
        sql.leave.run(id, at);
      });
    },
    async leaving(limit) {
      return sql.leaving.all(limit).map(({ person }) => String(person));
    },
    async left(person) {
      sql.left.run(person);
    },
    async tablesWith(person) {
      return sql.tablesWith.all(person).map(({ table }) => String(table));
    },

    async addSignIn(signIn) {
      sql.addSignIn.run(...signInRow(signIn));
    },
    async signedIn(tokenHash) {
      const row = sql.signIn.get(tokenHash);
      if (row === undefined) return null;
      const signIn = readSignIn(row);
      const account = sql.account.get(signIn.account);
      return account === undefined ? null : { account: readAccount(account), signIn };
    },
    async signIns(account) {
      return sql.signIns.all(account).map(readSignIn);
    },
    async seen(signIn, at) {
      sql.seen.run(at, signIn);
    },
    async proved(signIn, at) {
      sql.proved.run(at, signIn);
    },
    async endSignIns(account, which) {
      const ended = 'only' in which ? sql.endOne.all(account, which.only) : sql.endOthers.all(account, which.but ?? '');
      return ended.map(({ token_hash }) => String(token_hash));
    },

    async addPasskey({ id, account, publicKey, counter, transports, label, created, used }) {
      return sql.addPasskey.run(id, account, publicKey, counter, transports, label, created, used).changes > 0;
    },
    async passkey(id) {
      const row = sql.passkey.get(id);
      return row === undefined ? null : readPasskey(row);
    },
    async passkeys(account) {
      return sql.passkeys.all(account).map(readPasskey);
    },
    async usedPasskey(id, counter, at) {
      sql.usedPasskey.run(counter, at, id);
    },
    async removePasskey(account, id) {
      return sql.removePasskey.run(account, id).changes > 0;
    },

    async setRecovery(account, hashes) {
      atomically(() => {
        sql.forgetRecovery.run(account);
        for (const hash of hashes) sql.addRecovery.run(account, hash);
      });
    },
    async useRecovery(account, hash) {
      return sql.useRecovery.run(account, hash).changes > 0;
    },
    async recoveryLeft(account) {
      return Number(sql.recoveryLeft.get(account)?.count ?? 0);
    },

    async addChallenge({ id, challenge, person, until }) {
      sql.forgetChallenges.run(Date.now());
      sql.addChallenge.run(id, challenge, person, until);
    },
    async takeChallenge(id, now) {
      const row = sql.takeChallenge.get(id);
      const found = row === undefined ? null : readChallenge(row);
      return found !== null && found.until > now ? found : null;
    },

    async relate({ person, other, kind, at }) {
      sql.relate.run(person, other, kind, at);
    },
    async unrelate(person, other, kind) {
      sql.unrelate.run(person, other, kind);
    },
    async relations(person) {
      return sql.relations.all(person).flatMap(readRelation);
    },
    async blocked(one, other) {
      return sql.blocked.get({ one, other }) !== undefined;
    },
  };
}
