// What can be agreed before a match.

import type { Static } from 'typebox';
import * as Type from 'typebox';

export const farkleOptions = Type.Object(
  {
    wounds: Type.Union([Type.Literal(3), Type.Literal(4), Type.Literal(5)], { default: 3 }),
    /** SK-7.15: who wins a Brawl that ends in a tie; left out, nobody. */
    ties: Type.Optional(Type.Union([Type.Literal('nobody'), Type.Literal('defender'), Type.Literal('attacker')])),
    /** SK-2.5: who starts; left out, the dice decide. */
    first: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  },
  { additionalProperties: false },
);

export type FarkleOptions = Static<typeof farkleOptions>;
