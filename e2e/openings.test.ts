// Whatever opens over a page can be read there: every kind of slip, sheet and dialog of each game and of the people's pages.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fightAt, idAt as fightIdAt } from './adventures-fights.ts';
import { adventureAt } from './adventures-moments.ts';

import { idAt, keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { faint } from './pixels.ts';

const doors = openDoors();

const THRONES = ['main', 'rolled', 'window', 'defence', 'lost'] as const;
const FARKLES = ['choose', 'limit', 'decide', 'over'] as const;
const ETCHES = ['enemy', 'upgrade', 'won'] as const;

interface Place {
  readonly pages: readonly string[];
  readonly remembers: Record<string, unknown>;
}

const PLACES: Readonly<Record<string, Place>> = {
  'Dice Throne': {
    pages: ['/play/dice-throne', ...THRONES.map((moment) => `/table/${idAt(moment)}`), '/learn/dice-throne'],
    remembers: keptThrones(...THRONES.map((moment) => throneAt(moment, idAt(moment)))),
  },
  'Dragon Farkle': {
    pages: ['/play/dragon-farkle', ...FARKLES.map((moment) => `/table/${moment}`), '/learn/dragon-farkle'],
    remembers: keptAs(...FARKLES.map((moment) => tableAt(moment, moment))),
  },
  Etchinstone: {
    pages: ['/play/etchinstone', ...ETCHES.map((moment) => `/table/etch-${moment}`)],
    remembers: keptEtchTables(...ETCHES),
  },
  Adventures: {
    pages: ['/play/adventures', '/table/shop', '/table/road', `/table/${fightIdAt('rolled')}`, '/learn/adventures'],
    remembers: keptAs(adventureAt('richShop', 'shop'), adventureAt('laterMove', 'road'), fightAt('rolled')),
  },
  'the people’s pages': {
    pages: ['/', '/account', '/best', '/tasks', '/lab', '/heroes', '/hero-workshop', '/rules', '/day', '/verify'],
    remembers: {},
  },
};

/** Marks one of each kind of what opens something, and says how many kinds there are; in one piece, as the page wants it. */
const KINDS = `(() => {
  const kinds = new Map();
  for (const one of document.querySelectorAll('button[popovertarget], button[aria-haspopup="dialog"], .page-bar button, header button')) {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true }) || one.closest('[popover], dialog') !== null) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !(one === hit || one.contains(hit))) continue;
    const kind = one.className + ' ' + (one.dataset.kind ?? '') + ' ' + (one.dataset.type ?? '') + (one.dataset.state ?? '');
    // What only bears a name is of one kind with its name: settings, glossary, keys.
    const own = /^btn/.test(kind) ? kind + one.textContent + one.getAttribute('aria-label') : kind;
    if (!kinds.has(own)) kinds.set(own, one);
  }
  [...kinds.values()].forEach((one, number) => one.setAttribute('data-opening', String(number)));
  return [...kinds.keys()];
})()`;

const OPEN = ':popover-open, dialog[open]';

/** Opens one of each kind, looks and closes it again; what does not open anything was no opener. */
async function faintIn(page: Page, place: string): Promise<{ readonly wrong: string[]; readonly opened: number }> {
  await page.goto(place);
  await still(page);
  await page.mouse.move(4, 4);
  const kinds = await page.evaluate<string[]>(KINDS);
  const wrong = (await faint(page)).map((line) => `${place}: ${line}`);
  let opened = 0;
  for (const [number, kind] of kinds.entries()) {
    const opener = page.locator(`[data-opening="${number}"]`);
    if ((await opener.count()) === 0) continue;
    await opener.click();
    await still(page);
    if ((await page.locator(OPEN).count()) > 0) {
      opened += 1;
      wrong.push(...(await faint(page)).map((line) => `${place}, ${kind.trim()}: ${line}`));
      await page.keyboard.press('Escape');
      await page.mouse.move(4, 4);
      await page.locator(OPEN).first().waitFor({ state: 'detached' });
    }
    if (new URL(page.url()).pathname !== place) break;
  }
  return { wrong, opened };
}

test.for(Object.keys(PLACES))('of %s', async (name) => {
  const { pages, remembers } = PLACES[name] ?? { pages: [], remembers: {} };
  const { page } = await doors.somebody({ remembers });
  const wrong: string[] = [];
  let all = 0;
  for (const place of pages) {
    const found = await faintIn(page, place);
    wrong.push(...found.wrong);
    all += found.opened;
  }
  expect(wrong).toEqual([]);
  expect(all).toBeGreaterThan(2);
});

test('the look is at work: it names faint letters over a gradient in a sheet', async () => {
  const { page } = await doors.somebody();
  await page.goto('/credits');
  await still(page);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
    'beforeend',
    '<p popover="manual" id="spoilt" style="position:fixed;inset:20px auto auto 20px">Faint words</p>',
  )`);
  const colours = (from: string, ink: string) =>
    page.evaluate(`{
      const sheet = document.getElementById('spoilt');
      sheet.style.background = 'linear-gradient(${from}, rgb(60 60 60))';
      sheet.style.color = '${ink}';
      sheet.showPopover();
    }`);
  await colours('rgb(20 20 20)', 'rgb(255 255 255)');
  expect(await faint(page)).toEqual([]);
  await colours('rgb(90 90 90)', 'rgb(120 120 120)');
  expect(await faint(page)).toEqual([expect.stringMatching(/^Faint words .* is faint/)]);
});
