// Mage cards are held to their ranges when they are loaded: the compiler takes a figure of any size.
import { holder, type Range } from '@wyrmtable/kernel';
import { TOP_LEVEL } from './figures.ts';
import type { MageCard } from './verbs.ts';

const LEVELS: Range = { least: TOP_LEVEL, most: TOP_LEVEL };
const INITIATIVE: Range = { least: 0, most: 20 };
const VALUE: Range = { least: 0, most: 30 };
const COST: Range = { least: 1, most: 20 };
const TYPE: Range = { least: 1, most: 4 };

/** The cards as they are, if each of them can be played: four levels (ETCH-2.1), the last without a price (ETCH-2.3). */
export function playable(cards: readonly MageCard[]): readonly MageCard[] {
  for (const { id, faces } of cards) {
    const hold = holder('mage', id);
    hold('faces', faces.length, LEVELS);
    for (const [i, { level, initiative, basic, enhanced, boost, armour, cost, encounter }] of faces.entries()) {
      const at = `level ${i + 1}`;
      hold(`${at}: level`, level, { least: i + 1, most: i + 1 });
      hold(`${at}: initiative`, initiative, INITIATIVE);
      hold(`${at}: basic`, basic.value, VALUE);
      hold(`${at}: enhanced`, enhanced.value, VALUE);
      hold(`${at}: boost`, boost, VALUE);
      hold(`${at}: armour`, armour.value, VALUE);
      hold(`${at}: encounter`, encounter.type, TYPE);
      if (level < TOP_LEVEL) hold(`${at}: cost`, cost ?? 0, COST);
    }
  }
  return cards;
}
