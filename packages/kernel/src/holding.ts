// How firmly a choice holds once it is played: what may be taken back, and what may not because of what came to light.
import type { AnyGame, Position } from './game.ts';

/**
 * `free`: nothing fell and nothing came to light. `shown`: its maker laid something of their own secrets open, so between rivals
 * it holds. `fast`: a die fell, a card was drawn or somebody saw what was hidden; it holds for everybody.
 */
export type Hold = 'free' | 'shown' | 'fast';

const FIRMNESS: Readonly<Record<Hold, number>> = { free: 0, shown: 1, fast: 2 };

const firmer = (one: Hold, other: Hold): Hold => (FIRMNESS[one] >= FIRMNESS[other] ? one : other);

/** The hold of a choice: `drawn` before it was played, the state after it, and the kinds of events it made. */
export function holdOf(
  { reveals, shows }: Pick<AnyGame, 'reveals' | 'shows'>,
  drawn: number,
  after: Pick<Position, 'drawn'>,
  kinds: Iterable<string>,
): Hold {
  let hold: Hold = after.drawn === drawn ? 'free' : 'fast';
  for (const kind of kinds) hold = firmer(hold, reveals.has(kind) ? 'fast' : shows.has(kind) ? 'shown' : 'free');
  return hold;
}
