import { phrase } from '@wyrmtable/words';
import { PROMPT } from '@wyrmtable/words/throne-asking';
import { expect, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { idAt } from './dice-throne-moments.ts';
import { KEPT_THRONES, THRONE_STOPS } from './dice-throne-stops.ts';
import { openDoors } from './doors.ts';
import { handling } from './handling.ts';
import { looks } from './looking.ts';
import { PHONE } from './people.ts';
import { sight } from './sight.ts';

const doors = openDoors();

looks(doors, {
  stops: THRONE_STOPS,
  remembers: KEPT_THRONES,
  complaints: async (page) => [...(await handling(page)), ...(await sight(page))],
});

test('the check of sight is at work: it names what the prompt hides', async () => {
  const { page } = await doors.somebody({ remembers: KEPT_THRONES, screen: PHONE });
  await page.goto(`/table/${idAt('window')}`);
  await askedAt(page);
  expect(await sight(page)).toEqual([]);
  await page.evaluate("document.querySelector('.prompt').style.minHeight = '600px'");
  expect(await sight(page)).toContain('under the prompt lies .throne-arena .die');
});

test('on a phone the prompt unfolds: all words of the question, and what every answer does', async () => {
  const { page, faults } = await doors.somebody({ remembers: KEPT_THRONES, screen: PHONE });
  await page.goto(`/table/${idAt('window')}`);
  await askedAt(page);
  const fold = page.getByRole('button', { name: phrase('en', PROMPT.more) });
  const answer = page
    .getByRole('list', { name: phrase('en', PROMPT.answers) })
    .getByRole('button')
    .first();
  // The ear is told everything either way.
  const name = (await answer.getAttribute('aria-label')) ?? '';
  expect(await answer.locator('small').count()).toBe(0);
  await fold.click();
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
  const note = (await answer.locator('small').textContent()) ?? '';
  expect(note).not.toBe('');
  expect(name).toContain(note);
  expect(await handling(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the check of hands is at work: it names what is too small, and what lies over the prompt', async () => {
  const { page } = await doors.somebody({ remembers: KEPT_THRONES });
  await page.goto(`/table/${idAt('window')}`);
  await askedAt(page);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
    'beforeend',
    '<button style="position:fixed;left:50%;bottom:40px;width:20px;height:20px;padding:0;min-height:0;z-index:99">x</button>',
  )`);
  expect(await handling(page)).toContain('x is small: 20 × 20');
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
    'beforeend',
    '<div class="veil" style="position:fixed;inset:auto 0 0 0;height:300px;z-index:99"></div>',
  )`);
  expect(await handling(page)).toContain('over the prompt lies veil');
});
