// Every kind of choice of a game, made by mouse, by touch and by keys through the control a person would use.
// Tables are laid from prepared positions into a page that stays open; what was chosen is read from what the device keeps.
import type { Choice } from '@wyrmtable/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Doors } from './doors.ts';
import { goToTable } from './going.ts';
import { keptAs } from './kept.ts';
import { type Person, visit } from './people.ts';
import type { Offered } from './search.ts';
import { HANDS, type Hand, screenOf } from './three-hands.ts';

/** Somebody at a table who is about to choose. */
export interface Deed extends Offered {
  readonly page: Page;
  readonly hand: Hand;
}

/** How a hand makes the choice. */
export type Way = (deed: Deed) => Promise<void>;

export interface EveryKind<K extends string> {
  readonly kinds: readonly K[];
  readonly ways: Readonly<Record<K, Way>>;
  readonly tables: ReadonlyMap<K, Offered>;
  readonly kindOf: (choice: Choice) => K;
  /** Waits until the table asks. */
  readonly asked: (page: Page) => Promise<unknown>;
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** One press may take back and play several choices in a row: those from here on, among which the kind must be. */
  readonly from?: (made: readonly Choice[]) => number;
}

/** The name of a button that begins with these words: a note or a key may follow them. */
export const beginning = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Nothing that only looks at a table: quick, and the same every time. */
const STILL = { 'wyrmtable.settings': { speed: 'off', odds: 'off' } };

/** Lays the table under a name of its own, since every hand plays it. */
async function lay(page: Page, hand: Hand, { table }: Offered): Promise<Offered['table']> {
  const laid = { ...table, id: `${table.game}-${table.id}-${hand}`.toLowerCase() };
  for (const [key, value] of Object.entries(keptAs(laid))) {
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))})`);
  }
  return laid;
}

const madeSince = (page: Page, id: string, from: number): Promise<readonly Choice[]> =>
  page.evaluate<readonly Choice[]>(`JSON.parse(localStorage.getItem('wyrmtable.table.${id}')).choices.slice(${from})`);

/** Tests for every kind the game exports: a new one has no way here, which does not compile, and no table, which fails. */
export function everyKind<K extends string>(doors: Doors, given: EveryKind<K>): void {
  const { kinds, ways, tables, kindOf, asked, remembers = {}, from } = given;
  describe.for(HANDS)('by %s', (hand) => {
    let person: Person;
    beforeAll(async () => {
      person = await visit(doors.browser, {
        address: doors.house.address,
        screen: screenOf(hand),
        remembers: { ...STILL, ...remembers },
      });
      await person.page.goto('/credits');
    });
    afterAll(() => person?.leave());

    test.for(kinds)('%s', async (kind) => {
      const { page, faults } = person;
      const offered = tables.get(kind);
      if (offered === undefined) throw new Error(`no table was found on which ${kind} may be chosen`);
      const table = await lay(page, hand, offered);
      await goToTable(page, table.id, asked);
      await ways[kind]({ page, hand, table, choice: offered.choice });
      const since = () => madeSince(page, table.id, from?.(table.choices) ?? table.choices.length);
      if (from === undefined) await expect.poll(async () => (await since())[0]).toBe(offered.choice);
      else await expect.poll(async () => (await since()).map(kindOf)).toContain(kind);
      expect(faults).toEqual([]);
    });
  });
}
