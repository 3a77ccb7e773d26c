// Somebody leaves a match of days: one press asks for word, the push service of the test gets it, and one press ends it.
import { phrase } from '@wyrmtable/words';
import { byDays } from '@wyrmtable/words/by-days';
import { common } from '@wyrmtable/words/shell';
import { word } from '@wyrmtable/words/word';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatTwo } from '../packages/server/test/play.ts';
import { type Receiver, startReceiver } from '../packages/server/test/push-receiver.ts';
import { openDoors } from './doors.ts';
import { PHONE } from './people.ts';

const doors = openDoors({}, { brisk: true });
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/**
 * The edge of the machine: the browser's own push service is on the other side of the world, and a browser without a screen
 * has no notifications to allow. What the device then shows: packages/web/src/offline/notice.test.ts.
 */
const subscribing = (device: object) => `{
  let one = null;
  let said = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => said });
  Notification.requestPermission = async () => (said = 'granted');
  const keyOf = (key) => Uint8Array.from(key).buffer;
  PushManager.prototype.getSubscription = async () => one;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const device = ${JSON.stringify(device)};
    one = {
      endpoint: device.endpoint,
      options: { applicationServerKey: keyOf(applicationServerKey) },
      toJSON: () => device,
      unsubscribe: async () => { one = null; return true; },
    };
    return one;
  };
}`;

test('a press on the calendar asks for word, it comes sealed when one is away, and a press ends it', async () => {
  const clock = { kind: 'slow', days: 2 };
  const { id, lines } = await seatTwo(doors.house.address, { clock, options: { first: 0 } });
  const { page, faults } = await doors.somebody({ lang: 'pl', screen: PHONE, keeping: true });
  const context = page.context();
  const [name = '', value = ''] = lines[0].visitor.cookie.split('=');
  await context.addCookies([{ name, value, url: doors.house.address }]);
  await page.addInitScript(subscribing(receiver.device('/phone')));
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await page.getByRole('heading', { name: phrase('pl', byDays.title) }).waitFor();
  expect(await page.title()).toBe('(1) Wyrmtable');
  const allow = page.getByRole('button', { name: phrase('pl', word.allowMove) });
  await allow.click();
  await allow.waitFor({ state: 'detached' });

  await lines[0].close();
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received[0]?.word).toEqual({ kind: 'move', table: id, game: 'dragon-farkle' });

  // One press ends it, here and at the server.
  await page.goto('/');
  await page.getByRole('button', { name: phrase('pl', common.settings) }).click();
  await page.getByRole('button', { name: phrase('pl', word.allow) }).click();
  await page
    .getByRole('group', { name: phrase('pl', word.challenge) })
    .getByRole('button', { name: phrase('pl', word.off) })
    .click();
  await page.getByRole('button', { name: phrase('pl', word.end) }).click();
  await page.getByRole('button', { name: phrase('pl', word.allow) }).waitFor();
  expect(faults).toEqual([]);
});
