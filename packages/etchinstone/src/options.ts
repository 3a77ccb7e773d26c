// What can be agreed before a game.
import { type OptionsSchema, oneOf, options, yesOrNo } from '@wyrmtable/kernel';
import { DRAGON_IDS, type DragonId } from './content/dragons.ts';
import { DIFFICULTY_IDS, type DifficultyId } from './content/figures.ts';

/** One of those, usually that one if it is among them. */
const among = (ids: readonly string[], usual: string) => oneOf(ids, ids.includes(usual) ? usual : ids[0]);

/** The options of a match whose dragon and difficulty are among those. */
export const optionsOver = (dragons: readonly string[], difficulties: readonly string[]): OptionsSchema =>
  options({
    difficulty: among(difficulties, 'normal'),
    dragon: among(dragons, 'burhast'),
    /** ETCH-5.3: cards cannot be combined. */
    cavalier: yesOrNo(false),
    /** ETCH-5.4: armour of the attack's element absorbs one more instead of twice as much. */
    glassCannon: yesOrNo(false),
  });

export const etchinstoneOptions = optionsOver(DRAGON_IDS, DIFFICULTY_IDS);

export interface EtchinstoneOptions {
  readonly difficulty: DifficultyId;
  readonly dragon: DragonId;
  readonly cavalier: boolean;
  readonly glassCannon: boolean;
}
