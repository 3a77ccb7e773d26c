// A person's hands at the Etchinstone table, by keyboard alone: they see what the page asks and press a key for it.
import type { Page } from 'playwright-core';

export interface Asked {
  /** Everything the table says, to tell one moment from the next. */
  readonly text: string;
  /** Digits of the cards that can be given, where one is asked for. */
  readonly cards: readonly string[];
  /** The hand is being laid out. */
  readonly arranging: boolean;
  /** The main answer can be given. */
  readonly ready: boolean;
  readonly over: boolean;
}

/** Runs in the page, with every frame until something new is asked: its own rules forbid it to compile anything later. */
const watch = (before: string, patience: number) => `new Promise((resolve) => {
  const end = performance.now() + ${patience};
  const look = () => {
    const main = document.querySelector('main');
    const text = main?.textContent ?? '';
    if (main === null || text === ${JSON.stringify(before)}) return null;
    const cards = [...main.querySelectorAll('.choosing__card:enabled')].map((card) => card.getAttribute('aria-keyshortcuts'));
    const arranging = main.querySelector('.slots') !== null;
    const ready = main.querySelector('.prompt button[data-kind="primary"]:enabled') !== null;
    const over = main.querySelector('.afterword') !== null;
    return cards.length > 0 || ready || over ? { text, cards, arranging, ready, over } : null;
  };
  const see = () => {
    const asked = look();
    if (asked !== null || performance.now() > end) resolve(asked);
    else requestAnimationFrame(see);
  };
  see();
})`;

/** Waits until the table asks something new, or the game is over. */
export async function askedAt(page: Page, before = '', patience = 30_000): Promise<Asked> {
  const asked = await page.evaluate<Asked | null>(watch(before, patience));
  if (asked !== null) return asked;
  const shown = (await page.locator('.prompt').textContent()) ?? '';
  throw new Error(`the table asked nothing new; it says: ${shown}`);
}

/** Confirms the hand as it lies, gives the first card that will do, and raises what can be raised. */
async function answer(page: Page, { cards, arranging }: Asked): Promise<void> {
  await page.keyboard.press(arranging ? 'Enter' : (cards[0] ?? 'Enter'));
}

const LONGEST = 400;

/** Plays on by keys until the game is over, or `enough` says so; tells how often it answered. */
export async function playByKeys(page: Page, enough: (answers: number) => boolean = () => false): Promise<number> {
  let asked = await askedAt(page);
  for (let answers = 0; answers < LONGEST; answers++) {
    if (asked.over || enough(answers)) return answers;
    await answer(page, asked);
    asked = await askedAt(page, asked.text);
  }
  throw new Error(`no end after ${LONGEST} answers`);
}
