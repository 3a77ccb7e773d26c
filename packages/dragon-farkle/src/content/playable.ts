// Companions and items are held to their ranges when they are loaded: the compiler takes a figure of any size.
import { holder, type Range } from '@wyrmtable/kernel';
import type { Card } from './verbs.ts';

/** What a figure of an effect may be, by its name; soldiers come in fifties (SK-5.1) up to a whole army. */
const SOLDIERS: Range = { least: 50, most: 10_000 };
const RANGES: Readonly<Record<string, Range>> = {
  soldiers: SOLDIERS,
  perPip: SOLDIERS,
  price: SOLDIERS,
  upTo: SOLDIERS,
  dice: { least: 1, most: 6 },
  leastDice: { least: 1, most: 6 },
  face: { least: 1, most: 6 },
  items: { least: 1, most: 10 },
  wounds: { least: 1, most: 5 },
};
const COPIES: Range = { least: 1, most: 10 };
/** A card does something, and no two things of one kind: amounts are kept by verb. */
const EFFECTS: Range = { least: 1, most: 4 };

/** The cards as they are, if each of them can be played. */
export function playable(cards: readonly Card[]): readonly Card[] {
  for (const { kind, id, count, effects } of cards) {
    const hold = holder(kind, id);
    hold('count', count, COPIES);
    hold('effects', new Set(effects.map(({ verb }) => verb)).size === effects.length ? effects.length : 0, EFFECTS);
    for (const { verb, ...figures } of effects)
      for (const [name, figure] of Object.entries(figures)) {
        const range = RANGES[name];
        if (typeof figure === 'number' && range !== undefined) hold(`${verb}.${name}`, figure, range);
      }
  }
  return cards;
}
