// The living rulebook as the client has it: numbered rules by game, and what shows them, each fetched when it is needed.
/// <reference path="./virtual.d.ts" />
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

type Fetched<T> = Readonly<Record<GameId, () => Promise<{ readonly default: T }>>>;

/** A page has the rules of one language. */
const SECTIONS: Readonly<Record<Lang, Fetched<Sections>>> = {
  en: {
    'dragon-farkle': () => import('virtual:rulebook/dragon-farkle/en'),
    etchinstone: () => import('virtual:rulebook/etchinstone/en'),
    'dice-throne': () => import('virtual:rulebook/dice-throne/en'),
    adventures: () => import('virtual:rulebook/adventures/en'),
  },
  pl: {
    'dragon-farkle': () => import('virtual:rulebook/dragon-farkle/pl'),
    etchinstone: () => import('virtual:rulebook/etchinstone/pl'),
    'dice-throne': () => import('virtual:rulebook/dice-throne/pl'),
    adventures: () => import('virtual:rulebook/adventures/pl'),
  },
  ru: {
    'dragon-farkle': () => import('virtual:rulebook/dragon-farkle/ru'),
    etchinstone: () => import('virtual:rulebook/etchinstone/ru'),
    'dice-throne': () => import('virtual:rulebook/dice-throne/ru'),
    adventures: () => import('virtual:rulebook/adventures/ru'),
  },
};

const SHOWS: Fetched<Shows> = {
  'dragon-farkle': () => import('virtual:shows/dragon-farkle'),
  etchinstone: () => import('virtual:shows/etchinstone'),
  'dice-throne': () => import('virtual:shows/dice-throne'),
  adventures: () => import('virtual:shows/adventures'),
};

const fetchedIn = (lang: Lang) => onceEach(async (game) => (await SECTIONS[lang][game]()).default);

const BOOKS = { en: fetchedIn('en'), pl: fetchedIn('pl'), ru: fetchedIn('ru') };

export const sectionsOf = (game: GameId, lang: Lang): Promise<Sections> => BOOKS[lang](game);
export const showsOf = onceEach(async (game) => (await SHOWS[game]()).default);
