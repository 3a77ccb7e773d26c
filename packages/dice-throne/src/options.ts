// What can be agreed before a match (the command line's options page).
import * as Type from 'typebox';
import { HEROES } from './heroes/index.ts';
import { MODE_IDS, type ModeId } from './modes.ts';

/** The options of a match whose heroes are among those. */
export const optionsOver = (heroes: readonly string[]) =>
  Type.Object(
    {
      mode: Type.Optional(Type.Union(MODE_IDS.map((mode) => Type.Literal(mode)))),
      heroes: Type.Optional(Type.Array(Type.Union(heroes.map((id) => Type.Literal(id))), { maxItems: 6 })),
      promo: Type.Boolean({ default: false }),
    },
    { additionalProperties: false },
  );

export const throneOptions = optionsOver(HEROES.map(({ id }) => id));

export interface ThroneOptions {
  /** Follows from the number of players when nobody says otherwise. */
  readonly mode?: ModeId;
  /** By seat; drawn by lot when nobody says otherwise. */
  readonly heroes?: readonly string[];
  /** Whether decks hold the heroes' promo cards. */
  readonly promo: boolean;
}
