// Without a network: the whole client opens and plays after one visit, and a new edition replaces the old one whole.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { phrase } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import { REPORT_PAGE } from '@wyrmtable/words/report';
import { common } from '@wyrmtable/words/shell';
import { table as tableWords } from '@wyrmtable/words/shell-table';
import { verify } from '@wyrmtable/words/shell-verify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seal } from '../packages/web/tools/edition.ts';
import { adventureAt } from './adventures-moments.ts';
import { throneAt } from './dice-throne-moments.ts';
import { askedAt, playByKeys } from './etchinstone-hands.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { awake, still } from './going.ts';
import { asked, playOn } from './hands.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { openBrowser, type Person, visit, type Wish } from './people.ts';
import { openTestServer, temporary } from './test-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Until the device keeps everything. */
const kept = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => true)');

async function somebody(address: string, wish: Partial<Wish> = {}): Promise<Person> {
  const person = await visit(browser, { address, shakyLine: true, keeping: true, ...wish });
  onTestFinished(() => person.leave());
  return person;
}

test('after one visit both games begin, go on and survive a reload without any server', async () => {
  const house = await openTestServer();
  onTestFinished(() => house.close());
  const person = await somebody(house.address);
  const { page, faults } = person;
  await page.goto('/');
  await kept(page);
  await house.kill();

  await page.reload();
  await page.getByRole('link', { name: 'Set out' }).click();
  await page.getByRole('button', { name: 'Set out' }).click();
  await askedAt(page);
  await playByKeys(page, (answers) => answers === 6);
  await awake(page);
  const road = await page.getByRole('main').ariaSnapshot();
  await page.reload();
  await askedAt(page);
  await awake(page);
  await expect.poll(() => page.getByRole('main').ariaSnapshot()).toBe(road);
  await page.keyboard.press('h');
  await page
    .getByRole('region', { name: 'Master’s hint' })
    .getByRole('row', { name: /^Master/ })
    .waitFor();

  await page.goto('/play/dragon-farkle?way=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await asked(page);
  expect(await playOn(person, 'keys', (answers) => answers === 5)).toBe(5);
  await page.goto('/rules/etchinstone');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([]);
});

/** A journey that is over with its first scenario. */
const ONE_SCENARIO = { mode: 'campaign', heroes: ['monk'], difficulty: 'normal', extraMinions: false, scenario: 1 };

test('a finished match of each game is looked back at without any server, and played on from a moment', async () => {
  const tables = [
    tableAt('over', 'farkle'),
    throneAt('won', 'throne'),
    adventureAt('over', 'journey', { options: ONE_SCENARIO }),
  ];
  const house = await openTestServer();
  onTestFinished(() => house.close());
  const { page, faults } = await somebody(house.address, {
    remembers: { ...keptAs(...tables), ...keptEtchTables('lost') },
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await kept(page);
  await house.kill();

  for (const id of ['farkle', 'throne', 'journey', 'etch-lost']) {
    await page.goto(`/m/here/${id}`);
    const line = page.locator('.timeline__line');
    await line.waitFor();
    await still(page);
    await page.getByText(phrase('en', common.loading)).waitFor({ state: 'detached' });
    const last = Number(await line.getAttribute('max'));
    await line.press('End');
    await still(page);
    expect(Number(await line.inputValue())).toBe(last);
    await line.fill('20');
    await still(page);
    // On from there, against bots, as with a network.
    await button(phrase('en', words.playOn)).click();
    await button(phrase('en', words.toTable)).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.prompt').first().waitFor();
  }

  // The report and the proof of the dice are worked out on the device too.
  await page.goto('/m/here/farkle');
  await button(phrase('en', words.about)).click();
  const report = button(phrase('en', REPORT_PAGE.button));
  await expect.poll(() => report.isEnabled(), { timeout: 120_000 }).toBe(true);
  await button(phrase('en', tableWords.check)).click();
  await page.getByRole('heading', { name: phrase('en', verify.allTrue) }).waitFor();
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([]);
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A plain web server over a folder whose content may be exchanged. */
function serve(folder: () => string): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = extname(path) === '' ? 'index.html' : path;
    try {
      const body = readFileSync(join(folder(), file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      ready({ server, address: `http://localhost:${typeof place === 'object' && place !== null ? place.port : 0}` });
    });
  });
}

test('a new edition comes whole when the client is opened anew, and a page of the old one lacks nothing meanwhile', async () => {
  const shelf = temporary();
  onTestFinished(() => rmSync(shelf, { recursive: true, force: true }));
  const [first, second] = [join(shelf, 'first'), join(shelf, 'second')];
  const built = join(import.meta.dirname, '..', 'packages', 'web', 'dist');
  for (const folder of [first, second]) cpSync(built, folder, { recursive: true });
  // As after a real change: the second edition begins with another script, says which it is, and lacks a file of the first.
  const begins = /index-[^"']+?\.js/.exec(readFileSync(join(first, 'index.html'), 'utf8'))?.[0];
  if (begins === undefined) throw new Error('the first page begins with no script');
  renameSync(join(second, 'assets', begins), join(second, 'assets', 'index-second.js'));
  for (const name of readdirSync(second, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = readFileSync(join(second, name), 'utf8').replaceAll(begins, 'index-second.js');
    writeFileSync(join(second, name), text.replace('<title>', '<meta name="edition" content="second"><title>'));
  }
  const gone = /assets\/(rules-[^"']+\.js)/.exec(readFileSync(join(first, 'service-worker.js'), 'utf8'))?.[1];
  if (gone === undefined) throw new Error('the build has no chunk for the rules');
  rmSync(join(second, 'assets', gone));
  seal(second);

  let folder = first;
  const { server, address } = await serve(() => folder);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { page } = await somebody(address);
  const editionOf = (one: Page) => one.locator('meta[name="edition"]').count();
  const edition = () => editionOf(page);
  await page.goto('/');
  await kept(page);
  await page.reload();
  expect(await edition()).toBe(0);

  // The server changes while a page of the first edition is open; the page fetches a part it has not needed before.
  folder = second;
  expect(await page.evaluate(`fetch('/assets/${gone}').then((answer) => answer.text().then(() => answer.ok))`)).toBe(
    true,
  );

  // The second edition is fetched behind the page, and a page that opens then is all of the second.
  await page.evaluate(`navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => new Promise((done) => {
    const see = () => navigator.serviceWorker.getRegistration().then((it) => (it.waiting ? done(true) : setTimeout(see, 50)));
    see();
  }))`);
  expect(await edition()).toBe(0);
  // The browser lets the old worker finish what it has in hand, so it may take more than one opening; none is a mix.
  const reopened = async () => {
    const next = await page.context().newPage();
    await next.goto('/');
    await next.getByRole('heading', { level: 1 }).waitFor();
    const found = await editionOf(next);
    await next.close();
    return found;
  };
  await page.goto('about:blank');
  await expect.poll(reopened, { timeout: 90_000 }).toBe(1);
  await page.goto('/');
  expect(await edition()).toBe(1);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // A server that changes in the middle of the fetching leaves the edition in charge alone.
  writeFileSync(join(second, 'layers.css'), '/* of another build */');
  writeFileSync(join(second, 'service-worker.js'), `${readFileSync(join(second, 'service-worker.js'), 'utf8')}\n//`);
  await page.evaluate(`navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => false)`);
  await page.reload();
  await expect.poll(edition, { timeout: 90_000 }).toBe(1);
});
