// Moments in which something is in the way: each says what happened and what one can do, and nothing that was typed is lost.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { phrase } from '@wyrmtable/words';
import { actionName } from '@wyrmtable/words/dragon-farkle';
import { finding } from '@wyrmtable/words/finding';
import { account, peopleRefusalLine } from '@wyrmtable/words/people';
import { ratings } from '@wyrmtable/words/ratings';
import { refusalLine } from '@wyrmtable/words/refusals';
import { home, setUp } from '@wyrmtable/words/shell';
import { hours } from '@wyrmtable/words/shell-hours';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { REASONS, reporting, talk } from '@wyrmtable/words/talk';
import { expect, test } from 'vitest';
import { connect, type Line } from '../packages/server/test/client.ts';
import { seatTwo } from '../packages/server/test/play.ts';
import { openDoors } from './doors.ts';
import { violations } from './looking.ts';
import { type Person, PHONE, type Wish } from './people.ts';

const doors = openDoors({ shakyLine: true }, { brisk: true });

const PASSWORD = 'rzepa na polu';
const CLOCK = { kind: 'live', minutes: 5, seconds: 10, answers: 20 };

/** The person of that line, at a browser. */
async function inPerson(line: Line, wish: Partial<Wish>): Promise<Person> {
  const person = await doors.somebody(wish);
  const [name = '', value = ''] = line.visitor.cookie.split('=');
  await person.page.context().addCookies([{ name, value, url: doors.house.address }]);
  return person;
}

async function withAccount({ page }: Person, name: string): Promise<void> {
  await page.request.get('/api/me');
  const made = await page.request.post('/api/account', { data: { name, password: PASSWORD } });
  expect(made.status()).toBe(201);
}

const notice = ({ page }: Person, text: string) => page.getByText(text).first().waitFor();

test('what was typed is there after a reload: a name, a plan, a code, words at a table, a report', async () => {
  const mirka = await doors.somebody({ lang: 'pl', screen: PHONE });
  const { page } = mirka;
  await page.goto('/');
  const code = page.getByLabel(phrase('pl', home.code));
  await code.fill('h4k-9t');
  await page.reload();
  expect(await code.inputValue()).toBe('h4k-9t');

  await page.goto('/play/dragon-farkle?way=screen');
  const second = page.getByLabel(`${phrase('pl', setUp.seat, { number: 2 })}: ${phrase('pl', setUp.name)}`);
  await second.fill('Ciocia Basia');
  const wounds = page.getByRole('group', { name: phrase('pl', setUp.wounds) }).getByRole('button', { name: '4' });
  await wounds.tap();
  await page.reload();
  expect(await second.inputValue()).toBe('Ciocia Basia');
  expect(await wounds.getAttribute('aria-pressed')).toBe('true');

  await page.goto('/account');
  const name = page.getByLabel(phrase('pl', account.name)).first();
  await name.fill('Mirka z Bagien');
  await page.reload();
  expect(await name.inputValue()).toBe('Mirka z Bagien');

  const { id, lines } = await seatTwo(doors.house.address, {}, { talk: 'free' });
  const borys = await inPerson(lines[1], { lang: 'ru' });
  await borys.page.goto(`/t/${id}`);
  const panel = borys.page.locator('.talk');
  const open = () => borys.page.getByRole('button', { name: phrase('ru', talk.open), exact: true }).click();
  await open();
  await panel.getByLabel(phrase('ru', talk.free)).check();
  await panel.getByLabel(phrase('ru', talk.write)).fill('Подожди, я печат');
  await borys.page.reload();
  await open();
  expect(await panel.getByLabel(phrase('ru', talk.write)).inputValue()).toBe('Подожди, я печат');
  const report = async () => {
    await panel.getByRole('button', { name: phrase('ru', talk.report) }).click();
    await panel.getByLabel(phrase('ru', REASONS.stalling)).waitFor();
  };
  await report();
  await panel.getByLabel(phrase('ru', reporting.words)).fill('Молчит уже десять мин');
  await borys.page.reload();
  await open();
  await report();
  expect(await panel.getByLabel(phrase('ru', reporting.words)).inputValue()).toBe('Молчит уже десять мин');
  await panel.getByRole('button', { name: phrase('ru', reporting.send) }).click();
  await notice(borys, phrase('ru', reporting.sent));
  await report();
  expect(await panel.getByLabel(phrase('ru', reporting.words)).inputValue()).toBe('');
  for (const line of lines) await line.close();
  expect([...mirka.faults, ...borys.faults]).toEqual([]);
});

