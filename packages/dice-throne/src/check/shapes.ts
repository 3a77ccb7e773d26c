// What effects are printed on, field by field, up to a hero's board: the same tables as for the vocabulary.
import { CONFIDENCES, type Confidence } from '@wyrmtable/kernel';
import { type Colour, DIVISIONS, type Look, type Worth } from '../content/box.ts';
import {
  ABILITY_KINDS,
  type Ability,
  type ActionCard,
  CARD_TIMINGS,
  type Hero,
  type Hooks,
  MOMENTS,
  PLAY_NEEDS,
  type PlayNeed,
  type Row,
  type Slot,
  STATUS_KINDS,
  type Status,
  type Upgrade,
  type Use,
} from '../content/shapes.ts';
import {
  condition,
  effects,
  either,
  exactly,
  type FieldsOf,
  flag,
  id,
  LIMITS,
  list,
  maybe,
  need,
  nothing,
  object,
  oneOf,
  part,
  record,
  type SlotOf,
  whole,
  yes,
} from '../content/slots.ts';
import { FIGURES } from '../content/vocabulary.ts';
import type { Printed } from './printed.ts';

const confidence = oneOf(CONFIDENCES);
const status = id('status');
const count = whole(0, LIMITS.number);
const cost = whole(0, 15);
const STACK = 99;

const dieOf: SlotOf<{ readonly dieOf: string }> = object(() => ({ dieOf: status }));
const landed: SlotOf<{ readonly landed: number }> = object(() => ({ landed: count }));
const attackBase: SlotOf<{ readonly attackBase: number }> = object(() => ({ attackBase: count }));
const incoming: SlotOf<{ readonly incoming: number }> = object(() => ({ incoming: count }));
const playNeed: SlotOf<PlayNeed> = {
  kind: 'either',
  of: [oneOf(PLAY_NEEDS), landed, attackBase, incoming, dieOf, condition],
};

const HOOKS: FieldsOf<Hooks> = {
  upkeep: maybe(effects),
  turnEnd: maybe(effects),
  activated: maybe(effects),
  check: maybe(effects),
  rollEnd: maybe(effects),
  idleOpponent: maybe(effects),
  overflow: maybe(effects),
  emptied: maybe(effects),
  income: maybe(effects),
  idle: maybe(effects),
  secondWind: maybe(effects),
  contests: maybe(effects),
  attacking: maybe(effects),
  landed: maybe(effects),
  defends: maybe(effects),
  parries: maybe(effects),
  hurt: maybe(effects),
  lessened: maybe(effects),
  befalls: maybe(effects),
  awaits: maybe(status),
  skipsIncome: maybe(yes),
  skipsOffence: maybe(object<{ readonly price: number }>(() => ({ price: cost }))),
  stuns: maybe(yes),
  fewerAttempts: maybe(whole(1, 2)),
  attemptPrice: maybe(whole(1, 15)),
  strengthens: maybe(object<{ readonly damage: number }>(() => ({ damage: count }))),
  invites: maybe(object<{ readonly damage: number; readonly cp: number }>(() => ({ damage: count, cp: cost }))),
  weakens: maybe(object<{ readonly damage: number; readonly used: boolean }>(() => ({ damage: count, used: flag }))),
  harmless: maybe(yes),
  hides: maybe(yes),
  endsWith: maybe(oneOf(['offence', 'roll-phase', 'next-roll-phase', 'turn'] as const)),
  fades: maybe(yes),
  saves: maybe(yes),
  passing: maybe(yes),
  savesAt: maybe(whole(1, LIMITS.number)),
  rescues: maybe(object<{ readonly health: number }>(() => ({ health: whole(1, LIMITS.number) }))),
  revives: maybe(
    object<{ readonly status: string; readonly health: number }>(() => ({ status, health: whole(1, LIMITS.number) })),
  ),
  perTurn: maybe(oneOf(FIGURES)),
  group: maybe(
    object<{ readonly name: string; readonly limit: number }>(() => ({ name: id('group'), limit: whole(1, STACK) })),
  ),
  blanks: maybe(whole(1, 6)),
  mutes: maybe(yes),
  caps: maybe(object<{ readonly damage: number }>(() => ({ damage: count }))),
  defenceRerolls: maybe(whole(1, 5)),
  sells: maybe(cost),
  immune: maybe(list(status, 12)),
};
const hooks = object<Hooks>(() => HOOKS);

const use = object<Use>(() => ({
  moment: oneOf(MOMENTS),
  cp: cost,
  status: either(status, nothing),
  tokens: count,
  matured: flag,
  perTurn: oneOf(['any', 'once', 'once-a-token'] as const),
  modifier: flag,
  needs: list(playNeed, 6),
  effects,
}));

const ability = object<Ability>(() => ({
  id: id('ability'),
  kind: oneOf(ABILITY_KINDS),
  rows: list(
    object<Row>(() => ({ need, effects })),
    8,
  ),
  dice: whole(0, LIMITS.dice),
  rerolls: whole(0, LIMITS.dice),
  effects,
  unique: flag,
  hooks,
  uses: list(use, 8),
}));

export const card = object<ActionCard>(() => ({
  id: id('card'),
  cost,
  timing: oneOf(CARD_TIMINGS),
  modifier: flag,
  needs: list(playNeed, 6),
  effects,
  confidence,
  gear: maybe(ability),
  swaps: maybe(yes),
}));

const upgrade = object<Upgrade>(() => ({
  id: id('upgrade'),
  level: either(exactly(2), exactly(3)),
  cost,
  ability,
  adds: list(ability, 3),
  confidence,
}));

const slot = object<Slot>(() => ({
  id: id('slot'),
  printed: ability,
  upgrades: list(upgrade, 2),
  otherSide: either(ability, nothing),
}));

export const ownStatus = object<Status>(() => ({
  id: status,
  kind: oneOf(STATUS_KINDS),
  limit: whole(1, STACK),
  persistent: flag,
  removable: flag,
  movable: flag,
  uses: list(use, 12),
  hooks,
  icon: id('icon'),
  confidence,
}));

export const hero = object<Hero>(() => ({
  id: id('hero'),
  complexity: whole(1, 6),
  icon: id('icon'),
  die: { kind: 'list', of: id('symbol'), least: 6, most: 6 },
  faceIcons: record('symbol', id('icon'), 6),
  slots: list(slot, 12, 1),
  cards: list(card, 24),
  promo: either(card, nothing),
  statuses: list(status, 12),
  limits: record('status', whole(1, STACK), 12),
  setUp: effects,
  ownDeck: maybe(yes),
  rolls: maybe(yes),
  untouched: maybe(yes),
  board: confidence,
  doubts: record<Confidence>('ability', confidence, 40),
}));

const colour: SlotOf<Colour> = { kind: 'list', of: part(0, 360), least: 3, most: 3 };
export const look = object<Look>(() => ({
  accent: object<Look['accent']>(() => ({ deep: colour, lit: colour })),
  division: oneOf(DIVISIONS),
}));
export const worth = object<Worth>(() => ({
  once: part(-20, 20),
  eachTurn: part(-20, 20),
  first: maybe(part(-20, 20)),
}));

export const statuses = list(ownStatus, 12);

/** What of a hero is played with. */
export const PRINTED = object<Printed>(() => ({ hero, statuses }));
