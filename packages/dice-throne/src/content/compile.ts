// Turning pieces of content into a library: numbers for everything, sequences for effects.
import { ContentMissing, refusal } from '@wyrmtable/kernel';
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
import type { Library, Scene } from './library.ts';
import type { Ability, ActionCard, Hero, Hooks, Slot, Status, Use } from './shapes.ts';
import { anyEffect, hitsTarget, runsIn, traitOf } from './verbs/index.ts';
import type { Effect, Face, StatusId } from './vocabulary.ts';

/** Stands for "no slot", "no equipment". */
const NO_SLOT = -1;
const NO_GEAR = -1;

export interface Ingredients {
  readonly statuses: readonly Status[];
  /** The cards that every deck holds. */
  readonly common: readonly ActionCard[];
  readonly heroes: readonly Hero[];
  /** Cards of a larger game that belong to no deck. */
  readonly further: readonly ActionCard[];
  readonly amendments: ReadonlySet<string>;
}

export interface Compiled {
  readonly library: Library;
  /** Numbers of the further cards, in the order given. */
  readonly further: readonly number[];
  /** Effects of a larger game, ready to be begun by number; `hero` says whose symbols they read. */
  addScene(name: string, effects: readonly Effect[], hero?: number): Scene;
}

/** What turns dice by its first words, whether or not a die of its own decides it (DT-14.6). */
function touchesDice(effects: readonly Effect[]): boolean {
  const first = effects.find(({ verb }) => verb !== 'roll');
  return first !== undefined && anyEffect([first], (effect) => traitOf(effect).touchesDice === true);
}

/**
 * The library of those pieces. Every number follows from the pieces and their order alone, so that a match that names them
 * finds the same numbers in any build.
 */
