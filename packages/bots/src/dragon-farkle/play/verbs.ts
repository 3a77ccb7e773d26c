// What a card mainly does, by card number: the habits of the bots ask for it all the time.
import { cardsOf, NO_CARD, type Verb } from '@wyrmtable/dragon-farkle';
import type { Stocked } from '@wyrmtable/kernel';

export function verbOf(of: Stocked, card: number): Verb | null {
  return cardsOf(of)[card]?.effects[0]?.verb ?? null;
}

/** The amount of an effect counted in soldiers or dice, 0 where the card has no such verb. */
export function amountOf(of: Stocked, card: number, verb: Verb): number {
  if (card === NO_CARD) return 0;
  const effect = cardsOf(of)[card]?.effects.find((entry) => entry.verb === verb);
  if (effect === undefined) return 0;
  switch (effect.verb) {
    case 'triple-bonus':
    case 'attack-bonus':
    case 'win-bonus':
      return effect.soldiers;
    case 'reroll-event':
      return effect.price;
    case 'defence-dice':
      return effect.dice;
    case 'reroll-zonk':
      return effect.leastDice;
    default:
      return 1;
  }
}
