// Heroes that somebody made and a table brings: called, coloured and emblazoned as their author says. Fetched only for such a table.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { introduceHero } from '@wyrmtable/words/made-heroes';
import { paintAccents } from './accents.ts';
import { introduceArms } from './hero-arms.ts';

const isBox = (box: unknown): box is HeroBox =>
  typeof box === 'object' && box !== null && 'hero' in box && 'names' in box && 'look' in box;

/** Boxes that were checked where they came in. */
export function introduceMade(boxes: readonly unknown[]): void {
  for (const box of boxes) {
    if (!isBox(box)) continue;
    introduceHero(box);
    const { id, icon } = box.hero;
    introduceArms({ [id]: { accent: id, division: box.look.division, charge: icon } });
    paintAccents([box]);
  }
}
