// A hero on paper: pages of the right size, cards that a ruler agrees with, and no text that is cut off.
import { HEROES } from '@wyrmtable/dice-throne';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { goTo, still } from './going.ts';

const doors = openDoors();

const READY = `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))`;

/** The cells of one size, in millimetres. */
const measured = (size: string) =>
  `[...document.querySelectorAll('.cell[data-size="${size}"]')].map((cell) => {
    const { width, height } = cell.getBoundingClientRect();
    return [width, height].map((px) => Math.round((px / 96) * 254) / 10).join(' × ');
  })`;

/** What a PDF says its pages measure, in points. */
const boxes = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

test('the sheets come out of the printer as many as they are, in true size, on A4 and on Letter', async () => {
  const { page, faults } = await doors.somebody({ lang: 'pl' });
  await page.goto('/play/dice-throne');
  await page
    .getByRole('button', { name: /Barbarzyńca/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Wydrukuj planszę, karty i żetony' }).click();
  await page.getByRole('heading', { name: 'Druk: Barbarzyńca' }).waitFor();
  await still(page);
  await page.evaluate(READY);
  expect(new Set(await page.evaluate<string[]>(measured('card')))).toEqual(new Set(['63 × 88']));
  expect(new Set(await page.evaluate<string[]>(measured('token')))).toEqual(new Set(['25 × 25']));
  expect(new Set(await page.evaluate<string[]>(measured('sticker')))).toEqual(new Set(['16 × 16']));
  const sheets = await page.locator('.sheet').count();
  expect(sheets).toBe(6);
  const print = async () => boxes(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(await print()).toEqual(Array.from({ length: sheets }, () => '595 × 842'));
  await page.getByRole('button', { name: 'Letter' }).click();
  await page.getByRole('button', { name: 'Karty wspólne' }).click();
  await page.getByRole('button', { name: 'Drukuj 4 arkusze' }).waitFor();
  expect(await print()).toEqual(Array.from({ length: 4 }, () => '612 × 792'));
  expect(faults).toEqual([]);
});

test.each(LANGS)('every text of all heroes fits where it is printed, in %s', async (lang) => {
  const { page, faults } = await doors.somebody({ lang });
  const cut: string[] = [];
  for (const { id } of HEROES) {
    await goTo(page, `/print/${id}`);
    await page.locator(`.sheet[data-accent="${id}"] .printed`).first().waitFor();
    await page.evaluate(READY);
    const found = await page.evaluate<string[]>(`(() => {
      const over = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
      const parts = [...document.querySelectorAll('.printed, .printed [data-fit], .printed h3, .token p, .cell')];
      return parts.filter(over).map((part) => part.className + ': ' + part.textContent);
    })()`);
    cut.push(...found.map((text) => `${id}: ${text}`));
    // Small letters would fit anything: nobody is to need a lens.
    const smallest = await page.evaluate<number>(
      `Math.min(...[...document.querySelectorAll('.printed [data-fit]')].map((part) => parseFloat(part.style.getPropertyValue('--fit'))))`,
    );
    expect(smallest, id).toBeGreaterThanOrEqual(7);
  }
  expect(cut).toEqual([]);
  expect(faults).toEqual([]);
});

test('a hero that is not there is told in a sentence', async () => {
  const { page } = await doors.somebody({ lang: 'en' });
  await page.goto('/print/nobody');
  await page.getByText('Nobody here is called “nobody”.').waitFor();
});
