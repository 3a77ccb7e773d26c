// How seats choose whom they play: what the host may agree to in the lobby.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;

/** In the open, hidden until all have chosen, or by two in turns with one or two bans each. */
export const ChoosingWish = Type.Union([
  Type.Object({ how: Type.Literal('open') }, strict),
  Type.Object({ how: Type.Literal('hidden') }, strict),
  Type.Object({ how: Type.Literal('draft'), bans: Type.Integer({ minimum: 1, maximum: 2 }) }, strict),
]);
export type ChoosingWish = Static<typeof ChoosingWish>;
