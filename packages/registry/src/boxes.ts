// Heroes that somebody made and a match brings: looked at like any hero that arrives as data before one of them is played.
import { readHero } from '@wyrmtable/dice-throne/check';
import { type AnyGame, BOXES, idOfRef, isPiece, type Manifest, type Refusal, refOf, refusal } from '@wyrmtable/kernel';

/** No table seats more heroes. */
const MOST_BOXES = 6;

/** The hero that is said to lie in the box. */
function heroIn(box: unknown): { readonly id: string } | null {
  return typeof box === 'object' && box !== null && 'hero' in box && isPiece(box.hero) ? box.hero : null;
}

/** Takes in the boxes that the match needs, or says what is wrong with the first that is no good. */
export async function takeBoxes(game: AnyGame, content: Manifest, boxes: readonly unknown[]): Promise<Refusal | null> {
  if (boxes.length > MOST_BOXES) return refusal('bad-match-file', { path: `brought.${BOXES}` });
  const shipped = new Set((game.content.shipped().heroes ?? []).map(idOfRef));
  for (const [i, box] of boxes.entries()) {
    const hero = heroIn(box);
    if (hero === null) return refusal('bad-match-file', { path: `brought.${BOXES}[${i}]` });
    const named = hero.id.slice(0, 48);
    const wrong = (at: string, fault: string) => refusal('bad-hero', { hero: named, at, fault });
    // Names are told by id: one of ours must not come to stand for another hero.
    if (shipped.has(hero.id)) return wrong('hero.id', 'taken');
    const [flaw] = readHero(box).flaws;
    if (flaw !== undefined) return wrong(flaw.at, flaw.fault.kind);
    if (content.heroes?.includes(refOf(hero))) game.content.learn({ [BOXES]: [box] });
  }
  return null;
}
