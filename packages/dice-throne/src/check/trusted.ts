// What browsers have instead of the check in loaded.ts: nothing is bundled for them but what Node has loaded and checked before.
import type { HeroBox } from '../content/box.ts';
import type { ActionCard } from '../content/shapes.ts';

export const playable = <const Boxes extends readonly HeroBox[]>(boxes: Boxes): Boxes => boxes;
export const playableCards = (cards: readonly ActionCard[]): readonly ActionCard[] => cards;
