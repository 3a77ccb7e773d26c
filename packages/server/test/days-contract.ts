// What every storage must do about word for those who are away and about the tasks of a day, written once.
import { deepEqual, equal } from 'node:assert/strict';
import type { Storage } from '../src/storage/port.ts';
import type { DayTry } from '../src/storage/ports/days.ts';
import type { Owed, PushRow } from '../src/storage/ports/word.ts';
import { MIRKA, signInOf } from './people-contract.ts';
import { TABLE } from './storage-contract.ts';

type Check = (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>;

export const pushOf = (endpoint: string, person: string, created = 1000): PushRow => ({
  endpoint,
  person,
  tokenHash: `hash of ${person}`,
  p256dh: 'BAAB',
  auth: 'AAEC',
  kinds: ['move', 'challenge'],
  site: 'https://table.example',
  key: 'BKEY',
  created,
});

const owedOf = (person: string, mark: number, table = 'h4k9tw'): Owed => ({
  person,
  word: { kind: 'move', table, game: 'dragon-farkle' },
  mark,
  sure: false,
});

export const tryOf = (person: string, match: string, day = '2026-11-18'): DayTry => ({
  day,
  task: 'dragon-farkle',
  person,
  name: `${person} 🐢`,
  match,
  begun: 5000,
  counted: null,
});

const result = (score: number) => ({ won: score > 50, turns: 7, figure: 1200, score });

export const DAYS_CONTRACT: Readonly<Record<string, Check>> = {
  async 'a device is of whoever came last with it, and goes with its sign-in or its account'(storage, reopen) {
    await storage.word.putPush(pushOf('https://push.example/b', 'mirka', 2000));
    await storage.word.putPush(pushOf('https://push.example/a', 'mirka', 1000));
    const again = await reopen();
    deepEqual(
      (await again.word.pushesOf('mirka')).map(({ endpoint }) => endpoint),
      ['https://push.example/a', 'https://push.example/b'],
    );
    await again.word.putPush({ ...pushOf('https://push.example/a', 'borys'), kinds: [] });
    deepEqual(await again.word.pushesOf('borys'), [{ ...pushOf('https://push.example/a', 'borys'), kinds: [] }]);
    await again.word.dropPushesOf(['hash of borys', 'hash of nobody']);
    deepEqual(await again.word.pushesOf('borys'), []);
    await again.word.dropPush('https://push.example/b');
    deepEqual(await again.word.pushesOf('mirka'), []);
    await again.people.addAccount(MIRKA, signInOf('mirka', 'phone'));
    await again.word.putPush(pushOf('https://push.example/c', 'mirka'));
    await again.people.removeAccount('mirka', 9000);
    deepEqual(await again.word.pushesOf('mirka'), []);
  },

  async 'what somebody is to be told waits for its time, is one teller’s alone, and is told once'(storage, reopen) {
    await storage.word.putPush(pushOf('https://push.example/a', 'mirka'));
    const owed = owedOf('mirka', 3);
    await storage.word.owe(owedOf('borys', 3), 0, 0);
    await storage.word.owe(owedOf('mirka', 1, 'later0'), 60_000, 0);
    deepEqual(await storage.word.ripe(9), []);
    await storage.word.owe(owed, 0, 0);
    const again = await reopen();
    const [ripe, ...others] = await again.word.ripe(9);
    deepEqual(others, []);
    if (ripe === undefined) throw new Error('nothing is ripe');
    const { at, late, ...rest } = ripe;
    deepEqual(rest, owed);
    equal(late >= 0 && at > 1_700_000_000_000, true);
    // Putting it down once more moves nothing.
    await again.word.owe(owed, 60_000, 0);
    const tries = Array.from({ length: 6 }, () => again.word.hold(ripe, 60_000));
    equal((await Promise.all(tries)).filter((won) => won).length, 1);
    await again.word.owe(owed, 0, 0);
    deepEqual(await again.word.ripe(9), []);
    await again.word.told(owed);
    for (const mark of [2, 3]) await again.word.owe(owedOf('mirka', mark), 0, 0);
    deepEqual(await again.word.ripe(9), []);
    // Not so soon after the last, but for another table at once.
    await again.word.owe(owedOf('mirka', 4), 0, 60_000);
    await again.word.owe(owedOf('mirka', 1, 'other1'), 0, 60_000);
    deepEqual(
      (await again.word.ripe(9)).map(({ word }) => word.table),
      ['other1'],
    );
    await again.word.forgetTold(Date.now() + 60_000);
    await again.word.owe(owedOf('mirka', 5), 0, 60_000);
    equal((await again.word.ripe(9)).length, 2);
  },

  async 'whoever holds it and dies leaves it to others, and what is dropped was not put down anew'(storage) {
    await storage.word.putPush(pushOf('https://push.example/a', 'mirka'));
    await storage.word.owe(
      { ...owedOf('mirka', 1), sure: true, word: { ...owedOf('mirka', 1).word, by: 'Żółw 🐢' } },
      0,
      0,
    );
    const [ripe] = await storage.word.ripe(9);
    if (ripe === undefined) throw new Error('nothing is ripe');
    deepEqual([ripe.sure, ripe.word.by], [true, 'Żółw 🐢']);
    equal(await storage.word.hold(ripe, -1), true);
    equal(await storage.word.hold(ripe, 60_000), true);
    equal(await storage.word.hold(ripe, 60_000), false);
    // A newer question is nobody's yet.
    await storage.word.owe(owedOf('mirka', 2), 0, 0);
    await storage.word.drop(ripe);
    const [newer] = await storage.word.ripe(9);
    equal(newer?.mark, 2);
    if (newer !== undefined) await storage.word.drop(newer);
    deepEqual(await storage.word.ripe(9), []);
  },

  async 'a task of a day is tried once by each, and the first try stays'(storage, reopen) {
    const tries = ['one', 'two', 'three'].map((match) => storage.days.tryDay(tryOf('mirka', match)));
    const [first] = new Set((await Promise.all(tries)).map(({ match }) => match));
    const again = await reopen();
    deepEqual(await again.days.dayTry('2026-11-18', 'dragon-farkle', 'mirka'), tryOf('mirka', first ?? ''));
    equal((await again.days.tryDay(tryOf('mirka', 'four'))).match, first);
    equal((await again.days.tryDay(tryOf('mirka', 'five', '2026-11-19'))).match, 'five');
    equal(await again.days.tryAt('four'), null);
    equal((await again.days.tryAt('five'))?.day, '2026-11-19');
    deepEqual(
      (await again.days.triesOf('mirka')).map(({ match }) => match),
      ['five', first],
    );
  },

  async 'tries count once, the best first, of equals the earliest; those that were not counted can be found'(storage) {
    for (const [person, match] of [
      ['a', 'm1'],
      ['b', 'm2'],
      ['c', 'm3'],
      ['d', 'm4'],
    ] as const) {
      await storage.days.tryDay(tryOf(person, match));
      await storage.addTable({ ...TABLE, id: match, status: person === 'd' ? 'playing' : 'over' });
    }
    deepEqual(
      (await storage.days.uncounted('2026-11-18', 10)).map(({ match }) => match),
      ['m1', 'm2', 'm3'],
    );
    await storage.days.countTry('m1', result(40), 9000);
    await storage.days.countTry('m2', result(90), 8000);
    await storage.days.countTry('m3', result(90), 7000);
    await storage.days.countTry('m3', result(99), 9999);
    await storage.days.countTry('nothing', result(99), 9999);
    deepEqual(
      (await storage.days.bestOfDay('2026-11-18', 'dragon-farkle', 2)).map(({ person }) => person),
      ['c', 'b'],
    );
    deepEqual((await storage.days.tryAt('m3'))?.counted, { ...result(90), ended: 7000 });
    const place = (person: { score: number; ended: number } | null) =>
      storage.days.placeInDay('2026-11-18', 'dragon-farkle', person);
    deepEqual(await place({ score: 90, ended: 8000 }), { count: 3, better: 1 });
    deepEqual(await place({ score: 40, ended: 9000 }), { count: 3, better: 2 });
    deepEqual(await place(null), { count: 3, better: 0 });
    deepEqual(await storage.days.uncounted('2026-11-18', 10), []);
    deepEqual(await storage.days.bestOfDay('2026-11-17', 'dragon-farkle', 2), []);
  },

  async 'a deleted account leaves its tries behind without the name'(storage) {
    await storage.people.addAccount(MIRKA, signInOf('mirka', 'phone'));
    await storage.days.tryDay(tryOf('mirka', 'm1'));
    await storage.days.countTry('m1', result(40), 9000);
    await storage.people.removeAccount('mirka', 9000);
    equal((await storage.days.bestOfDay('2026-11-18', 'dragon-farkle', 9))[0]?.name, '');
  },
};
