// Moderation for whoever runs a service, beside its servers: the same log, from the terminal.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { ActInfo, Reason, ReportInfo } from '@wyrmtable/wire';
import { NoService } from '../keeping/files.ts';
import type { Place } from '../keeping/index.ts';
import { foldedOr } from '../people/naming.ts';
import { accountsOf } from '../people/who.ts';
import { no } from '../refusals.ts';
import { databaseIn, holdFolder } from '../storage/folder.ts';
import type { Storage } from '../storage/port.ts';
import { type Act, TERMINAL } from '../storage/ports/moderation.ts';
import { postgresStorage } from '../storage/postgres/storage.ts';
import { isUpToDate } from '../storage/sqlite/migrations.ts';
import { sqliteStorage } from '../storage/sqlite/storage.ts';
import { banAddress, markOfGuest } from './addresses.ts';
import { settleHero } from './heroes.ts';
import { enact, inForce, standingIn, type Verdict, verifyLog } from './log.ts';
import { actsTold, reportsTold } from './telling.ts';

export type { Verdict } from './log.ts';

/** Servers may play on meanwhile. Throws NoService, NewerDatabase, and FolderInUse where a server of an earlier version does. */
async function opened(place: Place): Promise<Storage> {
  if ('database' in place) return postgresStorage(place.database);
  const path = databaseIn(place.folder);
  if (!existsSync(path)) throw new NoService(place.folder);
  const db = new DatabaseSync(path, { readOnly: true });
  const current = isUpToDate(db);
  db.close();
  if (current) return sqliteStorage(path);
  const release = holdFolder(place.folder);
  try {
    return sqliteStorage(path);
  } finally {
    release();
  }
}

/** Whom an act is about: an account by its name, or whoever a report is about. */
export type About = { readonly name: string } | { readonly report: string };

export interface Sentence {
  readonly kind: 'grant' | 'revoke' | 'warn' | 'mute' | 'ban' | 'dismiss';
  readonly reason: Reason;
  readonly words: string;
  /** Milliseconds; null for good, and where it means nothing. */
  readonly lasts: number | null;
  /** A ban: of the guest's address too, for a month at most. */
  readonly address?: boolean;
}

export interface Bench {
  reports(all: boolean): Promise<readonly ReportInfo[]>;
  act(about: About, sentence: Sentence): Promise<ActInfo | Refusal>;
  /** Takes back the act of that number, or the last about that person that still holds. */
  undo(what: { readonly act: number } | About, words: string): Promise<ActInfo | Refusal>;
  log(name: string | null): Promise<readonly ActInfo[] | Refusal>;
  moderators(): Promise<readonly string[]>;
  verify(kept: string | null): Promise<Verdict>;
  close(): Promise<void>;
}

const MANY = 100_000;

/** What can be taken back. */
const isUndoable = ({ kind }: Act): boolean => kind !== 'undo' && kind !== 'dismiss' && kind !== 'revoke';

export async function openBench(place: Place): Promise<Bench> {
  const storage = await opened(place);
  const { moderation, people } = storage;

  const meant = async (about: About): Promise<{ person: string; complaint: string | null } | Refusal> => {
    if ('report' in about) {
      const found = await moderation.complaint(about.report);
      return found === null ? no('no-such-report') : { person: found.person, complaint: found.id };
    }
    const account = await people.accountNamed(foldedOr(about.name));
    return account === null
      ? no('no-such-person', { name: about.name.slice(0, 24) })
      : { person: account.id, complaint: null };
  };
  const told = async (act: Act): Promise<ActInfo> => {
    await settleHero(storage, act);
    const [info] = await actsTold(storage, [act]);
    if (info === undefined) throw new Error('an act was not told');
    return info;
  };
  const undone = async (what: { readonly act: number } | About): Promise<Act | Refusal> => {
    if ('act' in what) return (await moderation.act(what.act)) ?? no('no-such-act');
    const about = await meant(what);
    if (isRefusal(about)) return about;
    return inForce(await moderation.actsAbout(about.person)).findLast(isUndoable) ?? no('no-such-act');
  };

  return {
    reports: async (all) => reportsTold(storage, await moderation.complaints(all ? 'all' : 'open', MANY)),
    async act(about, { kind, reason, words, lasts, address = false }) {
      const found = await meant(about);
      if (isRefusal(found)) return found;
      const until = lasts === null ? null : Date.now() + lasts;
      const mark = address && kind === 'ban' ? await markOfGuest(storage, found.person) : null;
      if (address && mark === null) return no('no-address');
      const act = { moderator: TERMINAL, kind, ...found, reason, words, until, undoes: null };
      const written = await enact(moderation, act);
      if (mark !== null) await banAddress(moderation, written, mark);
      return told(written);
    },
    async undo(what, words) {
      const act = await undone(what);
      if (isRefusal(act)) return act;
      if (!isUndoable(act)) return no('no-such-act');
      const { person, reason, number: undoes } = act;
      const row = { moderator: TERMINAL, kind: 'undo', person, reason, words, until: null, complaint: null } as const;
      return told(await enact(moderation, { ...row, undoes }));
    },
    async log(name) {
      if (name === null) return actsTold(storage, await moderation.acts(0, MANY));
      const about = await meant({ name });
      return isRefusal(about) ? about : actsTold(storage, await moderation.actsAbout(about.person));
    },
    async moderators() {
      const granted = (await moderation.acts(0, MANY)).flatMap(({ kind, person }) =>
        kind === 'grant' ? [person] : [],
      );
      const names = await accountsOf(storage, granted);
      const found: string[] = [];
      for (const [id, { name }] of names) if ((await standingIn(moderation, id)).moderator) found.push(name);
      return found.sort();
    },
    verify: (kept) => verifyLog(moderation, kept),
    close: () => storage.close(),
  };
}
