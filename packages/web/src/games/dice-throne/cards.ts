// A card by its id: what kind it is, what it costs now, and why it cannot be played.
import {
  type ActionCard,
  boardIn,
  cardNamed,
  inRollPhase,
  isLayable,
  type LibraryCard,
  type PlayerView,
  priceOf,
  printed,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Lang, Message, Params } from '@wyrmtable/words';
import { cardText } from '@wyrmtable/words/dice-throne';
import { CARD } from '@wyrmtable/words/throne-table';
import type { CardProps } from '../../pieces/Card.tsx';
import type { ThroneTable } from './table.ts';

interface Known {
  readonly card: ActionCard | Upgrade;
  readonly entry: LibraryCard;
  readonly icon: string;
}

const COMMON_ICON = 'perspective-dice-six-faces-random';

/** `hero` says whose card it is: a boss may have one that is called like a hero's. */
export function cardById(id: string, hero: string): Known {
  const entry = cardNamed(id, hero);
  const card = printed(id, hero);
  if (entry === undefined || card === undefined) throw new RangeError(`no card is called ${id}`);
  return { card, entry, icon: entry.hero < 0 ? COMMON_ICON : heroOf(entry.hero).icon };
}

/** What it says, in the words of its deck; a card of everybody's knows no symbols. */
export function textOf(lang: Lang, id: string, hero: string): string {
  const { card, entry } = cardById(id, hero);
  return cardText(lang, card, entry.hero < 0 ? '' : heroOf(entry.hero).id);
}

export const typeOf = ({ entry }: Pick<Known, 'entry'>): CardProps['type'] => entry.action?.timing ?? 'upgrade';

export function costOf(id: string, player: PlayerView): number {
  return priceOf(boardIn(player), cardById(id, player.hero).entry);
}

/** The first reason that a player would name. */
export function whyNot(
  { view, answers }: Pick<ThroneTable, 'view' | 'answers'>,
  id: string,
  player: PlayerView,
  seat: number,
): readonly [Message, Params?] {
  const { entry } = cardById(id, player.hero);
  const type = typeOf({ entry });
  const cost = costOf(id, player);
  const main = view.active === seat && view.asking === 'main';
  if (type === 'upgrade' && !isLayable(boardIn(player), entry)) return [CARD.whyLevel];
  if ((type === 'upgrade' || type === 'main') && !main) return [CARD.whyMain];
  if (type === 'roll' && !inRollPhase(view)) return [CARD.whyRoll];
  if (cost > player.cp) return [CARD.whyCp, { cost, cp: player.cp }];
  return answers.length === 0 ? [CARD.whyWait] : [CARD.whyNothing];
}
