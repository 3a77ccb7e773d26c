// The ids of everything there is, as literal types: a thing exists by being named, so the names are the lists.
import type { Message, Noun, Person } from '@wyrmtable/kernel/names';
import type { HERO_BOXES } from '../heroes/index.ts';
import type { COMMON_CARD_NAMES } from './common-card-names.ts';

/** What one hero's sheet names; its keys are the ids that the hero's board may use. */
export interface HeroNames {
  readonly hero: Person;
  /** What the hero is like to play, in our own words. */
  readonly line: Message;
  /** The symbols on the hero's dice. */
  readonly symbols: Readonly<Record<string, Noun>>;
  /** Printed on the board; upgrades are called after these. */
  readonly abilities: Readonly<Record<string, Message>>;
  /** What the board shows when it has been turned over. */
  readonly otherSide: Readonly<Record<string, Message>>;
  /** Second abilities that come with an upgrade. */
  readonly added: Readonly<Record<string, Message>>;
  /** Action cards, the promo last. */
  readonly cards: Readonly<Record<string, Message>>;
  /** Statuses and companions that come with the hero. */
  readonly statuses: Readonly<Record<string, Noun>>;
}

type Sheet = (typeof HERO_BOXES)[number]['names'];
/** What the sheets name together. */
type OfEach<N, What extends 'status' | 'ability'> = N extends HeroNames
  ? What extends 'status'
    ? keyof N['statuses'] & string
    : IdsOf<N>['ability']
  : never;

/** Every status token and companion of Dice Throne itself. */
export type ThroneStatus = OfEach<Sheet, 'status'>;
export type CommonCard = keyof typeof COMMON_CARD_NAMES;

/** What somebody who writes content may name. */
export interface Ids {
  readonly symbol: string;
  readonly status: string;
  readonly slot: string;
  readonly ability: string;
  readonly card: string;
  /** What only a larger game does. */
  readonly call: string;
}

/** A hero's own: symbols of its die, abilities of its board, its cards; and every status there is. */
export interface IdsOf<N extends HeroNames> extends Ids {
  readonly symbol: keyof N['symbols'] & string;
  readonly status: ThroneStatus | (keyof N['statuses'] & string);
  readonly slot: keyof N['abilities'] & string;
  readonly ability: (keyof N['abilities'] & string) | (keyof N['otherSide'] & string) | (keyof N['added'] & string);
  readonly card: keyof N['cards'] & string;
  readonly call: never;
}

/** The same for tokens: anybody's dice may be rolled for them, so they know no symbols. */
export interface TokenIdsOf<N extends HeroNames> extends IdsOf<N> {
  readonly symbol: never;
}

/** The abilities of all heroes together. */
export type AbilityId = OfEach<Sheet, 'ability'>;
