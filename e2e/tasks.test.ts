// Tasks by real hands: chosen on their page, answered at the table by pointer and by keys, and remembered.
import { readFileSync } from 'node:fs';
import { readTaskFile } from '@wyrmtable/bots/task';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { isRefusal } from '@wyrmtable/kernel';
import { phrase } from '@wyrmtable/words';
import { TASKS } from '@wyrmtable/words/tasks';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';

const doors = openDoors();

const PATH = new URL('../packages/bots/tasks/dragon-farkle.json', import.meta.url);
const file = readTaskFile(JSON.parse(readFileSync(PATH, 'utf8')));
if (isRefusal(file)) throw new RangeError(file.refused);

/** The first two that ask whether to roll on, and where that is right or wrong. */
const stops = file.tasks.filter(({ theme, ways }) => theme === 'stop' && ways.length === 2).slice(0, 2);
const kindOf = (choice: number) => dragonFarkle.read(choice, { library: '' }).kind;

test('a task is found, answered wrongly, then rightly, and the next one by keys; the row is kept', async () => {
  const { page, faults, leave } = await doors.somebody();
  const [first, second] = stops;
  if (first === undefined || second === undefined) throw new RangeError('too few tasks');
  const leaf = page.getByRole('region', { name: phrase('en', TASKS.region) });
  const answer = (kind: string) => page.getByRole('button', { name: kind === 'stop' ? /^Take / : /^Roll \d/ });

  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Dragon Farkle' }).click();
  await page.getByRole('button', { name: phrase('en', TASKS.themes, { theme: 'stop' }) }).click();
  await page.getByRole('link', { name: phrase('en', TASKS.begin) }).click();
  await still(page);
  const [best = 0, worse = 0] = first.ways.map(([choice]) => choice);
  await answer(kindOf(worse)).click();
  await leaf.getByRole('heading', { name: phrase('en', TASKS.wrong) }).waitFor();
  await leaf.getByText(/percentage points? less/).waitFor();
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
