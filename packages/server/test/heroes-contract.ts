// What every storage must do about heroes that people share, written once against the port.
import { deepEqual, equal } from 'node:assert/strict';
import type { Storage } from '../src/storage/port.ts';
import type { SharedHero } from '../src/storage/ports/heroes.ts';
import { MIRKA, signInOf } from './people-contract.ts';

type Check = (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>;

export const sharedHero = (id: string, more: Partial<SharedHero> = {}): SharedHero => ({
  id,
  author: 'mirka',
  listed: true,
  hidden: false,
  version: 1,
  digest: 'd1',
  search: `osilek\nbruiser ${id}`,
  card: '{"names":{"pl":"Osiłek"}}',
  document: '{"hero":{"id":"made-1"}}',
  figures: null,
  origin: null,
  created: 1000,
  changed: 1000,
  ...more,
});

const headOf = ({ search: _s, document: _d, figures: _f, ...head }: SharedHero) => head;
const ids = (heads: readonly { readonly id: string }[]) => heads.map(({ id }) => id);

export const HEROES_CONTRACT: Readonly<Record<string, Check>> = {
  async 'a shared hero is kept whole, and lists do without what takes room'(storage, reopen) {
    const hero = sharedHero('aaa', { figures: '{"level":"adept"}', origin: { hero: 'zzz', version: 3 } });
    equal(await storage.heroes.add(hero, 5), 'added');
    equal(await storage.heroes.add({ ...hero, author: 'borys' }, 5), 'code-taken');
    const again = await reopen();
    deepEqual(await again.heroes.hero('aaa'), hero);
    equal(await again.heroes.hero('bbb'), null);
    deepEqual(await again.heroes.of('mirka'), [headOf(hero)]);
    deepEqual(await again.heroes.of('borys'), []);
  },

  async 'nobody has more than so many, also of several at once'(storage) {
    const wishes = Array.from({ length: 6 }, (_, i) => sharedHero(`h${i}`));
    const done = await Promise.all(wishes.map((hero) => storage.heroes.add(hero, 3)));
    equal(done.filter((one) => one === 'added').length, 3);
    equal(done.filter((one) => one === 'too-many').length, 3);
    equal(await storage.heroes.add(sharedHero('other', { author: 'borys' }), 3), 'added');
  },

  async 'of two changes of one version one is made, and only by its author'(storage) {
    const hero = sharedHero('aaa');
    await storage.heroes.add(hero, 5);
    const next = (digest: string): SharedHero => ({ ...hero, version: 2, digest, changed: 2000, listed: false });
    equal(await storage.heroes.change({ ...next('d2'), author: 'borys' }, 1), false);
    const done = await Promise.all(['d2', 'd3'].map((digest) => storage.heroes.change(next(digest), 1)));
    equal(done.filter((one) => one).length, 1);
    equal((await storage.heroes.hero('aaa'))?.digest, done[0] ? 'd2' : 'd3');
    equal((await storage.heroes.hero('aaa'))?.listed, false);
    equal(await storage.heroes.change(next('d4'), 7), false);
    equal(await storage.heroes.remove('aaa', 'borys'), false);
    equal(await storage.heroes.remove('aaa', 'mirka'), true);
    equal(await storage.heroes.hero('aaa'), null);
  },

  async 'the list has what is public and in sight, by name, the last changed first, a stretch at a time'(storage) {
    const { heroes } = storage;
    for (const [i, id] of ['aaa', 'bbb', 'ccc', 'ddd'].entries())
      await heroes.add(sharedHero(id, { changed: i < 2 ? 1000 : 1000 + i }), 9);
    await heroes.add(sharedHero('secret', { listed: false }), 9);
    await heroes.add(sharedHero('gone', { search: 'osilek gone' }), 9);
    equal(await heroes.hide('gone', true), true);
    equal(await heroes.hide('nobody', true), false);
    deepEqual(ids(await heroes.listed('', null, 9)), ['ddd', 'ccc', 'aaa', 'bbb']);
    deepEqual(ids(await heroes.listed('', null, 2)), ['ddd', 'ccc']);
    deepEqual(ids(await heroes.listed('', { changed: 1002, id: 'ccc' }, 2)), ['aaa', 'bbb']);
    deepEqual(ids(await heroes.listed('', { changed: 1000, id: 'aaa' }, 2)), ['bbb']);
    deepEqual(ids(await heroes.listed('bruiser c', null, 9)), ['ccc']);
    // What means something in a pattern means itself.
    deepEqual(ids(await heroes.listed('%', null, 9)), []);
    deepEqual(ids(await heroes.listed('_', null, 9)), []);
    // A change does not bring back into sight what was hidden.
    equal(await heroes.change(sharedHero('gone', { version: 2, hidden: false }), 1), true);
    equal((await heroes.hero('gone'))?.hidden, true);
    equal(await heroes.hide('gone', false), true);
    equal((await heroes.listed('', null, 9)).length, 5);
  },

  async 'what somebody shared goes with their account, and a guest brings it to the account they sign in to'(storage) {
    const { heroes, people } = storage;
    await people.addAccount(MIRKA, signInOf('mirka', 'phone'));
    await heroes.add(sharedHero('aaa', { author: 'guest' }), 9);
    await heroes.handOver('guest', 'mirka');
    deepEqual(ids(await heroes.of('mirka')), ['aaa']);
    await heroes.add(sharedHero('copy', { author: 'borys', origin: { hero: 'aaa', version: 1 } }), 9);
    await people.removeAccount('mirka', 2000);
    equal(await heroes.hero('aaa'), null);
    deepEqual(ids(await heroes.listed('', null, 9)), ['copy']);
  },
};
