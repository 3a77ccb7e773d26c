// The content of a match by number: what a library holds, and how rules look things up in the one that their state names.
import type { Stocked } from '@wyrmtable/kernel';
import type { Difficulty, Figures } from './figures.ts';
import type {
  Ability,
  Danger,
  Dragon,
  Effect,
  Enemy,
  Face,
  Hardship,
  Journey,
  MageCard,
  Region,
  Trait,
  Verb,
} from './verbs.ts';

type TraitId = Hardship | Ability | Danger;

export interface EtchinstoneLibrary {
  /** Cards by number. States hold these numbers. */
  readonly cards: readonly MageCard[];
  /** In the order they are crossed (ETCH-6.1). */
  readonly regions: readonly Region[];
  readonly dragons: ReadonlyMap<string, Dragon>;
  readonly difficulties: ReadonlyMap<string, Difficulty>;
  /** Every effect of every trait by verb. */
  readonly traits: ReadonlyMap<TraitId, ReadonlyMap<Verb, Effect>>;
  readonly figures: Figures;
  /** Changed rules that were in force when the match was begun. */
  readonly amendments: ReadonlySet<string>;
}

const LIBRARIES = new Map<string, EtchinstoneLibrary>();
let lastKey = '';
let last: EtchinstoneLibrary | null = null;

/** Makes the library known to states that name it. */
export function keepLibrary(key: string, library: EtchinstoneLibrary): void {
  LIBRARIES.set(key, library);
}

/** The library that a state or a view names; states of one match are asked about in a row, so the last one is at hand. */
function libraryOf({ library: key }: Stocked): EtchinstoneLibrary {
  if (key === lastKey && last !== null) return last;
  last = found(LIBRARIES.get(key), `library ${key}: it was not opened`);
  lastKey = key;
  return last;
}

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`there is no ${what}`);
  return entry;
}

/** The traits by id and verb. */
export function compileTraits(traits: readonly Trait[]): EtchinstoneLibrary['traits'] {
  return new Map(traits.map(({ id, effects }) => [id, new Map(effects.map((effect) => [effect.verb, effect]))]));
}

/** Every Mage card, by number. */
export const cardsOf = (of: Stocked): readonly MageCard[] => libraryOf(of).cards;

export function cardOf(of: Stocked, number: number): MageCard {
  const card = libraryOf(of).cards[number];
  if (card === undefined) throw new RangeError(`no Mage card has the number ${number}`);
  return card;
}

/** The card's number, or −1. */
export const cardNumber = (of: Stocked, id: string): number => libraryOf(of).cards.findIndex((card) => card.id === id);

/** ETCH-2.5: everything on a card is read at its current level. */
export function faceOf(of: Stocked, number: number, level: number): Face {
  const face = libraryOf(of).cards[number]?.faces[level - 1];
  if (face === undefined) throw new RangeError(`card ${number} has no level ${level}`);
  return face;
}

export const dragonOf = (of: Stocked, id: string): Dragon => found(libraryOf(of).dragons.get(id), `dragon ${id}`);

export const difficultyOf = (of: Stocked, id: string): Difficulty =>
  found(libraryOf(of).difficulties.get(id), `difficulty ${id}`);

export const figuresOf = (of: Stocked): Figures => libraryOf(of).figures;

/** ETCH-7.1: the region is numbered from 1, the type too. */
export function enemyOf(of: Stocked, region: number, type: number): Enemy {
  const enemy = libraryOf(of).regions[region - 1]?.enemies[type - 1];
  if (enemy === undefined) throw new RangeError(`region ${region} has no enemy ${type}`);
  return enemy;
}

export function journeyOf(of: Stocked, region: number, type: number): Journey {
  const journey = libraryOf(of).regions[region - 1]?.journeys[type - 1];
  if (journey === undefined) throw new RangeError(`region ${region} has no journey ${type}`);
  return journey;
}

type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

function isOf<V extends Verb>(effect: Effect | undefined, verb: V): effect is EffectOf<V> {
  return effect?.verb === verb;
}

function effectIn<V extends Verb>(of: Stocked, verb: V, id: TraitId | null): EffectOf<V> | null {
  const effect = id === null ? undefined : libraryOf(of).traits.get(id)?.get(verb);
  return isOf(effect, verb) ? effect : null;
}

/** What the encounter's own trait or its hardship says with that verb, or null. */
export function effectOf<V extends Verb>(
  of: Stocked,
  verb: V,
  hardship: Hardship | null,
  own: Ability | Danger | null,
): EffectOf<V> | null {
  return effectIn(of, verb, own) ?? effectIn(of, verb, hardship);
}
