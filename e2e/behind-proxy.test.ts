// Two people on two servers behind a proxy with a certificate, a laptop by mouse and a phone by touch: a whole match of Dragon
// Farkle, and a duel of Dice Throne begun, while one server is killed under each. What only TLS brings is looked at on the way.
// With CADDY=/usr/bin/caddy the proxy is Caddy with the Caddyfile of compose.yaml; SHOTS=DIR keeps pictures.
import { join } from 'node:path';
import { type Lang, phrase } from '@wyrmtable/words';
import { setUp } from '@wyrmtable/words/shell';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { table } from '@wyrmtable/words/shell-table';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type Asked, askedNow } from './dice-throne-hands.ts';
import { playOn } from './hands.ts';
import { type Person, PHONE, visit } from './people.ts';
import { openService, type Service } from './service.ts';
import { type Hand, press } from './three-hands.ts';

const LAPTOP = { width: 1280, height: 800 };

let service: Service;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), chromium.connect(inject('browser'))]);
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

interface Guest extends Person {
  readonly hand: Hand;
  /** Addresses of the lines its page has opened. */
  readonly lines: readonly string[];
}

async function guest(lang: Lang, hand: Hand): Promise<Guest> {
  const screen = hand === 'touch' ? PHONE : LAPTOP;
  const person = await visit(browser, { address: service.address, unsigned: true, shakyLine: true, lang, screen });
  onTestFinished(() => person.leave());
  const lines: string[] = [];
  person.page.on('websocket', (line) => lines.push(line.url()));
  return { ...person, hand, lines };
}

