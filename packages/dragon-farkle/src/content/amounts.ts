// What cards give by verb, compiled into one table for each library (0 = the card does not have that verb).
import { CARD_PLACES } from './cards.ts';
import type { Card, Effect, Verb } from './verbs.ts';

/** An effect says one number at most; one that says none is there or not. */
const amountOf = ({ verb: _, ...figures }: Effect): number =>
  Object.values(figures).find((figure) => typeof figure === 'number') ?? 1;

/** Where each verb's row begins in the table. */
const ROWS: Readonly<Record<Verb, number>> = {
  scare: 0 * CARD_PLACES,
  'keep-bitten': 1 * CARD_PLACES,
  'triple-bonus': 2 * CARD_PLACES,
  'reroll-event': 3 * CARD_PLACES,
  'zonk-insurance': 4 * CARD_PLACES,
  'attack-bonus': 5 * CARD_PLACES,
  'defence-dice': 6 * CARD_PLACES,
  'win-ties': 7 * CARD_PLACES,
  'win-bonus': 8 * CARD_PLACES,
  'sell-item': 9 * CARD_PLACES,
  'buy-item': 10 * CARD_PLACES,
  'reroll-zonk': 11 * CARD_PLACES,
  'stop-bonus': 12 * CARD_PLACES,
  room: 13 * CARD_PLACES,
  'ignore-zonk': 14 * CARD_PLACES,
  'place-die': 15 * CARD_PLACES,
  'place-event': 16 * CARD_PLACES,
  'calm-dragon': 17 * CARD_PLACES,
  gain: 18 * CARD_PLACES,
  'rival-rerolls-event': 19 * CARD_PLACES,
  'rival-rerolls-die': 20 * CARD_PLACES,
  'take-from-larger': 21 * CARD_PLACES,
  'extra-die': 22 * CARD_PLACES,
  'extra-wound': 23 * CARD_PLACES,
  'refuse-brawl': 24 * CARD_PLACES,
  cancel: 25 * CARD_PLACES,
  cursed: 26 * CARD_PLACES,
  'zonk-gain': 27 * CARD_PLACES,
  threshold: 28 * CARD_PLACES,
};

export const SCARE = ROWS.scare;
export const KEEP_BITTEN = ROWS['keep-bitten'];
export const TRIPLE_BONUS = ROWS['triple-bonus'];
export const REROLL_EVENT = ROWS['reroll-event'];
export const ZONK_INSURANCE = ROWS['zonk-insurance'];
export const ATTACK_BONUS = ROWS['attack-bonus'];
export const DEFENCE_DICE_OF = ROWS['defence-dice'];
export const WIN_TIES = ROWS['win-ties'];
export const WIN_BONUS = ROWS['win-bonus'];
export const SELL_ITEM = ROWS['sell-item'];
export const BUY_ITEM = ROWS['buy-item'];
export const REROLL_ZONK = ROWS['reroll-zonk'];
export const STOP_BONUS = ROWS['stop-bonus'];
export const ROOM = ROWS.room;
export const IGNORE_ZONK = ROWS['ignore-zonk'];
export const PLACE_DIE = ROWS['place-die'];
export const PLACE_EVENT = ROWS['place-event'];
export const CALM_DRAGON = ROWS['calm-dragon'];
export const GAIN = ROWS.gain;
export const RIVAL_REROLLS_EVENT = ROWS['rival-rerolls-event'];
export const RIVAL_REROLLS_DIE = ROWS['rival-rerolls-die'];
export const TAKE_FROM_LARGER = ROWS['take-from-larger'];
export const EXTRA_DIE = ROWS['extra-die'];
export const EXTRA_WOUND = ROWS['extra-wound'];
export const REFUSE_BRAWL = ROWS['refuse-brawl'];
export const CANCEL = ROWS.cancel;
export const CURSED = ROWS.cursed;
export const ZONK_GAIN = ROWS['zonk-gain'];
export const THRESHOLD = ROWS.threshold;

/** A row for each verb with a place for each card; the place of "no card" stays empty. */
export function compileAmounts(cards: readonly Card[]): Int32Array {
  const amounts = new Int32Array(Object.keys(ROWS).length * CARD_PLACES);
  cards.forEach(({ effects }, number) => {
    for (const effect of effects) amounts[ROWS[effect.verb] + number] = amountOf(effect);
  });
  return amounts;
}
