// All content by number, made once: states hold these numbers, and frames point at the sequences of effects here.
import { HEROES } from '../heroes/index.ts';
import { COMMON_CARDS } from './common.ts';
import {
  type HookSequences,
  type LibraryAbility,
  type LibraryCard,
  type LibraryStatus,
  type LibraryUse,
  NO_HOOKS,
  RUNNING_HOOKS,
  type Sequence,
} from './entries.ts';
import type { Ability, ActionCard, Hero, Hooks, Slot, Status, Upgrade, Use } from './shapes.ts';
import { STATUSES } from './statuses.ts';
import type { Effect, Face, StatusId } from './vocabulary.ts';

export type { LibraryAbility, LibraryCard, LibraryUse, Running } from './entries.ts';
export { HEROES, STATUSES };

/** Stands for "no slot", "no equipment". */
const NO_SLOT = -1;
const NO_GEAR = -1;

const SEQUENCES: Sequence[] = [];
export const ABILITIES: LibraryAbility[] = [];
export const CARDS: LibraryCard[] = [];
const USES: LibraryUse[] = [];
const LIBRARY_STATUSES: LibraryStatus[] = [];
/** Abilities of a hero by slot and by how many upgrades lie on it: its own first, then the added ones. */
export const BOARD: number[][][][] = [];
/** What the upgrade of that hero, slot and rank costs; 0 for what is printed. */
export const RANK_COST: number[][][] = [];
/** The deck of each hero as card numbers, its promo, and its extra set-up. */
export const DECKS: number[][] = [];
export const PROMOS: (number | null)[] = [];
export const SET_UPS: number[] = [];
/** Limits on a hero's own board, by hero and status number. */
export const LIMITS: number[][] = [];
/** For each hero the bits of the die's numbers that show a symbol. */
const FACE_BITS: Map<Face, number>[] = [];
const SEQUENCE_OF = new WeakMap<readonly Effect[], number>();
const STATUS_NUMBER = new Map<StatusId, number>();
const LIBRARY_HEROES: Hero[] = [];
/** The cards of a name: one of a larger game may be called like a hero's own. */
const CARDS_NAMED = new Map<string, readonly LibraryCard[]>();
/** Names of what a larger game brings, by number. */
const SCENES: string[] = [];

/** Runs of effects inside one effect. */
export function insideOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.verb) {
    case 'if':
      return [effect.effects, effect.otherwise];
    case 'choose':
      return effect.options.map(({ effects }) => effects);
    case 'contest':
      return [effect.win, effect.lose, ...(effect.tied === undefined ? [] : [effect.tied])];
    case 'pick':
    case 'every':
    case 'repeat':
    case 'give-tokens':
    case 'give-cp':
    case 'let':
      return [effect.effects];
    default:
      return [];
  }
}

function addSequence(effects: readonly Effect[], hero: number): number {
  const known = SEQUENCE_OF.get(effects);
  if (known !== undefined) return known;
  const number = SEQUENCES.push({ effects, hero }) - 1;
  SEQUENCE_OF.set(effects, number);
  for (const effect of effects) for (const inner of insideOf(effect)) addSequence(inner, hero);
  return number;
}

/** Does any effect, however deep, pass the test? */
export function anyEffect(effects: readonly Effect[], test: (effect: Effect) => boolean): boolean {
  return effects.some((effect) => test(effect) || insideOf(effect).some((inner) => anyEffect(inner, test)));
}

const hitsTarget = (effect: Effect): boolean => effect.verb === 'damage' && effect.to === 'target';
const DICE_VERBS: ReadonlySet<string> = new Set(['nudge-die', 'set-die', 'reroll-dice']);
/** What turns dice by its first words, whether or not a die of its own decides it (DT-14.6). */
function touchesDice(effects: readonly Effect[]): boolean {
  const first = effects.find(({ verb }) => verb !== 'roll');
  return first !== undefined && anyEffect([first], ({ verb }) => DICE_VERBS.has(verb));
}

function addHooks(hooks: Hooks, hero: number): HookSequences {
  const sequences = NO_HOOKS();
  for (const which of RUNNING_HOOKS) {
    const effects = hooks[which];
    if (effects !== undefined) sequences[which] = addSequence(effects, hero);
  }
  return sequences;
}

