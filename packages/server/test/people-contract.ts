// What every storage must do about people, written once against the port.
import { deepEqual, equal } from 'node:assert/strict';
import type { Storage } from '../src/storage/port.ts';
import type { Account, Passkey, SignIn } from '../src/storage/ports/people.ts';

type Check = (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>;

export const MIRKA: Account = {
  id: 'mirka',
  name: 'Mirka „Żółw” 🐢',
  folded: 'mirka',
  password: 'scrypt.1.2.3.salt.key',
  created: 1000,
  owner: null,
};

export const signInOf = (account: string, id: string, seen = 2000): SignIn => ({
  id,
  account,
  tokenHash: `hash of ${id}`,
  device: 'Firefox, Linux',
  created: 1500,
  seen,
  proved: 1500,
});

export const passkeyOf = (account: string, id: string): Passkey => ({
  id,
  account,
  publicKey: 'AAEC',
  counter: 7,
  transports: 'internal,hybrid',
  label: 'Telefon',
  created: 3000,
  used: 3000,
});

const guest = (id: string) => ({ id, tokenHash: `cookie of ${id}`, name: '' });

export const PEOPLE_CONTRACT: Readonly<Record<string, Check>> = {
  async 'a guest becomes an account under its own id and comes by the sign-in alone'(storage, reopen) {
    await storage.addGuest(guest('mirka'));
    equal(await storage.people.addAccount(MIRKA, signInOf('mirka', 'phone')), true);
    const again = await reopen();
    equal(await again.guest('cookie of mirka'), null);
    deepEqual(await again.people.signedIn('hash of phone'), { account: MIRKA, signIn: signInOf('mirka', 'phone') });
    equal(await again.people.signedIn('hash of nobody'), null);
    deepEqual(await again.people.accountNamed('mirka'), MIRKA);
    equal(await again.people.accountNamed('borys'), null);
    deepEqual(await again.people.account('mirka'), MIRKA);
    // Sitting down somewhere changes nothing about it.
    await again.renameGuest('mirka', 'Somebody');
    equal((await again.people.account('mirka'))?.name, MIRKA.name);
  },

  async 'a name is given once, and who comes second stays the guest they are'(storage) {
    await storage.addGuest(guest('mirka'));
    await storage.addGuest(guest('other'));
    await storage.people.addAccount(MIRKA, signInOf('mirka', 'phone'));
    equal(await storage.people.addAccount({ ...MIRKA, id: 'other' }, signInOf('other', 'laptop')), false);
    equal((await storage.guest('cookie of other'))?.id, 'other');
    equal(await storage.people.signedIn('hash of laptop'), null);
    equal(await storage.people.addAccount({ ...MIRKA, folded: 'second', created: 5 }, null), false);
    deepEqual(
      (await storage.people.accounts(['other', 'mirka', 'mirka'])).map(({ id }) => id),
      ['mirka'],
    );
  },

  async 'of several at once one gets the name'(storage) {
    const wishes = Array.from({ length: 6 }, (_, i) => ({ ...MIRKA, id: `guest${i}` }));
    const given = await Promise.all(wishes.map((wish) => storage.people.addAccount(wish, signInOf(wish.id, wish.id))));
    equal(given.filter((one) => one).length, 1);
  },

  async 'sign-ins are listed, used, proved, and ended one by one or all but one'(storage) {
    const { people } = storage;
    await people.addAccount(MIRKA, signInOf('mirka', 'phone', 1));
    for (const [i, id] of ['laptop', 'tablet'].entries()) await people.addSignIn(signInOf('mirka', id, i + 2));
    await people.addSignIn(signInOf('borys', 'elsewhere'));
    const ids = async () => (await people.signIns('mirka')).map(({ id }) => id);
    deepEqual(await ids(), ['tablet', 'laptop', 'phone']);
    await people.seen('phone', 9000);
    await people.proved('phone', 9500);
    deepEqual((await people.signIns('mirka'))[0], { ...signInOf('mirka', 'phone', 9000), proved: 9500 });
    deepEqual(await people.endSignIns('mirka', { only: 'laptop' }), ['hash of laptop']);
    deepEqual(await people.endSignIns('mirka', { only: 'elsewhere' }), []);
    equal(await people.signedIn('hash of laptop'), null);
    deepEqual(await people.endSignIns('mirka', { but: 'phone' }), ['hash of tablet']);
    deepEqual(await ids(), ['phone']);
    deepEqual(await people.endSignIns('mirka', { but: null }), ['hash of phone']);
    equal((await people.signIns('borys')).length, 1);
  },

  async 'a passkey belongs to one account'(storage) {
    const { people } = storage;
    equal(await people.addPasskey(passkeyOf('mirka', 'key')), true);
    equal(await people.addPasskey(passkeyOf('borys', 'key')), false);
    await people.usedPasskey('key', 8, 4000);
    deepEqual(await people.passkey('key'), { ...passkeyOf('mirka', 'key'), counter: 8, used: 4000 });
    equal(await people.removePasskey('borys', 'key'), false);
    equal((await people.passkeys('mirka')).length, 1);
    equal(await people.removePasskey('mirka', 'key'), true);
    equal(await people.passkey('key'), null);
  },

  async 'a recovery code is good once, also for several who bring it at once'(storage) {
    const { people } = storage;
    await people.setRecovery('mirka', ['a', 'b', 'c']);
    equal(await people.useRecovery('borys', 'a'), false);
    const tries = await Promise.all(Array.from({ length: 5 }, () => people.useRecovery('mirka', 'a')));
    equal(tries.filter((one) => one).length, 1);
    equal(await people.recoveryLeft('mirka'), 2);
    await people.setRecovery('mirka', ['d']);
    equal(await people.useRecovery('mirka', 'b'), false);
    equal(await people.recoveryLeft('mirka'), 1);
  },

  async 'what is to be signed is given back once, and not after its time'(storage) {
    const { people } = storage;
    const later = Date.now() + 60_000;
    await people.addChallenge({ id: 'one', challenge: 'sign this', person: null, until: later });
    await people.addChallenge({ id: 'two', challenge: 'and this', person: 'mirka', until: later });
    deepEqual(await people.takeChallenge('two', later - 1), {
      id: 'two',
      challenge: 'and this',
      person: 'mirka',
      until: later,
    });
    equal(await people.takeChallenge('two', later - 1), null);
    equal(await people.takeChallenge('one', later + 1), null);
  },

  async 'people follow and block, and a block holds both ways'(storage) {
    const { people } = storage;
    await people.relate({ person: 'mirka', other: 'borys', kind: 'follow', at: 1 });
    await people.relate({ person: 'mirka', other: 'borys', kind: 'follow', at: 9 });
    await people.relate({ person: 'mirka', other: 'troll', kind: 'block', at: 2 });
    deepEqual(await people.relations('mirka'), [
      { person: 'mirka', other: 'troll', kind: 'block', at: 2 },
      { person: 'mirka', other: 'borys', kind: 'follow', at: 1 },
    ]);
    deepEqual(
      [
        await people.blocked('mirka', 'troll'),
        await people.blocked('troll', 'mirka'),
        await people.blocked('mirka', 'borys'),
      ],
      [true, true, false],
    );
    await people.unrelate('mirka', 'troll', 'follow');
    equal(await people.blocked('mirka', 'troll'), true);
    await people.unrelate('mirka', 'troll', 'block');
    equal(await people.blocked('mirka', 'troll'), false);
  },

  async 'an account that is removed leaves nothing but the wish to be forgotten'(storage, reopen) {
    await storage.addGuest(guest('mirka'));
    await storage.people.addAccount(MIRKA, signInOf('mirka', 'phone'));
    await storage.people.addAccount({ ...MIRKA, id: 'engine', folded: 'engine', owner: 'mirka' }, null);
    deepEqual(
      (await storage.people.programs('mirka')).map(({ id }) => id),
      ['engine'],
    );
    await storage.people.setPassword('mirka', null);
    equal((await storage.people.account('mirka'))?.password, null);
    await storage.people.addPasskey(passkeyOf('mirka', 'key'));
    await storage.people.setRecovery('mirka', ['a']);
    await storage.people.relate({ person: 'borys', other: 'mirka', kind: 'follow', at: 1 });
    await storage.people.removeAccount('mirka', 7);
    const { people } = await reopen();
    deepEqual(
      [
        await people.account('mirka'),
        await people.signedIn('hash of phone'),
        await people.passkeys('mirka'),
        await people.recoveryLeft('mirka'),
        await people.relations('borys'),
        await people.leaving(10),
      ],
      [null, null, [], 0, [], ['mirka']],
    );
    await people.left('mirka');
    deepEqual(await people.leaving(10), []);
    equal(await people.addAccount({ ...MIRKA, id: 'new' }, null), true);
  },
};
