// The cards compiled once: for each verb, what each card number gives (0 = the card does not have that verb).
import { CARDS, NO_CARD } from './cards.ts';
import type { Effect, Verb } from './verbs.ts';

function amountOf(effect: Effect): number {
  switch (effect.verb) {
    case 'scare':
      return effect.perPip;
    case 'triple-bonus':
    case 'attack-bonus':
    case 'win-bonus':
    case 'sell-item':
    case 'stop-bonus':
    case 'gain':
    case 'take-from-larger':
    case 'zonk-gain':
    case 'threshold':
      return effect.soldiers;
    case 'reroll-event':
    case 'buy-item':
      return effect.price;
    case 'zonk-insurance':
      return effect.upTo;
    case 'defence-dice':
      return effect.dice;
    case 'reroll-zonk':
      return effect.leastDice;
    case 'room':
      return effect.items;
    case 'place-die':
      return effect.face;
    case 'extra-wound':
      return effect.wounds;
    default:
      return 1;
  }
}

function compiled(verb: Verb): Int32Array {
  const amounts = new Int32Array(NO_CARD + 1);
  CARDS.forEach((card, number) => {
    for (const effect of card.effects) if (effect.verb === verb) amounts[number] = amountOf(effect);
  });
  return amounts;
}

export const SCARE = compiled('scare');
export const KEEP_BITTEN = compiled('keep-bitten');
export const TRIPLE_BONUS = compiled('triple-bonus');
export const REROLL_EVENT = compiled('reroll-event');
export const ZONK_INSURANCE = compiled('zonk-insurance');
export const ATTACK_BONUS = compiled('attack-bonus');
export const DEFENCE_DICE_OF = compiled('defence-dice');
export const WIN_TIES = compiled('win-ties');
export const WIN_BONUS = compiled('win-bonus');
export const SELL_ITEM = compiled('sell-item');
export const BUY_ITEM = compiled('buy-item');
export const REROLL_ZONK = compiled('reroll-zonk');
export const STOP_BONUS = compiled('stop-bonus');
export const ROOM = compiled('room');
export const IGNORE_ZONK = compiled('ignore-zonk');
export const PLACE_DIE = compiled('place-die');
export const PLACE_EVENT = compiled('place-event');
export const CALM_DRAGON = compiled('calm-dragon');
export const GAIN = compiled('gain');
export const RIVAL_REROLLS_EVENT = compiled('rival-rerolls-event');
export const RIVAL_REROLLS_DIE = compiled('rival-rerolls-die');
export const TAKE_FROM_LARGER = compiled('take-from-larger');
export const EXTRA_DIE = compiled('extra-die');
export const EXTRA_WOUND = compiled('extra-wound');
export const REFUSE_BRAWL = compiled('refuse-brawl');
export const CANCEL = compiled('cancel');
export const CURSED = compiled('cursed');
export const ZONK_GAIN = compiled('zonk-gain');
export const THRESHOLD = compiled('threshold');

/** The card's amount for a verb; the number may be NO_CARD. */
export function amount(verb: Int32Array, card: number): number {
  return verb[card] ?? 0;
}