function addUse(use: Use, hero: number, owner: number): number {
  const number = USES.length;
  USES.push({
    number,
    use,
    sequence: addSequence(use.effects, hero),
    status: use.status === null ? -1 : statusNumber(use.status),
    owner,
    touchesDice: touchesDice(use.effects),
  });
  return number;
}

function addAbility(ability: Ability, hero: number, slot: number): number {
  const number = ABILITIES.length;
  ABILITIES.push({
    number,
    hero,
    slot,
    ability,
    sequences:
      ability.rows.length > 0
        ? ability.rows.map((row) => addSequence(row.effects, hero))
        : [addSequence(ability.effects, hero)],
    attacks: ability.rows.map((row) => anyEffect(row.effects, hitsTarget)),
    hooks: addHooks(ability.hooks, hero),
    uses: ability.uses.map((use) => addUse(use, hero, -1)),
  });
  return number;
}

function addAction(action: ActionCard, hero: number): number {
  const number = CARDS.length;
  const sequence = addSequence(action.effects, hero);
  const { id, cost } = action;
  const gear = action.gear === undefined ? NO_GEAR : addAbility(action.gear, hero, NO_SLOT);
  return addCard({
    number,
    id,
    hero,
    cost,
    action,
    sequence,
    upgrade: null,
    touchesDice: touchesDice(action.effects),
    gear,
  });
}

function addCard(card: LibraryCard): number {
  CARDS_NAMED.set(card.id, [...(CARDS_NAMED.get(card.id) ?? []), card]);
  return CARDS.push(card) - 1;
}

function addSlot(slot: Slot, at: number, hero: number, board: number[][][], costs: number[][]): number[] {
  const ranks: number[][] = [[addAbility(slot.printed, hero, at)]];
  if (slot.otherSide) ranks.push([addAbility(slot.otherSide, hero, at)]);
  const cards = slot.upgrades.map((card, i) => {
    ranks.push([card.ability, ...card.adds].map((ability) => addAbility(ability, hero, at)));
    const { id, cost } = card;
    const upgrade = { slot: at, rank: i + 1, card };
    return addCard({
      number: CARDS.length,
      id,
      hero,
      cost,
      action: null,
      sequence: -1,
      upgrade,
      touchesDice: false,
      gear: NO_GEAR,
    });
  });
  board.push(ranks);
  costs.push([0, ...slot.upgrades.map(({ cost }) => cost)]);
  return cards;
}

function addStatus(status: Status): void {
  const number = LIBRARY_STATUSES.length;
  STATUS_NUMBER.set(status.id, number);
  LIBRARY_STATUSES.push({ number, status, hooks: NO_HOOKS(), uses: [] });
  for (const [hook, list] of HOOKED) if (status.hooks[hook] !== undefined) list.push(number);
  if (status.uses.length > 0) USABLE.push(number);
  if (status.uses.some(({ matured }) => matured) || status.hooks.endsWith === 'next-roll-phase') MATURING.add(number);
}

/** What a status does, once every status it may name has a number. */
function fillStatus(status: Status, number: number): void {
  LIBRARY_STATUSES[number] = {
    number,
    status,
    hooks: addHooks(status.hooks, -1),
    uses: status.uses.map((use) => addUse(use, -1, number)),
  };
}

function addHero(hero: Hero): number {
  const number = LIBRARY_HEROES.push(hero) - 1;
  const bits = new Map<Face, number>();
  hero.die.forEach((face, i) => {
    bits.set(face, (bits.get(face) ?? 0) | (1 << (i + 1)));
  });
  FACE_BITS.push(bits);
  const board: number[][][] = [];
  const costs: number[][] = [];
  const upgrades = hero.slots.flatMap((slot, at) => addSlot(slot, at, number, board, costs));
  BOARD.push(board);
  RANK_COST.push(costs);
  const cards = hero.cards.map((card) => addAction(card, number));
  DECKS.push([...(hero.ownDeck ? [] : COMMON), ...upgrades, ...cards]);
  PROMOS.push(hero.promo ? addAction(hero.promo, number) : null);
  SET_UPS.push(addSequence(hero.setUp, number));
  LIMITS.push(LIBRARY_STATUSES.map(({ status }) => hero.limits[status.id] ?? status.limit));
  return number;
}

