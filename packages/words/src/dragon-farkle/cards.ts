// What a card says: its name, when it may be used, and its effects read aloud from the same data the engine runs.
import {
  BRAWL_BONUS,
  type Card,
  DEFENCE_DICE,
  type Effect,
  ITEMS_KEPT,
  LAIR_THRESHOLD,
} from '@wyrmtable/dragon-farkle';
import { CARD_SENTENCE, EFFECTS, TIMING } from '../messages/farkle-cards.ts';
import { type Lang, phrase } from '../phrase.ts';
import { CARD_NAMES, type CardName, type Form } from './names.ts';

const named = new Map<string, CardName>(Object.entries(CARD_NAMES));

/** The card's name; an unknown id stands for itself. */
export function cardName(lang: Lang, id: string, form: Form = 'nominative'): string {
  return named.get(id)?.[lang][form] ?? id;
}

/** Whether sentences about the card need a verb in the plural. */
export function isPlural(id: string): boolean {
  return named.get(id)?.plural ?? false;
}

/** When the card may be used, short enough for a ribbon: no full stop. */
export function cardTiming(lang: Lang, card: Card): string {
  return phrase(lang, TIMING[card.timing], { kind: card.kind });
}

/** One effect as whole sentences. A verb without words does not compile. */
function effectText(lang: Lang, effect: Effect): string {
  switch (effect.verb) {
    case 'scare':
      return phrase(lang, EFFECTS.scare, { perPip: effect.perPip });
    case 'reroll-event':
    case 'buy-item':
      return phrase(lang, EFFECTS[effect.verb], { price: effect.price });
    case 'zonk-insurance':
      return phrase(lang, EFFECTS['zonk-insurance'], { upTo: effect.upTo });
    case 'defence-dice':
      return phrase(lang, EFFECTS['defence-dice'], { dice: effect.dice, usual: DEFENCE_DICE });
    case 'win-bonus':
      return phrase(lang, EFFECTS['win-bonus'], { soldiers: effect.soldiers, usual: BRAWL_BONUS });
    case 'reroll-zonk':
      return phrase(lang, EFFECTS['reroll-zonk'], { leastDice: effect.leastDice });
    case 'room':
      return phrase(lang, EFFECTS.room, { items: effect.items, usual: ITEMS_KEPT });
    case 'place-die':
    case 'place-event':
      return phrase(lang, EFFECTS[effect.verb], { face: effect.face });
    case 'extra-wound':
      return phrase(lang, EFFECTS['extra-wound'], { wounds: effect.wounds });
    case 'threshold':
      return phrase(lang, EFFECTS.threshold, { soldiers: effect.soldiers, usual: LAIR_THRESHOLD });
    case 'gain':
      return phrase(lang, EFFECTS.gain, { soldiers: effect.soldiers, usual: LAIR_THRESHOLD });
    case 'triple-bonus':
    case 'attack-bonus':
    case 'sell-item':
    case 'stop-bonus':
    case 'take-from-larger':
    case 'zonk-gain':
      return phrase(lang, EFFECTS[effect.verb], { soldiers: effect.soldiers });
    case 'keep-bitten':
    case 'win-ties':
    case 'ignore-zonk':
    case 'calm-dragon':
    case 'rival-rerolls-event':
    case 'rival-rerolls-die':
    case 'extra-die':
    case 'refuse-brawl':
    case 'cancel':
    case 'cursed':
      return phrase(lang, EFFECTS[effect.verb]);
    default:
      return unspoken(effect);
  }
}

function unspoken(effect: never): never {
  throw new TypeError(`no words for ${JSON.stringify(effect)}`);
}

/** What the card does, without when: whole sentences, one effect after another. */
export function cardEffect(lang: Lang, card: Card): string {
  return card.effects.map((effect) => effectText(lang, effect)).join(' ');
}

/** The whole card: when, where that is not "always", and then what. */
export function cardText(lang: Lang, card: Card): string {
  const what = cardEffect(lang, card);
  return card.timing === 'always' ? what : phrase(lang, CARD_SENTENCE.timed, { when: cardTiming(lang, card), what });
}
