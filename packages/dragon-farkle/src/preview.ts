// What a set would bring before it is taken, from a view alone: the table shows it, the bots weigh it.
import type { Reward } from './choice.ts';
import { KEEP_BITTEN, TRIPLE_BONUS } from './content/amounts.ts';
import { NO_CARD } from './content/cards.ts';
import { amount, cardNumber, scoringOf } from './content/library.ts';
import { type Pack, soldiersFor, triplesIn } from './score.ts';
import type { FarkleView } from './view.ts';

/** The roller's companion while it works: on the own turn (SK-10.2). */
function companionAtWork(view: FarkleView): number {
  const id = view.roller === view.active ? view.heroes[view.roller]?.companion : null;
  return id === null || id === undefined ? NO_CARD : cardNumber(view, id);
}

/** Soldiers the set would add to what is pending. */
export function previewSet(view: FarkleView, set: Pack, reward: Reward): number {
  const companion = companionAtWork(view);
  // Where the dragon eats nothing is chosen: one seen while choosing has been fed with Mutton.
  const eats = view.face === 'dragon' && view.step !== 'choose';
  if (eats && amount(view, KEEP_BITTEN, companion) === 0) return 0;
  const by = scoringOf(view);
  const bonus = amount(view, TRIPLE_BONUS, companion) * triplesIn(set, by);
  return soldiersFor(set, by) * (reward === 'double' ? 2 : 1) + bonus;
}