/** Statuses by hook; lists that were handed out grow when the library does. */
const HOOKED = new Map<keyof Hooks, number[]>();
/** Statuses and companions that can be used by whoever holds them. */
export const USABLE: number[] = [];
/** Statuses for which it matters when a token was gained. */
export const MATURING: Set<number> = new Set();

STATUSES.forEach(addStatus);
STATUSES.forEach(fillStatus);
const COMMON = COMMON_CARDS.map((card) => addAction(card, -1));
HEROES.forEach(addHero);
/** What a game that leads tables of its own brings along. */
export interface Expansion {
  readonly statuses: readonly Status[];
  readonly heroes: readonly Hero[];
  readonly cards: readonly ActionCard[];
}
export interface Expanded {
  /** Numbers of what was brought, in the order given. */
  readonly heroes: readonly number[];
  readonly cards: readonly number[];
}

/** Further content, numbered after what is there: matches without it stay what they were. */
export function expand({ statuses, heroes, cards }: Expansion): Expanded {
  const first = LIBRARY_STATUSES.length;
  statuses.forEach(addStatus);
  statuses.forEach((status, i) => {
    fillStatus(status, first + i);
  });
  LIMITS.forEach((limits, hero) => {
    for (const { id, limit } of statuses) limits.push(heroOf(hero).limits[id] ?? limit);
  });
  return { heroes: heroes.map(addHero), cards: cards.map((card) => addAction(card, -1)) };
}

/** Effects of a larger game, ready to be begun by number; `hero` says whose symbols they read. */
export function addScene(name: string, effects: readonly Effect[], hero = -1): { scene: number; sequence: number } {
  return { scene: SCENES.push(name) - 1, sequence: addSequence(effects, hero) };
}

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`the library has no ${what}`);
  return entry;
}

export const heroOf = (number: number): Hero => found(LIBRARY_HEROES[number], 'such hero');
export const sceneName = (number: number): string => found(SCENES[number], 'such scene');
/** Tokens of all statuses there are, for a board of a larger game. */
export const statusCount = (): number => LIBRARY_STATUSES.length;
export const cardOf = (number: number): LibraryCard => found(CARDS[number], 'such card');
/** The card of that name, of the deck of `hero` where there are several. */
export function cardNamed(id: string, hero = ''): LibraryCard | undefined {
  const [first, ...others] = CARDS_NAMED.get(id) ?? [];
  if (others.length === 0) return first;
  const number = heroNumber(hero);
  return others.find((card) => card.hero === number) ?? first;
}
/** What is printed on the card of that name. */
export function printed(id: string, hero?: string): ActionCard | Upgrade | undefined {
  const card = cardNamed(id, hero);
  return card?.action ?? card?.upgrade?.card;
}
export const abilityOf = (number: number): LibraryAbility => found(ABILITIES[number], 'such ability');
export const sequenceOf = (number: number): Sequence => found(SEQUENCES[number], 'such sequence');
export const statusOf = (number: number): Status => libraryStatus(number).status;
export const libraryStatus = (number: number): LibraryStatus => found(LIBRARY_STATUSES[number], 'such status');
export const useOf = (number: number): LibraryUse => found(USES[number], 'such use');
export const sequenceNumber = (effects: readonly Effect[]): number => found(SEQUENCE_OF.get(effects), 'such sequence');
export function statusNumber(id: StatusId): number {
  return found(STATUS_NUMBER.get(id), `status called ${id}`);
}
/** Which numbers of the hero's die show the symbol, as bits 1 to 6. */
export const faceBits = (hero: number, face: Face): number => found(FACE_BITS[hero]?.get(face), `symbol ${face}`);
export const heroNumber = (id: string): number => LIBRARY_HEROES.findIndex((hero) => hero.id === id);
/** Statuses of Dice Throne itself. */
export const STATUS_COUNT = STATUSES.length;

/** The numbers of all statuses that have a hook of that name. */
export function statusesWith(hook: keyof Hooks): readonly number[] {
  let list = HOOKED.get(hook);
  if (list === undefined) {
    list = LIBRARY_STATUSES.flatMap(({ status }, number) => (status.hooks[hook] === undefined ? [] : [number]));
    HOOKED.set(hook, list);
  }
  return list;
}
