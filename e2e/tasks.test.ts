// Tasks by real hands: chosen on their page, answered at the table by pointer, keys and touch, and remembered.
import { readFileSync } from 'node:fs';
import { readTaskFile } from '@wyrmtable/bots/task';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { isRefusal } from '@wyrmtable/kernel';
import { phrase } from '@wyrmtable/words';
import { TASKS } from '@wyrmtable/words/tasks';
import { WHY } from '@wyrmtable/words/why';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { PHONE } from './people.ts';

const doors = openDoors();

const PATH = new URL('../packages/bots/tasks/dragon-farkle.json', import.meta.url);
const file = readTaskFile(JSON.parse(readFileSync(PATH, 'utf8')));
if (isRefusal(file)) throw new RangeError(file.refused);

/** The first three that ask whether to roll on, and where that is right or wrong. */
const stops = file.tasks.filter(({ theme, ways }) => theme === 'stop' && ways.length === 2).slice(0, 3);
const kindOf = (choice: number) => dragonFarkle.read(choice, { library: '' }).kind;

test('a task is found, answered wrongly, then rightly, and the next one by keys; the row is kept', async () => {
  const { page, faults, leave } = await doors.somebody();
  const [first, second] = stops;
  if (first === undefined || second === undefined) throw new RangeError('too few tasks');
  const leaf = page.getByRole('region', { name: phrase('en', TASKS.region) });
  const answer = (kind: string) =>
    page.getByRole('button', { name: kind === 'stop' ? /^(Take|Stop at) \d/ : /^Roll \d/ });

  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Dragon Farkle' }).click();
  await page.getByRole('button', { name: phrase('en', TASKS.themes, { theme: 'stop' }) }).click();
  await page.getByRole('link', { name: phrase('en', TASKS.begin) }).click();
  await still(page);
  const [best = 0, worse = 0] = first.ways.map(([choice]) => choice);
  await answer(kindOf(worse)).click();
  await leaf.getByRole('heading', { name: phrase('en', TASKS.wrong) }).waitFor();
  await leaf.getByText(/percentage points? less/).waitFor();
  // Why: every way with its chance, one's own marked, and the rule.
  const ways = leaf.getByRole('list', { name: phrase('en', TASKS.ways) }).getByRole('listitem');
  expect(await ways.count()).toBe(first.ways.length);
  const own = ways.filter({ hasText: phrase('en', TASKS.yours) });
  expect(await own.textContent()).toContain(phrase('en', TASKS.chance, { win: first.ways[1]?.[1] ?? 0 }));
  await leaf.getByRole('link', { name: phrase('en', WHY.rule, { rule: 'SK-6.4' }) }).waitFor();
  await leaf.getByRole('button', { name: phrase('en', TASKS.retry) }).click();
  await still(page);
  await answer(kindOf(best)).click();
  await leaf.getByRole('heading', { name: phrase('en', TASKS.right) }).waitFor();

  // On by a key, and the answer by a key.
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${second.id}*`);
  await still(page);
  await page.keyboard.press(kindOf(second.ways[0]?.[0] ?? 0) === 'stop' ? 's' : ' ');
  await leaf.getByRole('heading', { name: phrase('en', TASKS.right) }).waitFor();
  await leaf.getByRole('link', { name: phrase('en', TASKS.overview) }).click();
  await page.getByText(phrase('en', TASKS.streak, { streak: 1, best: 1 })).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('on a phone it is answered by touch, and what each way wins stands under the verdict', async () => {
  const { page, faults, leave } = await doors.somebody({ screen: PHONE, lang: 'pl' });
  const third = stops[2];
  if (third === undefined) throw new RangeError('too few tasks');
  const leaf = page.getByRole('region', { name: phrase('pl', TASKS.region) });
  await page.goto(`/tasks/dragon-farkle/${third.id}`);
  await still(page);
  const stopping = kindOf(third.ways[0]?.[0] ?? 0) === 'stop';
  await page.getByRole('button', { name: stopping ? /^(Weź|Zostań przy) \d/ : /^Rzuć \d/ }).tap();
  await leaf.getByRole('heading', { name: phrase('pl', TASKS.right) }).waitFor();
  const ways = leaf.getByRole('list', { name: phrase('pl', TASKS.ways) }).getByRole('listitem');
  expect(await ways.count()).toBe(third.ways.length);
  expect(await ways.first().textContent()).toContain(phrase('pl', TASKS.yours));
  expect(faults).toEqual([]);
  await leave();
});
