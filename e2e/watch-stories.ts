// `node e2e/watch-stories.ts [--speed normal] [--calm] [--phone] [--presses 5] [--only zonk,struck] [--online | --replays]`: plays on
// at tables of all games by pressing what shines, on this device or put online, or looks back at finished matches step by step;
// looks at every frame, and lists what was shown before it had been told. The client must be built.
import { parseArgs } from 'node:util';
import { phrase } from '@wyrmtable/words';
import { replay } from '@wyrmtable/words/replay';
import type { Page } from 'playwright-core';
import { adventureAt } from './adventures-moments.ts';
import { throneAt } from './dice-throne-moments.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { onlooker } from './onlooker.ts';
import { openBrowser } from './people.ts';
import { putOnline } from './server-tables.ts';
import { STRUCK, ULTIMATE, ZONK } from './stage-moments.ts';
import { spoilersIn, storyOf, throwsIn, watchStory } from './storyboard.ts';
import { openTestServer } from './test-server.ts';

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: 'normal' },
    calm: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    presses: { type: 'string', default: '5' },
    only: { type: 'string' },
    online: { type: 'boolean', default: false },
    replays: { type: 'boolean', default: false },
  },
});
if (!['slow', 'normal', 'fast', 'off'].includes(values.speed))
  throw new RangeError(`no speed is called ${values.speed}`);

const FARKLE = ['throw', 'decide', 'brawl', 'zonkWindow', 'battle'] as const;
const ETCH = ['enemy', 'journey', 'absorb', 'dragon'] as const;
const finished = () => ({
  ...keptAs(tableAt('over', 'done'), throneAt('won', 'throne-done')),
  ...keptEtchTables('won'),
});
const moving = () => ({
  ...keptAs(STRUCK, ULTIMATE, ZONK, ...FARKLE.map((moment) => tableAt(moment, moment.toLowerCase()))),
  ...keptEtchTables(...ETCH),
  ...keptAs(adventureAt('beforeFight', 'ready'), adventureAt('laterMove', 'move')),
});
const kept: Readonly<Record<string, unknown>> = values.replays ? finished() : moving();
const tables = values.only?.split(',') ?? Object.keys(kept).map((key) => key.replace('wyrmtable.table.', ''));

/** What shines, or else whatever can be pressed. */
const ANSWERS = [
  '.prompt .btn[data-kind="primary"]:enabled',
  '.choosing__card:enabled',
  '.deeds button:enabled',
  '.place[data-state="lit"]',
  '.item-choice button:enabled',
  '.prompt__actions .btn:enabled',
];

const A_PRESS = 3000;

/** Brings somebody to where the story goes on. */
async function arrive(page: Page, table: string): Promise<void> {
  if (values.replays) {
    // Well before the end, where something happens with every step.
    await page.goto(`/m/here/${table}#at=40&eyes=all`);
    await page.locator('.replayer').waitFor();
    return;
  }
  await page.goto(`/table/${table}`);
  await page.locator('.prompt[data-state="asking"]').waitFor();
  if (!values.online) return;
  await putOnline(page);
  await page.locator('.prompt[data-state="asking"]').waitFor();
}

async function pressOn(page: Page): Promise<boolean> {
  if (values.replays) {
    await page.getByRole('button', { name: phrase('en', replay.step), exact: true }).click();
    return true;
  }
  for (const answer of ANSWERS) {
    const found = page.locator(answer);
    if ((await found.count()) === 0) continue;
    // What has just gone is looked for anew.
    await found
      .last()
      .click({ timeout: A_PRESS })
      .catch(() => undefined);
    return true;
  }
  return false;
}

const server = await openTestServer();
const browser = await openBrowser();
let complaints = 0;
try {
  for (const table of tables) {
    const person = await onlooker(browser, server.address, values, kept);
    const { page } = person;
    await arrive(page, table);
    await still(page);
    await watchStory(page);
    const over = page.locator('.afterword');
    for (let pressed = 0; pressed < Number(values.presses) && (await over.count()) === 0; pressed++) {
      if (!(await pressOn(page))) break;
      await still(page);
    }
    const story = await storyOf(page);
    const spoilers = spoilersIn(story);
    const { seen, unseen } = throwsIn(story);
    complaints += spoilers.length;
    process.stdout.write(
      `${table}: ${story.length} frames, ${seen} throws seen, ${unseen} not, ${spoilers.length} shown early\n${spoilers
        .slice(0, 6)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
    await person.leave();
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = complaints === 0 ? 0 : 1;
