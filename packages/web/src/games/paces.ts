// The paces of the games, one line each.
import type { GameId } from '@wyrmtable/registry';
import { pace as adventures } from './adventures/pace.ts';
import { pace as diceThrone } from './dice-throne/pace.ts';
import { pace as dragonFarkle } from './dragon-farkle/pace.ts';
import { pace as etchinstone } from './etchinstone/pace.ts';
import type { Pace } from './pace.ts';

const PACES: Readonly<Record<GameId, Pace>> = {
  'dragon-farkle': dragonFarkle,
  etchinstone,
  'dice-throne': diceThrone,
  adventures,
};

const BY_GAME: ReadonlyMap<string, Pace> = new Map(Object.entries(PACES));
const AT_ONCE: Pace = { shown: {} };

/** A game that this client does not know is shown at once. */
export const paceOf = (game: string): Pace => BY_GAME.get(game) ?? AT_ONCE;
