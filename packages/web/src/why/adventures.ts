// By which rule of Adventures something happens or is asked: complete by type. Fights are Dice Throne's.
import { type AdventureEvent, type AdventureView, isReason, type ReasonId } from '@wyrmtable/adventures';
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { NoWay } from '../games/adventures/journey/land.ts';
import { THRONE_EVENT_RULES } from './dice-throne.ts';
import type { RuleId } from './rule.ts';

type OwnKind = Exclude<AdventureEvent['kind'], ThroneEvent['kind']>;

const OWN: Readonly<Record<OwnKind, RuleId>> = {
  scenario: 'ADV-1.2',
  'loot-die': 'ADV-13.2',
  moved: 'ADV-7.1',
  revealed: 'ADV-8.2',
  shard: 'ADV-8.1',
  gold: 'ADV-13.9',
  engaged: 'ADV-8.4',
  kept: 'ADV-11.3',
  chose: 'ADV-4.7',
  'boss-card': 'ADV-16.5',
  'enemy-down': 'ADV-12.1',
  salve: 'ADV-6.5',
  mystery: 'ADV-13.10',
  offered: 'ADV-18.2',
  acquired: 'ADV-18.2',
  'gave-up': 'ADV-19.2',
  scored: 'ADV-2.3',
  unlocked: 'ADV-1.7',
  'campaign-over': 'ADV-1.5',
};

export const ADVENTURE_EVENT_RULES: Readonly<Record<AdventureEvent['kind'], RuleId>> = {
  ...THRONE_EVENT_RULES,
  ...OWN,
};

/** By which rule a bot could do what it says the reason for. */
const REASON_RULES: Readonly<Record<ReasonId, RuleId>> = {
  'join-danger': 'ADV-7.4',
  'join-share': 'ADV-7.4',
  'join-portal': 'ADV-7.4',
  'mate-wins': 'ADV-7.3',
  'too-weak': 'ADV-7.3',
  'share-fewest': 'ADV-3.6',
  'salve-blow': 'ADV-6.6',
  'salve-boss': 'ADV-6.6',
  'keep-rescue': 'ADV-12.3',
  'rescue-most': 'ADV-12.3',
};

export const reasonRule = (why: string): RuleId => (isReason(why) ? REASON_RULES[why] : 'ADV-4.1');

export const NO_WAY_RULES: Readonly<Record<NoWay, RuleId>> = {
  later: 'ADV-7.1',
  sealed: 'ADV-7.9',
  walked: 'ADV-7.8',
  far: 'ADV-7.2',
};

export const ADVENTURE_STEP_RULES: Readonly<Record<AdventureView['step'], RuleId>> = {
  share: 'ADV-3.6',
  begin: 'ADV-5.6',
  salves: 'ADV-6.6',
  move: 'ADV-7.1',
  reveal: 'ADV-8.2',
  tile: 'ADV-8.3',
  explored: 'ADV-8.5',
  ready: 'ADV-10.2',
  'first-strike': 'ADV-10.3',
  upkeep: 'ADV-10.1',
  hero: 'ADV-10.5',
  enemy: 'ADV-10.6',
  end: 'ADV-18.2',
};
