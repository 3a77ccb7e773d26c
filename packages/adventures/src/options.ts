// What can be agreed before an adventure.
import { HEROES } from '@wyrmtable/dice-throne';
import * as Type from 'typebox';
import { DIFFICULTIES } from './content/difficulties.ts';
import { BOSSES } from './content/shipped.ts';
import { MODES, type Mode } from './state.ts';

/** Letters of a team's name. */
export const TEAM_NAME_LIMIT = 40;

/** The options of an adventure whose heroes and bosses are among those. */
export const optionsOver = (heroes: readonly string[], bosses: readonly string[]) =>
  Type.Object(
    {
      mode: Type.Union(
        MODES.map((mode) => Type.Literal(mode)),
        { default: 'campaign' },
      ),
      bosses: Type.Optional(Type.Array(Type.Union(bosses.map((id) => Type.Literal(id))), { maxItems: 2 })),
      heroes: Type.Optional(Type.Array(Type.Union(heroes.map((id) => Type.Literal(id))), { maxItems: 4 })),
      difficulty: Type.Union(
        DIFFICULTIES.map(({ id }) => Type.Literal(id)),
        { default: 'normal' },
      ),
      scenario: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
      extraMinions: Type.Boolean({ default: false }),
      legacy: Type.Boolean({ default: false }),
      team: Type.Optional(Type.String({ minLength: 1, maxLength: TEAM_NAME_LIMIT })),
    },
    { additionalProperties: false },
  );

export const adventureOptions = optionsOver(
  HEROES.map(({ id }) => id),
  BOSSES.map(({ id }) => id),
);

export interface AdventureOptions {
  readonly mode: Mode;
  /** Who is played in the versus modes; by lot when nobody says otherwise. */
  readonly bosses?: readonly string[];
  /** By seat, in Boss vs Team from seat 1 on; drawn by lot when nobody says otherwise. */
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
