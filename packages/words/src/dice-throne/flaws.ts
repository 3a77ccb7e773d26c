// What is wrong with a hero as data, in words.
import type { Hero } from '@wyrmtable/dice-throne';
import type { Fault, Odd } from '@wyrmtable/dice-throne/check';
import { HERO_ODDITIES } from '../messages/hero-check.ts';
import { type Lang, phrase } from '../phrase.ts';
import { flawSentence } from './flaw-sentence.ts';
import { abilityName, cardName, statusName } from './names.ts';
import { cardText } from './texts.ts';

/** What people call it, where it has a name; its id otherwise. */
function called(lang: Lang, of: { readonly what?: string; readonly id: string }): string {
  switch (of.what) {
    case 'ability':
    case 'slot':
      return abilityName(lang, of.id);
    case 'card':
    case 'upgrade':
      return cardName(lang, of.id);
    // What says nothing of its kind speaks of tokens.
    case 'status':
    case undefined:
      return statusName(lang, of.id);
    default:
      return of.id;
  }
}

/** One sentence; where it is stands beside it. */
export const flawText = (lang: Lang, fault: Fault): string => flawSentence(lang, fault, (of) => called(lang, of));

/** Something odd, likewise. */
export function oddText(lang: Lang, odd: Odd): string {
  const { kind, ...params } = odd;
  return phrase(lang, HERO_ODDITIES[kind], 'id' in params ? { ...params, id: called(lang, params) } : params);
}

/** The longest text on a card of ours in any language is a little shorter. */
const CARD_LETTERS = 520;

/** Cards and upgrades whose text would not fit, each with its place and a sentence. */
export function longTexts(
  lang: Lang,
  { id, cards, promo, slots }: Hero,
): { readonly at: string; readonly odd: string }[] {
  const printed = [
    ...[...cards, ...(promo === null ? [] : [promo])].map((card) => ({ at: `hero.cards.${card.id}`, card })),
    ...slots.flatMap((slot) =>
      slot.upgrades.map((card) => ({ at: `hero.slots.${slot.id}.upgrades.${card.id}`, card })),
    ),
  ];
  return printed.flatMap(({ at, card }) => {
    const { length } = cardText(lang, card, id);
    const most = CARD_LETTERS;
    return length <= most ? [] : [{ at, odd: phrase(lang, HERO_ODDITIES['long-text'], { length, most }) }];
  });
}
