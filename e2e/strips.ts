// `node e2e/strips.ts [--speed normal] [--calm] [--phone] [--only zonk,struck] [--presses 1] [--every 50] [--out FOLDER]`: plays on at
// tables where something worth watching is about to happen, and lays what the eye sees of it out as one picture a table: a frame
// every 50 ms that differs from the one before, with the beat it belongs to. The client must be built.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { dragonFarkle, type FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Browser, Page } from 'playwright-core';
import { fightAt } from './adventures-fights.ts';
import { adventureAt } from './adventures-moments.ts';
import { throneAt } from './dice-throne-moments.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { type KeptTable, keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { onlooker } from './onlooker.ts';
import { openBrowser } from './people.ts';
import { tableWhere } from './search.ts';
import { STRUCK, ULTIMATE, ZONK } from './stage-moments.ts';
import { openTestServer } from './test-server.ts';

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: 'normal' },
    calm: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    only: { type: 'string' },
    presses: { type: 'string', default: '1' },
    every: { type: 'string', default: '50' },
    out: { type: 'string', default: 'strips' },
  },
});

/** The table just before the throw of the first player that brings this about. */
function farkleBefore(id: string, series: number, wanted: (event: FarkleEvent) => boolean): KeptTable {
  const found = tableWhere(id, {
    game: dragonFarkle,
    options: { wounds: 3 },
    seats: [
      { name: 'Jagna', bot: null },
      { name: 'Bogusz', bot: 'careful' },
    ],
    series,
    tries: 300,
    longest: 1500,
    wanted: ({ events }) =>
      events[0]?.kind === 'rolled' && events[0].seat === 0 && events.some((event) => wanted(event)),
    answer: (asked) => dragonFarkleBots.random.bot.answer(asked),
  });
  return { ...found, choices: found.choices.slice(0, -1) };
}

const SCENES: Readonly<Record<string, () => Record<string, unknown>>> = {
  struck: () => keptAs(STRUCK),
  ultimate: () => keptAs(ULTIMATE),
  main: () => keptAs(throneAt('main', 'main')),
  zonk: () => keptAs(ZONK),
  throw: () => keptAs(tableAt('throw', 'throw')),
  brawl: () => keptAs(tableAt('brawl', 'brawl')),
  battle: () => keptAs(tableAt('battle', 'battle')),
  bite: () => keptAs(farkleBefore('bite', 41, ({ kind }) => kind === 'eaten')),
  decide: () => keptAs(tableAt('decide', 'decide')),
  'etch-enemy': () => keptEtchTables('enemy'),
  'etch-dragon': () => keptEtchTables('dragon'),
  'etch-lastblow': () => keptEtchTables('lastBlow'),
  'etch-finaljourney': () => keptEtchTables('finalJourney'),
  'etch-regroup': () => keptEtchTables('regroup'),
  ready: () => keptAs(adventureAt('beforeFight', 'ready')),
  move: () => keptAs(adventureAt('laterMove', 'move')),
  boss: () => keptAs(adventureAt('won', 'boss')),
  'fight-defence': () => keptAs(fightAt('defence')),
  'fight-boss': () => keptAs(fightAt('boss')),
  'fight-rolled': () => keptAs(fightAt('rolled')),
};

/** What throws, what shines, or else whatever can be pressed. */
const ANSWERS = [
  '.prompt .btn[data-kind="primary"]:enabled',
  '.choosing__card:enabled',
  '.deeds button:enabled',
  '.place[data-state="lit"]',
  '.item-choice button:enabled',
  '.prompt__actions .btn:enabled',
];
const THROWS: ReadonlySet<string> = new Set(['zonk', 'throw', 'bite']);

async function press(page: Page, table: string, pressed: number): Promise<void> {
  const throwing = page.locator('.prompt .btn').filter({ hasText: /^Roll/ }).first();
  if (pressed === 0 && THROWS.has(table) && (await throwing.count()) > 0) return throwing.click();
  for (const answer of ANSWERS) {
    const found = page.locator(answer);
    if ((await found.count()) > 0)
      return found
        .last()
        .click({ timeout: 3000 })
        .catch(() => undefined);
  }
}

