// Strangers find each other: both seek and sit at one table, a public table is joined from the list, a code is typed.
import { phrase } from '@wyrmtable/words';
import { finder, finding } from '@wyrmtable/words/finding';
import { home } from '@wyrmtable/words/shell';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import type { Person } from './people.ts';
import { PHONE } from './people.ts';

const doors = openDoors({}, { brisk: true });

/** The part of the front page about people, scrolled into sight. */
async function amongPeople({ page, lang }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: phrase(lang, home.people) }).click();
  await page.getByRole('button', { name: phrase(lang, finding.playNow) }).waitFor();
}

async function seekFarkle({ page, lang }: Person, name: string): Promise<void> {
  await page.getByLabel(phrase(lang, finding.what)).selectOption('farkle-2');
  await page.getByLabel(phrase(lang, finding.name)).fill(name);
  await page.getByRole('button', { name: phrase(lang, finding.playNow) }).click();
}

test('two who seek the same are led to one table, and the match begins by itself', async () => {
  const mirka = await doors.somebody({ lang: 'pl' });
  const borys = await doors.somebody({ lang: 'ru', screen: PHONE });
  await Promise.all([amongPeople(mirka), amongPeople(borys)]);
  await seekFarkle(mirka, 'Mirka');
  await mirka.page.getByRole('button', { name: phrase('pl', finding.stop) }).waitFor();
  await seekFarkle(borys, 'Борис');
  await Promise.all([mirka, borys].map(({ page }) => page.waitForURL(/\/t\/[a-z0-9]{6}$/)));
  expect(borys.page.url()).toBe(mirka.page.url());
  // The table stands, with both of them at it.
  await mirka.page.getByText('Борис').first().waitFor();
  await borys.page.getByText('Mirka').first().waitFor();
  await mirka.page.getByRole('heading', { name: phrase('pl', lobby.title) }).waitFor({ state: 'detached' });
  expect([...mirka.faults, ...borys.faults]).toEqual([]);
});

test('a table is public in one press, shows its code, and is joined from the list in one press or by typing the code', async () => {
  const mirka = await doors.somebody({ lang: 'en' });
  const { page } = mirka;
  await page.goto('/play/dragon-farkle?way=online');
  await page.getByRole('textbox').first().fill('Mirka');
  await page.locator('.plan__start button').click();
  await page.getByRole('button', { name: phrase('en', finder.public) }).click();
  await page.getByText(phrase('en', finder.isPublic)).waitFor();
  await page.getByRole('button', { name: phrase('en', finder.qr) }).click();
  const code = (await page.locator('.qr__code b').textContent()) ?? '';
  expect(code.replaceAll('-', '').toLowerCase()).toBe(page.url().split('/').at(-1));

  const borys = await doors.somebody({ lang: 'pl', screen: PHONE });
  await amongPeople(borys);
  await borys.page.getByRole('button', { name: phrase('pl', finding.sitWith, { names: 'Mirka' }) }).click();
  await borys.page.waitForURL(page.url());
  await borys.page.getByRole('button', { name: phrase('pl', lobby.stand) }).waitFor();

  const zoe = await doors.somebody({ lang: 'ru' });
  await zoe.page.goto('/');
  const field = zoe.page.getByLabel(phrase('ru', home.code));
  const join = zoe.page.getByRole('button', { name: phrase('ru', home.join), exact: true });
  await field.fill('zzz-zzz');
  await join.click();
  await zoe.page.getByText('Стола zzzzzz нет.').waitFor();
  expect(await field.inputValue()).toBe('zzz-zzz');
  await field.fill(` ${code} `);
  await join.click();
  await zoe.page.waitForURL(page.url());
  await zoe.page.getByText('Mirka').first().waitFor();
  // It has filled in the meantime, and says so.
  await zoe.page.getByText(phrase('ru', lobby.full)).waitFor();
  expect([...mirka.faults, ...borys.faults]).toEqual([]);
});
