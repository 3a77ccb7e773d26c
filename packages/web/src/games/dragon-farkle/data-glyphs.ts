// Glyphs that the game's own data names, for who draws the sprites (tools/icons.ts): no page asks for this.
import { CARDS } from '@wyrmtable/dragon-farkle';
import { LOG_ICONS } from '@wyrmtable/words/dragon-farkle';

export const DATA_GLYPHS: readonly string[] = [...CARDS.map(({ icon }) => icon), ...LOG_ICONS];
