// The few events of a stretch that say how it went: what takes longest to show weighs most.
import type { Happening } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../table/port.ts';
import { lasting } from './beats.ts';
import type { Chapter } from './stage.ts';

/** So many lines are read at a glance. */
const FEW = 4;

const figureOf = (event: Happening): number => {
  for (const [key, value] of Object.entries(event))
    if (['damage', 'lost', 'change'].includes(key) && typeof value === 'number') return Math.abs(value);
  return 0;
};

/** A roll is what leads to something, and a turn only begins. */
function weightOf(game: string, event: Happening): number {
  const { ms, lands } = lasting(game, event, null, 'normal');
  return lands > 0 || event.kind === 'turn' ? 0 : ms + figureOf(event);
}

/** The weightiest of them, in their order. */
export function weightiest({ from, acts, first }: Chapter): readonly NumberedEvent[] {
  const told = acts.flatMap(({ events }) => events).filter(({ number }) => number >= first);
  return told
    .map((one) => ({ one, weight: weightOf(from.game, one.event) }))
    .filter(({ weight }) => weight >= 400)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, FEW)
    .map(({ one }) => one)
    .toSorted((a, b) => a.number - b.number);
}
