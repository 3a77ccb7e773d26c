// An account as its person meets it: made with a seat in hand, left, come back to by password and by passkey.
import { phrase } from '@wyrmtable/words';
import { account, peopleRefusalLine } from '@wyrmtable/words/people';
import { common } from '@wyrmtable/words/shell';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { violations } from './looking.ts';
import { PHONE } from './people.ts';
import { layTable } from './server-tables.ts';

const doors = openDoors();
const PASSWORD = 'rzepa na polu';

/** A phone's own passkeys, opened by whoever holds it. */
async function withAuthenticator(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Of that language; a form by the heading it has. */
function at(page: Page, lang: 'pl' | 'ru') {
  const say = (message: (typeof account)[keyof typeof account]) => phrase(lang, message, { least: 8 });
  const form = (title: (typeof account)[keyof typeof account]) =>
    page.locator('form').filter({ has: page.getByRole('heading', { name: say(title), exact: true }) });
  const press = (name: (typeof account)[keyof typeof account]) =>
    page.getByRole('button', { name: say(name), exact: true }).click();
  const isOwn = () => page.getByRole('heading', { name: say(account.signIns) }).waitFor();
  return { say, form, press, isOwn };
}

test('a guest with a seat makes an account, signs out, and comes back by password and by passkey', async () => {
  const { page, faults } = await doors.somebody({ lang: 'pl' });
  await withAuthenticator(page);
  const path = await layTable(page, { game: 'dragon-farkle', name: 'Gość', seats: 2, options: {} });
  await page.getByRole('link', { name: phrase('pl', common.account) }).click();
  const { say, form, press, isOwn } = at(page, 'pl');
  await form(account.make).getByLabel(say(account.name)).fill('Mirka');
  await form(account.make).getByLabel(say(account.password), { exact: true }).fill(PASSWORD);
  expect(await violations(page)).toEqual([]);
  await press(account.makeWithPassword);
  await page.locator('.account__codes li').nth(7).waitFor();
  expect(await violations(page)).toEqual([]);
  await press(account.kept);
  await isOwn();
  expect(await violations(page)).toEqual([]);
  // By keys: a button that rests while it works has the focus again, and whoever signs out is at the head of the new page.
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await page.getByRole('button', { name: say(account.passkeyAdd), exact: true }).press('Enter');
  await page.getByText(say(account.passkeyAdded)).waitFor();
  await expect.poll(focused).toBe(say(account.passkeyAdd));

  await page.getByRole('button', { name: say(account.signOut), exact: true }).press('Enter');
  await form(account.signIn).waitFor();
  await expect.poll(focused).toBe(say(account.title));
  await form(account.signIn).getByLabel(say(account.name)).fill('mirka');
  await form(account.signIn).getByLabel(say(account.password), { exact: true }).fill('nie to hasło');
  await press(account.withPassword);
  await page.getByText(peopleRefusalLine('pl', { refused: 'wrong-sign-in' })).waitFor();
  // The name is still there; only the password is typed anew.
  await form(account.signIn).getByLabel(say(account.password), { exact: true }).fill(PASSWORD);
  await press(account.withPassword);
  await isOwn();
  await press(account.signOut);
  await press(account.withPasskey);
  await isOwn();
  await page.goto(path);
  // The seat is held by the same person as before.
  await page.getByText('Gość').first().waitFor();
  const told = await page.request.get(`/api/tables/${path.split('/').at(-1)}`);
  expect(await told.json()).toMatchObject({ table: { you: 0, host: true } });
  // A wrong password is an answer of the server, which the browser notes on its console.
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});

test('on a phone: an account by passkey alone, deleted again after its name is typed', async () => {
  const { page, faults } = await doors.somebody({ lang: 'ru', screen: PHONE });
  await withAuthenticator(page);
  await page.goto('/account');
  const { say, form, press, isOwn } = at(page, 'ru');
  await form(account.make).getByLabel(say(account.name)).fill('Борис Проба');
  await press(account.makeWithPasskey);
  await press(account.kept);
  await isOwn();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await page.getByLabel(phrase('ru', account.deleteType, { name: 'Борис Проба' })).fill('борис проба');
  await press(account.deleteDo);
  await page.getByText(say(account.deleted)).waitFor();
  await form(account.make).waitFor();
  expect(faults).toEqual([]);
});
