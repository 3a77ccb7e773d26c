// What a library numbers: sequences, uses, abilities and cards, each in the order in which it is added.
import { ContentMissing, refusal } from '@wyrmtable/kernel';
import {
  type HookSequences,
  type LibraryAbility,
  type LibraryCard,
  type LibraryUse,
  NO_HOOKS,
  RUNNING_HOOKS,
  type Sequence,
} from './entries.ts';
import type { Ability, ActionCard, Hooks, Status, Use } from './shapes.ts';
import { anyEffect, hitsTarget, runsIn, traitOf } from './verbs/index.ts';
import type { Effect, StatusId } from './vocabulary.ts';

/** Stands for "no slot", "no equipment". */
const NO_SLOT = -1;
export const NO_GEAR = -1;

/** The lists so far, and what adds to them; every adder gives the number. */
export interface Numbered {
  readonly sequences: readonly Sequence[];
  readonly sequenceNumbers: ReadonlyMap<readonly Effect[], number>;
  readonly abilities: readonly LibraryAbility[];
  readonly cards: readonly LibraryCard[];
  readonly cardsNamed: ReadonlyMap<string, readonly LibraryCard[]>;
  readonly uses: readonly LibraryUse[];
  readonly statusNumbers: ReadonlyMap<StatusId, number>;
  addSequence(effects: readonly Effect[], hero: number): number;
  addHooks(hooks: Hooks, hero: number): HookSequences;
  addUse(use: Use, hero: number, owner: number): number;
  addAbility(ability: Ability, hero: number, slot: number): number;
  addCard(card: LibraryCard): number;
  addAction(action: ActionCard, hero: number): number;
}

/** What turns dice by its first words, whether or not a die of its own decides it (DT-14.6). */
function touchesDice(effects: readonly Effect[]): boolean {
  const first = effects.find(({ verb }) => verb !== 'roll');
  return first !== undefined && anyEffect([first], (effect) => traitOf(effect).touchesDice === true);
}

export function numbered(statuses: readonly Status[]): Numbered {
  const sequences: Sequence[] = [];
  const sequenceNumbers = new Map<readonly Effect[], number>();
  const abilities: LibraryAbility[] = [];
  const cards: LibraryCard[] = [];
  const cardsNamed = new Map<string, readonly LibraryCard[]>();
  const uses: LibraryUse[] = [];
  const statusNumbers = new Map<StatusId, number>(statuses.map(({ id }, number) => [id, number]));

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

  const lists = { sequences, sequenceNumbers, abilities, cards, cardsNamed, uses, statusNumbers };
  return { ...lists, addSequence, addHooks, addUse, addAbility, addCard, addAction };
}
