// The workshop as a newcomer finds it: a hero is made by pointing, kept, taken back, sent as a link, printed, and read on a phone.
import { phrase } from '@wyrmtable/words';
import { MADE_LOBBY } from '@wyrmtable/words/made-lobby';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { violations } from './looking.ts';
import { PHONE } from './people.ts';

const doors = openDoors();

test('a hero is made by pointing alone, survives a reload, and travels in a link', async () => {
  const { page, faults } = await doors.somebody({ lang: 'pl' });
  await page.goto('/play/dice-throne');
  await page.getByRole('link', { name: 'Stwórz własnego bohatera' }).click();
  await page.getByRole('button', { name: 'Zacznij od zera' }).click();
  await page.getByRole('heading', { name: 'Nowy bohater' }).waitFor();
  await page.getByText('Wszystko w porządku: można grać').waitFor();
  await page.getByLabel('Nazwa bohatera', { exact: true }).fill('Osiłek');
  await page.getByRole('heading', { name: 'Osiłek' }).waitFor();

  // An effect is chosen among those that fit, and the sentence stands beside it.
  await page.getByRole('button', { name: 'Natarcie' }).first().click();
  await page.getByText('61,5% w trzech rzutach').waitFor();
  await page.getByRole('button', { name: 'Dodaj: co się dzieje' }).click();
  await page.getByRole('searchbox').fill('dobierz 1');
  await page.getByRole('searchbox').press('Enter');
  const says = page.locator('.part__made');
  await expect.poll(() => says.textContent()).toContain('Zadaj 7 obrażeń. Dobierz 1 kartę.');
  await page.getByRole('button', { name: 'Ile +' }).click();
  await expect.poll(() => says.textContent()).toContain('Dobierz 2 karty.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => says.textContent()).toContain('Dobierz 1 kartę.');
  await page.getByRole('button', { name: 'Ponów' }).click();
  await expect.poll(() => says.textContent()).toContain('Dobierz 2 karty.');

  // A row that no dice can show is told where it is.
  const need = page.locator('.part-row').first();
  await need.getByRole('button', { name: 'Zmień na' }).first().click();
  await page.getByRole('button', { name: '1 miecz', exact: true }).click();
  for (let i = 0; i < 3; i++) await need.getByRole('button', { name: 'miecz +' }).click();
  for (let i = 0; i < 2; i++) await need.getByRole('button', { name: 'iskra +' }).click();
  await need.getByText('Żadne pięć kości nigdy tego nie pokaże.').waitFor();
  await page.getByText('1 rzecz do poprawy').waitFor();
  await page.getByRole('button', { name: 'Balans' }).click();
  await page.getByText('Tego bohatera nie da się jeszcze wyważyć: 1 rzecz jest do poprawy.').waitFor();
  await page.getByRole('button', { name: 'Balans' }).click();
  await need.getByRole('button', { name: 'iskra −' }).click();
  await page.getByText('Wszystko w porządku: można grać').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await page.getByRole('heading', { name: 'Osiłek' }).waitFor();
  await page.getByRole('button', { name: 'Natarcie' }).first().click();
  await expect.poll(() => says.textContent()).toContain('Dobierz 2 karty.');

  // The device may not copy, so the link itself is shown.
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  await page.getByRole('button', { name: 'Kopiuj link' }).click();
  const notice = page.locator('.notice p');
  await notice.waitFor();
  const link = new URL((await notice.textContent()) ?? '');
  expect(link.pathname).toBe('/hero-workshop');

  await page.getByRole('button', { name: 'Wydrukuj' }).click();
  await page.getByRole('heading', { name: 'Druk: Osiłek' }).waitFor();
  await page.locator('.cell').getByText('Zadaj 7 obrażeń. Dobierz 2 karty.').waitFor();

  // At a table of this device it is called as its author says, also after a reload.
  await page.goBack();
  await page.getByRole('button', { name: 'Przeciw botowi' }).click();
  await page.getByRole('button', { name: 'Mnich', exact: true }).click();
  await page.waitForURL('**/table/**');
  const tile = page.locator('.ability').filter({ hasText: 'Dobierz 2 karty.' });
  await tile.first().waitFor();
  await page.reload();
  await tile.first().waitFor();
  expect(await page.locator('main').textContent()).toContain('Osiłek');
  expect(faults).toEqual([]);

  // Somebody else reads it in their own language on a phone; a link that was cut short is told in a sentence.
  const other = await doors.somebody({ lang: 'en', screen: PHONE });
  await other.page.goto(`${link.pathname}${link.hash}`);
  await other.page.getByRole('heading', { name: 'Osiłek' }).waitFor();
  await other.page.getByText('Draw 2 cards.').first().waitFor();
  expect(await other.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await violations(other.page)).toEqual([]);
  await other.page.goto('/');
  await other.page.goto(`${link.pathname}${link.hash.slice(0, -20)}`);
  await other.page.getByText('The hero in this link is damaged or cut short; ask for the link again.').waitFor();
  await still(other.page);
  expect(await other.page.locator('.draft-row').count()).toBe(1);
  expect(other.faults).toEqual([]);
});

test('one press plays the hero against the sixteen; stopping and leaving end the threads', async () => {
  const { page, faults } = await doors.somebody({ lang: 'en' });
  await page.goto('/hero-workshop');
  await page.getByRole('button', { name: 'Begin from nothing' }).click();
  await page.getByRole('button', { name: 'Balance' }).click();
  await page.getByLabel('Bots').selectOption('eager');
  await page.getByLabel('Duels').selectOption('160');
  await page.getByRole('button', { name: 'Play the duels' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByText('All duels are played.').waitFor();
  await page.getByText('of 160 duels').waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
  const rivals = page.getByRole('table', { name: 'By opponent' });
  expect(await rivals.getByRole('row').count()).toBe(17);
  // Its own line stands among those of the sixteen.
  await expect
    .poll(() => page.getByRole('table', { name: 'Beside the heroes of the boxes' }).getByRole('row').count())
    .toBe(18);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Find what would make it even' }).click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All heroes' }).click();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(faults).toEqual([]);
});

test('a hero has a page of its own, and two people play it online from there, each in their language', async () => {
  const author = await doors.somebody({ lang: 'pl' });
  await author.page.goto('/hero-workshop');
  await author.page.getByRole('button', { name: 'Zacznij od zera' }).click();
  await author.page.getByLabel('Nazwa bohatera', { exact: true }).fill('Osiłek');
  await author.page.getByRole('button', { name: 'Udostępnij' }).click();
  await author.page.getByRole('button', { name: 'Umieść na serwerze' }).click();
  await author.page.getByText('Wersja 1 na serwerze jest taka jak ta tutaj.').waitFor();
  expect(await violations(author.page)).toEqual([]);
  const link = new URL(await author.page.getByLabel('Link do jego strony').inputValue());

  const friend = await doors.somebody({ lang: 'en', screen: PHONE });
  await friend.page.goto(link.pathname);
  await friend.page.getByRole('heading', { name: 'Osiłek' }).waitFor();
  await friend.page.getByText('by somebody without an account').waitFor();
  await friend.page.getByText('Nobody has measured this version yet.').waitFor();
  expect(await violations(friend.page)).toEqual([]);
  expect(await friend.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  // One press lays the table, and whoever comes sees the board before they are ready.
  await friend.page.getByRole('button', { name: 'Play online' }).click();
  await friend.page.waitForURL('**/t/**');
  await friend.page.getByRole('heading', { name: phrase('en', MADE_LOBBY.title) }).waitFor();
  await author.page.goto(new URL(friend.page.url()).pathname);
  await author.page.locator('.reading').getByText('Zadaj 7 obrażeń.').waitFor();
  // Also at its seat it goes by its name.
  await author.page.locator('.lobby').first().getByText('Osiłek').waitFor();
  await author.page.getByLabel(phrase('pl', lobby.yourName)).fill('Olek');
  await author.page.getByRole('button', { name: phrase('pl', lobby.sitAt, { number: 2 }) }).click();
  for (const { page, lang } of [author, friend])
    await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).click();
  await friend.page.getByRole('button', { name: phrase('en', lobby.begin) }).click();
  for (const { page } of [author, friend]) {
    await page.locator('.prompt').first().waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain('Osiłek');
  }
  expect([...author.faults, ...friend.faults]).toEqual([]);
});

test('in two tabs one works on the hero and the other follows, until it takes over', async () => {
  const { page, faults } = await doors.somebody({ lang: 'en' });
  await page.goto('/hero-workshop');
  await page.getByRole('button', { name: 'Begin from nothing' }).click();
  await page.getByRole('button', { name: 'Play online' }).waitFor();
  const second = await page.context().newPage();
  await second.goto(new URL(page.url()).pathname);
  await second.getByLabel('Name of the hero', { exact: true }).fill('Second');
  await page.getByText('This hero is open in another tab').waitFor();
  await page.getByRole('heading', { name: 'Second' }).waitFor();
  await page.getByRole('button', { name: 'Change it here' }).click();
  await page.getByLabel('Name of the hero', { exact: true }).fill('First again');
  await second.getByText('This hero is open in another tab').waitFor();
  await second.getByRole('heading', { name: 'First again' }).waitFor();
  expect(faults).toEqual([]);
});
