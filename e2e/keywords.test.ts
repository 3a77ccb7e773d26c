// Keywords at the table explain themselves to a mouse, a finger and the keyboard, and leave the press to the card.
import { phrase } from '@wyrmtable/words';
import { table as words } from '@wyrmtable/words/shell-table';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { idAt, keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { awake } from './going.ts';
import { DESK, PHONE } from './people.ts';

const doors = openDoors();

async function atTable(screen: typeof DESK) {
  const someone = await doors.somebody({ screen, remembers: keptThrones(throneAt('rolled', idAt('rolled'))) });
  await someone.page.goto(`/table/${idAt('rolled')}`);
  await askedAt(someone.page);
  return someone;
}

/** A card in hand with a keyword on it. */
async function explainedCard(page: Page) {
  const card = page.locator('.hand-card:has(.keyword)').first();
  await card.waitFor();
  return card;
}

test('to a mouse and to keys, beside the card, which stays where it is', async () => {
  const { page, faults, leave } = await atTable(DESK);
  await page.mouse.move(3, 3);
  const card = await explainedCard(page);
  const said = (await card.locator('.keyword').first().textContent()) ?? '';
  expect(said).not.toBe('');
  await card.hover();
  const slip = page.locator('.hint-slip .meanings');
  await slip.waitFor();
  expect(await slip.locator('dd').first().textContent()).not.toBe('');
  await page.mouse.move(3, 3);
  await slip.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await card.focus();
  await slip.waitFor();
  // What describes the card to the ear is the slip with the meanings in it.
  const described = await card.getAttribute('aria-describedby');
  expect(await page.locator('.hint-slip').getAttribute('id')).toBe(described);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await leave();
});

test('to a finger on a small phone, in the sheet that a tap opens as ever', async () => {
  const { page, faults, leave } = await atTable(PHONE);
  await page.locator('.throne').tap({ position: { x: 2, y: 2 } });
  const card = await explainedCard(page);
  await card.tap();
  const sheet = page.locator('.unfold-sheet');
  await sheet.locator('.meanings dd').first().waitFor();
  const box = await sheet.boundingBox();
  expect(box?.x).toBe(0);
  expect((box?.width ?? 0) <= 360).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await leave();
});

/** Nothing unfolds under a mouse that rests while the table is laid out anew, as a busy machine may do late: then it comes again. */
async function unfolds(page: Page, thing: Locator, slip: Locator): Promise<void> {
  for (let times = 1; times < 8; times++) {
    await page.mouse.move(3, 3);
    await thing.hover();
    const came = await slip.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (came) return;
  }
  throw new Error('nothing unfolds under the mouse');
}

test('a word of the log opens by itself, and all of them stand in the glossary', async () => {
  const { page, faults, leave } = await atTable(DESK);
  await page.mouse.move(3, 3);
  const word = page.locator('.log .keyword').last();
  await unfolds(page, word, page.locator('.log .hint-slip'));
  await word.click();
  await page.locator('.log .unfold-sheet').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.log .unfold-sheet').waitFor({ state: 'detached' });
  // A line that speaks of a card or an ability leads to it: by pointer, and by arrows from the log.
  const thing = page.locator('.log .why--thing').last();
  const name = (await thing.textContent())?.replace('Read: ', '') ?? '';
  await thing.click();
  const read = page.locator('.log .unfold-sheet');
  expect(await read.textContent()).toContain(name);
  await page.keyboard.press('Escape');
  await page.locator('.log').focus();
  for (let step = 0; step < 80 && (await thing.evaluate((mark) => !mark.matches(':focus'))); step++)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await read.waitFor();
  await page.keyboard.press('Escape');
  await read.waitFor({ state: 'detached' });
  const glossary = page.getByRole('button', { name: phrase('en', words.glossary) });
  await glossary.focus();
  await page.keyboard.press('Enter');
  const terms = page.locator('.popover:popover-open .meanings dt');
  await terms.first().waitFor();
  expect(await terms.allTextContents()).toEqual(expect.arrayContaining(['Collateral damage', 'Persistent', 'Chi']));
  await page.keyboard.press('Escape');
  await terms.first().waitFor({ state: 'detached' });
  // And the keyboard is where it was.
  expect(await page.locator(':focus').textContent()).toBe(phrase('en', words.glossary));
  // A question about an ability leads to it, too.
  await page.locator('.prompt .offers .btn').first().click();
  const asked = page.locator('.prompt > .why--thing');
  const ability = (await asked.textContent())?.replace('Read: ', '') ?? '';
  expect(await page.locator('.prompt__title').textContent()).toContain(`declares ${ability}`);
  await asked.click();
  expect(await page.locator('.prompt > .unfold-sheet').textContent()).toContain(ability);
  expect(faults).toEqual([]);
  await leave();
});

/** A word that explains itself: to a resting pointer and to the keyboard by a slip, to a press by a sheet; Escape puts both away. */
async function explains(page: Page, word: Locator): Promise<void> {
  await word.scrollIntoViewIfNeeded();
  const slip = page.locator('.hint-slip');
  await unfolds(page, word, slip);
  expect((await slip.textContent())?.length).toBeGreaterThan(20);
  await page.mouse.move(3, 3);
  await slip.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift');
  await word.focus();
  await slip.waitFor();
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
}

async function explainsToFinger(page: Page, word: Locator): Promise<void> {
  await word.tap();
  const sheet = page.locator('.unfold-sheet');
  await sheet.waitFor();
  expect((await sheet.textContent())?.length).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

/** Where words of a game are printed at its table, beside cards, boards and the chronicle. */
const PRINTED = ['.prompt__words button.keyword', '.breakdown button.keyword', '.stop'] as const;
const ASKED_OF = ['ownWindow', 'lastChance'] as const;
const keptAsked = keptThrones(...ASKED_OF.map((moment) => throneAt(moment, idAt(moment))));

test.for([DESK, PHONE])('in questions, reckonings and phases, to every hand at $width px', async (screen) => {
  const { page, faults, leave } = await doors.somebody({ screen, remembers: keptAsked });
  const met = new Set<string>();
  for (const moment of ASKED_OF) {
    await page.goto(`/table/${idAt(moment)}`);
    await askedAt(page);
    await awake(page);
    for (const place of PRINTED) {
      const word = page.locator(place).filter({ visible: true }).first();
      if ((await word.count()) === 0) continue;
      met.add(place);
      await (screen === PHONE ? explainsToFinger : explains)(page, word);
    }
  }
  // On a phone the reckoning lies in a sheet that is shut.
  expect(PRINTED.filter((place) => !met.has(place))).toEqual(screen === PHONE ? ['.breakdown button.keyword'] : []);
  expect(faults).toEqual([]);
  await leave();
});

test('in lessons, at the set-up and in the book of rules', async () => {
  const { page, faults, leave } = await doors.somebody();
  await page.goto('/learn/dice-throne');
  await page.locator('.lesson').waitFor();
  await awake(page);
  await explains(page, page.locator('.lesson button.keyword').first());
  await page.goto('/play/dice-throne');
  await page.locator('.hero-sheet .ability').first().waitFor();
  // An ultimate: its damage is a term of the rules.
  await unfolds(page, page.locator('.hero-sheet .ability').last(), page.locator('.hint-slip .meanings dd').first());
  await page.goto('/rules#DT-10.1');
  await page.locator('.numbered').first().waitFor({ state: 'attached' });
  await awake(page);
  await explains(page, page.locator('.numbered button.keyword').filter({ visible: true }).first());
  expect(faults).toEqual([]);
  await leave();
});
