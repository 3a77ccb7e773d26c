// A person's hands at the Dragon Farkle table: they see what the page offers, decide simply, and press.
import type { Lang } from '@wyrmtable/words';
import { actionName } from '@wyrmtable/words/dragon-farkle';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './people.ts';

/** What can be pressed now. */
export interface Offered {
  /** Everything the table says, to tell one moment from the next. */
  readonly text: string;
  /** The keys of all buttons that have one, and what those buttons say. */
  readonly keys: Readonly<Record<string, string>>;
  /** A card has to be chosen: kept or thrown away. */
  readonly cards: boolean;
  readonly over: boolean;
}

export type Way = 'keys' | 'touch' | 'mouse';

/** Runs in the page; null while nothing is asked, something is still being counted or nothing has changed since. */
const look = (before: string) => `() => {
  const main = document.querySelector('main');
  const text = main?.textContent ?? '';
  if (text === ${JSON.stringify(before)} || main?.querySelector('[aria-busy="true"]')) return null;
  const keys = {};
  for (const button of main?.querySelectorAll('button[aria-keyshortcuts]:enabled') ?? []) {
    keys[button.getAttribute('aria-keyshortcuts')] = button.textContent;
  }
  const cards = main?.querySelector('.item-choice button') != null;
  const over = main?.querySelector('.afterword') != null;
  const asked = Object.keys(keys).some((key) => key !== 'U' && key !== 'C');
  return asked || cards || over ? { text, keys, cards, over } : null;
}`;

/** Looks with every frame; the page's own rules forbid it to compile anything later, so it is all in one piece. */
const watch = (before: string, patience: number) => `new Promise((resolve) => {
  const look = ${look(before)};
  const end = performance.now() + ${patience};
  const see = () => {
    const offered = look();
    if (offered !== null || performance.now() > end) resolve(offered);
    else requestAnimationFrame(see);
  };
  see();
})`;

/** Waits until the table asks something new of this person, or the match is over. */
export async function asked(page: Page, before = '', patience = 60_000): Promise<Offered> {
  const offered = await page.evaluate<Offered | null>(watch(before, patience));
  if (offered !== null) return offered;
  throw new Error(`the table asked nothing new; it shows: ${await page.getByRole('main').textContent()}`);
}

/** What is asked now, or null if the table waits for somebody else. */
function offeredNow(page: Page): Promise<Offered | null> {
  return page.evaluate<Offered | null>(`(${look('')})()`);
}

/** A figure as people read it: thousands may be set apart by spaces or commas. */
function figureIn(text: string): number {
  return Number(text.replace(/[^\d]/g, '') || 0);
}

/** Small and safe steps end a match soonest. */
const ENOUGH = 250;
const PAGE_OF_BUTTONS = 100;
const A_TAP = 5000;

/**
 * Goes there with Tab alone, as somebody without a mouse does. The goal is looked up again only if the page has put another in its
 * place: on a large table finding a thing by its name takes longer than a key.
 */
export async function walkTo(page: Page, goal: Locator): Promise<void> {
  let thing = await goal.elementHandle();
  for (let i = 0; i < PAGE_OF_BUTTONS; i++) {
    const [shown, focused] = await thing.evaluate((element) => [
      element.isConnected,
      element === element.ownerDocument.activeElement,
    ]);
    if (focused) return;
    if (shown) await page.keyboard.press('Tab');
    else thing = await goal.elementHandle();
  }
  throw new Error(`no number of Tabs leads to ${goal}`);
}

const KEY_NAMES: Readonly<Record<string, string>> = { Space: ' ', Enter: 'Enter' };

async function press(page: Page, way: Way, key: string): Promise<void> {
  if (way === 'keys') await page.keyboard.press(KEY_NAMES[key] ?? key.toLowerCase());
  else await pick(page, way, page.locator(`main button[aria-keyshortcuts="${key}"]:enabled`).first());
}

async function pick(page: Page, way: Way, goal: Locator): Promise<void> {
  if (way === 'touch') return goal.tap({ timeout: A_TAP });
  if (way === 'mouse') return goal.click({ timeout: A_TAP });
  await walkTo(page, goal);
  await page.keyboard.press('Enter');
}

/** The deed that leads to the dragon, whatever this language calls it. */
function finalBattle(page: Page, lang: Lang): Locator {
  return page
    .getByRole('button', { name: actionName(lang, 'finalBattle'), disabled: false })
    .and(page.locator(':not(.keyword)'));
}

/** Answers what is asked: all scoring dice, on until enough soldiers wait, then to the dragon as soon as it can be. */
export async function answer({ page, lang }: Person, { keys, cards }: Offered, way: Way): Promise<void> {
  if (cards) return pick(page, way, page.locator('.item-choice button').first());
  if (keys.A !== undefined) return press(page, way, 'A');
  if (keys.P !== undefined) return press(page, way, 'P');
  if (keys.S !== undefined && (keys.Space === undefined || figureIn(keys.S) >= ENOUGH)) return press(page, way, 'S');
  if (keys.Space !== undefined) return press(page, way, 'Space');
  if (keys.Enter === undefined) return press(page, way, '1');
  const battle = finalBattle(page, lang);
  return (await battle.count()) > 0 ? pick(page, way, battle) : press(page, way, 'Enter');
}

/** Somebody else at the table may be quicker: a button that went away under the finger is no fault if the table moved on. */
async function answerOrLookAgain(person: Person, offered: Offered, way: Way): Promise<void> {
  try {
    await answer(person, offered, way);
  } catch (thrown) {
    const now = await offeredNow(person.page);
    if (now?.text === offered.text) throw thrown;
  }
}

const LONGEST = 1500;

/** Plays until the match is over, or until `enough` says so after an answer; tells how often it answered. */
export async function playOn(
  person: Person,
  way: Way,
  enough: (answers: number) => boolean = () => false,
): Promise<number> {
  let offered = await asked(person.page);
  for (let answers = 0; answers < LONGEST; answers++) {
    if (offered.over || enough(answers)) return answers;
    await answerOrLookAgain(person, offered, way);
    offered = await asked(person.page, offered.text);
  }
  throw new Error(`no end after ${LONGEST} answers`);
}
