// A choice as a short order: what stands on the button and in the terminal.
import { DIFFICULTIES, ELEMENTS, type EtchinstoneView, KINDS, type Kind, MAGE_CARDS } from '@wyrmtable/etchinstone';
import type { Reading } from '@wyrmtable/kernel';
import { CHOICE_DETAILS, CHOICES } from '../messages/etch-choices.ts';
import { type Lang, phrase } from '../phrase.ts';
import { elementName, fullCardName } from './cards.ts';

/** The order for a reading of `read`. With the view it also says which encounter, which level and at what price. */
export function choiceLine(lang: Lang, reading: Reading, view?: EtchinstoneView): string {
  const kind = KINDS.find((known) => known === reading.kind);
  return kind === undefined ? reading.kind : order(lang, kind, reading, view);
}

function order(lang: Lang, kind: Kind, reading: Reading, view: EtchinstoneView | undefined): string {
  const card = text(reading.card);
  switch (kind) {
    case 'pass':
    case 'keepApart':
    case 'keepSpare':
    case 'commit':
    case 'finish':
    case 'march':
      return phrase(lang, CHOICES[kind]);
    case 'change':
      return changed(lang, card, view);
    case 'face': {
      const { kind: encounter, type } = view?.encounter ?? { kind: 'unknown', type: 0 };
      return phrase(lang, CHOICES.face, { encounter, type });
    }
    case 'detour':
    case 'regroup':
      return phrase(lang, CHOICES[kind], { card: fullCardName(lang, card, 'accusative') });
    case 'spell':
    case 'element':
    case 'boost':
      return phrase(lang, CHOICES[kind], { card: fullCardName(lang, card), set: setOf(reading, view) });
    case 'leave':
      return phrase(lang, CHOICES.leave, { role: text(reading.role) });
    case 'combine': {
      const [top, hidden] = [reading.top, reading.hidden].map((id) => fullCardName(lang, text(id)));
      return phrase(lang, CHOICES.combine, { top: top ?? '', hidden: hidden ?? '' });
    }
    case 'attune': {
      const element = ELEMENTS.find((known) => known === reading.element);
      return phrase(lang, CHOICES.attune, { element: element === undefined ? '' : elementName(lang, element) });
    }
    case 'aim':
      return phrase(lang, CHOICES.aim, { at: text(reading.at), set: setOf(reading, view) });
    case 'giveUpSpare':
      return givenUp(lang, view);
    case 'absorb':
      return absorbed(lang, card, view);
    case 'upgrade':
      return upgraded(lang, card, view);
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
  const card = fullCardName(lang, spare, lang === 'ru' ? 'nominative' : 'accusative');
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
function setOf(reading: Reading, view: EtchinstoneView | undefined): number {
  if (typeof reading.set === 'number') return reading.set;
  return (view?.arrangement.sets.length ?? 1) > 1 ? 1 : 0;
}

type Field = Reading[string] | undefined;

const text = (field: Field): string => (typeof field === 'string' ? field : '');
