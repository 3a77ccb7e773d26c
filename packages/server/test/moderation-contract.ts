// What every storage must do about reports and the log of moderators, written once against the port.
import { deepEqual, equal } from 'node:assert/strict';
import { enact, inForce, standingIn, standingOf, verifyLog } from '../src/moderation/log.ts';
import type { Storage } from '../src/storage/port.ts';
import type { Act, Complaint } from '../src/storage/ports/moderation.ts';

type Check = (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>;

export const COMPLAINT: Complaint = {
  id: 'c1',
  at: 1000,
  reporter: 'mirka',
  person: 'borys',
  name: 'Borys „Żółw” 🐢',
  match: 'h4k9tw',
  kind: 'insult',
  words: 'obraża — всех',
  talk: [{ at: 900, who: 'them', seat: null, phrase: null, text: 'you fool' }],
  act: null,
};

export const warning = (person: string, more: Partial<Act> = {}) => ({
  moderator: 'wanda',
  kind: 'warn' as const,
  person,
  reason: 'insult' as const,
  words: '',
  until: null,
  complaint: null,
  undoes: null,
  ...more,
});

export const MODERATION_CONTRACT: Readonly<Record<string, Check>> = {
  async 'a report waits, with the talk of its table, until an act settles it'(storage, reopen) {
    const { moderation } = storage;
    await moderation.complain(COMPLAINT);
    await moderation.complain({ ...COMPLAINT, id: 'c0', at: 2000 });
    const again = (await reopen()).moderation;
    deepEqual(await again.complaint('c1'), COMPLAINT);
    equal(await again.complaint('c9'), null);
    deepEqual(
      (await again.complaints('open', 9)).map(({ id }) => id),
      ['c1', 'c0'],
    );
    const act = await enact(again, warning('borys', { complaint: 'c1' }));
    deepEqual(
      (await again.complaints('open', 9)).map(({ id }) => id),
      ['c0'],
    );
    equal((await again.complaint('c1'))?.act, act.number);
    deepEqual(
      (await again.complaints('all', 1)).map(({ id }) => id),
      ['c0'],
    );
  },

  async 'acts follow one another whoever writes them, and each knows all before it'(storage, reopen) {
    const { moderation } = storage;
    const all = Array.from({ length: 12 }, (_, i) => enact(moderation, warning(`person ${i}`), 5000 + i));
    const numbers = (await Promise.all(all)).map(({ number }) => number).sort((a, b) => a - b);
    deepEqual(
      numbers,
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    const again = (await reopen()).moderation;
    const { head, ...verdict } = await verifyLog(again);
    deepEqual(verdict, { whole: true, acts: 12, brokenAt: null, known: null });
    equal((await again.lastAct())?.hash, head);
    const third = await again.act(3);
    equal((await verifyLog(again, third?.hash ?? '')).known, true);
    equal((await verifyLog(again, 'elsewhere')).known, false);
    deepEqual(
      (await again.acts(10, 9)).map(({ number }) => number),
      [11, 12],
    );
    // One that does not follow is not written.
    equal(await again.addAct({ ...warning('late'), number: 12, at: 1, hash: 'x' }), false);
  },

  async 'what holds for somebody is read from the log alone, and for programs from that of their owner'(storage) {
    const { moderation, people } = storage;
    for (const id of ['borys', 'engine']) await storage.addGuest({ id, tokenHash: `cookie of ${id}`, name: '' });
    const account = { name: 'Borys', folded: 'borys', password: 'x', created: 1, owner: null };
    await people.addAccount({ ...account, id: 'borys' }, null);
    await people.addAccount({ ...account, id: 'engine', name: 'E', folded: 'e', owner: 'borys' }, null);
    const soon = Date.now() + 60_000;
    await enact(moderation, warning('borys', { kind: 'mute', until: soon }));
    const ban = await enact(moderation, warning('borys', { kind: 'ban' }));
    await enact(moderation, warning('borys', { kind: 'grant' }));
    const standing = await standingIn(moderation, 'engine');
    deepEqual([standing.muted, standing.banned, standing.moderator], [soon, 0, true]);
    await enact(moderation, warning('borys', { kind: 'undo', undoes: ban.number }));
    await enact(moderation, warning('borys', { kind: 'revoke' }));
    const acts = await moderation.actsAbout('borys');
    deepEqual(
      inForce(acts).map(({ kind }) => kind),
      ['mute', 'grant', 'undo', 'revoke'],
    );
    const after = standingOf(acts, soon - 1);
    deepEqual([after.muted, after.banned, after.moderator], [soon, null, false]);
    equal(standingOf(acts, soon).muted, null);
    equal((await standingIn(moderation, 'nobody')).moderator, false);
  },

  async 'where a guest comes from is known by a mark, the last one, and forgotten in time'(storage, reopen) {
    await storage.moderation.came('borys', 'address:one', 1000);
    await storage.moderation.came('borys', 'address:two', 2000);
    await storage.moderation.came('mirka', 'address:one', 3000);
    const { moderation } = await reopen();
    equal(await moderation.markOf('borys'), 'address:two');
    equal(await moderation.markOf('nobody'), null);
    await moderation.forgetMarks(2500);
    equal(await moderation.markOf('borys'), null);
    equal(await moderation.markOf('mirka'), 'address:one');
  },

  async 'a deleted account leaves its name in no report, and its acts in the log as they were'(storage) {
    await storage.addGuest({ id: 'borys', tokenHash: 'cookie of borys', name: '' });
    await storage.moderation.complain(COMPLAINT);
    await enact(storage.moderation, warning('borys', { complaint: 'c1' }));
    await storage.people.removeAccount('borys', 5000);
    equal((await storage.moderation.complaint('c1'))?.name, '');
    equal((await verifyLog(storage.moderation)).whole, true);
  },
};
