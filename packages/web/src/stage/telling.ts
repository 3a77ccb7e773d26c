// What an event says of the table, game by game.
import type { GameId } from '@wyrmtable/shelf';
import { tellAdventure } from '../games/adventures/telling.ts';
import { tellThrone } from '../games/dice-throne/telling.ts';
import { tellFarkle } from '../games/dragon-farkle/telling.ts';
import type { Telling } from './stage.ts';

/** Alone on the road everything is the watcher's own doing: what has come of it is seen when it has been told. */
const whenTold: Telling = (view) => view;

export const TELLINGS: Readonly<Record<GameId, Telling>> = {
  'dragon-farkle': tellFarkle,
  etchinstone: whenTold,
  'dice-throne': tellThrone,
  adventures: tellAdventure,
};
