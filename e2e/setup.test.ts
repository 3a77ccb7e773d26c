// Laying a table with heroes: the hero first with its whole board, nothing covers anything, and the start is in sight.
import { HEROES } from '@wyrmtable/dice-throne';
import { phrase } from '@wyrmtable/words';
import { CHOOSING } from '@wyrmtable/words/choosing';
import { abilityName, heroName } from '@wyrmtable/words/dice-throne';
import { setUp } from '@wyrmtable/words/shell';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { THRONE_SETUP } from '@wyrmtable/words/throne-setup';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { overhear } from './lines.ts';
import { violations } from './looking.ts';
import { type Person, PHONE } from './people.ts';
import { type Hand, press } from './three-hands.ts';

const { somebody } = openDoors();

const SCREENS: readonly { readonly width: number; readonly height: number; readonly hand: Hand }[] = [
  { width: 360, height: 640, hand: 'touch' },
  { width: 1024, height: 768, hand: 'keys' },
  { width: 1440, height: 900, hand: 'mouse' },
];

/** Controls and texts of the plan in sight at whose middle something else lies. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('main :is(button, input, select, a, h1, h2, p)')].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || y < 0 || y >= innerHeight || part.closest('.sr-only, fieldset:disabled')) return [];
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (y <= bar) return [];
    const found = document.elementFromPoint(x, y);
    return found !== null && (part.contains(found) || found.contains(part)) ? [] : [part.textContent || part.tagName];
  })`);

const overflow = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');

test.for(['dice-throne', 'adventures'])(
  '%s: a hero is looked at and taken on any screen, by any hand',
  async (game) => {
    const { page, faults } = await somebody({ screen: PHONE });
    const monk = HEROES.find(({ id }) => id === 'monk');
    const start = page.getByRole('button', { name: phrase('en', setUp.start) });
    await page.goto(`/play/${game}?way=bots`);
    for (const { width, height, hand } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.reload();
      const tile = page.locator('.hero-tile').filter({ hasText: heroName('en', 'monk') });
      await tile.waitFor();
      const edges = await Promise.all([start, tile].map((part) => part.boundingBox()));
      for (const edge of edges) expect(edge === null ? height : edge.y + edge.height).toBeLessThanOrEqual(height);
      await press(page, hand, tile);
      const sheet = page.getByRole('region', { name: heroName('en', 'monk') });
      const whole = page.getByRole('button', { name: phrase('en', THRONE_SETUP.whole) });
      if (width < 760) await press(page, hand, whole);
      for (const { printed } of monk?.slots ?? [])
        await sheet.getByText(abilityName('en', printed.id), { exact: true }).first().waitFor();
      await press(page, hand, sheet.getByRole('button', { name: phrase('en', THRONE_SETUP.figures) }));
      await sheet.getByText(phrase('en', THRONE_SETUP.hardRivals)).waitFor();
      expect(await covered(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
    await start.click();
    await page.waitForURL(/\/table\//);
    // Whoever comes back has what they chose, and starts by one press.
    await page.goto(`/play/${game}?way=bots`);
    await page
      .locator('.hero-tile[aria-pressed=true]')
      .filter({ hasText: heroName('en', 'monk') })
      .waitFor();
    expect(faults).toEqual([]);
  },
);

test('two choose hidden by touch, then ban and pick in turns by keys, and nobody sees early', async () => {
  const [host, guest] = [await somebody(), await somebody({ screen: PHONE, lang: 'pl' })];
  const told = overhear<object>(guest.page);
  await host.page.goto('/play/dice-throne?way=online');
  await press(host.page, 'mouse', host.page.getByRole('button', { name: phrase('en', setUp.makeLink) }));
  const link = await host.page.getByLabel(phrase('en', lobby.link)).inputValue();
  await press(host.page, 'mouse', host.page.getByRole('button', { name: phrase('en', CHOOSING.hidden), exact: true }));
  await guest.page.goto(link);
  await guest.page.getByLabel(phrase('pl', lobby.yourName)).fill('Olek');
  await press(guest.page, 'touch', guest.page.getByRole('button', { name: phrase('pl', lobby.sitAt, { number: 2 }) }));
  const take = async ({ page, lang }: Person, hand: Hand, deed: 'take' | 'ban' | 'pick', hero: string) => {
    await press(page, hand, page.locator('.hero-tile').filter({ hasText: heroName(lang, hero) }));
    const name = phrase(lang, CHOOSING[deed], { hero: heroName(lang, hero) });
    await press(page, hand, page.getByRole('button', { name, exact: true }));
  };
  await take(host, 'keys', 'take', 'vampire-lord');
  await host.page.getByText(phrase('en', CHOOSING.stillChoosing, { names: 'Olek' })).waitFor();
  await host.page.getByText(phrase('en', CHOOSING.firstThey, { names: 'Olek' })).waitFor();
  await guest.page.getByText(phrase('pl', CHOOSING.firstYou)).waitFor();
  for (const { page, lang } of [host, guest])
    expect(await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).count()).toBe(0);
  // A device that has forgotten what it promised says so, and chooses anew.
  await host.page.evaluate(`for (const key of Object.keys(localStorage).filter((key) => key.includes('pick.')))
    localStorage.removeItem(key)`);
  await host.page.reload();
  const [forgotten] = phrase('en', CHOOSING.forgotten, { names: '|' }).split('|');
  await host.page.getByText(forgotten ?? '').waitFor();
  await take(host, 'keys', 'take', 'vampire-lord');
  await host.page.getByText(forgotten ?? '').waitFor({ state: 'detached' });
  expect(JSON.stringify(told)).not.toContain('vampire-lord');
  await take(guest, 'touch', 'take', 'treant');
  await guest.page.getByText(phrase('pl', CHOOSING.allChosen)).waitFor();
  for (const [hero, { page, lang }] of [
    ['vampire-lord', guest],
    ['treant', host],
  ] as const)
    await page.locator('.lobbyseat').getByText(heroName(lang, hero)).waitFor();
  // Now with a ban each: the host bans first and picks last.
  await press(host.page, 'keys', host.page.getByRole('button', { name: phrase('en', CHOOSING['draft-1']) }));
  await take(host, 'mouse', 'ban', 'moon-elf');
  await take(guest, 'touch', 'ban', 'monk');
  await guest.page.getByText(phrase('pl', CHOOSING.youPick)).waitFor();
  expect(await guest.page.locator('.hero-tile:disabled').count()).toBe(2);
  await take(guest, 'touch', 'pick', 'ninja');
  await take(host, 'keys', 'pick', 'seraph');
  await host.page.locator('.lobbyseat').getByText(heroName('en', 'ninja')).waitFor();
  for (const { page, lang } of [host, guest]) {
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).click();
  }
  await host.page.getByRole('button', { name: phrase('en', lobby.begin) }).click();
  await host.page.locator('.board').first().waitFor();
  expect([...host.faults, ...guest.faults]).toEqual([]);
});

test('the heroes of a campaign on one screen can be chosen hidden, too', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/adventures?way=screen');
  await press(page, 'mouse', page.getByRole('button', { name: phrase('en', CHOOSING.hidden), exact: true }));
  for (const [name, hero] of [
    ['Jagna', 'barbarian'],
    ['Bogusz', 'monk'],
  ] as const) {
    expect(await page.locator('.hero-tile').count()).toBe(0);
    await press(page, 'mouse', page.getByRole('button', { name: phrase('en', CHOOSING.uncover, { name }) }));
    await press(page, 'mouse', page.locator('.hero-tile').filter({ hasText: heroName('en', hero) }));
    const take = phrase('en', CHOOSING.take, { hero: heroName('en', hero) });
    await press(page, 'mouse', page.getByRole('button', { name: take, exact: true }));
  }
  await press(page, 'mouse', page.getByRole('button', { name: phrase('en', setUp.start), exact: true }));
  await page.waitForURL(/table/);
  for (const hero of ['barbarian', 'monk'])
    await page.getByRole('main').getByText(heroName('en', hero)).first().waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

test('at one screen heroes are chosen hidden by touch and with bans by keys, and against a bot by mouse', async () => {
  const { page, faults } = await somebody({ screen: PHONE, lang: 'pl' });
  const tile = (hero: string) => page.locator('.hero-tile').filter({ hasText: heroName('pl', hero) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const start = button(phrase('pl', setUp.start));
  const how = (hand: Hand, way: 'hidden' | 'draft-1' | 'draft-2') =>
    press(page, hand, button(phrase('pl', CHOOSING[way])));
  const choose = async (hand: Hand, deed: 'take' | 'ban' | 'pick', hero: string) => {
    await press(page, hand, tile(hero));
    await press(page, hand, button(phrase('pl', CHOOSING[deed], { hero: heroName('pl', hero) })));
  };
  const uncover = (name: string) => press(page, 'touch', button(phrase('pl', CHOOSING.uncover, { name })));
  const sound = async () => {
    expect(await covered(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  };
  await page.goto('/play/dice-throne?way=screen');
  await still(page);
  await how('touch', 'hidden');
  await expect.poll(() => tile('monk').count()).toBe(0);
  expect(await start.count()).toBe(0);
  await sound();
  await uncover('Jagna');
  await choose('touch', 'take', 'vampire-lord');
  await page.getByText(phrase('pl', CHOOSING.lookAway, { name: 'Bogusz' })).waitFor();
  expect(await page.getByText(heroName('pl', 'vampire-lord')).count()).toBe(0);
  await uncover('Bogusz');
  await choose('touch', 'take', 'treant');
  for (const hero of ['vampire-lord', 'treant'])
    await page.locator('.match-up').getByText(heroName('pl', hero)).waitFor();
  await start.waitFor();
  await how('keys', 'draft-1');
  await choose('keys', 'ban', 'monk');
  await choose('keys', 'ban', 'seraph');
  expect(await page.locator('.hero-tile:disabled').count()).toBe(2);
  await sound();
  await choose('keys', 'pick', 'ninja');
  await choose('keys', 'pick', 'treant');
  await page.locator('.match-up').getByText(heroName('pl', 'ninja')).waitFor();
  await start.waitFor();
  await page.goto('/play/dice-throne?way=bots');
  await still(page);
  await how('mouse', 'draft-1');
  await choose('mouse', 'ban', 'huntress');
  // The bot has banned and picked.
  await page.getByText(phrase('pl', CHOOSING.youPick)).waitFor();
  expect(await page.locator('.hero-tile:disabled').count()).toBe(3);
  await choose('mouse', 'pick', 'tactician');
  await press(page, 'mouse', start);
  await page.waitForURL(/\/table\//);
  expect(faults).toEqual([]);
});
