// The ten companions and twenty items. Only the names of two of them are printed in the rulebook: the rest is ours.
import type { Card, CardId, CompanionId, Effect, ItemId, Timing } from './verbs.ts';

const card =
  <Id extends CardId>(kind: Card['kind']) =>
  (id: Id, icon: string, timing: Timing, effects: readonly Effect[], count = 1): Card => ({
    id,
    kind,
    timing,
    effects,
    count,
    confidence: 'invented',
    icon,
  });
const companion = card<CompanionId>('companion');
const item = card<ItemId>('item');

export const COMPANIONS: readonly Card[] = [
  companion('skrzek', 'parrot-head', 'before-first-roll', [{ verb: 'scare', perPip: 50 }]),
  companion('zgaga', 'witch-face', 'always', [{ verb: 'keep-bitten' }]),
  companion('trojaczki', 'three-friends', 'always', [{ verb: 'triple-bonus', soldiers: 200 }]),
  companion('falszek', 'lyre', 'after-own-roll', [{ verb: 'reroll-event', price: 200 }]),
  companion('nawszelki', 'dwarf-face', 'always', [{ verb: 'zonk-insurance', upTo: 300 }]),
  companion('taran', 'ram-profile', 'always', [
    { verb: 'attack-bonus', soldiers: 150 },
    { verb: 'defence-dice', dice: 6 },
  ]),
  companion('kalosz', 'whistle', 'always', [{ verb: 'win-ties' }, { verb: 'win-bonus', soldiers: 800 }]),
  companion('guzdra', 'shop', 'before-first-roll', [
    { verb: 'sell-item', soldiers: 300 },
    { verb: 'buy-item', price: 300 },
  ]),
  companion('powtorka', 'wizard-face', 'at-zonk', [{ verb: 'reroll-zonk', leastDice: 4 }]),
  companion('werbel', 'drum', 'always', [{ verb: 'stop-bonus', soldiers: 150 }]),
];

export const ITEMS: readonly Card[] = [
  item('sakwa', 'knapsack', 'always', [{ verb: 'room', items: 2 }]),
  item('eliksir', 'standing-potion', 'at-zonk', [{ verb: 'ignore-zonk' }], 2),
  item('niezgoda', 'bone-gnawer', 'before-roll', [{ verb: 'place-die', face: 1 }], 2),
  item('rog', 'hunting-horn', 'before-roll', [{ verb: 'place-event', face: 'rally' }], 2),
  item('udziec', 'meat', 'after-own-roll', [{ verb: 'calm-dragon' }], 2),
  item('beczka', 'barrel', 'before-first-roll', [{ verb: 'gain', soldiers: 400 }], 2),
  item('wiadro', 'full-wood-bucket', 'after-rival-roll', [{ verb: 'rival-rerolls-event' }]),
  item('skorka', 'banana-peel', 'after-rival-roll', [{ verb: 'rival-rerolls-die' }]),
  item('rozkaz', 'scroll-quill', 'before-first-roll', [{ verb: 'take-from-larger', soldiers: 300 }]),
  item('siodma', 'dice-six-faces-six', 'before-roll', [{ verb: 'extra-die' }]),
  item('olej', 'sword-smithing', 'after-own-roll', [{ verb: 'extra-wound', wounds: 1 }]),
  item('przescieradlo', 'flying-flag', 'when-named', [{ verb: 'refuse-brawl' }]),
  item('lusterko', 'mirror-mirror', 'when-aimed-at', [{ verb: 'cancel' }]),
  item('cebula', 'ring', 'always', [{ verb: 'cursed' }, { verb: 'zonk-gain', soldiers: 150 }]),
  item('klucz', 'key', 'turn-start', [{ verb: 'threshold', soldiers: 4500 }]),
];

/** All that ships: companions first, then items. */
export const CARDS: readonly Card[] = [...COMPANIONS, ...ITEMS];

/** Choices and tables have room for this many numbers of cards, the last of which stands for "no card" in any library. */
export const CARD_PLACES = 32;
export const NO_CARD = CARD_PLACES - 1;
