// Between the fights: Rosella's shop, the boss's loot, a deck that has grown too large, the next game.
import { type AdventureState, CLASSES, type LootClass } from '@wyrmtable/adventures';
import { argumentOf, type Kind, kindOf, lootOf } from '@wyrmtable/adventures/inside';
import type { Choice, Seat } from '@wyrmtable/kernel';

/** What a card of each class is worth, in gold: a common one is not worth its price when a better one can be had. */
const WORTH: Readonly<Record<LootClass, number>> = { common: 11, rare: 18, epic: 28, legendary: 40 };
const IDENTIFYING = 10;
/** What an unidentified card still brings when it is sold, which it always should be: it does not come along (ADV-22.1). */
const SALE = 5;

const classOf = (world: AdventureState, card: number): LootClass => lootOf(world, card).class;

export function betweenFights(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice {
  const of = (kind: Kind): Choice | undefined => choices.find((choice) => kindOf(choice) === kind);
  switch (world.stage) {
    case 'shop':
      return shopped(world, seat, choices);
    case 'trim':
      return choices.reduce((worst, choice) => (rank(world, choice) < rank(world, worst) ? choice : worst));
    default:
      // What the boss left is kept, and a campaign goes on: ending it is for people.
      return of('keep') ?? of('onward') ?? choices[0] ?? 0;
  }
}

const rank = (world: AdventureState, choice: Choice): number => CLASSES.indexOf(classOf(world, argumentOf(choice)));

/** The best bargain first; mystery cards are sold when nothing better can be made of them. */
function shopped(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice {
  const mystery = world.heroes[seat]?.mystery ?? [];
  const bargain = (choice: Choice): number => {
    const argument = argumentOf(choice);
    switch (kindOf(choice)) {
      case 'identify':
        return WORTH[classOf(world, mystery[argument] ?? 0)] - IDENTIFYING - SALE;
      case 'buy':
        return WORTH[classOf(world, argument)] - PRICE[classOf(world, argument)];
      case 'sell-mystery':
        return 0.5;
      case 'leave':
        return 0;
      default:
        return -1;
    }
  };
  return choices.reduce((best, choice) => (bargain(choice) > bargain(best) ? choice : best));
}

/** Rosella's (ADV-20.5). */
const PRICE: Readonly<Record<LootClass, number>> = { common: 10, rare: 15, epic: 20, legendary: 25 };
