// Heroes that somebody made: looked at like any hero that arrives as data before one of them is played.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { readHero } from '@wyrmtable/dice-throne/check';
import { type AnyGame, BOXES, idOfRef, isPiece, type Manifest, type Refusal, refOf, refusal } from '@wyrmtable/kernel';

/** No table seats more heroes. */
export const MOST_BOXES = 6;

/** The hero that is said to lie in the box. */
function heroIn(box: unknown): { readonly id: string } | null {
  return typeof box === 'object' && box !== null && 'hero' in box && isPiece(box.hero) ? box.hero : null;
}

/**
 * The boxes as they are played, names filled in, or what is wrong with the first that is no good. On a device of one's own a
 * hero may stand in for one of ours; elsewhere names are told by id, and one of ours must not come to stand for another hero.
 */
export function readBoxes(game: AnyGame, boxes: readonly unknown[], own: boolean): readonly HeroBox[] | Refusal {
  if (boxes.length > MOST_BOXES) return refusal('bad-match-file', { path: `brought.${BOXES}` });
  const shipped = new Set((game.content.shipped().heroes ?? []).map(idOfRef));
  const read: HeroBox[] = [];
  for (const [i, box] of boxes.entries()) {
    const hero = heroIn(box);
    if (hero === null) return refusal('bad-match-file', { path: `brought.${BOXES}[${i}]` });
    const named = hero.id.slice(0, 48);
    const wrong = (at: string, fault: string) => refusal('bad-hero', { hero: named, at, fault });
    if (shipped.has(hero.id) && !own) return wrong('hero.id', 'taken');
    const checked = readHero(box);
    const [flaw] = checked.flaws;
    if (checked.box === null) return wrong(flaw?.at ?? '', flaw?.fault.kind ?? '');
    if (read.some((one) => one.hero.id === hero.id)) return wrong('hero.id', 'twice');
    read.push(checked.box);
  }
  return read;
}

/** Takes in the boxes that the match needs, or says what is wrong with the first that is no good. */
export function takeBoxes(game: AnyGame, content: Manifest, boxes: readonly unknown[], own: boolean): Refusal | null {
  const read = readBoxes(game, boxes, own);
  if ('refused' in read) return read;
  for (const box of read) if (content.heroes?.includes(refOf(box.hero))) game.content.learn({ [BOXES]: [box] });
  return null;
}