export function compile({ statuses, common, heroes, further, amendments }: Ingredients): Compiled {
  const sequences: Sequence[] = [];
  const sequenceNumbers = new Map<readonly Effect[], number>();
  const abilities: LibraryAbility[] = [];
  const cards: LibraryCard[] = [];
  const cardsNamed = new Map<string, readonly LibraryCard[]>();
  const uses: LibraryUse[] = [];
  const statusNumbers = new Map<StatusId, number>(statuses.map(({ id }, number) => [id, number]));
  const board: number[][][][] = [];
  const rankCost: number[][][] = [];
  const decks: number[][] = [];
  const promos: (number | null)[] = [];
  const setUps: number[] = [];
  const faceBits: Map<Face, number>[] = [];
  const scenes: string[] = [];

  function addSequence(effects: readonly Effect[], hero: number): number {
    const known = sequenceNumbers.get(effects);
    if (known !== undefined) return known;
    const number = sequences.push({ effects, hero }) - 1;
    sequenceNumbers.set(effects, number);
    for (const effect of effects) for (const [, inner] of runsIn(effect)) addSequence(inner, hero);
    return number;
  }

  function addHooks(hooks: Hooks, hero: number): HookSequences {
    const found = NO_HOOKS();
    for (const which of RUNNING_HOOKS) {
      const effects = hooks[which];
      if (effects !== undefined) found[which] = addSequence(effects, hero);
    }
    return found;
  }

  function numberOfStatus(id: StatusId): number {
    const number = statusNumbers.get(id);
    if (number === undefined)
      throw new ContentMissing(refusal('content-missing', { first: `status called ${id}`, count: 1 }));
    return number;
  }

  function addUse(use: Use, hero: number, owner: number): number {
    const number = uses.length;
    const status = use.status === null ? -1 : numberOfStatus(use.status);
    const sequence = addSequence(use.effects, hero);
    uses.push({ number, use, sequence, status, owner, touchesDice: touchesDice(use.effects) });
    return number;
  }

  function addAbility(ability: Ability, hero: number, slot: number): number {
    const number = abilities.length;
    abilities.push({
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

  function addCard(card: LibraryCard): number {
    cardsNamed.set(card.id, [...(cardsNamed.get(card.id) ?? []), card]);
    return cards.push(card) - 1;
  }

  function addAction(action: ActionCard, hero: number): number {
    const number = cards.length;
    const sequence = addSequence(action.effects, hero);
    const { id, cost } = action;
    const gear = action.gear === undefined ? NO_GEAR : addAbility(action.gear, hero, NO_SLOT);
    const touches = touchesDice(action.effects);
    return addCard({ number, id, hero, cost, action, sequence, upgrade: null, touchesDice: touches, gear });
  }

  function addSlot(slot: Slot, at: number, hero: number, ranked: number[][][], costs: number[][]): number[] {
    const ranks: number[][] = [[addAbility(slot.printed, hero, at)]];
    if (slot.otherSide) ranks.push([addAbility(slot.otherSide, hero, at)]);
    const upgrades = slot.upgrades.map((card, i) => {
      ranks.push([card.ability, ...card.adds].map((ability) => addAbility(ability, hero, at)));
      const { id, cost } = card;
      const upgrade = { slot: at, rank: i + 1, card };
      const number = cards.length;
      return addCard({
        number,
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
    ranked.push(ranks);
    costs.push([0, ...slot.upgrades.map(({ cost }) => cost)]);
    return upgrades;
  }

  function addHero(hero: Hero, number: number): void {
    const bits = new Map<Face, number>();
    hero.die.forEach((face, i) => {
      bits.set(face, (bits.get(face) ?? 0) | (1 << (i + 1)));
    });
    faceBits.push(bits);
    const ranked: number[][][] = [];
    const costs: number[][] = [];
    const upgrades = hero.slots.flatMap((slot, at) => addSlot(slot, at, number, ranked, costs));
    board.push(ranked);
    rankCost.push(costs);
    const own = hero.cards.map((card) => addAction(card, number));
    decks.push([...(hero.ownDeck ? [] : commonCards), ...upgrades, ...own]);
    promos.push(hero.promo ? addAction(hero.promo, number) : null);
    setUps.push(addSequence(hero.setUp, number));
  }

  const libraryStatuses = statuses.map(
    (status, number): LibraryStatus => ({
      number,
      status,
      hooks: addHooks(status.hooks, -1),
      uses: status.uses.map((use) => addUse(use, -1, number)),
    }),
  );
  const commonCards = common.map((card) => addAction(card, -1));
  heroes.forEach(addHero);
  const furtherCards = further.map((card) => addAction(card, -1));

  const library: Library = {
    heroes,
    statuses: libraryStatuses,
    abilities,
    cards,
    cardsNamed,
    uses,
    sequences,
    sequenceNumbers,
    statusNumbers,
    board,
    rankCost,
    decks,
    promos,
    setUps,
    limits: heroes.map(({ limits }) => statuses.map(({ id, limit }) => limits[id] ?? limit)),
    faceBits,
    scenes,
    hooked: hookedStatuses(statuses),
    usable: statuses.flatMap((status, number) => (status.uses.length > 0 ? [number] : [])),
    maturing: statuses.map(
      ({ uses: printed, hooks }) => printed.some(({ matured }) => matured) || hooks.endsWith === 'next-roll-phase',
    ),
    amendments,
    boards: new Map(),
    met: [],
  };
  return {
    library,
    further: furtherCards,
    addScene: (name, effects, hero = -1) => ({
      scene: scenes.push(name) - 1,
      sequence: addSequence(effects, hero),
    }),
  };
}

/** The numbers of the statuses that have a hook, by its name. */
function hookedStatuses(statuses: readonly Status[]): Library['hooked'] {
  const hooked: Record<string, number[]> = {};
  statuses.forEach(({ hooks }, number) => {
    for (const [hook, printed] of Object.entries(hooks)) {
      if (printed === undefined) continue;
      const list = hooked[hook] ?? [];
      list.push(number);
      hooked[hook] = list;
    }
  });
  return hooked;
}
