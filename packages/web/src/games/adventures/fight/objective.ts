// What an enemy rolls for now: printed on a minion; for a boss on the card it drew last (ADV-16.10).
import type { Objective } from '@wyrmtable/adventures';
import type { PlayerView } from '@wyrmtable/dice-throne';
import { cardIn, type Thought } from './mind.ts';
import { bossCalled, minionCalled } from './table.ts';

/** `bossCard` waits on the boss's deck; else its last one lies on top of the discards. */
export function objectiveNow(
  { hero, discard }: Pick<PlayerView, 'hero' | 'discard'>,
  bossCard: string | null,
  thoughts: readonly Thought[],
): Objective | null {
  const minion = minionCalled(hero);
  if (minion !== undefined) return minion.objective;
  const told = thoughts.findLast((thought) => thought.kind === 'roll' && thought.kept !== null);
  if (told?.kind === 'roll' && told.kept !== null) return told.kept.objective;
  const card = bossCard ?? cardIn(thoughts)?.card ?? discard.at(-1);
  return bossCalled(hero)?.cards.find((one) => one.card.id === card)?.objective ?? null;
}
