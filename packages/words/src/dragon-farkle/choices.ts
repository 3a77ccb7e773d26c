// A choice as a short order: what stands on the button and in the terminal.
import { CARDS, type FarkleReading, type Step } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import { seatName } from '../common.ts';
import { CHOICE_DETAILS, CHOICES } from '../messages/farkle-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { cardName } from './cards.ts';

/**
 * The order for a reading of `read`. Letting something go by is said differently at different moments:
 * with the step of the view it becomes "accept the Zonk" or "keep none".
 */
export function choiceLine(lang: Lang, reading: FarkleReading, names: readonly string[], step?: Step): string {
  switch (reading.kind) {
    case 'pass':
      return passed(lang, step);
    case 'recruit':
    case 'finalBattle':
    case 'roll':
    case 'stop':
      return phrase(lang, CHOICES[reading.kind]);
    case 'brawl':
      return phrase(lang, CHOICES.brawl, { target: nameAt(lang, names, reading.target) });
    case 'setAside':
      return phrase(lang, CHOICES.setAside, { dice: reading.dice.join(', '), reward: reading.reward ?? '' });
    case 'removeDie':
      return phrase(lang, CHOICES.removeDie, { face: reading.face });
    case 'keep':
    case 'discard':
      return phrase(lang, CHOICES[reading.kind], { item: cardName(lang, reading.item, 'accusative') });
    case 'use':
      return used(lang, reading, names);
  }
}

function passed(lang: Lang, step: Step | undefined): string {
  switch (step) {
    case 'keep':
      return phrase(lang, CHOICE_DETAILS.keepNone);
    case 'zonk':
      return phrase(lang, CHOICE_DETAILS.zonkStands);
    case 'named':
      return phrase(lang, CHOICE_DETAILS.acceptBrawl);
    default:
      return phrase(lang, CHOICES.pass);
  }
}

function used(lang: Lang, reading: Extract<FarkleReading, { kind: 'use' }>, names: readonly string[]): string {
  const card = CARDS.find((known) => known.id === reading.card);
  const kind = card?.kind ?? 'item';
  const named = cardName(lang, reading.card, 'accusative');
  if (reading.item !== undefined) {
    return phrase(lang, CHOICE_DETAILS.sell, { item: cardName(lang, reading.item, 'accusative') });
  }
  if (card?.effects.some(({ verb }) => verb === 'buy-item')) return phrase(lang, CHOICE_DETAILS.buy);
  if (reading.target !== undefined) {
    return phrase(lang, CHOICE_DETAILS.useOn, { kind, card: named, target: nameAt(lang, names, reading.target) });
  }
  if (reading.face !== undefined) {
    return phrase(lang, CHOICE_DETAILS.useOnDie, { card: named, face: reading.face });
  }
  return phrase(lang, CHOICES.use, { kind, card: named });
}

function nameAt(lang: Lang, names: readonly string[], seat: Seat): string {
  return names[seat] ?? seatName(lang, seat);
}
