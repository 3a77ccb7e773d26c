// Texts written by hand say what their data says: every number, token and symbol of it, and no other.
import { BOSSES, EXTRA_MINIONS, LOOT, MINIONS, NEW_STATUSES, VISEER } from '@wyrmtable/adventures';
import { type Ability, HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { expect, test } from 'vitest';
import '../src/adventures/index.ts';
import { type Form, statusName } from '../src/dice-throne/index.ts';
import { symbolAt, symbolName } from '../src/dice-throne/names.ts';
import { writtenIds, writtenText, writtenTexts } from '../src/dice-throne/written.ts';
import { LANGS, type Lang } from '../src/index.ts';

const boards = [...HEROES, ...[...MINIONS, ...EXTRA_MINIONS, ...BOSSES, VISEER].map(({ board }) => board)];
const abilities: readonly Ability[] = [
  ...boards.flatMap(({ slots }) =>
    slots.flatMap(({ printed, upgrades }) => [printed, ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds])]),
  ),
  // What equipment does lies beside the card that brings it.
  ...LOOT.flatMap(({ card }) => card.gear ?? []),
];
const statuses = [...STATUSES, ...NEW_STATUSES];
const cards = [
  ...HEROES.flatMap(({ cards, promo }) => [...cards, ...(promo === null ? [] : [promo])]),
  ...LOOT.map(({ card }) => card),
  ...BOSSES.flatMap((boss) => boss.board.cards),
];

/** What texts of that id stand for, as the engine has it: an ability and its upgrades go by one id. */
function dataOf(id: string): readonly unknown[] {
  const status = statuses.find((one) => one.id === id);
  if (status !== undefined) return [{ held: status.hooks, uses: status.uses }];
  const card = cards.find((one) => one.id === id);
  if (card !== undefined) return [card.effects];
  const called = abilities.filter((one) => one.id === id);
  return called.map(({ rows: [row], dice, rerolls, effects, hooks, uses }) =>
    row === undefined ? { dice, rerolls, effects, hooks, uses } : row.effects,
  );
}

/** Said in other words: a bot that is built, Nyra awake, the token whose own text this is. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'heal-bot': ['heal-bot'],
  'nyra-active': ['nyra-active'],
  nyra: ['nyra-active'],
  'nyras-bond': ['nyra-active'],
  reload: ['reload'],
  'powder-keg': ['powder-keg'],
  dominance: ['dominance'],
  parasite: ['parasite'],
  // A face of the die, not the token.
  'viseer-nature': ['chaos'],
  'viseer-defence': ['chaos'],
};

/** Whose symbols they are. */
const ownerOf = (id: string): string =>
  HEROES.find(
    ({ cards: own, slots }) => own.some((card) => card.id === id) || slots.some(({ printed }) => printed.id === id),
  )?.id ?? VISEER.id;

const FORMS: readonly Form[] = ['nominative', 'genitive', 'accusative', 'few', 'many'];

const said = (lang: Lang, text: string, id: string): boolean =>
  FORMS.some((form) => text.includes(statusName(lang, id, form)));

/** Every piece of data whose text is written, with that text in all languages. */
const pieces = writtenIds().flatMap((id) =>
  dataOf(id).flatMap((data): { id: string; data: unknown }[] =>
    LANGS.some((lang) => writtenText(lang, id, data) !== null) ? [{ id, data }] : [],
  ),
);

test('every text that is written is used', () => {
  const used = pieces.map(({ id, data }) => writtenText('en', id, data));
  expect(writtenTexts().filter(({ en }) => !used.includes(en))).toEqual([]);
  expect(writtenTexts().length).toBeGreaterThan(50);
});

test.each(pieces)('$id says what it does', ({ id, data }) => {
  const source = JSON.stringify(data);
  const named = statuses.filter(({ id: status }) => source.includes(`"${status}"`)).map((status) => status.id);
  for (const lang of LANGS) {
    const text = writtenText(lang, id, data);
    if (text === null) throw new Error(`${lang}: the numbers of ${id} are not those of its data`);
    const others = IN_OTHER_WORDS[id] ?? [];
    for (const status of named) if (!others.includes(status)) expect(said(lang, text, status), status).toBe(true);
    const faces = Array.from(source.matchAll(/"symbols":\{"([a-z-]+)"/g), ([, face = '']) => face);
    for (const face of faces) {
      const forms = [
        symbolAt(lang, ownerOf(id), face, 1),
        ...FORMS.map((form) => symbolName(lang, ownerOf(id), face, form)),
      ];
      expect(
        forms.some((form) => text.includes(form)),
        `${lang} ${face}`,
      ).toBe(true);
    }
    const longer = named.map((status) => statusName(lang, status));
    for (const { id: status } of statuses) {
      const name = statusName(lang, status);
      const strange = !named.includes(status) && status !== id && !longer.some((one) => one.includes(name));
      if (strange) expect(text, `${lang} ${status}`).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
    }
  }
});

test('a text whose numbers are no longer those of the data gives way', () => {
  const [data] = dataOf('shock-bot');
  expect(writtenText('en', 'shock-bot', data)).toContain('add 3 damage');
  const stronger: unknown = JSON.parse(JSON.stringify(data).replaceAll('"amount":3', '"amount":4'));
  expect(writtenText('en', 'shock-bot', stronger)).toBeNull();
});
