// Somebody plays Etchinstone on their own device: by keyboard alone, through interruptions, with a teacher, with hints, and on to another device.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { askedAt, playByKeys } from './etchinstone-hands.ts';
import { keptEtchTables, type Moment } from './etchinstone-moments.ts';
import { awake, goToTable, still } from './going.ts';
import { walkTo } from './hands.ts';
import { type Person, PHONE, visit } from './people.ts';
import { temporary } from './test-server.ts';

const doors = openDoors();
const { somebody } = doors;

const folder = temporary();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = ({ page }: Person) => page.getByRole('main').ariaSnapshot();

test('from the front page to the end of the road by keyboard alone', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  await walkTo(page, page.getByRole('link', { name: 'Set out' }));
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Set out' });
  await start.waitFor();
  await walkTo(page, start);
  await page.keyboard.press('Enter');

  // Two places change their cards and back again, without a mouse.
  await askedAt(page);
  const cards = () => page.locator('.slot h3, .slot .mage__name').allTextContents();
  const dealt = await cards();
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await expect.poll(cards).not.toEqual(dealt);
  await page.keyboard.press('u');
  await expect.poll(cards).toEqual(dealt);

  expect(await playByKeys(page)).toBeGreaterThan(16);
  await page.getByRole('heading', { name: /The road ends here|The dragon is beaten/ }).waitFor();
  await walkTo(page, page.getByRole('button', { name: 'Check the cards' }));
  await page.keyboard.press('Enter');
  await page.getByText(/follow from the seed|follows from the seed/).waitFor();
  expect(faults).toEqual([]);
});

/**
 * One of each shape that a table keeps: that what is kept leads to the same position at every other moment, too, is held by the
 * laws of the game and by the corpus.
 */
const LEFT_AT = ['combine', 'upgrade', 'dragon', 'won'] as const satisfies readonly Moment[];

describe('a road left in the middle is the same afterwards', () => {
  let person: Person;
  beforeAll(async () => {
    person = await visit(doors.browser, { address: doors.house.address, remembers: keptEtchTables(...LEFT_AT) });
  });
  afterAll(() => person?.leave());

  test.for(LEFT_AT)('at the moment “%s”', async (moment) => {
    const { page, faults } = person;
    await goToTable(page, `etch-${moment.toLowerCase()}`, askedAt);
    // The end knows its run a moment later.
    if (moment === 'won') await page.getByRole('button', { name: 'Share the result' }).waitFor();
    await still(page);
    const before = await picture(person);
    await page.reload();
    await askedAt(page);
    await expect.poll(() => picture(person)).toBe(before);
    expect(faults).toEqual([]);
  });
});

test('a hand laid out but not confirmed is still laid out after a reload, and can still be undone', async () => {
  const person = await somebody({ remembers: keptEtchTables('enemy', 'journey') });
  const { page, faults } = person;
  await page.goto('/table/etch-enemy');
  await askedAt(page);
  await awake(page);
  const dealt = await picture(person);
  // Two places change their cards, then one of them does something else: each is seen before the next key is pressed.
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await expect.poll(() => picture(person)).not.toBe(dealt);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await still(page);
  const changed = await picture(person);
  await page.keyboard.press('b');
  await expect.poll(() => picture(person)).not.toBe(changed);
  await still(page);
  const laid = await picture(person);
  await page.reload();
  await askedAt(page);
  await awake(page);
  await expect.poll(() => picture(person)).toBe(laid);

  // Another table does not take it for its own.
  await page.goto('/table/etch-journey');
  await askedAt(page);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  await page.goto('/table/etch-enemy');
  await askedAt(page);
  await awake(page);
  await expect.poll(() => picture(person)).toBe(laid);
  await page.keyboard.press('u');
  await expect.poll(() => picture(person)).toBe(changed);
  await page.keyboard.press('u');
  await expect.poll(() => picture(person)).toBe(dealt);
  expect(faults).toEqual([]);
});

test('a newcomer is offered the first road, learns by doing, leaves it, and begins again', async () => {
  const { page, faults } = await somebody();
  const lesson = page.getByRole('region', { name: 'The first road' });
  const title = (name: string) => lesson.getByRole('heading', { name }).waitFor();
  await page.goto('/play/etchinstone');
  const begin = page.getByRole('button', { name: 'Learn by playing' });
  await begin.waitFor();
  await walkTo(page, begin);
  await page.keyboard.press('Enter');

  // Three things to read, then one to do: the forecast says whether it is done.
  await title('Somebody is in the way');
  await page.keyboard.press('Space');
  await title('Four cards, three roles');
  await page.keyboard.press('Space');
  await title('See it before you do it');
  await page.keyboard.press('Space');
  await title('Find a better layout');
  await page.reload();
  await title('Find a better layout');
  const proposal = (await lesson.getByRole('status').textContent()) ?? '';
  const wanted = /Try (.+) as the Spell, (.+) as the Element and (.+) as the Boost/.exec(proposal)?.slice(1) ?? [];
  expect(wanted).toHaveLength(3);
  const names = () => page.locator('.slot .mage__name').allTextContents();
  for (const [place, card] of wanted.entries()) {
    const now = await names();
    const from = now.indexOf(card);
    expect(from, `${card} is not among ${now}`).toBeGreaterThanOrEqual(0);
    if (from === place) continue;
    await page.keyboard.press(String(from + 1));
    await page.keyboard.press(String(place + 1));
    await expect.poll(async () => (await names())[place]).toBe(card);
  }
  await title('Where the boost goes');
  await page.getByRole('heading', { name: 'Full victory' }).waitFor();
  await page.keyboard.press('Space');
  await title('Go');
  await page.keyboard.press('Enter');
  await title('Grow');

  await lesson.getByRole('button', { name: 'Enough, I will go on without help' }).click();
  await lesson.waitFor({ state: 'detached' });
  await page.reload();
  await askedAt(page);
  expect(await lesson.count()).toBe(0);

  await page.goto('/play/etchinstone');
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await title('Somebody is in the way');
  expect(faults).toEqual([]);
});

