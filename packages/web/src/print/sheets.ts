// What of a hero is printed: the board, the cards, the tokens and the stickers for the dice, on sheets.
import {
  type Ability,
  type ActionCard,
  COMMON_CARDS,
  type Hero,
  STATUSES,
  type Status,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import { type Group, layOut, type Paper, type Sheet } from './paper.ts';

/** One thing that is cut out, or a place of the board. */
export type Piece =
  | { readonly kind: 'ability'; readonly ability: Ability }
  | { readonly kind: 'hero' }
  | { readonly kind: 'leaflet'; readonly status: Status }
  | { readonly kind: 'card'; readonly card: ActionCard; readonly common: boolean }
  | { readonly kind: 'upgrade'; readonly card: Upgrade }
  | { readonly kind: 'token'; readonly status: Status }
  | { readonly kind: 'sticker'; readonly value: number };

export const PARTS = ['board', 'cards', 'common', 'pieces'] as const;
export type Part = (typeof PARTS)[number];

/** Tokens without a real limit are as many as anybody is likely to hold. */
const MANY = 10;
const NO_LIMIT = 20;
const DICE = 5;

const ofCards = (items: readonly Piece[], cut: Group<Piece>['cut'] = 'apart'): Group<Piece> => ({
  size: 'card',
  columns: 3,
  cut,
  items,
});

/** The tokens on the hero's leaflet: its own, and those of others that it uses. */
function leafletOf(hero: Hero, own: readonly Status[]): Status[] {
  return hero.statuses.flatMap((id) => own.find((one) => one.id === id) ?? STATUSES.find((one) => one.id === id) ?? []);
}

/** A board that can be turned is printed with both its sides. */
function boardsOf({ slots }: Hero): Group<Piece>[] {
  const front = slots.map(({ printed }) => printed);
  const back = slots.map(({ printed, otherSide }) => otherSide ?? printed);
  const sides = slots.some(({ otherSide }) => otherSide !== null) ? [front, back] : [front];
  return sides.map((side) =>
    ofCards(
      side.map((ability) => ({ kind: 'ability', ability })),
      'around',
    ),
  );
}

function deckOf(hero: Hero, own: readonly Status[]): Group<Piece> {
  const cards = [...hero.cards, ...(hero.promo === null ? [] : [hero.promo])];
  return ofCards([
    { kind: 'hero' },
    ...leafletOf(hero, own).map((status): Piece => ({ kind: 'leaflet', status })),
    ...hero.slots.flatMap(({ upgrades }) => upgrades.map((card): Piece => ({ kind: 'upgrade', card }))),
    ...cards.map((card): Piece => ({ kind: 'card', card, common: false })),
  ]);
}

function piecesOf(hero: Hero, own: readonly Status[]): Group<Piece>[] {
  const tokens = leafletOf(hero, own).flatMap((status) => {
    const limit = hero.limits[status.id] ?? status.limit;
    const count = limit >= NO_LIMIT ? MANY : limit;
    return Array.from({ length: count }, (): Piece => ({ kind: 'token', status }));
  });
  const faces = hero.die.map((_, i): Piece => ({ kind: 'sticker', value: i + 1 }));
  return [
    { size: 'token', columns: 7, cut: 'apart', items: tokens },
    { size: 'sticker', columns: 6, cut: 'apart', items: Array.from({ length: DICE }, () => faces).flat() },
  ];
}

export interface PrintedSheet extends Sheet<Piece> {
  readonly part: Part;
  /** Which of the sheets of that part. */
  readonly number: number;
  readonly of: number;
}

/** The sheets of the parts that are wanted, each part beginning on a sheet of its own. */
export function sheetsOf(hero: Hero, own: readonly Status[], paper: Paper, wanted: ReadonlySet<Part>): PrintedSheet[] {
  const common = COMMON_CARDS.map((card): Piece => ({ kind: 'card', card, common: true }));
  const parts: Readonly<Record<Part, readonly (readonly Group<Piece>[])[]>> = {
    board: boardsOf(hero).map((side) => [side]),
    cards: [[deckOf(hero, own)]],
    common: hero.ownDeck ? [] : [[ofCards(common)]],
    pieces: [piecesOf(hero, own)],
  };
  return PARTS.filter((part) => wanted.has(part)).flatMap((part) => {
    const sheets = parts[part].flatMap((groups) => layOut(groups, paper));
    return sheets.map((sheet, i) => ({ ...sheet, part, number: i + 1, of: sheets.length }));
  });
}
