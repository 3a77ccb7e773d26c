// Mage cards in words: their names, and all that a card offers at a level, read from the data the engine runs.

import { type Armour, type Element, type Face, MAGE_CARDS, type MageCard } from '@wyrmtable/etchinstone';
import { CARD_PARTS, DOUBTS, ROW_LABELS, ROW_TEXTS, type RowId } from '../messages/etch-cards.ts';
import { type Lang, phrase } from '../phrase.ts';
import { GRAMMAR } from './grammar.ts';
import { CRAFT_NAMES, ELEMENT_NAMES, type ElementForm, type Form } from './names.ts';
import { confidenceNote } from './terms.ts';
import { traitName } from './traits.ts';

const cards = new Map<string, MageCard>(MAGE_CARDS.map((card) => [card.id, card]));

/** Crafts that two cards share: only the element tells them apart. */
const shared = new Set(MAGE_CARDS.map(({ craft }) => craft).filter((craft, i, crafts) => crafts.indexOf(craft) !== i));

/** In lower case, as it stands in a sentence. */
export function elementName(lang: Lang, element: Element, form: ElementForm = 'nominative'): string {
  return ELEMENT_NAMES[element][lang][form];
}

/** The element behind the name of what is made of it, and behind "of". */
export const elementMade = (lang: Lang, element: Element): string => elementName(lang, element, GRAMMAR[lang].madeOf);
export const elementOwning = (lang: Lang, element: Element): string =>
  elementName(lang, element, GRAMMAR[lang].ofElement);

/** The name on the card; an unknown id stands for itself. Two cards may share it: see `fullCardName`. */
export function cardName(lang: Lang, id: string, form: Form = 'nominative'): string {
  const craft = cards.get(id)?.craft;
  return craft === undefined ? id : CRAFT_NAMES[craft][lang][form];
}

/** The name that means one card only: `Ice Wall (fire)`. */
export function fullCardName(lang: Lang, id: string, form: Form = 'nominative'): string {
  const name = cardName(lang, id, form);
  const card = cards.get(id);
  if (card === undefined || !shared.has(card.craft)) return name;
  return phrase(lang, CARD_PARTS.shared, { name, element: elementName(lang, card.element) });
}

/** What changes the figures on a card. */
export interface CardRules {
  /** ETCH-5.4. */
  readonly glassCannon: boolean;
}

const USUAL: CardRules = { glassCannon: false };

export interface CardRow {
  readonly row: RowId;
  readonly label: string;
  /** In lower case, without a full stop. */
  readonly text: string;
}

function armourText(lang: Lang, { value, element }: Armour, { glassCannon }: CardRules): string {
  if (element === null) return phrase(lang, ROW_TEXTS.armour, { value });
  const more = glassCannon ? value + 1 : value * 2;
  return phrase(lang, ROW_TEXTS.elementalArmour, { value, more, element: elementName(lang, element, 'genitive') });
}

function spellText(lang: Lang, { basic, enhanced }: Face): string {
  return phrase(lang, ROW_TEXTS.spell, {
    basic: basic.kind,
    value: basic.value,
    element: elementName(lang, enhanced.element, 'genitive'),
    kind: enhanced.kind,
    enhanced: enhanced.value,
  });
}

function growthText(lang: Lang, { level, cost }: Face): string {
  return cost === null ? phrase(lang, ROW_TEXTS.grown) : phrase(lang, ROW_TEXTS.growth, { level: level + 1, cost });
}

function keyText(lang: Lang, { encounter, hardship }: Face): string {
  const { kind, type } = encounter;
  if (hardship === null) return phrase(lang, ROW_TEXTS.key, { kind, type });
  return phrase(lang, ROW_TEXTS.keyWithHardship, { kind, type, hardship: traitName(lang, hardship) });
}

/** All that the card offers at that level; nothing for a card or a level that does not exist. */
export function cardRows(lang: Lang, id: string, level: number, rules: CardRules = USUAL): readonly CardRow[] {
  const card = cards.get(id);
  const face = card?.faces.find((one) => one.level === level);
  if (card === undefined || face === undefined) return [];
  const row = (id: RowId, text: string): CardRow => ({ row: id, label: phrase(lang, ROW_LABELS[id]), text });
  const { initiative, boost } = face;
  return [
    row('spell', spellText(lang, face)),
    row('element', phrase(lang, ROW_TEXTS.element, { element: elementName(lang, card.element), initiative })),
    row('boost', phrase(lang, ROW_TEXTS.boost, { boost })),
    row('armour', armourText(lang, face.armour, rules)),
    row('growth', growthText(lang, face)),
    row('key', keyText(lang, face)),
  ];
}

/** The same as sentences. */
export function cardText(lang: Lang, id: string, level: number, rules: CardRules = USUAL): string {
  return cardRows(lang, id, level, rules)
    .map(({ label, text }) => phrase(lang, CARD_PARTS.row, { label, text }))
    .join(' ');
}

/** How sure the figures at that level are; empty if the card is printed so. */
export function cardNote(lang: Lang, id: string, level: number): string {
  const card = cards.get(id);
  if (card === undefined) return '';
  const doubts = card.doubts.filter((doubt) => doubt.level === level);
  return [confidenceNote(lang, card.confidence), ...doubts.map(({ figure }) => phrase(lang, DOUBTS[figure]))]
    .filter((note) => note !== '')
    .join(' ');
}
