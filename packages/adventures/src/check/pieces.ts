// Everything of an adventure that says something in Dice Throne's vocabulary.
import type { Hero, Status } from '@wyrmtable/dice-throne';
import type { ActionCard, Effect } from '@wyrmtable/dice-throne/content';
import type { Boss, Minion } from '../content/enemies.ts';
import type { LootCard } from '../content/loot-card.ts';
import type { Tile } from '../content/tiles.ts';

export interface Shipped {
  /** Dice Throne's own, which loot and tokens may speak of. */
  readonly heroes: readonly Hero[];
  readonly throneStatuses: readonly Status[];
  readonly statuses: readonly Status[];
  readonly minions: readonly Minion[];
  readonly bosses: readonly Boss[];
  readonly loot: readonly LootCard[];
  /** What lies beside a boss's board in the versus modes, and what a spent King's Hand brings: somebody may be meant. */
  readonly crown: ActionCard;
  readonly hand: Readonly<Record<string, readonly Effect[]>>;
  readonly tiles: readonly Pick<Tile, 'id' | 'cp' | 'gold' | 'hands' | 'effects'>[];
}
