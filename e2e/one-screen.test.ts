// Two people hand one device to each other: what is hidden stays hidden, and what no die has decided can be taken back.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { cardName } from '@wyrmtable/words/dragon-farkle';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { awake } from './going.ts';
import { asked, playOn } from './hands.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { PHONE } from './people.ts';
import { seenBy } from './search.ts';

const doors = openDoors();
const { somebody } = doors;

const TWO = [
  { name: 'Ala', bot: null },
  { name: 'Olek', bot: null },
];

test('two people lay a table on one screen and take turns', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'On this screen' }).first().click();
  await page.getByRole('group', { name: 'How many at the table' }).getByRole('button', { name: '2' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ala');
  await page.getByLabel('Seat 2: Name').fill('Olek');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const turns = new Set<string>();
  const title = page.getByRole('region', { name: 'What now' }).getByRole('heading');
  while (turns.size < 2) {
    await asked(page);
    const said = /^(Ala|Olek): your turn$/.exec((await title.textContent()) ?? '')?.[1];
    if (said !== undefined) turns.add(said);
    await playOn({ page, lang: 'en', faults, leave: async () => {} }, 'keys', (answers) => answers === 1);
  }
  expect([...turns].sort()).toEqual(['Ala', 'Olek']);
  expect(faults).toEqual([]);
});

test.for([undefined, PHONE])(
  'items are covered until their owner looks, and covered again for the next',
  async (screen) => {
    const table = tableAt(
      (at) => at.view.step === 'turn' && at.choices.length > 0 && at.view.hand.length > 0,
      'hidden',
      {
        seats: TWO,
      },
    );
    const [item = ''] = seenBy(dragonFarkle, table, 0).hand;
    const secret = cardName('en', item);
    const { page, faults } = await somebody({ remembers: keptAs(table), ...(screen && { screen }) });
    await page.goto('/table/hidden');
    await asked(page);
    const cards = page.getByRole('region', { name: 'Your cards' });
    if (screen === PHONE) await page.getByRole('button', { name: 'Cards', exact: true }).tap();
    // Not even in the source of the page, for those who read it with other means.
    expect(await cards.innerHTML()).not.toContain(secret);
    await cards.getByText('Ala: only you should look').waitFor();

    await cards.getByRole('button', { name: 'Look at your cards' }).click();
    await cards.getByText(secret).first().waitFor();
    await cards.getByRole('button', { name: 'Cover them' }).click();
    expect(await cards.innerHTML()).not.toContain(secret);

    // Somebody who forgets to cover them and plays on shows them to nobody.
    await cards.getByRole('button', { name: 'Look at your cards' }).click();
    if (screen === PHONE) await page.getByRole('button', { name: 'Cards', exact: true }).tap();
    const person = { page, lang: 'en', faults, leave: async () => {} } as const;
    const title = page.getByRole('region', { name: 'What now' }).getByRole('heading');
    let whose = '';
    while (!whose.startsWith('Olek')) {
      await playOn(person, screen === PHONE ? 'touch' : 'keys', (answers) => answers === 1);
      await asked(page);
      whose = (await title.textContent()) ?? '';
    }
    if (screen === PHONE) await page.getByRole('button', { name: 'Cards', exact: true }).tap();
    expect(await cards.innerHTML()).not.toContain(secret);
    expect(faults).toEqual([]);
  },
);

test('what no die has decided can be taken back, a roll cannot', async () => {
  const { page, faults } = await somebody({ remembers: keptAs(tableAt('choose', 'undo')) });
  await page.goto('/table/undo');
  const rolled = await asked(page);
  await awake(page);
  const picture = await page.getByRole('main').ariaSnapshot();
  const back = page.getByRole('button', { name: 'Take back' });
  expect(await back.count()).toBe(0);

  await page.getByRole('button', { name: /^All that score/ }).click();
  await asked(page, rolled.text);
  // What stopping and rolling on are worth stands beside it.
  await page.locator('.weighing[aria-busy="false"] [data-better]').waitFor();
  await back.click();
  await page.getByRole('button', { name: /^All that score/ }).waitFor();
  expect(await page.getByRole('main').ariaSnapshot()).toBe(picture);
  expect(await back.count()).toBe(0);

  // By keyboard too, and it is still so after coming back.
  await page.keyboard.press('a');
  await asked(page, rolled.text);
  await page.reload();
  await back.waitFor();
  await awake(page);
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /^All that score/ }).waitFor();
  expect(await page.getByRole('main').ariaSnapshot()).toBe(picture);

  await page.keyboard.press('a');
  await page.getByRole('button', { name: /^Roll/ }).click();
  await back.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});
