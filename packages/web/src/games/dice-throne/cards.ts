// A card by its id: what kind it is, what it costs now, and why it cannot be played.
import {
  type ActionCard,
  boardIn,
  cardNamed,
  HEROES,
  inRollPhase,
  isLayable,
  type LibraryCard,
  type PlayerView,
  priceOf,
  printed,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import type { Message, Params } from '@wyrmtable/words';
import { CARD } from '@wyrmtable/words/throne-table';
import type { CardProps } from '../../pieces/Card.tsx';
import type { ThroneTable } from './table.ts';

interface Known {
  readonly card: ActionCard | Upgrade;
  readonly entry: LibraryCard;
  readonly icon: string;
}

const COMMON_ICON = 'perspective-dice-six-faces-random';

export function cardById(id: string): Known {
  const entry = cardNamed(id);
  const card = printed(id);
  if (entry === undefined || card === undefined) throw new RangeError(`no card is called ${id}`);
  return { card, entry, icon: HEROES[entry.hero]?.icon ?? COMMON_ICON };
}

export function typeOf(id: string): CardProps['type'] {
  return cardById(id).entry.action?.timing ?? 'upgrade';
}

export function costOf(id: string, player: PlayerView): number {
  return priceOf(boardIn(player), cardById(id).entry);
}

/** The first reason that a player would name. */
export function whyNot(
  { view, answers }: Pick<ThroneTable, 'view' | 'answers'>,
  id: string,
  player: PlayerView,
  seat: number,
): readonly [Message, Params?] {
  const { entry } = cardById(id);
  const type = typeOf(id);
  const cost = costOf(id, player);
  const main = view.active === seat && view.asking === 'main';
  if (type === 'upgrade' && !isLayable(boardIn(player), entry)) return [CARD.whyLevel];
  if ((type === 'upgrade' || type === 'main') && !main) return [CARD.whyMain];
  if (type === 'roll' && !inRollPhase(view)) return [CARD.whyRoll];
  if (cost > player.cp) return [CARD.whyCp, { cost, cp: player.cp }];
  return answers.length === 0 ? [CARD.whyWait] : [CARD.whyNothing];
}
