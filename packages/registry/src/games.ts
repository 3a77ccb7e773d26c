// The games of the house, one line each.
import { adventures } from './games/adventures.ts';
import { diceThrone } from './games/dice-throne.ts';
import { dragonFarkle } from './games/dragon-farkle.ts';
import { etchinstone } from './games/etchinstone.ts';
import type { GameEntry } from './registered.ts';

const ENTRIES = {
  'dragon-farkle': dragonFarkle,
  etchinstone,
  'dice-throne': diceThrone,
  adventures,
} as const satisfies Readonly<Record<string, GameEntry>>;

export type GameId = keyof typeof ENTRIES;
/** What the ids of numbered rules begin with. */
export type RuleLetters = (typeof ENTRIES)[GameId]['letters'];

export const GAMES: Readonly<Record<GameId, GameEntry>> = ENTRIES;

export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(GAMES, value);

/** In the order in which people see them. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGameId);
