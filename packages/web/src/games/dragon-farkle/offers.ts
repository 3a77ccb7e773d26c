// The watcher's choices sorted by what they do, so that the table offers nothing that is not among them.
import {
  argumentOf,
  useOf as cardAndDetail,
  cardOf,
  kindOf,
  type Pack,
  type Reward,
  setAsideOf,
} from '@wyrmtable/dragon-farkle';
import type { Choice, Seat, Stocked } from '@wyrmtable/kernel';

/** One way to use a card; `detail` is a seat, a face or an item's number, −1 for none (see choice.ts of the game). */
export interface UseOffer {
  readonly choice: Choice;
  readonly detail: number;
}

/** A card that may be used now, with every way to use it. */
export interface UsableCard {
  readonly card: number;
  readonly id: string;
  readonly ways: readonly UseOffer[];
}

export interface Offers {
  readonly pass: boolean;
  readonly recruit: Choice | null;
  readonly brawls: readonly { readonly target: Seat; readonly choice: Choice }[];
  readonly finalBattle: Choice | null;
  readonly roll: Choice | null;
  readonly stop: Choice | null;
  /** Every legal set, and the choice for each reward it can be taken with. */
  readonly sets: ReadonlyMap<Pack, ReadonlyMap<Reward, Choice>>;
  readonly cards: readonly UsableCard[];
  /** By face. */
  readonly removals: ReadonlyMap<number, Choice>;
  /** By the item's number. */
  readonly keeps: ReadonlyMap<number, Choice>;
  readonly discards: ReadonlyMap<number, Choice>;
}

export function offersIn(of: Stocked, choices: readonly Choice[]): Offers {
  let pass = false;
  let recruit: Choice | null = null;
  let finalBattle: Choice | null = null;
  let roll: Choice | null = null;
  let stop: Choice | null = null;
  const brawls: { target: Seat; choice: Choice }[] = [];
  const sets = new Map<Pack, Map<Reward, Choice>>();
  const ways = new Map<number, UseOffer[]>();
  const removals = new Map<number, Choice>();
  const keeps = new Map<number, Choice>();
  const discards = new Map<number, Choice>();
  for (const choice of choices) {
    switch (kindOf(choice)) {
      case 'pass':
        pass = true;
        break;
      case 'recruit':
        recruit = choice;
        break;
      case 'brawl':
        brawls.push({ target: argumentOf(choice), choice });
        break;
      case 'finalBattle':
        finalBattle = choice;
        break;
      case 'roll':
        roll = choice;
        break;
      case 'stop':
        stop = choice;
        break;
      case 'setAside': {
        const { set, reward } = setAsideOf(choice);
        const rewards = sets.get(set) ?? new Map<Reward, Choice>();
        sets.set(set, rewards.set(reward, choice));
        break;
      }
      case 'use': {
        const { card, detail } = cardAndDetail(choice);
        ways.set(card, [...(ways.get(card) ?? []), { choice, detail }]);
        break;
      }
      case 'removeDie':
        removals.set(argumentOf(choice), choice);
        break;
      case 'keep':
        keeps.set(argumentOf(choice), choice);
        break;
      case 'discard':
        discards.set(argumentOf(choice), choice);
        break;
    }
  }
  const cards = [...ways].map(([card, list]) => ({ card, id: cardOf(of, card).id, ways: list }));
  return { pass, recruit, brawls, finalBattle, roll, stop, sets, cards, removals, keeps, discards };
}
