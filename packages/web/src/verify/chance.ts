// What chance does in each game: what falls, and which events show it.
import type { GameId } from '@wyrmtable/shelf';

export interface ChanceLook {
  /** Dice, or cards from a shuffled deck. */
  readonly of: 'dice' | 'cards';
  /** The kinds of event that show a result of chance. */
  readonly kinds: ReadonlySet<string>;
}

const CHANCE: Readonly<Record<GameId, ChanceLook>> = {
  'dragon-farkle': { of: 'dice', kinds: new Set(['rolled', 'rerolledEvent', 'rerolledDie', 'rerolledDice']) },
  etchinstone: { of: 'cards', kinds: new Set(['drew', 'scouted', 'timeLost', 'deckLost']) },
  'dice-throne': { of: 'dice', kinds: new Set(['rolled']) },
  adventures: { of: 'dice', kinds: new Set(['rolled', 'loot-die']) },
};

export function chanceOf(game: GameId): ChanceLook {
  return CHANCE[game];
}
