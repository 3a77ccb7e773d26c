// What can be agreed before a game.
import * as Type from 'typebox';
import { DRAGON_IDS, type DragonId } from './content/dragons.ts';
import { DIFFICULTY_IDS, type DifficultyId } from './content/figures.ts';

const oneOf = (ids: readonly string[], usual: string) =>
  Type.Union(
    ids.map((id) => Type.Literal(id)),
    { default: ids.includes(usual) ? usual : ids[0] },
  );

/** The options of a match whose dragon and difficulty are among those. */
export const optionsOver = (dragons: readonly string[], difficulties: readonly string[]) =>
  Type.Object(
    {
      difficulty: oneOf(difficulties, 'normal'),
      dragon: oneOf(dragons, 'burhast'),
      /** ETCH-5.3: cards cannot be combined. */
      cavalier: Type.Boolean({ default: false }),
      /** ETCH-5.4: armour of the attack's element absorbs one more instead of twice as much. */
      glassCannon: Type.Boolean({ default: false }),
    },
    { additionalProperties: false },
  );

export const etchinstoneOptions = optionsOver(DRAGON_IDS, DIFFICULTY_IDS);

export interface EtchinstoneOptions {
  readonly difficulty: DifficultyId;
  readonly dragon: DragonId;
  readonly cavalier: boolean;
  readonly glassCannon: boolean;
}
