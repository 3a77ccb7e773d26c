// What can be agreed before a match (the command line's options page).
import Type, { type Static } from 'typebox';
import { HEROES } from './content/library.ts';
import { MODES } from './state.ts';

export const throneOptions = Type.Object(
  {
    mode: Type.Optional(Type.Union(MODES.map((mode) => Type.Literal(mode)))),
    heroes: Type.Optional(Type.Array(Type.Union(HEROES.map(({ id }) => Type.Literal(id))), { maxItems: 6 })),
    promo: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);

export type ThroneOptions = Static<typeof throneOptions>;
