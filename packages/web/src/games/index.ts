// The games of the client, one line each.
import type { GameId } from '@wyrmtable/registry';
import { adventures } from './adventures/manifest.ts';
import { diceThrone } from './dice-throne/manifest.ts';
import { dragonFarkle } from './dragon-farkle/manifest.ts';
import { etchinstone } from './etchinstone/manifest.ts';
import type { GameManifest } from './manifest.ts';

export const GAMES: Readonly<Record<GameId, GameManifest>> = {
  'dragon-farkle': dragonFarkle,
  etchinstone,
  'dice-throne': diceThrone,
  adventures,
};