test('the first road teaches to its end', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/etchinstone');
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  const road = page.getByRole('heading', { name: 'The road ahead' });
  await askedAt(page);
  // Whoever acts before reading on is taught no less: each lesson ends with its moment.
  while ((await road.count()) === 0) await playByKeys(page, (answers) => answers === 1);
  await page.keyboard.press('Space');
  await road.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

describe('a hint', () => {
  test('for a hand: what master would lay out, what it is worth, and the cards laid so', async () => {
    const person = await somebody({ remembers: keptEtchTables('enemy') });
    const { page, faults } = person;
    await page.goto('/table/etch-enemy');
    const asked = await askedAt(page);
    const before = await page.locator('.slot .mage__name').allTextContents();
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Master’s hint' });
    const row = hint.getByRole('row', { name: /^Master/ });
    await row.waitFor();
    expect(await row.textContent()).toMatch(/\d+(\.\d)?%/);
    await hint.getByRole('row', { name: /^Your layout/ }).waitFor();
    await hint.getByRole('button', { name: 'Lay it out so' }).click();
    await hint.getByText('Your hand lies as master would play it.').waitFor();
    expect(await page.locator('.slot .mage__name').allTextContents()).not.toEqual(before);
    await page.keyboard.press('Enter');
    await askedAt(page, asked.text);
    await hint.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  // What master says at every moment, and why, is asked beside the bots.
  test('on a phone, at the moment “upgrade”', async () => {
    const { page, faults } = await somebody({ remembers: keptEtchTables('upgrade'), screen: PHONE });
    await page.goto('/table/etch-upgrade');
    await askedAt(page);
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page
      .getByRole('region', { name: 'Master’s hint' })
      .getByRole('row', { name: /^Master/ })
      .waitFor();
    expect(await page.locator('.choosing__card[data-advised]').count()).toBeLessThanOrEqual(1);
    expect(faults).toEqual([]);
  });
});

describe('on to another device', () => {
  test('as a file, and a damaged one is refused without a loss', async () => {
    const here = await somebody({ remembers: keptEtchTables('absorb') });
    await here.page.goto('/table/etch-absorb');
    await askedAt(here.page);
    const left = await picture(here);
    await here.page.goto('/');
    await here.page.getByRole('button', { name: /^Take it along/ }).click();
    const download = here.page.waitForEvent('download');
    await here.page.getByRole('button', { name: 'Save as a file' }).click();
    const path = join(folder, 'run.json');
    await (await download).saveAs(path);

    const there = await somebody({ screen: PHONE });
    await there.page.goto('/');
    const field = there.page.getByLabel('Open a table from a file');
    const spoilt = join(folder, 'spoilt.json');
    writeFileSync(spoilt, readFileSync(path, 'utf8').slice(0, -40));
    await field.setInputFiles(spoilt);
    await there.page.locator('.notice[data-tone="danger"]').waitFor();
    writeFileSync(spoilt, readFileSync(path, 'utf8').replace(/"digest": "./, '"digest": "x'));
    await field.setInputFiles(spoilt);
    await there.page.getByText('something is wrong at “digest”').waitFor();
    expect(there.page.url()).toBe(`${doors.house.address}/`);

    await field.setInputFiles(path);
    await there.page.waitForURL(/\/table\/run-/);
    await askedAt(there.page);
    await there.page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => picture(there)).toBe(left);
    await playByKeys(there.page, (answers) => answers === 3);
    expect([...here.faults, ...there.faults]).toEqual([]);
  });

  test('as a link in the shared result, which shows the whole run; a cut one says so', async () => {
    const here = await somebody({ remembers: keptEtchTables('won') });
    const { page } = here;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/table/etch-won');
    await page.getByRole('button', { name: 'Share the result' }).click();
    await page.getByText('The result is copied.').waitFor();
    const shared = await page.evaluate<string>('navigator.clipboard.readText()');
    const [title = '', foe = '', result = '', scales = '', link = ''] = shared.split('\n');
    expect([title, foe]).toEqual(['Dragons of Etchinstone', 'Burhast · Normal']);
    expect(result).toMatch(/^Victory: \d+ of 64$/);
    expect(scales).toMatch(/^◆+◇*$/);
    expect(link.length).toBeLessThan(2200);

    const there = await somebody();
    await there.page.goto(link);
    await there.page.getByRole('heading', { name: 'The dragon is beaten' }).waitFor();
    await there.page
      .getByText(/^The dragon has fallen\. Score: \d+ of 64\.$/)
      .first()
      .waitFor();
    await there.page.goto('/');
    await there.page.goto(link.slice(0, -60));
    await there.page.getByRole('heading', { name: 'This link leads to no table' }).waitFor();
    expect([...here.faults, ...there.faults]).toEqual([]);
  });
});
