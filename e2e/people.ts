// People at their browsers: a fresh context each, in their own language and on their own screen.
import type { Lang } from '@wyrmtable/words';
import { type Browser, chromium, type Page } from 'playwright-core';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What is waited for comes when the machine has time; what never comes is found as surely. */
const PATIENCE = 90_000;

/** What a browser in that language says, where most of its speakers live; of English, where a day begins at 00:00. */
function localeOf(lang: Lang): string {
  const { language, region } = new Intl.Locale(lang === 'en' ? 'en-GB' : lang).maximize();
  return `${language}-${region}`;
}

export const LAUNCH = { executablePath: process.env.CHROME ?? '/usr/bin/chromium', args: ARGS };

export function openBrowser(): Promise<Browser> {
  return chromium.launch(LAUNCH);
}

export interface Person {
  readonly page: Page;
  readonly lang: Lang;
  /** What the page threw or complained of; a healthy one says nothing. */
  readonly faults: readonly string[];
  leave(): Promise<void>;
}

export interface Wish {
  readonly address: string;
  readonly lang?: Lang;
  readonly screen?: { readonly width: number; readonly height: number };
  /** What this device remembers, by its key in the browser's storage. */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** The system's wish for less motion. */
  readonly calm?: boolean;
  /** Keep the animations as a newcomer finds them. */
  readonly animated?: boolean;
  /** The network may go away, and the browser will say so on its console. */
  readonly shakyLine?: boolean;
  /** The first table that is begun on a page gets this seed instead of one nobody knows: the same match every time. */
  readonly seed?: string;
  /** The server's certificate is one that nobody has signed. */
  readonly unsigned?: boolean;
  /** The device keeps the client for times without a network; fetching all of it takes a second that others need not spend. */
  readonly keeping?: boolean;
}

/** What Chromium itself writes when a server is not there. */
const LINE_DOWN = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|WebSocket connection to/;

/** Seeds are the only thing of 32 bytes that a page draws from the machine's own randomness. */
const drawing = (seed: string) => `{
  const seeds = [Uint8Array.fromHex(${JSON.stringify(seed)})];
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    const seed = into.byteLength === 32 ? seeds.shift() : undefined;
    if (seed === undefined) return draw(into);
    into.set(seed);
    return into;
  };
}`;

/** Text is stored as it is, so that spoilt storage can be laid in too. */
const stored = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export async function visit(browser: Browser, wish: Wish): Promise<Person> {
  const { address, lang = 'en', screen = DESK, calm = false, animated = false, shakyLine = false } = wish;
  const { keeping = false, unsigned = false } = wish;
  const context = await browser.newContext({
    baseURL: address,
    locale: localeOf(lang),
    viewport: screen,
    hasTouch: screen === PHONE,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    acceptDownloads: true,
    ignoreHTTPSErrors: unsigned,
    serviceWorkers: keeping ? 'allow' : 'block',
  });
  const remembers = { ...(animated ? {} : { 'wyrmtable.settings': { speed: 'off' } }), ...wish.remembers };
  const entries = Object.entries(remembers).map(([key, value]) => [key, stored(value)]);
  // Laid in once: what the page makes of it afterwards is the page's own.
  await context.addInitScript(`if (!localStorage.getItem('e2e')) {
    localStorage.setItem('e2e', 'laid');
    for (const [key, text] of ${JSON.stringify(entries)}) localStorage.setItem(key, text);
  }`);
  if (wish.seed !== undefined) await context.addInitScript(drawing(wish.seed));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || (shakyLine && LINE_DOWN.test(message.text()))) return;
    faults.push(`${page.url()}: ${message.text()}`);
  });
  return { page, lang, faults, leave: () => context.close() };
}

/** Whether two people read the same at one moment; if not, what each of them reads. */
export async function alike(one: Promise<string>, other: Promise<string>): Promise<string> {
  const [here, there] = await Promise.all([one, other]);
  return here === there ? 'alike' : `${here}\n≠\n${there}`;
}