test('a name that is taken, a table that filled, a rating that nobody has yet', async () => {
  const mirka = await doors.somebody({ lang: 'en' });
  await withAccount(mirka, 'Mirka');
  const borys = await doors.somebody({ lang: 'ru', screen: PHONE });
  await borys.page.goto('/account');
  const form = borys.page.locator('form').filter({ hasText: phrase('ru', account.makeLead) });
  await form.getByLabel(phrase('ru', account.name)).fill('MIRKA');
  await form.locator('input[type=password]').fill(PASSWORD);
  await form.getByRole('button', { name: phrase('ru', account.makeWithPassword) }).tap();
  await notice(borys, peopleRefusalLine('ru', { refused: 'name-taken' }));
  expect(await form.locator('input[type=password]').inputValue()).toBe(PASSWORD);
  expect(await violations(borys.page)).toEqual([]);

  // The list was true when it came; before it is pressed somebody else has sat down.
  const { table } = await (
    await mirka.page.request.post('/api/tables', { data: { game: 'dragon-farkle', seats: 2, listed: true } })
  ).json();
  await mirka.page.goto(`/t/${table}`);
  await mirka.page.getByRole('button', { name: phrase('en', lobby.stand) }).waitFor();
  await borys.page.goto('/');
  await borys.page.getByRole('link', { name: phrase('ru', home.people) }).click();
  const sit = borys.page.getByRole('button', { name: phrase('ru', finding.sitWith, { names: 'Mirka' }) });
  await sit.waitFor();
  const zoe = await doors.somebody({ lang: 'pl' });
  await zoe.page.request.get('/api/me');
  const joined = await zoe.page.request.post(`/api/tables/${table}/join`, { data: { name: 'Zoe' } });
  expect(joined.status()).toBe(200);
  await sit.tap();
  await notice(borys, refusalLine('ru', { refused: 'table-full' }));
  await sit.waitFor({ state: 'detached' });

  // Of oneself: what to do about it, and nothing that one cannot do to oneself.
  await mirka.page.goto('/people/mirka');
  await mirka.page.getByText(phrase('en', ratings.unratedOwn)).waitFor();
  expect(await mirka.page.getByRole('button', { name: phrase('en', talk.block) }).count()).toBe(0);
  await mirka.page.getByRole('link', { name: phrase('en', home.people) }).click();
  await mirka.page.getByRole('button', { name: phrase('en', finding.playNow) }).waitFor();
  await borys.page.goto('/people/mirka');
  await borys.page.getByText(phrase('ru', ratings.unrated, { name: 'Mirka' })).waitFor();
  await borys.page.getByRole('button', { name: phrase('ru', talk.block) }).waitFor();
  await borys.page.goto('/best?kind=koth');
  await borys.page.getByText(phrase('ru', ratings.nobody)).waitFor();
  await borys.page.getByRole('link', { name: phrase('ru', home.people) }).waitFor();
  const told = (fault: string) => !/40[49]/.test(fault);
  expect([...mirka.faults, ...borys.faults, ...zoe.faults].filter(told)).toEqual([]);
});

test('one person at two devices: the first answer counts, and the other device says so', async () => {
  const { id, lines } = await seatTwo(doors.house.address, { clock: CLOCK, options: { first: 0 } });
  const desk = await inPerson(lines[0], { lang: 'en' });
  const phone = await inPerson(lines[0], { lang: 'pl', screen: PHONE });
  // What the phone is told of the table comes late.
  let late: (() => void)[] | null = null;
  await phone.page.routeWebSocket(/\/ws\b/, (line) => {
    line.connectToServer().onMessage((text) => {
      const deliver = () => line.send(text);
      if (late !== null && !String(text).includes('"refused"')) late.push(deliver);
      else deliver();
    });
  });
  for (const { page } of [desk, phone]) await page.goto(`/t/${id}`);
  const deed = (one: Person, action: 'recruit' | 'brawl') =>
    one.page.getByRole('button', { name: actionName(one.lang, action) }).first();
  await deed(desk, 'recruit').waitFor();
  await deed(phone, 'brawl').waitFor();
  late = [];
  await desk.page.keyboard.press('Enter');
  await deed(desk, 'recruit').waitFor({ state: 'detached' });
  await deed(phone, 'brawl').tap();
  await notice(phone, refusalLine('pl', { refused: 'already-answered' }));
  const held: (() => void)[] = late;
  late = null;
  for (const deliver of held) deliver();
  // Both are where the first answer led.
  await deed(phone, 'brawl').waitFor({ state: 'detached' });
  const prompt = ({ page }: Person) => page.locator('[data-answer="undo"]').waitFor();
  await Promise.all([prompt(desk), prompt(phone)]);
  for (const line of lines) await line.close();
  expect([...desk.faults, ...phone.faults]).toEqual([]);
});

/** The time that passes while nothing answers, for the matches of these tables. */
async function away(minutes: number, ...tables: readonly string[]): Promise<void> {
  await doors.house.kill();
  const kept = new DatabaseSync(join(doors.house.folder, 'wyrmtable.db'));
  const late = kept.prepare('UPDATE clocks SET at = at - ?, due = due - ? WHERE match = ?');
  for (const table of tables) expect(late.run(minutes * 60_000, minutes * 60_000, table).changes).toBe(1);
  kept.close();
  await doors.house.restart();
}

