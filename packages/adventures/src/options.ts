// What can be agreed before an adventure.
import { HEROES } from '@wyrmtable/dice-throne';
import Type from 'typebox';
import { DIFFICULTIES } from './content/difficulties.ts';

export const adventureOptions = Type.Object(
  {
    heroes: Type.Optional(Type.Array(Type.Union(HEROES.map(({ id }) => Type.Literal(id))), { maxItems: 4 })),
    difficulty: Type.Union(
      DIFFICULTIES.map(({ id }) => Type.Literal(id)),
      { default: 'normal' },
    ),
    scenario: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
    extraMinions: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);

export interface AdventureOptions {
  /** By seat; drawn by lot when nobody says otherwise. */
  readonly heroes?: readonly string[];
  readonly difficulty: string;
  /** One scenario instead of the campaign. */
  readonly scenario?: number;
  readonly extraMinions: boolean;
}