async function picture({ page, lang }: Guest, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}-${lang}.png`) });
}

const button = ({ page }: Guest, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: false }).first();

/** The host lays a table of two, the other comes by the link, both are ready, and it begins. */
async function sitDown(host: Guest, other: Guest, game: string): Promise<void> {
  await host.page.goto(`/play/${game}?way=online`);
  if (game === 'dragon-farkle') {
    const wounds = host.page.getByRole('group', { name: phrase(host.lang, setUp.wounds) });
    await press(host.page, host.hand, wounds.getByRole('button', { name: '5' }));
  }
  await press(host.page, host.hand, button(host, phrase(host.lang, setUp.makeLink)));
  const link = await host.page.getByLabel(phrase(host.lang, lobby.link)).inputValue();
  expect(link).toMatch(/^https:\/\/localhost:\d+\/t\//);
  await other.page.goto(link);
  await other.page.getByLabel(phrase(other.lang, lobby.yourName)).fill('Борис');
  await press(other.page, other.hand, button(other, phrase(other.lang, lobby.sitAt, { number: 2 })));
  for (const one of [other, host]) await press(one.page, one.hand, button(one, phrase(one.lang, lobby.beReady)));
  await picture(host, `${game}-lobby`);
  await picture(other, `${game}-lobby`);
  await press(host.page, host.hand, button(host, phrase(host.lang, lobby.begin)));
}

/**
 * Comes again until the two are at different servers: a balancer may send them anywhere. One that takes turns would send whoever
 * asks for the same pages to the same server for ever, so every time something else is asked for in between, once more often.
 */
async function apart(one: Guest, other: Guest): Promise<void> {
  const both = async (): Promise<number> => (await service.lines()).reduce((sum, lines) => sum + lines, 0);
  for (let again = 0; again < 12; again++) {
    await expect.poll(both).toBe(2);
    if ((await service.lines()).every((lines) => lines === 1)) return;
    for (let i = 0; i < again; i++) await other.page.request.get('/');
    await other.page.reload();
    await Promise.all([one, other].map(({ page }) => page.locator('.prompt').first().waitFor()));
  }
  throw new Error('the balancer sends both to one server, however often one comes again');
}

/** One of the servers dies and comes back when everybody has gone on without it. */
async function killUnder(people: readonly Guest[], name: string): Promise<void> {
  const before = people.map(({ lines }) => lines.length);
  const [server] = service.servers;
  await server?.kill();
  // Whoever was there comes to the other one by themselves.
  await expect.poll(() => people.filter(({ lines }, i) => lines.length > (before[i] ?? 0)).length).toBe(1);
  for (const one of people) {
    await one.page.getByText(phrase(one.lang, table.offline)).waitFor({ state: 'hidden' });
    await picture(one, name);
  }
  await server?.restart();
}

test('a whole match of Dragon Farkle, over Secure cookies and wss, while a server dies', {
  timeout: 600_000,
}, async () => {
  const jagna = await guest('pl', 'mouse');
  const boris = await guest('ru', 'touch');
  const first = await jagna.page.goto('/');
  expect(await first?.headerValue('strict-transport-security')).toMatch(/^max-age=31536000/);
  await sitDown(jagna, boris, 'dragon-farkle');
  for (const { page, lines } of [jagna, boris]) {
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((url) => !url.startsWith('wss://'))).toEqual([]);
  }
  await apart(jagna, boris);
  let dying: Promise<void> = Promise.resolve();
  let died = 0;
  await Promise.all([
    playOn(jagna, 'mouse', (answers) => {
      if (answers === 4 && died++ === 0) dying = killUnder([jagna, boris], 'farkle-after-the-death');
      return false;
    }),
    playOn(boris, 'touch'),
  ]);
  await dying;
  expect(died).toBe(1);
  // The chronicle has let go of its oldest lines by now, and still shows the newest.
  const beyond = '(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)';
  await expect.poll(() => jagna.page.evaluate<number>(`${beyond}(document.querySelector('.log'))`)).toBeLessThan(25);
  for (const one of [jagna, boris]) {
    await picture(one, 'farkle-over');
    await press(one.page, one.hand, button(one, phrase(one.lang, table.check)));
    await one.page.getByText(phrase(one.lang, table.fairCommitment)).waitFor();
    await picture(one, 'farkle-checked');
    expect(one.faults).toEqual([]);
  }
});

/** Presses what a cautious player would: attacks and defends with what is met, keeps cards, and lets the rest take its course. */
async function answerByPointer({ page, hand }: Guest, { keys, dice, met }: Asked): Promise<void> {
  const [die] = dice;
  const on = ['R', 'Enter', 'P'].find((key) => keys.includes(key));
  const first = keys.includes('A') ? 'A' : undefined;
  const wanted = die !== undefined && !keys.includes('R') ? die : met ? (first ?? on) : (on ?? first);
  if (wanted === undefined) throw new Error(`nothing to press among ${keys.join(' ')}`);
  await press(page, hand, page.locator(`.prompt [aria-keyshortcuts="${wanted}"]:enabled`).first());
}

/** Both answer whatever they are asked, so many times together. */
async function playTogether(people: readonly Guest[], answers: number): Promise<void> {
  const patience = Date.now() + 240_000;
  for (let given = 0; given < answers && Date.now() < patience; ) {
    const questions = await Promise.all(people.map(({ page }) => askedNow(page)));
    if (questions.some((asked) => asked?.over)) return;
    for (const [i, one] of people.entries()) {
      const asked = questions[i];
      if (asked === null || asked === undefined) continue;
      given++;
      await answerByPointer(one, asked).catch(async (fault: unknown) => {
        // The other one was quicker, or the line broke under the finger: the table asks again.
        if ((await askedNow(one.page))?.text === asked.text) throw fault;
      });
    }
    await people[0]?.page.evaluate('new Promise(requestAnimationFrame)');
  }
}

test('a duel of Dice Throne goes on while a server dies', { timeout: 600_000 }, async () => {
  const jagna = await guest('en', 'mouse');
  const boris = await guest('ru', 'touch');
  await sitDown(jagna, boris, 'dice-throne');
  await Promise.all([jagna, boris].map(({ page }) => page.locator('.prompt').waitFor()));
  await apart(jagna, boris);
  await playTogether([jagna, boris], 20);
  for (const one of [jagna, boris]) await picture(one, 'throne-before');
  await killUnder([jagna, boris], 'throne-after-the-death');
  await playTogether([jagna, boris], 20);
  for (const one of [jagna, boris]) {
    await picture(one, 'throne-later');
    expect(one.faults).toEqual([]);
  }
});