/** When which beat was shown, in the page's own time of day. In one piece, as the page wants it. */
const BEATS = `(() => {
  globalThis.beatsSeen = [];
  const see = () => {
    const { beat = '', falling, telling } = document.querySelector('.stage')?.dataset ?? {};
    const said = beat + (falling === undefined ? '' : ' …') + (telling === undefined ? ' (rest)' : '');
    if (beatsSeen.at(-1)?.said !== said) beatsSeen.push({ at: Date.now(), said });
    requestAnimationFrame(see);
  };
  see();
})()`;

interface Shot {
  readonly at: number;
  readonly data: string;
}

async function filmed(page: Page, act: () => Promise<void>): Promise<readonly Shot[]> {
  const devtools = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 900, maxHeight: 740 });
  await act();
  await devtools.send('Page.stopScreencast');
  return shots;
}

/** One a tick, where it differs from the one before. */
function picked(shots: readonly Shot[], every: number): readonly Shot[] {
  const out: Shot[] = [];
  for (const shot of shots) {
    const last = out.at(-1);
    if (last === undefined || (shot.at - last.at >= every - 8 && shot.data !== last.data)) out.push(shot);
  }
  return out;
}

const A_SHEET = values.phone ? 40 : 30;

async function layOut(
  browser: Browser,
  name: string,
  shots: readonly Shot[],
  beats: readonly { at: number; said: string }[],
) {
  const [wide, columns] = values.phone ? [190, 10] : [320, 6];
  const begun = shots[0]?.at ?? 0;
  for (let sheet = 0; sheet * A_SHEET < shots.length; sheet++) {
    const page = await browser.newPage({ viewport: { width: (wide + 4) * columns, height: 600 } });
    const figures = shots.slice(sheet * A_SHEET, (sheet + 1) * A_SHEET).map(({ at, data }) => {
      const said = beats.findLast((beat) => beat.at <= at)?.said ?? '';
      return `<figure style="margin:0;width:${wide}px">${Math.round(at - begun)} ${said}<img style="width:100%" src="data:image/jpeg;base64,${data}"></figure>`;
    });
    await page.setContent(
      `<body style="margin:0;background:#ccc;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:4px">${figures.join('')}</body>`,
    );
    await page.screenshot({ path: join(values.out, `${name}-${sheet + 1}.png`), fullPage: true });
    await page.close();
  }
}

mkdirSync(values.out, { recursive: true });
const server = await openTestServer();
const browser = await openBrowser();
try {
  for (const table of values.only?.split(',') ?? Object.keys(SCENES)) {
    const kept = SCENES[table]?.();
    if (kept === undefined) throw new RangeError(`no scene is called ${table}: ${Object.keys(SCENES).join(', ')}`);
    const person = await onlooker(browser, server.address, values, kept);
    const { page } = person;
    const [key = ''] = Object.keys(kept);
    await page.goto(`/table/${key.replace('wyrmtable.table.', '')}`);
    await page.locator('.prompt[data-state="asking"]').waitFor();
    await still(page);
    await page.evaluate(BEATS);
    const shots = await filmed(page, async () => {
      for (let pressed = 0; pressed < Number(values.presses); pressed++) {
        await press(page, table, pressed);
        await still(page);
      }
    });
    const beats = await page.evaluate<{ at: number; said: string }[]>('beatsSeen');
    const frames = picked(shots, Number(values.every));
    const name = [table, values.phone ? 'phone' : 'desk', values.speed, ...(values.calm ? ['calm'] : [])].join('-');
    await layOut(browser, name, frames, beats);
    process.stdout.write(
      `${name}: ${shots.length} frames, ${frames.length} laid out; ${beats.map(({ at, said }, i) => `${said.trim()} ${(beats[i + 1]?.at ?? at) - at}`).join(', ')}\n`,
    );
    await person.leave();
  }
} finally {
  await browser.close();
  await server.close();
}
