// Conditions read from the game as it stands: while an effect resolves, or of a player at any time.
import type { Seat } from '@wyrmtable/kernel';
import { isStanding } from '../content/amounts.ts';
import { abilityOf, heroOf, libraryOf, sequenceOf, statusNumber, statusOf } from '../content/library.ts';
import { type Condition, type ConditionKind, type ConditionOf, FIGURES, type Need } from '../content/vocabulary.ts';
import { meets, sumOf } from '../dice.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, STEPS, type Step, type ThroneState } from '../state.ts';
import { standingAmount, valueOfAmount } from './amounts.ts';
import { attackPool, subtotal } from './damage.ts';
import { exhaustionOf, hasPlayed, isMarked } from './marks.ts';
import { limitOf, tokensOf } from './play.ts';
import { diceRead, rootOf, shownBy, whoIs } from './reading.ts';

const BEFORE_DEFENCE: ReadonlySet<Step> = new Set(
  STEPS.slice(STEPS.indexOf('determined'), STEPS.indexOf('defence') + 1),
);

/** An attack is in progress and the defender has not chosen a defence. */
export function isUndefended(state: ThroneState): boolean {
  return BEFORE_DEFENCE.has(state.step) && attackPool(state) !== null;
}

function hasRoom(state: ThroneState, seat: Seat, id: string): boolean {
  const status = statusNumber(state, id);
  return tokensOf(state, seat, status) < limitOf(state, seat, status);
}

const isMet = (state: ThroneState, frame: EffectFrame, dice: readonly number[], need: Need): boolean =>
  meets(libraryOf(state), dice, need, sequenceOf(state, frame.sequence).hero);

/** Read of a player and the table, without an effect being resolved. */
type Standing<K extends ConditionKind> = (state: ThroneState, seat: Seat, test: ConditionOf<K>) => boolean;
/** Read while its effect resolves. */
type Framed<K extends ConditionKind> = (state: ThroneState, frame: EffectFrame, test: ConditionOf<K>) => boolean;
/** What is read only in one way has no other: outside an effect it does not hold, inside it is read of who resolves it. */
type Test<K extends ConditionKind> =
  | { readonly standing: Standing<K>; readonly framed: Framed<K> }
  | { readonly standing: Standing<K>; readonly framed: null }
  | { readonly standing: null; readonly framed: Framed<K> };

const always = <K extends ConditionKind>(standing: Standing<K>): Test<K> => ({ standing, framed: null });
const resolving = <K extends ConditionKind>(framed: Framed<K>): Test<K> => ({ standing: null, framed });

