// Everything Etchinstone ships as data: the sixteen Mage cards, the four regions and the four dragons.

import { DRAGONS, ENCOUNTER_KINDS, MAGE_CARDS, type MageCard, REGIONS, type Region } from '@wyrmtable/etchinstone';
import { inEach } from '@wyrmtable/kernel/names';
import { type Lang, phrase } from '@wyrmtable/words';
import { ETCH } from '@wyrmtable/words/cli';
import {
  cardText,
  dragonName,
  dragonText,
  encounterText,
  encounterTitle,
  fullCardName,
  regionName,
} from '@wyrmtable/words/etchinstone';
import type { Content, ContentEntry } from '../terminal-adapter.ts';

function cardEntry({ id, faces, confidence }: MageCard): ContentEntry {
  const textOf = (lang: Lang) =>
    faces.map(({ level }) => phrase(lang, ETCH.level, { level, text: cardText(lang, id, level) })).join(' ');
  return { id, name: inEach((lang) => fullCardName(lang, id)), text: inEach(textOf), confidence };
}

function regionEntry({ id, enemies, journeys, confidence }: Region, index: number): ContentEntry {
  const region = index + 1;
  const met = ENCOUNTER_KINDS.flatMap((kind) =>
    (kind === 'enemy' ? enemies : journeys).map(({ type }) => ({ kind, type })),
  );
  const textOf = (lang: Lang) =>
    met
      .map(({ kind, type }) => {
        const name = encounterTitle(lang, region, kind, type);
        return phrase(lang, ETCH.met, { name, text: encounterText(lang, region, kind, type) });
      })
      .join(' ');
  return { id, name: inEach((lang) => regionName(lang, region)), text: inEach(textOf), confidence };
}

export const content: Content = {
  mageCards: MAGE_CARDS.map(cardEntry),
  regions: REGIONS.map(regionEntry),
  dragons: DRAGONS.map(({ id, confidence }) => ({
    id,
    name: inEach((lang) => dragonName(lang, id)),
    text: inEach((lang) => dragonText(lang, id)),
    confidence,
  })),
};
