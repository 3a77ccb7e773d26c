// Glyphs that the game's own data names, for who draws the sprites (tools/icons.ts): no page asks for this.
import { LOG_ICONS } from '@wyrmtable/words/dice-throne';

/** Those of a hero lie in a sprite of its own (tools/icons.ts). */
export const DATA_GLYPHS: readonly string[] = LOG_ICONS;
