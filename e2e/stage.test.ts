// What happens is shown before what has come of it: frames around rolls, blows, an ultimate and a Zonk, at every speed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adventureAt } from './adventures-moments.ts';
import { openDoors } from './doors.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { type Frame, framesOf, watchFrames } from './frames.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { STRUCK, ULTIMATE, ZONK } from './stage-moments.ts';
import { spoilersIn, storyOf, throwsIn, watchStory } from './storyboard.ts';

const doors = openDoors({ animated: true });

const STOPS = { 'wyrmtable.stops.dice-throne': { habit: 'off' } };

async function sitDown(id: string, settings: object = {}, calm = false): Promise<Page> {
  const remembers = { ...STOPS, ...keptAs(STRUCK, ULTIMATE, ZONK), 'wyrmtable.settings': settings };
  const { page } = await doors.somebody({ remembers, calm });
  await page.goto(`/table/${id}`);
  await page.locator('.prompt[data-state="asking"]').waitFor();
  await still(page);
  await watchFrames(page);
  return page;
}

/** What passes is looked for among the frames that were kept: a busy machine may look too late at the page. */
const seen = (page: Page, found: (frame: Frame) => boolean): Promise<void> =>
  expect.poll(async () => (await framesOf(page)).some(found)).toBe(true);

/** The story is over, and somebody is asked again. */
async function heardOut(page: Page): Promise<readonly Frame[]> {
  await seen(page, ({ telling }) => telling);
  await page.locator('.stage:not([data-telling])').waitFor();
  return framesOf(page);
}

/** Nothing but the dice moves while they are in the air. */
function expectNoSpoiler(frames: readonly Frame[]): void {
  for (const [i, frame] of frames.entries()) {
    const before = frames[i - 1];
    if (before === undefined) continue;
    if (frame.telling) expect(frame.answers).toBe(0);
    if (!frame.falling) {
      expect({ at: frame.at, tumbling: frame.tumbling }).toEqual({ at: frame.at, tumbling: false });
      continue;
    }
    expect({ at: frame.at, figures: frame.figures }).toEqual({ at: frame.at, figures: before.figures });
    expect({ at: frame.at, lines: frame.lines }).toEqual({ at: frame.at, lines: before.lines });
    expect(frame.dice).not.toMatch(/disabled|spent/);
  }
}

const press = (page: Page) => page.locator('.prompt .btn[data-kind="primary"]').last().click();

test.each([
  { speed: 'fast', calm: false },
  { speed: 'normal', calm: true },
])(
  'a defence: the dice fall, the blow strikes, and only then the dial falls ($speed, less motion: $calm)',
  async ({ speed, calm }) => {
    const page = await sitDown('struck', { speed }, calm);
    const [first] = await framesOf(page);
    await press(page);
    const frames = await heardOut(page);
    expectNoSpoiler(frames);
    expect(frames.some(({ falling }) => falling)).toBe(true);
    const at = (found: (frame: Frame) => boolean) => frames.findIndex(found);
    const blow = at(({ beat }) => beat === 'damage');
    const fallen = at(({ figures }) => figures !== first?.figures);
    expect(blow).toBeGreaterThan(at(({ falling }) => falling));
    expect(fallen).toBeGreaterThan(blow);
    // Its own beat may be over before a busy machine draws it: what matters is that the blow's is.
    expect(frames[fallen]?.beat).not.toBe('damage');
  },
);

test('at once there is no story, and the same has happened', async () => {
  const page = await sitDown('struck', { speed: 'off' });
  const [first] = await framesOf(page);
  await press(page);
  await expect.poll(async () => (await framesOf(page)).at(-1)?.figures).not.toBe(first?.figures);
  expect((await framesOf(page)).some(({ telling }) => telling)).toBe(false);
});