const TESTS: { readonly [K in ConditionKind]: Test<K> } = {
  shows: resolving((state, frame, { need }) => isMet(state, frame, diceRead(state, frame), need)),
  'activated-by': resolving((state, frame, { need }) =>
    frame.cause === 'defence'
      ? isMet(state, frame, shownBy(state, frame.by, state.defenceDice), need)
      : isMet(state, frame, shownBy(state, state.active, state.dice), need),
  ),
  'at-least': {
    standing: (state, seat, { amount, least }) => (standingAmount(state, seat, amount) ?? 0) >= least,
    framed: (state, frame, { amount, least }) => valueOfAmount(state, frame, amount) >= least,
  },
  holds: {
    standing: (state, seat, { who, status, least }) =>
      who === 'self' && tokensOf(state, seat, statusNumber(state, status)) >= least,
    framed: (state, frame, { who, status, least }) => {
      const seat = whoIs(state, frame, who);
      return seat !== NONE && tokensOf(state, seat, statusNumber(state, status)) >= least;
    },
  },
  'somebody-holds': always((state, _, { status }) =>
    state.players.some((_, other) => tokensOf(state, other, statusNumber(state, status)) > 0),
  ),
  ready: always((state, seat, { status }) => !isMarked(state, seat, exhaustionOf(statusNumber(state, status)))),
  room: {
    standing: (state, seat, { status }) => hasRoom(state, seat, status),
    framed: (state, frame, { who, status }) => {
      const seat = whoIs(state, frame, who);
      return seat !== NONE && hasRoom(state, seat, status);
    },
  },
  'some-status': resolving((state, frame, { who }) => {
    const seat = whoIs(state, frame, who);
    return (
      seat !== NONE && playerAt(state, seat).tokens.some((count, at) => count > 0 && statusOf(state, at).removable)
    );
  }),
  'dealt-at-least': resolving(({ dealt }, _, { damage }) => dealt >= damage),
  'added-at-least': resolving((state, frame, { damage }) => rootOf(state, frame).added >= damage),
  turned: resolving((state, frame) => rootOf(state, frame).turned),
  using: always(
    (state, _, { ability }) => state.ability !== NONE && abilityOf(state, state.ability).ability.id === ability,
  ),
  'before-defence': always(isUndefended),
  upgraded: always((state, seat, { slot, level }) => {
    const { hero, ranks } = playerAt(state, seat);
    const { slots } = heroOf(state, hero);
    const at = slots.findIndex(({ id }) => id === slot);
    return (slots[at]?.upgrades[(ranks[at] ?? 0) - 1]?.level ?? 1) >= level;
  }),
  flipped: always((state, seat) => {
    const { hero, ranks } = playerAt(state, seat);
    return heroOf(state, hero).slots.some(({ otherSide }, at) => otherSide !== null && (ranks[at] ?? 0) > 0);
  }),
  'goes-first': always(({ order }, seat) => order[0] === seat),
  'fewer-rolls': always(({ rollsThisTurn }, _, { than }) => rollsThisTurn < than),
  'can-pay': always((state, seat, { cp }) => playerAt(state, seat).cp >= cp),
  attacks: always((state, seat, { least }) => {
    const pool = attackPool(state);
    return pool !== null && pool.by === seat && subtotal(state, pool) >= least;
  }),
  inflicted: always(({ arrived }) => arrived.length > 0),
  reaches: resolving(
    (state, frame, { figure }) => sumOf(diceRead(state, frame)) >= (state.figures[FIGURES.indexOf(figure)] ?? 0),
  ),
  played: always((state, seat, { card }) => hasPlayed(state, seat, card)),
  'is-opponent': resolving((state, frame, { who }) => {
    const seat = whoIs(state, frame, who);
    return seat !== NONE && isOpponent(state, seat, frame.by);
  }),
  'own-kind': always((state, seat, { status }) => heroOf(state, playerAt(state, seat).hero).statuses.includes(status)),
  not: {
    standing: (state, seat, { test }) => !holdsFor(state, seat, test),
    framed: (state, frame, { test }) => !holds(state, frame, test),
  },
  all: {
    standing: (state, seat, { tests }) => tests.every((one) => holdsFor(state, seat, one)),
    framed: (state, frame, { tests }) => tests.every((one) => holds(state, frame, one)),
  },
};

const testOf = <K extends ConditionKind>({ kind }: ConditionOf<K>): Test<K> => TESTS[kind];

/** Does it hold for a player, without an effect being resolved? */
export function holdsFor(state: ThroneState, seat: Seat, test: Condition): boolean {
  return testOf(test).standing?.(state, seat, test) ?? false;
}

/** Can the condition only be read while its effect resolves? */
export function needsFrame(test: Condition): boolean {
  if (test.kind === 'not') return needsFrame(test.test);
  if (test.kind === 'all') return test.tests.some(needsFrame);
  if (test.kind === 'at-least') return !isStanding(test.amount);
  return testOf(test).standing === null;
}

export function holds(state: ThroneState, frame: EffectFrame, test: Condition): boolean {
  const { framed, standing } = testOf(test);
  return framed === null ? standing(state, frame.by, test) : framed(state, frame, test);
}
