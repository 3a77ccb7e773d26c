// Glyphs that the game's own data names, for who draws the sprites (tools/icons.ts): no page asks for this.
import { DRAGONS, MAGE_CARDS, REGIONS, TRAITS } from '@wyrmtable/etchinstone';
import { LOG_ICONS } from '@wyrmtable/words/etchinstone';

export const DATA_GLYPHS: readonly string[] = [
  ...[MAGE_CARDS, REGIONS, DRAGONS, TRAITS].flatMap((list) => list.map(({ icon }) => icon)),
  ...LOG_ICONS,
];
