// What can be agreed before an adventure.
import { HEROES } from '@wyrmtable/dice-throne';
import { LOT, listOf, type OptionsSchema, oneOf, options, text, wholeNumber, yesOrNo } from '@wyrmtable/kernel';
import { DIFFICULTIES } from './content/difficulties.ts';
import { BOSSES } from './content/shipped.ts';
import { MODES, type Mode } from './state.ts';

/** Letters of a team's name. */
export const TEAM_NAME_LIMIT = 40;

/** The options of an adventure whose heroes and bosses are among those. */
export const optionsOver = (heroes: readonly string[], bosses: readonly string[]): OptionsSchema =>
  options({
    mode: oneOf(MODES, 'campaign'),
    bosses: listOf(oneOf([...bosses, LOT]), 2),
    heroes: listOf(oneOf([...heroes, LOT]), 4),
    difficulty: oneOf(
      DIFFICULTIES.map(({ id }) => id),
      'normal',
    ),
    scenario: wholeNumber(1, 8),
    extraMinions: yesOrNo(false),
    legacy: yesOrNo(false),
    team: text(1, TEAM_NAME_LIMIT),
  });

export const adventureOptions = optionsOver(
  HEROES.map(({ id }) => id),
  BOSSES.map(({ id }) => id),
);

export interface AdventureOptions {
  readonly mode: Mode;
  /** Who is played in the versus modes; by lot when nobody says otherwise. */
  readonly bosses?: readonly string[];
  /** By seat, in Boss vs Team from seat 1 on, `lot` for one that is drawn; all are when nobody says otherwise. */
  readonly heroes?: readonly string[];
  readonly difficulty: string;
  /** One scenario instead of the campaign. */
  readonly scenario?: number;
  readonly extraMinions: boolean;
  /** With the legacy packs: the minions in them, and Vis'eer beside bosses where the difficulty says so. */
  readonly legacy: boolean;
  /** What the team calls itself on the sheet (ADV-2.1); the rules never read it. */
  readonly team?: string;
}
