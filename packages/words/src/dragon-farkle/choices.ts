// A choice as a short order: what stands on the button and in the terminal.
import { CARDS, KINDS, type Kind, type Step } from '@wyrmtable/dragon-farkle';
import type { Reading } from '@wyrmtable/kernel';
import { seatName } from '../common.ts';
import { CHOICE_DETAILS, CHOICES } from '../messages/farkle-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { cardName } from './cards.ts';

/**
 * The order for a reading of `read`. Letting something go by is said differently at different moments:
 * with the step of the view it becomes "accept the Zonk" or "keep none".
 */
export function choiceLine(lang: Lang, reading: Reading, names: readonly string[], step?: Step): string {
  const kind = KINDS.find((known) => known === reading.kind);
  return kind === undefined ? reading.kind : order(lang, kind, reading, names, step);
}

function order(lang: Lang, kind: Kind, reading: Reading, names: readonly string[], step: Step | undefined): string {
  switch (kind) {
    case 'pass':
      return passed(lang, step);
    case 'recruit':
    case 'finalBattle':
    case 'roll':
    case 'stop':
      return phrase(lang, CHOICES[kind]);
    case 'brawl':
      return phrase(lang, CHOICES.brawl, { target: nameAt(lang, names, reading.target) });
    case 'setAside': {
      const dice = Array.isArray(reading.dice) ? reading.dice.join(', ') : '';
      return phrase(lang, CHOICES.setAside, { dice, reward: text(reading.reward) });
    }
    case 'removeDie':
      return phrase(lang, CHOICES.removeDie, { face: figure(reading.face) });
    case 'keep':
    case 'discard':
      return phrase(lang, CHOICES[kind], { item: cardName(lang, text(reading.item), 'accusative') });
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

function used(lang: Lang, reading: Reading, names: readonly string[]): string {
  const id = text(reading.card);
  const card = CARDS.find((known) => known.id === id);
  const kind = card?.kind ?? 'item';
  const named = cardName(lang, id, 'accusative');
  if (reading.item !== undefined) {
    return phrase(lang, CHOICE_DETAILS.sell, { item: cardName(lang, text(reading.item), 'accusative') });
  }
  if (card?.effects.some(({ verb }) => verb === 'buy-item')) return phrase(lang, CHOICE_DETAILS.buy);
  if (reading.target !== undefined) {
    return phrase(lang, CHOICE_DETAILS.useOn, { kind, card: named, target: nameAt(lang, names, reading.target) });
  }
  if (reading.face !== undefined) {
    return phrase(lang, CHOICE_DETAILS.useOnDie, { card: named, face: figure(reading.face) });
  }
  return phrase(lang, CHOICES.use, { kind, card: named });
}

type Field = Reading[string] | undefined;

const text = (field: Field): string => (typeof field === 'string' ? field : '');
const figure = (field: Field): number => (typeof field === 'number' ? field : 0);

function nameAt(lang: Lang, names: readonly string[], seat: Field): string {
  return names[figure(seat)] ?? seatName(lang, figure(seat));
}
