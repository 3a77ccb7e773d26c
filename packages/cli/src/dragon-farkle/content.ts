// Everything Dragon Farkle ships as data: the soldier table, the companions and the items.

import { type Card, COMPANIONS, ITEMS, SOLDIER_TABLE } from '@wyrmtable/dragon-farkle';
import { inEach } from '@wyrmtable/kernel/names';
import { cardName, cardText, rowName, soldiers } from '@wyrmtable/words/dragon-farkle';
import type { Content, ContentEntry } from '../terminal-adapter.ts';

function cardEntry(card: Card): ContentEntry {
  return {
    id: card.id,
    name: inEach((lang) => cardName(lang, card.id)),
    text: inEach((lang) => cardText(lang, card)),
    confidence: card.confidence,
    count: card.count,
  };
}

export const content: Content = {
  soldierTable: SOLDIER_TABLE.map((row) => ({
    id: row.id,
    name: inEach((lang) => rowName(lang, row.id)),
    text: inEach((lang) => soldiers(lang, row.soldiers)),
    confidence: row.confidence,
    soldiers: row.soldiers,
  })),
  companions: COMPANIONS.map(cardEntry),
  items: ITEMS.map(cardEntry),
};