test('a clock that ran out while there was no line: friendly a bot plays until one is back, rated it is lost, and both are said', async () => {
  const { id, lines } = await seatTwo(doors.house.address, { clock: CLOCK, options: { first: 0 } });
  const [mirka, wanda, zoe] = [
    await inPerson(lines[0], { lang: 'pl', screen: PHONE }),
    await doors.somebody({ lang: 'ru' }),
    await doors.somebody({ lang: 'en', screen: { width: 1024, height: 768 } }),
  ];
  for (const [one, name] of [
    [wanda, 'Wanda'],
    [zoe, 'Zofia'],
  ] as const) {
    await withAccount(one, name);
    await one.page.goto('/');
    await one.page.getByRole('link', { name: phrase(one.lang, home.people) }).click();
    await one.page.getByLabel(phrase(one.lang, finding.what)).selectOption('farkle-2');
    await one.page.getByRole('button', { name: phrase(one.lang, finding.rated), exact: true }).click();
    await one.page.getByRole('button', { name: phrase(one.lang, finding.playNow), exact: true }).click();
  }
  await mirka.page.goto(`/t/${id}`);
  for (const { page } of [mirka, wanda, zoe]) await page.locator('.hours__clock[data-runs]').waitFor();
  await away(12, id, wanda.page.url().split('/').at(-1) ?? '');
  // Whoever sits opposite is there: nobody is waited for but her.
  const borys = await connect(lines[1].visitor);
  await borys.ask({ type: 'hello', table: id });

  await mirka.page.getByText(phrase('pl', hours.botForYou)).waitFor();
  await mirka.page.getByRole('button', { name: phrase('pl', hours.back) }).tap();
  await mirka.page.getByText(phrase('pl', hours.botForYou)).waitFor({ state: 'detached' });
  await mirka.page.locator('.hours__clock[data-runs]').waitFor();

  // Whose turn it was has lost, and both read who; the match can be looked back upon.
  const ended = ({ page, lang }: Person) =>
    page
      .getByText(phrase(lang, hours.endedTime, { name: 'Wanda' }))
      .or(page.getByText(phrase(lang, hours.endedTime, { name: 'Zofia' })))
      .first()
      .waitFor();
  await Promise.all([ended(wanda), ended(zoe)]);
  const standing = await (await zoe.page.request.get('/api/ratings/Zofia')).json();
  expect(standing.ratings).toMatchObject([{ kind: 'farkle-2', matches: 1 }]);
  await borys.close();
  expect([...mirka.faults, ...wanda.faults, ...zoe.faults]).toEqual([]);
});

test('a device that slept shows the right time as soon as it wakes, though its own watch stood still', async () => {
  const { id, lines } = await seatTwo(doors.house.address, { clock: CLOCK, options: { first: 0 } });
  const [sleeper, other] = [await inPerson(lines[0], { lang: 'pl' }), await doors.somebody({ lang: 'en' })];
  // The watch of a page does not see a sleep of the device. The regular question after the time, which would set it right in
  // the end, is left out here.
  await sleeper.page.addInitScript(`{
    let slept = 0;
    const watch = performance.now.bind(performance);
    performance.now = () => watch() - slept;
    globalThis.sleepFor = (ms) => { slept += ms; };
    const every = setInterval;
    globalThis.setInterval = (call, ms, ...rest) => ms === 20_000 ? 0 : every(call, ms, ...rest);
  }`);
  for (const { page } of [sleeper, other]) await page.goto(`/t/${id}`);
  for (const { page } of [sleeper, other]) await page.locator('.hours__clock[data-runs]').waitFor();
  const runs = async ({ page }: Person): Promise<number> => {
    const text = (await page.locator('.hours__clock[data-runs] .hours__time').first().textContent()) ?? '';
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  };
  /** By how many seconds the sleeper's clock is off what the other read before and after. */
  const off = async (): Promise<number> => {
    const [before, read, after] = [await runs(other), await runs(sleeper), await runs(other)];
    return Math.max(0, read - before, after - read);
  };
  await expect.poll(off).toBeLessThanOrEqual(1);
  await sleeper.page.evaluate('sleepFor(40_000)');
  await expect.poll(off).toBeLessThanOrEqual(1);
  for (const line of lines) await line.close();
  expect([...sleeper.faults, ...other.faults]).toEqual([]);
});

test('a part of the page that cannot be fetched while the server is away comes when it is back', async () => {
  const { page } = await doors.somebody({ lang: 'pl', screen: PHONE });
  await page.goto('/');
  await page.locator('a[href="/credits"]').waitFor();
  let [away, asked] = [true, 0];
  await page.route(/\/assets\/|\/health\/live/, (route) => {
    if (!away) return route.continue();
    if (route.request().url().endsWith('/health/live')) asked++;
    return route.abort();
  });
  await page.locator('a[href="/credits"]').click();
  await expect.poll(() => asked).toBeGreaterThan(1);
  away = false;
  // With its looks: the page is there as if nothing had been.
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(
    await page.evaluate(`[...document.querySelectorAll('link[rel="stylesheet"]')].every(({ sheet }) => sheet)`),
  ).toBe(true);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/credits');
});
