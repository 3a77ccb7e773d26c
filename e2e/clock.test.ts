// People on two servers behind a proxy with a certificate. Four strangers: found, paired, played by the clock, talked, one left,
// one resigned, rated, looked back, reported, banned, blocked. Then two and somebody who looks on: all see the same time, through
// the death of a server too; one takes a choice back, one offers, the other agrees, one resigns.
import { type Lang, phrase } from '@wyrmtable/words';
import { finding } from '@wyrmtable/words/finding';
import { moderation } from '@wyrmtable/words/moderation';
import { replay } from '@wyrmtable/words/replay';
import { home } from '@wyrmtable/words/shell';
import { hours, timing } from '@wyrmtable/words/shell-hours';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { table } from '@wyrmtable/words/shell-table';
import { PHRASES, REASONS, reporting, talk } from '@wyrmtable/words/talk';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Person, PHONE, visit, type Wish } from './people.ts';
import { openService, type Service } from './service.ts';

let service: Service;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), chromium.connect(inject('browser'))]);
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

async function somebody(wish: Partial<Wish>): Promise<Person> {
  const { address } = service;
  const person = await visit(browser, { address, unsigned: true, shakyLine: true, ...wish });
  onTestFinished(() => person.leave());
  return person;
}

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The times on that page, in seconds. */
async function timesOn({ page }: Person): Promise<number[]> {
  const texts = await page.locator('.hours__time').allTextContents();
  return texts.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Within a second of each other: what the one reads lies between what the other read before and after. */
async function readAlike(here: Person, there: Person): Promise<void> {
  const before = await timesOn(here);
  const read = await timesOn(there);
  const after = await timesOn(here);
  expect(read).toHaveLength(2);
  for (const [seat, left] of read.entries()) {
    expect(left).toBeLessThanOrEqual((before[seat] ?? 0) + 1);
    expect(left).toBeGreaterThanOrEqual((after[seat] ?? 0) - 1);
  }
}

/** A move could be made: the line is there, and the table answers. */
async function online(page: Page, lang: Lang): Promise<void> {
  await page.getByText(phrase(lang, table.offline)).waitFor({ state: 'hidden' });
}

/** Somebody with an account of that name, who looks for a match of two in Dragon Farkle. */
async function seeks(person: Person, name: string, stakes: 'rated' | 'friendly'): Promise<void> {
  const { page, lang } = person;
  await page.goto('/');
  const made = await page.request.post('/api/account', {
    data: { name, password: 'rzepa na polu' },
    headers: { origin: service.address },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  await page.getByRole('link', { name: phrase(lang, home.people) }).click();
  await page.getByLabel(phrase(lang, finding.what)).selectOption('farkle-2');
  await press(person, phrase(lang, finding[stakes]));
  await press(person, phrase(lang, finding.playNow));
}

/** They are led to one table, and its clock runs. */
async function led(...pair: readonly Person[]): Promise<string> {
  await Promise.all(pair.map(({ page }) => page.waitForURL(/\/t\/[a-z0-9]{6}$/)));
  const [code, ...others] = pair.map(({ page }) => page.url().split('/').at(-1) ?? '');
  expect(others).toEqual(others.map(() => code));
  await Promise.all(pair.map(({ page }) => page.locator('.hours__clock[data-runs]').waitFor()));
  return code ?? '';
}

test('four strangers on two servers: found, played by the clock, rated, looked back upon, reported, banned, blocked', async () => {
  const mirka = await somebody({ lang: 'pl' });
  const borys = await somebody({ lang: 'ru', screen: PHONE });
  const zoe = await somebody({ lang: 'en', screen: { width: 1024, height: 768 } });
  const wanda = await somebody({ lang: 'pl', screen: PHONE });
  await Promise.all([
    seeks(mirka, 'Mirka', 'rated'),
    seeks(zoe, 'Zoe', 'friendly'),
    seeks(borys, 'Борис', 'rated'),
    seeks(wanda, 'Wanda', 'friendly'),
  ]);
  const [code, other] = await Promise.all([led(mirka, borys), led(zoe, wanda)]);

  // Whoever moves pays with their own time, and both read the same.
  const turn = ({ page }: Person) => page.locator('main button[aria-keyshortcuts="Enter"]:enabled').first();
  const movers = [mirka, borys].map(async (one) =>
    turn(one)
      .waitFor()
      .then(() => one),
  );
  for (const one of movers) one.catch(() => {});
  const first = await Promise.race(movers);
  await (first === borys ? turn(borys).tap() : mirka.page.keyboard.press('Enter'));
  await first.page.locator('[data-answer="undo"], .prompt').first().waitFor();
  await expect.poll(async () => Math.min(...(await timesOn(mirka)))).toBeLessThan(599);
  await readAlike(mirka, borys);

  // A phrase in two languages; words of one's own at the other table, which are reported.
  await press(mirka, phrase('pl', talk.open));
  await mirka.page
    .locator('.talk')
    .getByRole('button', { name: phrase('pl', PHRASES['good-luck']) })
    .click();
  await borys.page.locator('.talk-bubble').getByText(phrase('ru', PHRASES['good-luck'])).waitFor();
  for (const one of [zoe, wanda]) {
    await one.page.locator('.talk-button').click();
    await one.page.locator('.talk').getByLabel(phrase(one.lang, talk.free)).check();
  }
  await wanda.page
    .locator('.talk')
    .getByText(phrase('pl', talk.freeWith, { names: 'Zoe' }))
    .waitFor();
  await wanda.page.locator('.talk').getByLabel(phrase('pl', talk.write)).fill('Jesteś głupia');
  await wanda.page
    .locator('.talk')
    .getByRole('button', { name: phrase('pl', talk.send) })
    .tap();
  await zoe.page.locator('.talk').getByText('Jesteś głupia').waitFor();
  await zoe.page
    .locator('.talk')
    .getByRole('button', { name: phrase('en', talk.report) })
    .click();
  await zoe.page.locator('.talk').getByLabel(phrase('en', REASONS.insult)).check();
  await zoe.page
    .locator('.talk')
    .getByRole('button', { name: phrase('en', reporting.send) })
    .click();
  await zoe.page.getByText(phrase('en', reporting.sent)).waitFor();

  // One gives up what was rated, and both have a rating, which nobody may take for sure yet.
  await press(borys, phrase('ru', hours.more));
  await press(borys, phrase('ru', hours.resign));
  await press(borys, phrase('ru', hours.resignSure));
  await mirka.page.getByText(phrase('pl', hours.endedResigned, { name: 'Борис' })).waitFor();
  const points: number[] = [];
  for (const name of ['Mirka', 'Борис']) {
    const answer = await mirka.page.request.get(`/api/ratings/${encodeURIComponent(name)}`);
    const { ratings } = (await answer.json()) as { ratings: { rating: number }[] };
    expect(ratings).toMatchObject([{ kind: 'farkle-2', matches: 1, provisional: true }]);
    points.push(ratings[0]?.rating ?? 0);
  }
  expect(points[0]).toBeGreaterThan(points[1] ?? 0);
  await mirka.page.goto(`/m/${code}`);
  await mirka.page.getByRole('button', { name: phrase('pl', replay.run), exact: true }).waitFor();

  // Who moderates bans whom the report is about, wherever their line is; and so one has left.
  await service.admin('grant', 'Mirka');
  await mirka.page.goto('/moderation');
  const report = mirka.page.locator('.moderation__report');
  await report.getByText('Jesteś głupia').waitFor();
  await report.getByRole('button', { name: phrase('pl', moderation.ban), exact: true }).click();
  await report.getByRole('button', { name: phrase('pl', moderation.sure), exact: true }).click();
  await wanda.page
    .locator('main')
    .getByText(/20\d\d/)
    .first()
    .waitFor();
  const seats = async () => {
    const { table: known } = await (await zoe.page.request.get(`/api/tables/${other}`)).json();
    return known.seats
      .map(({ name, connected }: { name: string; connected: boolean }) => `${name} ${connected}`)
      .sort();
  };
  await expect.poll(seats).toEqual(['Wanda false', 'Zoe true']);
  // Blocked, whoever is let in again never meets her.
  await zoe.page
    .locator('.talk')
    .getByRole('button', { name: `${phrase('en', talk.block)}: Wanda` })
    .click();
  await zoe.page.locator('.talk').getByText(phrase('en', talk.blocked)).waitFor();
  await service.admin('undo', 'Wanda');
  const asked = await wanda.page.request.post('/api/challenges', {
    data: { name: 'Zoe', kind: 'farkle-2' },
    headers: { origin: service.address },
  });
  expect(await asked.json()).toMatchObject({ refused: 'kept-apart' });
  for (const { faults } of [mirka, borys, zoe, wanda]) expect(faults).toEqual([]);
});

test('a clock that all read alike, a pause by agreement, and a match that one gives up', async () => {
  const mirka = await somebody({ lang: 'pl' });
  const borys = await somebody({ lang: 'ru', screen: PHONE });
  await mirka.page.goto('/play/dragon-farkle?way=online');
  await mirka.page.getByRole('textbox').first().fill('Mirka');
  await mirka.page.locator('.plan__start button').click();
  const clock = phrase('pl', timing.live, { minutes: 5, seconds: 10 });
  await mirka.page.getByLabel(phrase('pl', timing.choose)).selectOption({ label: clock });
  await borys.page.goto(mirka.page.url());
  // What was chosen stands on the other page, in its own language.
  await borys.page.getByText(phrase('ru', timing.live, { minutes: 5, seconds: 10 })).waitFor();
  await borys.page.getByLabel(phrase('ru', lobby.yourName)).first().fill('Борис');
  await borys.page.getByRole('button', { name: phrase('ru', lobby.sitAt, { number: 2 }) }).click();
  await press(mirka, phrase('pl', lobby.beReady));
  await press(borys, phrase('ru', lobby.beReady));
  await press(mirka, phrase('pl', lobby.begin));
  await Promise.all([mirka, borys].map(({ page }) => page.locator('.hours__clock[data-runs]').waitFor()));

  const zoe = await somebody({ lang: 'en' });
  await zoe.page.goto(mirka.page.url());
  await zoe.page.locator('.hours__clock[data-runs]').waitFor();
  await expect.poll(async () => Math.min(...(await timesOn(mirka)))).toBeLessThan(299);
  for (const other of [borys, zoe]) await readAlike(mirka, other);

  // A server dies: whoever was there is elsewhere before they notice, and no clock has jumped.
  const before = await timesOn(mirka);
  await service.servers[0]?.kill();
  await Promise.all([mirka, borys, zoe].map(({ page, lang }) => online(page, lang)));
  await mirka.page.locator('.hours__clock[data-runs]').waitFor();
  for (const [seat, left] of (await timesOn(mirka)).entries()) expect(left).toBeLessThanOrEqual(before[seat] ?? 0);
  for (const other of [borys, zoe]) await readAlike(mirka, other);

  // Whoever has the turn says what they set out for, and takes it back: by the key at a desk, by the finger on a phone.
  const recruit = ({ page }: Person) => page.locator('main button[aria-keyshortcuts="Enter"]:enabled').first();
  const ready = [mirka, borys].map((one) =>
    recruit(one)
      .waitFor()
      .then(
        () => one,
        () => null,
      ),
  );
  const first = (await Promise.race(ready)) ?? mirka;
  const other = first === mirka ? borys : mirka;
  const back = first.page.locator('[data-answer="undo"] button');
  const name = first === mirka ? 'Mirka' : 'Борис';
  await (first === mirka ? first.page.keyboard.press('Enter') : recruit(first).tap());
  await back.waitFor();
  await (first === mirka ? first.page.keyboard.press('u') : back.tap());
  await other.page.getByText(phrase(other.lang, hours.backAsked, { name })).waitFor();
  await press(other, phrase(other.lang, hours.agree));
  for (const { page, lang } of [first, other, zoe])
    await page.getByText(phrase(lang, hours.takenBack, { name })).waitFor();
  await back.waitFor({ state: 'detached' });
  await recruit(first).waitFor();

  await press(borys, phrase('ru', hours.more));
  await press(borys, phrase('ru', hours.offerPause));
  // Read out, because it comes into a place that was there before it; the clocks beside it are not.
  const aloud = mirka.page.locator('[aria-live="polite"]');
  await aloud.getByText(phrase('pl', hours.pauseOffered, { name: 'Борис' })).waitFor();
  expect(await aloud.locator('[aria-live="off"] .hours__time').count()).toBe(2);
  await press(mirka, phrase('pl', hours.agree));
  await borys.page.getByText(phrase('ru', hours.paused)).waitFor();
  await press(borys, phrase('ru', hours.resume));
  await mirka.page.getByText(phrase('pl', hours.paused)).waitFor({ state: 'detached' });

  // By keys alone, and not by one slip of the hand.
  await mirka.page.getByRole('button', { name: phrase('pl', hours.more) }).press('Enter');
  await mirka.page.getByRole('button', { name: phrase('pl', hours.resign) }).press('Enter');
  await mirka.page.getByRole('button', { name: phrase('pl', hours.resignSure) }).press('Enter');
  await borys.page.getByText(phrase('ru', hours.endedResigned, { name: 'Mirka' })).waitFor();
  await zoe.page.getByText(phrase('en', hours.endedResigned, { name: 'Mirka' })).waitFor();
  await zoe.page.getByRole('button', { name: phrase('en', table.check) }).click();
  await zoe.page.getByText(phrase('en', table.fairCommitment)).waitFor();
  // Its page says how it ended, though the rules know of no end.
  await zoe.page.goto(mirka.page.url().replace('/t/', '/m/'));
  await zoe.page.locator('.timeline__line').press('End');
  const told = phrase('en', hours.endedResigned, { name: 'Mirka' });
  await zoe.page.getByRole('status').filter({ hasText: told }).waitFor();
  // What a proxy says of the line makes the cookies of a guest safe on it.
  const cookies = await mirka.page.context().cookies();
  expect(cookies.map(({ secure }) => secure)).toEqual(cookies.map(() => true));
  expect(cookies.length).toBeGreaterThan(0);
  expect([...mirka.faults, ...borys.faults, ...zoe.faults]).toEqual([]);
});
