// What a language does otherwise than its neighbours in texts of Dice Throne, beyond messages and forms: which case follows
// which word. One entry a language; sentences ask here and know no language by name.
import type { Case } from '@wyrmtable/kernel/names';
import type { Lang } from '../phrase.ts';
import type { PartyCase } from './parties.ts';

interface Grammar {
  /** A single thing has an article: "a sword". */
  readonly articles: boolean;
  /** "On three of a kind" has no short word. */
  readonly saysOnKinds: boolean;
  /** After "if you have", "if there is". */
  readonly had: Case;
  /** After "do not show", and after "show neither". */
  readonly notShown: Case;
  readonly missing: Case;
  /** After "cannot get this nor that". */
  readonly denied: Case;
  /** After "has not acted". */
  readonly idle: Case;
  /** Whose health it is. */
  readonly healthOf: Case;
  /** After "when … would get". */
  readonly awaited: Case;
  /** After "cannot get more of". */
  readonly room: Case;
  /** Who has something, and from whom it is stolen. */
  readonly holder: PartyCase;
  readonly robbed: PartyCase;
  /** After "at least" things are counted in the genitive. */
  readonly comparesInGenitive: boolean;
  /** Names of statuses stand in quotation marks inside a sentence. */
  readonly quotes: boolean;
  /** "Heal half the total": a figure needs no unit behind the verb. */
  readonly healsBare: boolean;
}

export const GRAMMAR: Readonly<Record<Lang, Grammar>> = {
  en: {
    articles: true,
    saysOnKinds: false,
    had: 'accusative',
    notShown: 'genitive',
    missing: 'nominative',
    denied: 'accusative',
    idle: 'accusative',
    healthOf: 'nominative',
    awaited: 'nominative',
    room: 'nominative',
    holder: 'nominative',
    robbed: 'nominative',
    comparesInGenitive: false,
    quotes: false,
    healsBare: true,
  },
  pl: {
    articles: false,
    saysOnKinds: true,
    had: 'accusative',
    notShown: 'genitive',
    missing: 'genitive',
    denied: 'genitive',
    idle: 'genitive',
    healthOf: 'nominative',
    awaited: 'genitive',
    room: 'genitive',
    holder: 'nominative',
    robbed: 'dative',
    comparesInGenitive: false,
    quotes: false,
    healsBare: false,
  },
  ru: {
    articles: false,
    saysOnKinds: true,
    had: 'nominative',
    notShown: 'nominative',
    missing: 'nominative',
    denied: 'accusative',
    idle: 'accusative',
    healthOf: 'genitive',
    awaited: 'genitive',
    room: 'genitive',
    holder: 'genitive',
    robbed: 'genitive',
    comparesInGenitive: true,
    quotes: true,
    healsBare: false,
  },
};
