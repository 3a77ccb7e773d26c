// A card by its id: what kind it is, what it costs now, and why it cannot be played.
import {
  type ActionCard,
  type Asking,
  boardIn,
  inRollPhase,
  isLayable,
  type LibraryCard,
  type PlayerView,
  priceOf,
  shippedContent,
  type Upgrade,
} from '@wyrmtable/dice-throne';
import { cardCalled } from '@wyrmtable/dice-throne/lead';
import type { Stocked } from '@wyrmtable/kernel';
import type { Lang, Message, Params } from '@wyrmtable/words';
import { CARD } from '@wyrmtable/words/throne-table';
import type { CardProps } from '../../pieces/Card.tsx';
import type { CardWait } from '../../why/dice-throne.ts';
import { printedText } from './reading.ts';
import { heroById } from './standing.ts';
import type { ThroneTable } from './table.ts';

interface Known {
  readonly card: ActionCard | Upgrade;
  readonly entry: LibraryCard;
  readonly icon: string;
  /** Whose deck it lies in; empty for what is in everybody's. */
  readonly owner: string;
}

const COMMON_ICON = 'perspective-dice-six-faces-random';

/** `hero` says whose card it is: a boss may have one that is called like a hero's. */
export function cardById(id: string, hero: string): Known {
  // Nothing may have been opened yet where cards are shown without a table.
  shippedContent();
  const found = cardCalled(id, hero);
  const card = found?.card.action ?? found?.card.upgrade?.card;
  if (found === undefined || card === undefined) throw new RangeError(`no card is called ${id}`);
  const { card: entry, hero: owner } = found;
  return { card, entry, owner, icon: owner === '' ? COMMON_ICON : heroById(owner).icon };
}

/** What it says, in the words of its deck; a card of everybody's knows no symbols. */
export function textOf(lang: Lang, id: string, hero: string): string {
  const { card, owner } = cardById(id, hero);
  return printedText(lang, owner, card);
}

export const typeOf = ({ entry }: Pick<Known, 'entry'>): CardProps['type'] => entry.action?.timing ?? 'upgrade';

export function costOf(of: Stocked, id: string, player: PlayerView): number {
  return priceOf(of, boardIn(of, player), cardById(id, player.hero).entry);
}

/** What only a blow, or somebody else's roll, brings to the table. */
const OF_OTHERS = ['opponent-die', 'defence', 'somebody-incoming', 'status-arrived', 'defendable'] as const;
const DICE = ['own-die', 'team-die', 'any-die', 'two-own-dice', 'offence'] as const;

/** What is not there while that is asked of oneself. */
const ABSENT: Readonly<Partial<Record<Asking, ReadonlySet<unknown>>>> = {
  main: new Set([...OF_OTHERS, ...DICE]),
  roll: new Set(OF_OTHERS),
};

interface Laid extends Pick<ThroneTable['view'], 'asking'> {
  readonly players: readonly Pick<PlayerView, 'statuses'>[];
}

/** It may be played in one's own time, and nothing would come of it (DT-12.14). */
export function isIdle({ asking, players }: Laid, { action }: LibraryCard): boolean {
  const absent = asking === null ? undefined : ABSENT[asking];
  if (absent === undefined || action === null) return false;
  const bare = players.every(({ statuses }) => statuses.length === 0);
  return action.needs.some((need) => absent.has(need) || (need === 'a-status' && bare));
}

/** The first reason that a player would name. */
export function whyNot(
  { view, answers, taught }: Pick<ThroneTable, 'view' | 'answers' | 'taught'>,
  id: string,
  player: PlayerView,
  seat: number,
): { readonly wait: CardWait | null; readonly message: Message; readonly params?: Params } {
  const { entry } = cardById(id, player.hero);
  const type = typeOf({ entry });
  const cost = costOf(view, id, player);
  const main = view.active === seat && view.asking === 'main';
  if (type === 'upgrade' && !isLayable(boardIn(view, player), entry)) return { wait: 'level', message: CARD.whyLevel };
  if ((type === 'upgrade' || type === 'main') && !main) return { wait: 'main', message: CARD.whyMain };
  if (type === 'roll' && !inRollPhase(view)) return { wait: 'roll', message: CARD.whyRoll };
  if (cost > player.cp) return { wait: 'cp', message: CARD.whyCp, params: { cost, cp: player.cp } };
  // A lesson offers only what it asks for: no rule forbids the others.
  if (taught !== null && !isIdle(view, entry)) return { wait: null, message: CARD.whyTaught };
  return answers.length === 0 ? { wait: 'wait', message: CARD.whyWait } : { wait: 'nothing', message: CARD.whyNothing };
}
