// The glyphs and colours of this table: elements, figures and where numbers come from.
import type { ActionKind, Element, Source } from '@wyrmtable/etchinstone';

type Glyphs<K extends string> = Readonly<Record<K, string>>;

const elementIcons = { water: 'water-drop', fire: 'fire', lightning: 'lightning-trio', shadow: 'moon' };
export const ELEMENT_ICONS: Glyphs<Element> = elementIcons;

const actionIcons = { attack: 'crossed-swords', move: 'walking-boot', both: 'swords-power' };
export const ACTION_ICONS: Glyphs<ActionKind> = actionIcons;

const cardIcons = { initiative: 'sprint', boost: 'upgrade', armour: 'shield', cost: 'scroll-quill' };
const foeIcons = { hp: 'hearts', time: 'hourglass', xp: 'scroll-quill' };
export const FIGURE_ICONS = { ...cardIcons, ...foeIcons };

/** The colour of a part of a sum that no card's element gives. */
export const SOURCE_ACCENTS: Readonly<Partial<Record<Source, string>>> = {
  wrongKind: 'shadow',
  spare: 'verdigris',
  initial: 'madder',
  combat: 'plum',
  multiplied: 'ochre',
  terrain: 'ochre',
  time: 'woad',
  shortage: 'shadow',
};
