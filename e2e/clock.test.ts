// Two people at a table with a clock: both see the same time, one offers, the other agrees, one resigns.
import { phrase } from '@wyrmtable/words';
import { hours, timing } from '@wyrmtable/words/shell-hours';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { type Person, PHONE } from './people.ts';

const doors = openDoors({}, { brisk: true });

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The times on that page, in seconds. */
async function timesOn({ page }: Person): Promise<number[]> {
  const texts = await page.locator('.hours__time').allTextContents();
  return texts.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

test('a clock that both read alike, a pause by agreement, and a match that one gives up', async () => {
  const mirka = await doors.somebody({ lang: 'pl' });
  const borys = await doors.somebody({ lang: 'ru', screen: PHONE });
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

  // Within a second of each other, wherever the two are.
  await expect.poll(async () => Math.min(...(await timesOn(mirka)))).toBeLessThan(299);
  const [there, here] = await Promise.all([timesOn(borys), timesOn(mirka)]);
  expect(there).toHaveLength(2);
  for (const [seat, left] of there.entries()) expect(Math.abs(left - (here[seat] ?? 0))).toBeLessThanOrEqual(1);

  await press(borys, phrase('ru', hours.more));
  await press(borys, phrase('ru', hours.offerPause));
  await mirka.page.getByText(phrase('pl', hours.pauseOffered, { name: 'Борис' })).waitFor();
  await press(mirka, phrase('pl', hours.agree));
  await borys.page.getByText(phrase('ru', hours.paused)).waitFor();
  await press(borys, phrase('ru', hours.resume));
  await mirka.page.getByText(phrase('pl', hours.paused)).waitFor({ state: 'detached' });

  // By keys alone, and not by one slip of the hand.
  await mirka.page.getByRole('button', { name: phrase('pl', hours.more) }).press('Enter');
  await mirka.page.getByRole('button', { name: phrase('pl', hours.resign) }).press('Enter');
  await mirka.page.getByRole('button', { name: phrase('pl', hours.resignSure) }).press('Enter');
  await borys.page.getByText(phrase('ru', hours.endedResigned, { name: 'Mirka' })).waitFor();
  expect([...mirka.faults, ...borys.faults]).toEqual([]);
});
