// Sheets that can be cut: everything has its true size, lies whole on one sheet, and is there as often as it is needed.
import { HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { describe, expect, it } from 'vitest';
import { cellsOf, layOut, PAPERS, type Paper, SIZES } from './paper.ts';
import { PARTS, type PrintedSheet, sheetsOf } from './sheets.ts';

const everything = new Set(PARTS);
const heroNamed = (id: string) => {
  const hero = HEROES.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`nobody is called ${id}`);
  return hero;
};
const of = (id: string, paper: Paper = 'a4') => sheetsOf(heroNamed(id), [], paper, everything);
const kinds = (sheets: readonly PrintedSheet[], part: string) =>
  sheets
    .filter((sheet) => sheet.part === part)
    .map(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ kind }) => kind)));

describe.each(['a4', 'letter'] as const)('on %s', (paper) => {
  const { width, height } = PAPERS[paper];

  it.each(HEROES.map(({ id }) => id))('nothing of the hero %s is cut by an edge or lies on something else', (id) => {
    for (const { blocks, marks } of of(id, paper)) {
      const cells = blocks.flatMap(cellsOf);
      for (const cell of cells) {
        expect(cell.x).toBeGreaterThanOrEqual(6.5);
        expect(cell.y).toBeGreaterThanOrEqual(6.5);
        expect(cell.x + cell.width).toBeLessThanOrEqual(width - 6.5);
        expect(cell.y + cell.height).toBeLessThanOrEqual(height - 6.5);
      }
      // A mark on a card would be printed over its text.
      for (const mark of marks) {
        expect(mark.x).toBeGreaterThan(0);
        expect(mark.y).toBeGreaterThan(0);
        const crossed = cells.filter(
          (cell) =>
            mark.x + mark.width > cell.x &&
            mark.x < cell.x + cell.width &&
            mark.y + mark.height > cell.y &&
            mark.y < cell.y + cell.height,
        );
        expect(crossed).toEqual([]);
      }
    }
  });
});

it('nine cards of 63 × 88 mm fit on a sheet, with a mark at both ends of every cut', () => {
  const [sheet, ...more] = layOut([{ size: 'card', columns: 3, cut: 'apart', items: [...'abcdefghi'] }], 'letter');
  expect(more).toEqual([]);
  expect(SIZES.card).toEqual({ width: 63, height: 88 });
  expect(sheet?.blocks).toHaveLength(1);
  // Four cuts each way, two marks each.
  expect(sheet?.marks).toHaveLength(16);
});

it('a tenth card opens another sheet', () => {
  const sheets = layOut([{ size: 'card', columns: 3, cut: 'apart', items: [...'abcdefghij'] }], 'a4');
  expect(sheets.map(({ blocks }) => blocks.flatMap(({ items }) => items).length)).toEqual([9, 1]);
});

it('the board is one sheet of nine places that stays whole', () => {
  const [board] = of('barbarian');
  expect(board?.blocks).toMatchObject([{ cut: 'around', rows: 3, columns: 3 }]);
  expect(board?.marks).toHaveLength(8);
});

it('a board that can be turned has both its sides', () => {
  expect(kinds(of('cursed-pirate'), 'board')).toHaveLength(2);
  expect(kinds(of('barbarian'), 'board')).toHaveLength(1);
});

it('every card of the deck is there once: ten upgrades, four cards and the promo of the Barbarian, and eighteen common ones', () => {
  const sheets = of('barbarian');
  const cards = kinds(sheets, 'cards').flat();
  expect(cards.filter((kind) => kind === 'upgrade')).toHaveLength(10);
  expect(cards.filter((kind) => kind === 'card')).toHaveLength(5);
  expect(cards.filter((kind) => kind === 'leaflet')).toHaveLength(2);
  expect(kinds(sheets, 'common').flat()).toHaveLength(18);
});

it('there are tokens up to the limit on the own board, and stickers for five dice', () => {
  const hero = heroNamed('pyromancer');
  const pieces = kinds(of('pyromancer'), 'pieces').flat();
  const limits = hero.statuses.map((id) => hero.limits[id] ?? STATUSES.find((one) => one.id === id)?.limit ?? 0);
  expect(pieces.filter((kind) => kind === 'token')).toHaveLength(limits.reduce((a, b) => a + b, 0));
  expect(pieces.filter((kind) => kind === 'sticker')).toHaveLength(30);
});

it('what is not wanted is not printed', () => {
  expect(sheetsOf(heroNamed('monk'), [], 'a4', new Set(['pieces'])).map(({ part }) => part)).toEqual(['pieces']);
});
