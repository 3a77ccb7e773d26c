// A person's hands at the Dice Throne table, by keyboard alone: they see what the prompt asks and press a key for it.
import type { Page } from 'playwright-core';
import { walkTo } from './hands.ts';

export interface Asked {
  /** Everything the table says, how much of a table on this device is kept and how many dice are picked: tells one moment from the next. */
  readonly text: string;
  /** What the prompt asks. */
  readonly title: string;
  /** Keys of the prompt's answers, in their order. */
  readonly keys: readonly string[];
  /** Keys of the dice that may be picked in the prompt. */
  readonly dice: readonly string[];
  /** Dice on the felt may be kept or taken up again. */
  readonly keeping: boolean;
  /** A tile of the own board can be declared or defended with. */
  readonly met: boolean;
  /** Cards can be played or sold from the folded list. */
  readonly cards: boolean;
  readonly over: boolean;
}

/** Runs in the page; null while nothing is asked. */
const look = (before: string) => `() => {
  const main = document.querySelector('main');
  const kept = localStorage.getItem('wyrmtable.table.' + location.pathname.split('/').at(-1))?.length ?? '';
  const picked = main?.querySelectorAll('.pick-dice .die[data-state="kept"]').length ?? 0;
  const text = (main?.textContent ?? '') + ' ' + kept + ' ' + picked;
  if (main === null || text === ${JSON.stringify(before)}) return null;
  const over = main.querySelector('.afterword') !== null;
  const prompt = main.querySelector('.prompt[data-state="asking"]');
  if (prompt === null && !over) return null;
  const keysOf = (selector) =>
    [...(prompt?.querySelectorAll(selector) ?? [])].map((button) => button.getAttribute('aria-keyshortcuts'));
  const dice = keysOf('.pick-dice .die[aria-keyshortcuts]');
  const keys = keysOf('.btn[aria-keyshortcuts]:enabled').filter((key) => key !== 'U' && key !== 'Escape');
  const title = main.querySelector('.prompt__title')?.textContent ?? '';
  const keeping = main.querySelector('.throne-dice button.die') !== null;
  const met = main.querySelector('.board li[data-state="met"]') !== null;
  const cards = prompt?.querySelector('.asking__fold') != null;
  return { text, title, keys, dice, keeping, met, cards, over };
}`;

/** What is chosen is kept before it is shown: a new moment has come when nothing has changed for so many frames. */
const STILL = 3;

/** Looks with every frame; the page's own rules forbid it to compile anything later, so it is all in one piece. */
const watch = (before: string, patience: number) => `new Promise((resolve) => {
  const look = ${look(before)};
  const end = performance.now() + ${patience};
  let last = null;
  let still = 0;
  const see = () => {
    const asked = look();
    still = asked !== null && last !== null && asked.text === last.text ? still + 1 : 0;
    last = asked;
    if (still >= ${STILL} || performance.now() > end) resolve(asked);
    else requestAnimationFrame(see);
  };
  see();
})`;

/** Waits until the table asks this person, or the match is over. */
export async function askedAt(page: Page, before = '', patience = 60_000): Promise<Asked> {
  const asked = await page.evaluate<Asked | null>(watch(before, patience));
  if (asked !== null) return asked;
  throw new Error(`the table asked nothing; it says: ${await page.locator('.prompt').textContent()}`);
}

/** What is asked now, or null while somebody else decides. */
export const askedNow = (page: Page): Promise<Asked | null> => page.evaluate<Asked | null>(`(${look('')})()`);

/**
 * At a table far away a pass may lead to a question that reads the same; whoever has waited this long looks again. What is
 * chosen at a table on this device shows in what is kept of it, so there a slow page is waited for, and no key pressed twice.
 */
const A_MOMENT = 1500;
const A_WHILE = 8000;

async function askedNext(page: Page, before: string): Promise<Asked> {
  const patience = page.url().includes('/table/') ? A_WHILE : A_MOMENT;
  const changed = await page.evaluate<Asked | null>(watch(before, patience));
  return changed ?? askedAt(page);
}

const GOING_ON = ['R', 'Enter', 'P'];

/** A spender takes the first answer there is; a saver attacks and defends, and keeps cards and tokens. */
type Habit = 'spender' | 'saver';

/** Picks the dice it is asked for, answers by habit, and otherwise lets things take their course. */
export async function answer(page: Page, { keys, dice, met }: Asked, habit: Habit = 'spender'): Promise<void> {
  const [die] = dice;
  if (die !== undefined && !keys.includes('R')) return page.keyboard.press(die);
  const first = keys.includes('A') ? 'A' : undefined;
  const on = GOING_ON.find((key) => keys.includes(key));
  const wanted = habit === 'spender' || met ? (first ?? on) : (on ?? first);
  if (wanted !== undefined) return page.keyboard.press(wanted);
  // On a shared screen one's own cards have to be uncovered before one of them can be chosen.
  await walkTo(page, page.locator('.prompt').getByRole('button', { name: 'Look at your cards' }));
  return page.keyboard.press('Enter');
}

/** Opens the folded list with Tab and Enter and takes its first or last answer: cards are played first and sold last. */
export async function useCards(page: Page, which: 'first' | 'last'): Promise<string> {
  const fold = page.locator('.prompt .asking__fold');
  const offers = page.locator('.prompt .popover:popover-open .btn');
  const wanted = which === 'first' ? offers.first() : offers.last();
  // The list stays open after a sale, for the next one, and goes with its question: then it is opened once more.
  for (let last = false; ; last = true) {
    if ((await offers.count()) === 0) {
      await walkTo(page, fold);
      await page.keyboard.press('Enter');
    }
    try {
      await wanted.waitFor({ timeout: 5000 });
      break;
    } catch (fault) {
      if (last) throw fault;
    }
  }
  const said = (await wanted.locator('span').first().textContent()) ?? '';
  await walkTo(page, wanted);
  await page.keyboard.press('Enter');
  return said;
}

const LONGEST = 1500;

type Enough = (answers: number, asked: Asked) => boolean | Promise<boolean>;

/** Plays on with these hands until the match is over, or `enough` says so; tells how often they answered. */
export async function playOn(
  page: Page,
  hands: (page: Page, asked: Asked) => Promise<void>,
  enough: Enough,
): Promise<number> {
  let asked = await askedAt(page);
  for (let answers = 0; answers < LONGEST; answers++) {
    if (asked.over || (await enough(answers, asked))) return answers;
    await hands(page, asked);
    asked = await askedNext(page, asked.text);
  }
  throw new Error(`no end after ${LONGEST} answers`);
}

/** By keys alone. */
export const playByKeys = (page: Page, enough: Enough = () => false): Promise<number> => playOn(page, answer, enough);
