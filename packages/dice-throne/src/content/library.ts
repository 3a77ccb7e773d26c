// All content by number, made once: states hold these numbers, and frames point at the sequences of effects here.
import { barbarian } from '../heroes/barbarian.ts';
import { pyromancer } from '../heroes/pyromancer.ts';
import { COMMON_CARDS } from './common.ts';
import { STATUSES } from './statuses.ts';
import type { Ability, ActionCard, Effect, Face, Hero, Slot, Status, StatusId, Upgrade } from './vocabulary.ts';

export const HEROES: readonly Hero[] = [barbarian, pyromancer];

/** A run of effects that a frame can point into, and whose dice give the symbols their meaning. */
export interface Sequence {
  readonly effects: readonly Effect[];
  /** Hero number, or −1 for what belongs to no hero. */
  readonly hero: number;
}

export interface LibraryAbility {
  readonly number: number;
  readonly hero: number;
  readonly slot: number;
  readonly ability: Ability;
  /** The sequence of each row, or the one of a defence or passive. */
  readonly sequences: readonly number[];
}

export interface LibraryCard {
  readonly number: number;
  readonly id: string;
  /** −1 for the common cards. */
  readonly hero: number;
  readonly cost: number;
  readonly action: ActionCard | null;
  readonly sequence: number;
  readonly upgrade: { readonly slot: number; readonly rank: number; readonly card: Upgrade } | null;
}

export const SEQUENCES: Sequence[] = [];
export const ABILITIES: LibraryAbility[] = [];
export const CARDS: LibraryCard[] = [];
/** Abilities of a hero by slot and by how many upgrades lie on it: its own first, then the added ones. */
export const BOARD: number[][][][] = [];
/** The deck of each hero as card numbers, and its promo. */
export const DECKS: number[][] = [];
export const PROMOS: (number | null)[] = [];
/** For each hero the bits of the die's numbers that show a symbol. */
const FACE_BITS: Map<Face, number>[] = [];
const SEQUENCE_OF = new WeakMap<readonly Effect[], number>();
const STATUS_NUMBER = new Map<StatusId, number>();

/** The sequences of a spendable status's options, by status number. */
export const SPENDINGS: number[][] = [];
export const UPKEEPS: (number | null)[] = [];

function addSequence(effects: readonly Effect[], hero: number): number {
  const known = SEQUENCE_OF.get(effects);
  if (known !== undefined) return known;
  const number = SEQUENCES.push({ effects, hero }) - 1;
  SEQUENCE_OF.set(effects, number);
  for (const effect of effects) {
    if (effect.verb === 'if') {
      addSequence(effect.effects, hero);
      addSequence(effect.otherwise, hero);
    } else if (effect.verb === 'choose') for (const option of effect.options) addSequence(option, hero);
    else if (effect.verb === 'pick' || effect.verb === 'give-tokens' || effect.verb === 'give-cp')
      addSequence(effect.effects, hero);
  }
  return number;
}

function addAbility(ability: Ability, hero: number, slot: number): number {
  const sequences =
    ability.rows.length > 0
      ? ability.rows.map((row) => addSequence(row.effects, hero))
      : [addSequence(ability.effects, hero)];
  const number = ABILITIES.length;
  ABILITIES.push({ number, hero, slot, ability, sequences });
  return number;
}

function addAction(action: ActionCard, hero: number): number {
  const number = CARDS.length;
  const sequence = addSequence(action.effects, hero);
  CARDS.push({ number, id: action.id, hero, cost: action.cost, action, sequence, upgrade: null });
  return number;
}

function addUpgrades(slot: Slot, at: number, hero: number, board: number[][][]): number[] {
  const ranks: number[][] = [[addAbility(slot.printed, hero, at)]];
  const cards = slot.upgrades.map((card, i) => {
    ranks.push([card.ability, ...card.adds].map((ability) => addAbility(ability, hero, at)));
    const number = CARDS.length;
    CARDS.push({
      number,
      id: card.id,
      hero,
      cost: card.cost,
      action: null,
      sequence: -1,
      upgrade: { slot: at, rank: i + 1, card },
    });
    return number;
  });
  board.push(ranks);
  return cards;
}

STATUSES.forEach((status, number) => {
  STATUS_NUMBER.set(status.id, number);
  SPENDINGS.push(status.spend.map(({ effects }) => addSequence(effects, -1)));
  UPKEEPS.push(status.hooks.upkeep ? addSequence(status.hooks.upkeep, -1) : null);
});
const COMMON = COMMON_CARDS.map((card) => addAction(card, -1));
HEROES.forEach((hero, number) => {
  const bits = new Map<Face, number>();
  hero.die.forEach((face, i) => {
    bits.set(face, (bits.get(face) ?? 0) | (1 << (i + 1)));
  });
  FACE_BITS.push(bits);
  const board: number[][][] = [];
  const upgrades = hero.slots.flatMap((slot, at) => addUpgrades(slot, at, number, board));
  BOARD.push(board);
  DECKS.push([...COMMON, ...upgrades, ...hero.cards.map((card) => addAction(card, number))]);
  PROMOS.push(hero.promo ? addAction(hero.promo, number) : null);
});

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`the library has no ${what}`);
  return entry;
}

export const heroOf = (number: number): Hero => found(HEROES[number], `hero ${number}`);
export const cardOf = (number: number): LibraryCard => found(CARDS[number], `card ${number}`);
export const abilityOf = (number: number): LibraryAbility => found(ABILITIES[number], `ability ${number}`);
export const sequenceOf = (number: number): Sequence => found(SEQUENCES[number], `sequence ${number}`);
export const statusOf = (number: number): Status => found(STATUSES[number], `status ${number}`);
export const sequenceNumber = (effects: readonly Effect[]): number => found(SEQUENCE_OF.get(effects), 'such sequence');
export const statusNumber = (id: StatusId): number => found(STATUS_NUMBER.get(id), `status called ${id}`);
/** Which numbers of the hero's die show the symbol, as bits 1 to 6. */
export const faceBits = (hero: number, face: Face): number => found(FACE_BITS[hero]?.get(face), `symbol ${face}`);
export const heroNumber = (id: string): number => HEROES.findIndex((hero) => hero.id === id);
export const STATUS_COUNT = STATUSES.length;
