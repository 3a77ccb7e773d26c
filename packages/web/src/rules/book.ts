// The living rulebook as the client has it: numbered rules by game, and what shows them, each fetched when it is needed.
/// <reference path="./virtual.d.ts" />

import { SECTIONS, SHOWS } from 'virtual:rulebooks';
import type { GameId } from '@wyrmtable/registry';
import type { Lang } from '@wyrmtable/words';
import { onceEach } from '../games/loaded-game.ts';

export interface NumberedRule {
  readonly id: string;
  readonly text: string;
  /** How much of it is a ruling of our own. */
  readonly ours: 'no' | 'partly' | 'wholly';
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

/** A page has the rules of one language. */
export type Book = `${Lang}/${GameId}`;

const readOnce = onceEach(async (book: Book) => (await SECTIONS[book]()).default);

export const sectionsOf = (game: GameId, lang: Lang): Promise<Sections> => readOnce(`${lang}/${game}`);
export const showsOf: (game: GameId) => Promise<Shows> = onceEach(async (game) => (await SHOWS[game]()).default);