test('a press in the middle of the story brings the present, and what was told can be seen again', async () => {
  const page = await sitDown('struck', { speed: 'slow' });
  // Looked for from before the press on: a throw is over before a busy machine begins to look.
  const falls = page.locator('.stage[data-falling]').waitFor({ state: 'attached' });
  await Promise.all([falls, press(page)]);
  await page.locator('.throne-arena').click();
  await expect.poll(async () => (await framesOf(page)).findLastIndex(({ beat }) => beat !== '') >= 0).toBe(true);
  const frames = await framesOf(page);
  const pressed = frames.findLastIndex(({ falling }) => falling);
  // Whatever the bots do next is another story; this one has come to its end at once.
  expect(frames[pressed + 1]?.falling ?? false).toBe(false);
  await heardOut(page);
  // Told again, and held at once: the same button, since a short story is over before a busy machine looks.
  await page.getByRole('button', { name: 'Show me that again' }).dblclick();
  await page.getByRole('button', { name: 'Go on with the story' }).waitFor();
  await page.locator('.stage[data-telling]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('.stage:not([data-telling])').waitFor({ state: 'attached' });
});

test('an ultimate shines before anything else, takes the table, and then strikes', async () => {
  const page = await sitDown('ultimate', { speed: 'normal' });
  const [first] = await framesOf(page);
  // Declaring it is the sensible answer, and the shining one.
  const shining = page.locator('.prompt .btn[data-kind="primary"]');
  expect(await shining.count()).toBe(1);
  await shining.click();
  await seen(page, ({ ultimate }) => ultimate);
  const frames = await heardOut(page);
  expectNoSpoiler(frames);
  const taken = frames.findIndex(({ ultimate }) => ultimate);
  const fallen = frames.findIndex(({ figures }) => figures !== first?.figures);
  expect(taken).toBeGreaterThan(0);
  expect(fallen).toBeGreaterThan(taken);
});

test('a Zonk is rolled before it is one', async () => {
  const page = await sitDown('zonk', { speed: 'normal' });
  await page.locator('.prompt .btn').filter({ hasText: /^Roll/ }).first().click();
  await seen(page, ({ beat, zonk }) => beat === 'zonk' && zonk);
  const frames = await framesOf(page);
  expectNoSpoiler(frames);
  expect(frames.filter(({ beat, falling, zonk }) => zonk && (falling || beat === 'rolled'))).toEqual([]);
  const zonk = frames.findIndex(({ beat }) => beat === 'zonk');
  expect(frames.slice(0, zonk).some(({ falling }) => falling)).toBe(true);
  expect(
    frames
      .slice(0, zonk)
      .map(({ line }) => line)
      .join(),
  ).not.toMatch(/Zonk/);
});

/** Down on that place, by a mouse or a finger, and not up again. */
async function holdDown(page: Page, by: 'mouse' | 'finger', x: number, y: number): Promise<void> {
  if (by === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
}

test.each(['mouse', 'finger'] as const)('held on the bare table by a %s, the story runs on to its end', async (by) => {
  const page = await sitDown('zonk', { speed: 'slow' });
  const felt = await page.locator('.arena').boundingBox();
  await page.locator('.prompt .btn').filter({ hasText: /^Roll/ }).first().click();
  await seen(page, ({ beat }) => beat === 'zonk');
  await holdDown(page, by, (felt?.x ?? 0) + 12, (felt?.y ?? 0) + 12);
  await page.locator('.stage:not([data-telling])').waitFor();
  // A short press would have brought the present at once, and nothing of this would have been seen. Hurried as it is, a busy
  // machine may draw one of them and not the next.
  const told = new Set((await framesOf(page)).map(({ beat }) => beat));
  expect(['brawlEnded', 'army', 'turn'].some((beat) => told.has(beat))).toBe(true);
});

test.each([
  { what: 'a Brawl of Dragon Farkle', id: 'brawl', kept: () => keptAs(tableAt('brawl', 'brawl')), throws: true },
  {
    what: 'a fight of Adventures',
    id: 'ready',
    kept: () => keptAs(adventureAt('beforeFight', 'ready')),
    throws: false,
  },
  { what: 'an encounter of Etchinstone', id: 'etch-enemy', kept: () => keptEtchTables('enemy'), throws: false },
])('$what shows nothing early, whatever stands on the table', async ({ id, kept, throws }) => {
  const { page } = await doors.somebody({ remembers: { ...kept(), 'wyrmtable.settings': { speed: 'fast' } } });
  await page.goto(`/table/${id}`);
  const shining = page.locator('.prompt[data-state="asking"] .btn[data-kind="primary"]').last();
  await shining.waitFor();
  await still(page);
  await watchStory(page);
  await shining.click();
  await expect.poll(async () => (await storyOf(page)).some(({ telling }) => telling)).toBe(true);
  await page.locator('.stage:not([data-telling])').waitFor();
  const story = await storyOf(page);
  expect(throwsIn(story).seen > 0).toBe(throws);
  expect(spoilersIn(story)).toEqual([]);
});
