// A choice as a short order: what stands on the button and in the terminal.

import { DIFFICULTIES, type EtchinstoneReading, type EtchinstoneView, MAGE_CARDS } from '@wyrmtable/etchinstone';
import { CHOICE_DETAILS, CHOICES } from '../messages/etch-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { elementName, fullCardName } from './cards.ts';
import { GRAMMAR } from './grammar.ts';

/** The order for a reading of `read`. With the view it also says which encounter, which level and at what price. */
export function choiceLine(lang: Lang, reading: EtchinstoneReading, view?: EtchinstoneView): string {
  switch (reading.kind) {
    case 'keepApart':
    case 'keepSpare':
    case 'commit':
    case 'finish':
    case 'march':
      return phrase(lang, CHOICES[reading.kind]);
    case 'change':
      return changed(lang, reading.card, view);
    case 'face': {
      const { kind: encounter, type } = view?.encounter ?? { kind: 'unknown', type: 0 };
      return phrase(lang, CHOICES.face, { encounter, type });
    }
    case 'detour':
    case 'regroup':
      return phrase(lang, CHOICES[reading.kind], { card: fullCardName(lang, reading.card, 'accusative') });
    case 'spell':
    case 'element':
    case 'boost':
      return phrase(lang, CHOICES[reading.kind], {
        card: fullCardName(lang, reading.card),
        set: setOf(reading.set, view),
      });
    case 'leave':
      return phrase(lang, CHOICES.leave, { role: reading.role });
    case 'combine':
      return phrase(lang, CHOICES.combine, {
        top: fullCardName(lang, reading.top),
        hidden: fullCardName(lang, reading.hidden),
      });
    case 'attune':
      return phrase(lang, CHOICES.attune, { element: elementName(lang, reading.element) });
    case 'aim':
      return phrase(lang, CHOICES.aim, { at: reading.at, set: setOf(reading.set, view) });
    case 'giveUpSpare':
      return givenUp(lang, view);
    case 'absorb':
      return absorbed(lang, reading.card, view);
    case 'upgrade':
      return upgraded(lang, reading.card, view);
  }
}

function changed(lang: Lang, card: string, view: EtchinstoneView | undefined): string {
  if (view === undefined) return phrase(lang, CHOICES.change, { card: fullCardName(lang, card, 'accusative') });
  const { level } = DIFFICULTIES[view.difficulty];
  return phrase(lang, CHOICE_DETAILS.change, { card: fullCardName(lang, card), level });
}

function givenUp(lang: Lang, view: EtchinstoneView | undefined): string {
  const spare = view?.spare ?? null;
  if (spare === null) return phrase(lang, CHOICES.giveUpSpare);
  // Russian keeps the name in the nominative, because its verb wants a case that no other order needs.
  const card = fullCardName(lang, spare, GRAMMAR[lang].givenUp);
  return phrase(lang, CHOICE_DETAILS.giveUpSpare, { card });
}

function absorbed(lang: Lang, card: string, view: EtchinstoneView | undefined): string {
  const name = fullCardName(lang, card);
  const amount = view?.absorption[card];
  if (view === undefined || amount === undefined) return phrase(lang, CHOICES.absorb, { card: name });
  const level = (view.levels[card] ?? 0) - 1;
  // ETCH-15.14.
  if (level <= 0) return phrase(lang, CHOICE_DETAILS.absorbLast, { card: name, amount });
  return phrase(lang, CHOICE_DETAILS.absorb, { card: name, amount, level });
}

function upgraded(lang: Lang, card: string, view: EtchinstoneView | undefined): string {
  const level = view?.levels[card] ?? 0;
  const cost = MAGE_CARDS.find(({ id }) => id === card)?.faces[level - 1]?.cost ?? null;
  if (cost === null) return phrase(lang, CHOICES.upgrade, { card: fullCardName(lang, card, 'accusative') });
  return phrase(lang, CHOICE_DETAILS.upgrade, { card: fullCardName(lang, card), level: level + 1, cost });
}

/** 0 where there is only one set of roles. A reading names only the second; the view tells that there are two. */
function setOf(set: number | undefined, view: EtchinstoneView | undefined): number {
  if (set !== undefined) return set;
  return (view?.arrangement.sets.length ?? 1) > 1 ? 1 : 0;
}
