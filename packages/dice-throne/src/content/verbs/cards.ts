// Verbs of CP, cards and the board they are laid on.
import { amount, LIMITS, oneOf, whole } from '../slots.ts';
import { type Amount, type Effect, WHO, type Who } from '../vocabulary.ts';
import { CARD, type ChecksOf, CP, type ShapesOf, type TraitsOf } from './traits.ts';

export interface CardVerbs {
  'gain-cp': { readonly amount: Amount };
  'lose-cp': { readonly amount: Amount; readonly who: Who };
  'steal-cp': { readonly amount: Amount; readonly who: Who };
  draw: { readonly amount: Amount };
  'discard-random': { readonly who: Who };
  /** That player discards one card of their own choice. */
  discard: { readonly who: Who };
  'discard-hand': object;
  /** Any one card of the own deck goes to the hand; the deck is shuffled. */
  search: object;
  'see-hand': { readonly who: Who };
  /** One card of the own discard pile goes to the hand. */
  'return-card': { readonly which: 'any' | 'upgrade' };
  /** One upgrade of the hand or the deck, of at most that cost, is laid on the board for free. */
  'play-upgrade': { readonly from: 'hand' | 'deck'; readonly most: number };
  /** One of the cards drawn last goes to the top or the bottom of the deck. */
  'put-back': { readonly of: number };
  /** The card itself leaves: equipment to the discard pile, an action for the rest of the game. */
  'put-away': object;
  /** The board is turned over for the rest of the game. */
  flip: object;
}

export const gainCp = (amount: Amount): Effect => ({ verb: 'gain-cp', amount });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, who: Who = 'target'): Effect => ({ verb: 'steal-cp', amount, who });
export const draw = (amount: Amount): Effect => ({ verb: 'draw', amount });
export const discardRandom = (who: Who): Effect => ({ verb: 'discard-random', who });
export const discardChosen = (who: Who): Effect => ({ verb: 'discard', who });
export const discardHand: Effect = { verb: 'discard-hand' };
export const searchDeck: Effect = { verb: 'search' };
export const seeHand = (who: Who): Effect => ({ verb: 'see-hand', who });
export const returnCard: Effect = { verb: 'return-card', which: 'any' };
export const returnUpgrade: Effect = { verb: 'return-card', which: 'upgrade' };
export const playUpgrade = (from: 'hand' | 'deck', most: number): Effect => ({ verb: 'play-upgrade', from, most });
export const putBack = (of: number): Effect => ({ verb: 'put-back', of });
export const putAway: Effect = { verb: 'put-away' };
export const flip: Effect = { verb: 'flip' };

export const CARD_TRAITS: TraitsOf<CardVerbs> = {
  'gain-cp': {},
  'lose-cp': { waits: true },
  'steal-cp': { waits: true },
  draw: {},
  'discard-random': { waits: true },
  discard: { waits: true },
  'discard-hand': {},
  search: {},
  'see-hand': { waits: true },
  'return-card': {},
  'play-upgrade': {},
  'put-back': {},
  'put-away': {},
  flip: {},
};

export const CARD_CHECKS: ChecksOf<CardVerbs> = {
  'gain-cp': { brings: ({ amount }) => [CP, amount] },
  'lose-cp': {},
  'steal-cp': { brings: ({ amount }) => [CP, amount] },
  draw: { brings: ({ amount }) => [CARD, amount] },
  'discard-random': {},
  discard: {},
  'discard-hand': {},
  search: { brings: () => [CARD, 1] },
  'see-hand': {},
  'return-card': { brings: () => [CARD, 1] },
  'play-upgrade': {},
  'put-back': {},
  'put-away': {},
  flip: {},
};

const who = oneOf(WHO);

export const CARD_SHAPES: ShapesOf<CardVerbs> = {
  'gain-cp': { amount },
  'lose-cp': { amount, who },
  'steal-cp': { amount, who },
  draw: { amount },
  'discard-random': { who },
  discard: { who },
  'discard-hand': {},
  search: {},
  'see-hand': { who },
  'return-card': { which: oneOf(['any', 'upgrade'] as const) },
  'play-upgrade': { from: oneOf(['hand', 'deck'] as const), most: whole(0, 15) },
  'put-back': { of: whole(1, LIMITS.dice) },
  'put-away': {},
  flip: {},
};
