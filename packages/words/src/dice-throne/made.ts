// Heroes that somebody made are called as their author says; what ships keeps its name.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { introduce } from './names.ts';
import { know } from './scope.ts';

/** Ids that such heroes have brought: they may be renamed. */
const MADE = new Set<string>();

/** From here on texts, logs and prompts call what is in the box by its names. */
export function introduceHero({ hero: { id }, statuses, names }: Pick<HeroBox, 'hero' | 'statuses' | 'names'>): void {
  introduce(
    {
      people: { [id]: names.hero },
      lines: { [id]: names.line },
      symbols: names.symbols,
      abilities: { ...names.abilities, ...names.otherSide, ...names.added },
      cards: names.cards,
      statuses: names.statuses,
    },
    MADE,
  );
  know(statuses);
}

const isBox = (box: unknown): box is HeroBox =>
  typeof box === 'object' && box !== null && 'hero' in box && 'names' in box && 'statuses' in box;

/** The same for boxes that came along with a match and were checked. */
export function introduceBoxes(boxes: readonly unknown[]): void {
  for (const box of boxes) if (isBox(box)) introduceHero(box);
}
