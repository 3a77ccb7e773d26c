// What can be agreed before a match (the command line's options page).
import { LOT, listOf, type OptionsSchema, oneOf, options, yesOrNo } from '@wyrmtable/kernel';
import { HEROES } from './heroes/index.ts';
import { MODE_IDS, type ModeId } from './modes.ts';

/** The options of a match whose heroes are among those. */
export const optionsOver = (heroes: readonly string[]): OptionsSchema =>
  options({
    mode: oneOf(MODE_IDS),
    heroes: listOf(oneOf([...heroes, LOT]), 6),
    promo: yesOrNo(false),
  });

export const throneOptions = optionsOver(HEROES.map(({ id }) => id));

export interface ThroneOptions {
  /** Follows from the number of players when nobody says otherwise. */
  readonly mode?: ModeId;
  /** By seat, `lot` for one that is drawn; all are drawn by lot when nobody says otherwise. */
  readonly heroes?: readonly string[];
  /** Whether decks hold the heroes' promo cards. */
  readonly promo: boolean;
}
