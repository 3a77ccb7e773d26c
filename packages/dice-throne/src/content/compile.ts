// Turning pieces of content into a library: numbers for everything, sequences for effects.
import type { LibraryStatus } from './entries.ts';
import type { Library, Scene } from './library.ts';
import { NO_GEAR, type Numbered, numbered } from './numbered.ts';
import type { ActionCard, Hero, Slot, Status } from './shapes.ts';
import type { Effect, Face } from './vocabulary.ts';

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

/** One place of a board: what stands there at each rank, what each rank costs, and the cards that upgrade it. */
function slotOf({ cards, addAbility, addCard }: Numbered, slot: Slot, at: number, hero: number) {
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
  return { ranks, costs: [0, ...slot.upgrades.map(({ cost }) => cost)], upgrades };
}

/** Which numbers of its die show a symbol, a bit for each. */
function faceBitsOf({ die }: Hero): Map<Face, number> {
  const bits = new Map<Face, number>();
  die.forEach((face, i) => {
    bits.set(face, (bits.get(face) ?? 0) | (1 << (i + 1)));
  });
  return bits;
}

/** All that belongs to one hero: board, deck, promo card, set-up. */
function heroOf(into: Numbered, hero: Hero, number: number, common: readonly number[]) {
  const slots = hero.slots.map((slot, at) => slotOf(into, slot, at, number));
  const own = hero.cards.map((card) => into.addAction(card, number));
  return {
    board: slots.map(({ ranks }) => ranks),
    rankCost: slots.map(({ costs }) => costs),
    deck: [...(hero.ownDeck ? [] : common), ...slots.flatMap(({ upgrades }) => upgrades), ...own],
    promo: hero.promo ? into.addAction(hero.promo, number) : null,
    setUp: into.addSequence(hero.setUp, number),
    faceBits: faceBitsOf(hero),
  };
}

/**
 * The library of those pieces. Every number follows from the pieces and their order alone, so that a match that names them
 * finds the same numbers in any build.
 */
export function compile({ statuses, common, heroes, further, amendments }: Ingredients): Compiled {
  const into = numbered(statuses);
  const scenes: string[] = [];
  const libraryStatuses = statuses.map(
    (status, number): LibraryStatus => ({
      number,
      status,
      hooks: into.addHooks(status.hooks, -1),
      uses: status.uses.map((use) => into.addUse(use, -1, number)),
    }),
  );
  const commonCards = common.map((card) => into.addAction(card, -1));
  const compiled = heroes.map((hero, number) => heroOf(into, hero, number, commonCards));
  const furtherCards = further.map((card) => into.addAction(card, -1));
  const { sequences, sequenceNumbers, abilities, cards, cardsNamed, uses, statusNumbers } = into;
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
    board: compiled.map(({ board }) => board),
    rankCost: compiled.map(({ rankCost }) => rankCost),
    decks: compiled.map(({ deck }) => deck),
    promos: compiled.map(({ promo }) => promo),
    setUps: compiled.map(({ setUp }) => setUp),
    limits: heroes.map(({ limits }) => statuses.map(({ id, limit }) => limits[id] ?? limit)),
    faceBits: compiled.map(({ faceBits }) => faceBits),
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
      sequence: into.addSequence(effects, hero),
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
