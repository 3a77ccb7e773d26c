// By which rule of Dragon Farkle something happens or is asked: complete by type.
import type { Card, FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Moment } from '../games/dragon-farkle/board.ts';
import type { RuleId } from './rule.ts';

export const FARKLE_EVENT_RULES: Readonly<Record<FarkleEvent['kind'], RuleId>> = {
  turn: 'SK-3.1',
  respawned: 'SK-9.5',
  joined: 'SK-2.4',
  parted: 'SK-9.6',
  action: 'SK-3.1',
  enteredLair: 'SK-8.1',
  leftLair: 'SK-9.3',
  defending: 'SK-7.6',
  rolled: 'SK-3.6',
  window: 'SK-10.12',
  used: 'SK-10.4',
  cancelled: 'SK-10.1',
  scared: 'SK-10.1',
  rerolledEvent: 'SK-10.1',
  rerolledDie: 'SK-10.1',
  rerolledDice: 'SK-10.1',
  removedDie: 'SK-10.1',
  setAside: 'SK-6.2',
  eaten: 'SK-5.2',
  dodged: 'SK-5.4',
  hotDice: 'SK-6.5',
  zonk: 'SK-6.7',
  saved: 'SK-10.1',
  stopped: 'SK-6.6',
  army: 'SK-6.3',
  brawlEnded: 'SK-7.9',
  wounded: 'SK-8.2',
  fallen: 'SK-8.4',
  healed: 'SK-8.12',
  wiped: 'SK-9.5',
  drew: 'SK-5.7',
  noCard: 'SK-10.10',
  kept: 'SK-6.6',
  discarded: 'SK-10.8',
  reshuffled: 'SK-10.10',
  won: 'SK-12.1',
};

export const FARKLE_MOMENT_RULES: Readonly<Record<Moment, RuleId>> = {
  over: 'SK-12.1',
  waiting: 'SK-2.6',
  turn: 'SK-3.1',
  throw: 'SK-3.5',
  decide: 'SK-6.4',
  choose: 'SK-6.2',
  removeDie: 'SK-10.1',
  window: 'SK-10.12',
  keep: 'SK-6.6',
  limit: 'SK-10.8',
};

/** By which rule a card of the hand waits: it is not theirs yet, works by itself, goes with its hero's turn, or has its window. */
export const FARKLE_CARD_RULES = {
  pending: 'SK-10.11',
  always: 'SK-10.5',
  companion: 'SK-10.2',
  item: 'SK-10.12',
} as const satisfies Readonly<Record<'pending' | 'always' | Card['kind'], RuleId>>;

export function cardRule({ kind, timing }: Pick<Card, 'kind' | 'timing'>, pending: boolean): RuleId {
  if (pending) return FARKLE_CARD_RULES.pending;
  return FARKLE_CARD_RULES[kind === 'item' && timing === 'always' ? 'always' : kind];
}
