// The arena as a table of Dice Throne, and which of its fights is shown: what the parts of a fight need to know at one moment.
import {
  BOSSES,
  type Boss,
  EXTRA_MINIONS,
  LOOT,
  type LootClass,
  MINIONS,
  type Minion,
  VISEER,
} from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import { createContext } from 'react';
import { useHanded } from '../../viewer.ts';
import type { Fight } from './fights.ts';
import type { Thought } from './mind.ts';

export interface FightView {
  readonly shown: Fight;
  /** The person looks at this hero's fight, wherever the turn is; null follows it. */
  readonly picked: Seat | null;
  readonly pick: (hero: Seat | null) => void;
  /** The hero whose turn it is, or that of its enemy. */
  readonly now: Seat;
  /** What the enemy of the shown fight did last, and why. */
  readonly thoughts: readonly Thought[];
}

const FightContext = createContext<FightView | null>(null);
export const FightProvider = FightContext.Provider;
export const useFight = (): FightView => useHanded(FightContext, 'a fight');

const minions = new Map<string, Minion>([...MINIONS, ...EXTRA_MINIONS, VISEER].map((minion) => [minion.id, minion]));
const bosses = new Map<string, Boss>(BOSSES.map((boss) => [boss.id, boss]));
const classes = new Map<string, LootClass>(LOOT.map((loot) => [loot.card.id, loot.class]));

export const minionCalled = (id: string): Minion | undefined => minions.get(id);
export const bossCalled = (id: string): Boss | undefined => bosses.get(id);
export const lootClass = (card: string): LootClass | undefined => classes.get(card);
