// By which rule of Dice Throne something happens, is asked or comes to a figure: complete by type.
import type { Asking, BreakdownLine, ThroneEvent, WindowCause } from '@wyrmtable/dice-throne';
import type { RuleId } from './rule.ts';

export const THRONE_EVENT_RULES: Readonly<Record<ThroneEvent['kind'], RuleId>> = {
  turn: 'DT-1.11',
  skipped: 'DT-9.9',
  cp: 'DT-2.6',
  drew: 'DT-2.13',
  reshuffled: 'DT-2.14',
  sold: 'DT-2.11',
  discarded: 'DT-2.17',
  played: 'DT-12.8',
  upgraded: 'DT-12.2',
  spent: 'DT-10.6',
  rolled: 'DT-4.9',
  altered: 'DT-4.14',
  declared: 'DT-5.2',
  activated: 'DT-5.9',
  failed: 'DT-9.9',
  flipped: 'DT-1.2',
  'saw-hand': 'DT-1.14',
  found: 'DT-2.13',
  targeted: 'DT-3.16',
  defends: 'DT-8.1',
  status: 'DT-10.1',
  limit: 'DT-10.12',
  incoming: 'DT-6.13',
  damage: 'DT-15.7',
  health: 'DT-16.1',
  saved: 'DT-10.6',
  defeated: 'DT-2.3',
  window: 'DT-14.4',
  won: 'DT-1.12',
  drawn: 'DT-2.5',
};

export const ASKING_RULES: Readonly<Record<Exclude<Asking, 'window'>, RuleId>> = {
  order: 'DT-3.2',
  main: 'DT-3.7',
  pay: 'DT-2.8',
  roll: 'DT-4.9',
  target: 'DT-3.16',
  defence: 'DT-8.1',
  'defence-reroll': 'DT-8.5',
  discard: 'DT-3.26',
  option: 'DT-13.5',
  pick: 'DT-13.14',
  source: 'DT-15.10',
  token: 'DT-10.5',
  'token-from': 'DT-10.14',
  'token-to': 'DT-10.15',
  nudge: 'DT-4.14',
  set: 'DT-4.14',
  copy: 'DT-4.12',
  reroll: 'DT-4.11',
  'effect-reroll': 'DT-4.11',
  ransom: 'DT-2.8',
  count: 'DT-10.6',
  card: 'DT-1.14',
  search: 'DT-2.13',
};

/** A record with an entry called then could be taken for a promise. */
const THEN: RuleId = 'DT-13.4';
const WINDOW_RULES: Readonly<Record<Exclude<WindowCause, 'then'>, RuleId>> = {
  rolled: 'DT-3.12',
  declared: 'DT-5.3',
  activated: 'DT-5.9',
  'effect-roll': 'DT-14.7',
  targeting: 'DT-3.16',
  targeted: 'DT-3.17',
  resolved: 'DT-3.17',
  'defence-roll': 'DT-8.6',
  'last-chance': 'DT-3.21',
  landed: 'DT-3.22',
  incoming: 'DT-6.13',
  upkeep: 'DT-3.1',
  phase: 'DT-14.2',
  played: 'DT-12.12',
};

export const windowRule = (cause: WindowCause): RuleId => (cause === 'then' ? THEN : WINDOW_RULES[cause]);

export const BREAKDOWN_RULES: Readonly<Record<BreakdownLine['what'], RuleId>> = {
  base: 'DT-15.2',
  plus: 'DT-15.3',
  minus: 'DT-15.3',
  half: 'DT-15.5',
  times: 'DT-15.6',
  avoided: 'DT-15.9',
  shielded: 'DT-15.10',
};

/** What a card of the hand waits for: its kind of moment, CP, a place on the board, or what its text asks for. */
export type CardWait = 'level' | 'main' | 'roll' | 'cp' | 'wait' | 'nothing';

export const CARD_RULES: Readonly<Record<CardWait, RuleId>> = {
  level: 'DT-12.7',
  main: 'DT-12.9',
  roll: 'DT-12.10',
  cp: 'DT-12.14',
  wait: 'DT-14.1',
  nothing: 'DT-12.14',
};

/** What an ability of the board waits for. */
export type TileWait = 'not-met' | 'not-attacked' | 'passive' | 'own-roll';

export const TILE_RULES: Readonly<Record<TileWait, RuleId>> = {
  'not-met': 'DT-5.2',
  'not-attacked': 'DT-8.1',
  passive: 'DT-8.9',
  'own-roll': 'DT-3.9',
};
