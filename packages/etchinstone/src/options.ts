// What can be agreed before a game.

import type { Static } from 'typebox';
import * as Type from 'typebox';

export const etchinstoneOptions = Type.Object(
  {
    difficulty: Type.Union(
      [
        Type.Literal('adventure'),
        Type.Literal('easy'),
        Type.Literal('normal'),
        Type.Literal('hard'),
        Type.Literal('impossible'),
        Type.Literal('dontEvenTry'),
      ],
      { default: 'normal' },
    ),
    dragon: Type.Union(
      [
        Type.Literal('burhast'),
        Type.Literal('proposed-water'),
        Type.Literal('proposed-lightning'),
        Type.Literal('proposed-shadow'),
      ],
      { default: 'burhast' },
    ),
    /** ETCH-5.3: cards cannot be combined. */
    cavalier: Type.Boolean({ default: false }),
    /** ETCH-5.4: armour of the attack's element absorbs one more instead of twice as much. */
    glassCannon: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);

export type EtchinstoneOptions = Static<typeof etchinstoneOptions>;
