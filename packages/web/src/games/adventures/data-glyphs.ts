// Glyphs that the game's own data names, for who draws the sprites (tools/icons.ts): no page asks for this.
import { BOSSES, MINIONS, NEW_STATUSES } from '@wyrmtable/adventures';

export const DATA_GLYPHS: readonly string[] = [
  ...[...MINIONS, ...BOSSES].flatMap(({ board }) => [board.icon, ...Object.values<string>({ ...board.faceIcons })]),
  ...NEW_STATUSES.map(({ icon }) => icon),
];
