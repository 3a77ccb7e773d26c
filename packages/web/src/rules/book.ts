// The living rulebook as the client has it: numbered rules by game, and what shows them, each fetched when it is needed.
/// <reference path="./virtual.d.ts" />
import type { GameId } from '@wyrmtable/registry';
import { onceEach } from '../games/loaded-game.ts';

export interface NumberedRule {
  readonly id: string;
  /** As docs/rules has it, in English. */
  readonly text: string;
  /** A scenario shows it. */
  readonly shown: boolean;
}

export type Sections = readonly {
  /** As its rules begin. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly NumberedRule[];
}[];

export interface Shows {
  /** Which scenario shows a rule. */
  readonly by: Readonly<Record<string, number>>;
  readonly scenarios: readonly unknown[];
}

const SECTIONS: Readonly<Record<GameId, () => Promise<{ readonly default: Sections }>>> = {
  'dragon-farkle': () => import('virtual:rulebook/dragon-farkle'),
  etchinstone: () => import('virtual:rulebook/etchinstone'),
  'dice-throne': () => import('virtual:rulebook/dice-throne'),
  adventures: () => import('virtual:rulebook/adventures'),
};

const SHOWS: Readonly<Record<GameId, () => Promise<{ readonly default: Shows }>>> = {
  'dragon-farkle': () => import('virtual:shows/dragon-farkle'),
  etchinstone: () => import('virtual:shows/etchinstone'),
  'dice-throne': () => import('virtual:shows/dice-throne'),
  adventures: () => import('virtual:shows/adventures'),
};

export const sectionsOf = onceEach(async (game) => (await SECTIONS[game]()).default);
export const showsOf = onceEach(async (game) => (await SHOWS[game]()).default);
