// What a loot card is: an action or equipment of Dice Throne with a class, a name that its versions share, and a crystal.
import type { ActionCard } from '@wyrmtable/dice-throne/content';
import type { LootName } from './ids.ts';

export const CLASSES = ['common', 'rare', 'epic', 'legendary'] as const;
export type LootClass = (typeof CLASSES)[number];

export interface LootCard {
  /** 1 to 140. */
  readonly number: number;
  readonly class: LootClass;
  /** The name without its version: a deck holds one card of a name (ADV-19.5). */
  readonly name: LootName;
  readonly version: number;
  /** The exchange sign: it takes the place of the hero's own card of that name (ADV-19.7). */
  readonly replaces: boolean;
  /** Not in solo (ADV-3.9). */
  readonly team: boolean;
  readonly card: ActionCard;
}

type Parts = Pick<LootCard, 'number' | 'name' | 'version' | 'card'> & Partial<LootCard>;

/** Cards of one class; all of them may be changed for a card of the deck (ADV-19.2). */
export const lootOf =
  (kind: LootClass) =>
  ({ card, ...parts }: Parts): LootCard => ({
    class: kind,
    replaces: false,
    team: false,
    ...parts,
    card: { ...card, swaps: true },
  });
