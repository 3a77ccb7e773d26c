// Content is checked when it is loaded: what reads something that cannot be there never reaches a table.
import type { HeroBox } from '../content/box.ts';
import type { ActionCard } from '../content/shapes.ts';
import { HERO_DOCUMENT } from './document.ts';
import type { Flaw } from './faults.ts';
import { knownBeside } from './known.ts';
import { checkCard } from './printed.ts';
import { cardRanges } from './ranges.ts';
import { type Shipped, senseOf } from './sense.ts';
import { unprinted, unusual } from './usual.ts';
import { walk } from './walk.ts';

/** What is loaded and checked. */
export const PIECES = ['hero', 'card', 'status', 'minion', 'boss', 'loot', 'tile'] as const;
export type Piece = (typeof PIECES)[number];

/** Something of ours that cannot be played, and why. */
export class Unplayable extends Error {
  readonly piece: Piece;
  readonly id: string;
  readonly flaws: readonly Flaw[];
  constructor(piece: Piece, id: string, flaws: readonly Flaw[]) {
    const places = flaws.map(({ at, fault }) => `${at}: ${Object.values(fault).join(' ')}`);
    super(`the ${piece} ${id} cannot be played: ${places.join('; ')}`);
    this.name = 'Unplayable';
    this.piece = piece;
    this.id = id;
    this.flaws = flaws;
  }
}

/** Everything that ships, for whoever is checked beside it. */
export function shippedWith(boxes: readonly HeroBox[]): Shipped {
  const owners = new Map(boxes.flatMap(({ hero, statuses }) => statuses.map((status) => [status.id, hero.id])));
  return { statuses: boxes.flatMap(({ statuses }) => statuses), ownerOf: (status) => owners.get(status) };
}

/** The compiler knows no ranges, so a box is walked like a document that arrives; only then it can make sense. */
function flawsOf(box: HeroBox, shipped: Shipped): readonly Flaw[] {
  const shape = walk(HERO_DOCUMENT, box);
  return shape.length > 0 ? shape : [...senseOf(box, shipped), ...unusual(box, shipped), ...unprinted(box)];
}

/** The boxes as they are, if all of them can be played. */
export function playable<const Boxes extends readonly HeroBox[]>(boxes: Boxes): Boxes {
  const shipped = shippedWith(boxes);
  for (const box of boxes) {
    const flaws = flawsOf(box, shipped);
    if (flaws.length > 0) throw new Unplayable('hero', box.hero.id, flaws);
  }
  return boxes;
}

/** The same for cards that belong to no hero. */
export function playableCards(cards: readonly ActionCard[], boxes: readonly HeroBox[]): readonly ActionCard[] {
  const boards = boxes.map(({ hero }) => hero);
  const known = knownBeside({ boards, statuses: boxes.flatMap(({ statuses }) => statuses) });
  for (const card of cards) {
    const ranges = cardRanges(card, card.id);
    const flaws = ranges.length > 0 ? ranges : checkCard(card, known, card.id);
    if (flaws.length > 0) throw new Unplayable('card', card.id, flaws);
  }
  return cards;
}
