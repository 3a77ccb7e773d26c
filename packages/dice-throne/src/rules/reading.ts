// Reading numbers and conditions from the game as it stands while an effect resolves.
import type { Seat } from '@wyrmtable/kernel';
import {
  abilityOf,
  faceBits,
  heroOf,
  libraryOf,
  sequenceOf,
  statusesWith,
  statusNumber,
  statusOf,
} from '../content/library.ts';
import { type Amount, type Condition, type Face, FIGURES, type Who } from '../content/vocabulary.ts';
import { countBits, meets, sumOf } from '../dice.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, STEPS, type Step, type ThroneState } from '../state.ts';
import { seatsAmong } from './among.ts';
import { attackPool, subtotal } from './damage.ts';
import { exhaustionOf, hasPlayed, isMarked } from './marks.ts';
import { limitOf, tokensOf } from './play.ts';
import { targetsOf } from './targets.ts';

/** The dice an effect reads: those rolled by the card or ability it is part of, else the roll it answers to. */
function diceRead(state: ThroneState, frame: EffectFrame): readonly number[] {
  const holder = diceFrame(state, frame);
  if (holder.dice.length > 0) return shownBy(state, holder.by, holder.dice);
  return frame.cause === 'defence'
    ? shownBy(state, frame.by, state.defenceDice)
    : shownBy(state, state.active, state.dice);
}

/** The dice as they count for their owner: a status may blank a number. */
export function shownBy(state: ThroneState, seat: Seat, dice: readonly number[]): readonly number[] {
  let shown = dice;
  for (let i = 0; i < statusesWith(state, 'blanks').length; i++) {
    const status = statusesWith(state, 'blanks')[i] as number;
    if (tokensOf(state, seat, status) === 0) continue;
    const { blanks } = statusOf(state, status).hooks;
    shown = shown.filter((value) => value !== blanks);
  }
  return shown;
}

/** The frame whose dice count for this one: itself, or the nearest around it up to the root. */
export function diceFrame(state: ThroneState, frame: EffectFrame): EffectFrame {
  if (frame.dice.length > 0 || frame.root) return frame;
  for (let i = state.stack.indexOf(frame) - 1; i >= 0; i--) {
    const outer = state.stack[i];
    if (outer?.kind !== 'effects') break;
    if (outer.dice.length > 0 || outer.root) return outer;
  }
  return frame;
}

/** The root frame: the card or ability that everything inside belongs to. */
export function rootOf(state: ThroneState, frame: EffectFrame): EffectFrame {
  if (frame.root) return frame;
  for (let i = state.stack.indexOf(frame) - 1; i >= 0; i--) {
    const outer = state.stack[i];
    if (outer?.kind === 'effects' && outer.root) return outer;
  }
  return frame;
}

/** Whom the word means now; NONE while the attack has no target yet. */
export function whoIs(state: ThroneState, frame: EffectFrame, who: Who): Seat {
  switch (who) {
    case 'self':
      return frame.by;
    case 'picked':
      return frame.picked;
    case 'attacker':
      return state.active;
    case 'target':
      if (state.target !== NONE) return state.target;
      return frame.opponent !== NONE ? frame.opponent : facedBy(state, frame.by);
  }
}

/** Outside of an attack the opponent one is locked in a fight with; nobody while an attack may still be for another one. */
function facedBy(state: ThroneState, seat: Seat): Seat {
  const { faces } = playerAt(state, seat);
  if (faces === NONE || state.ability === NONE || seat !== state.active) return faces;
  return targetsOf(state).length > 1 ? NONE : faces;
}

/** The numbers that show the symbol on the dice of whoever the effect belongs to. */
const bitsOf = (state: ThroneState, frame: EffectFrame, face: Face): number =>
  faceBits(libraryOf(state), sequenceOf(state, frame.sequence).hero, face);

export function valueOfAmount(state: ThroneState, frame: EffectFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'each':
      return amount.times * countBits(diceRead(state, frame), bitsOf(state, frame, amount.face));
    case 'pairs':
      return amount.times * (countBits(diceRead(state, frame), bitsOf(state, frame, amount.face)) >> 1);
    case 'numbers': {
      const { from, to } = amount;
      return amount.times * diceRead(state, frame).filter((value) => value >= from && value <= to).length;
    }
    case 'tokens': {
      const seat = whoIs(state, frame, amount.of);
      return seat === NONE ? 0 : amount.times * tokensOf(state, seat, statusNumber(state, amount.status));
    }
    case 'table': {
      const seat = whoIs(state, frame, amount.of);
      const held = seat === NONE ? 0 : tokensOf(state, seat, statusNumber(state, amount.status));
      return amount.values[Math.min(held, amount.values.length - 1)] ?? 0;
    }
    case 'room': {
      const status = statusNumber(state, amount.status);
      return limitOf(state, frame.by, status) - tokensOf(state, frame.by, status);
    }
    case 'sum':
      return sumOf(diceRead(state, frame));
    case 'cp':
      return playerAt(state, frame.by).cp;
    case 'given':
      return amount.times * frame.given;
    case 'tally':
      return amount.times * rootOf(state, frame).tally;
    case 'extra-rolls':
      return Math.min(amount.most, Math.max(0, state.rolls - 1));
    case 'health': {
      const seat = whoIs(state, frame, amount.of);
      return seat === NONE ? 0 : (state.health[playerAt(state, seat).dial] ?? 0);
    }
    case 'hand': {
      const seat = whoIs(state, frame, amount.of);
      return seat === NONE ? 0 : playerAt(state, seat).hand.length;
    }
    case 'count':
      return seatsAmong(state, frame.by, amount.among).length;
    case 'statuses': {
      const seat = whoIs(state, frame, amount.of);
      return seat === NONE ? 0 : tokensOfKind(state, seat, amount.which);
    }
    case 'least':
      return Math.min(...amount.of.map((part) => valueOfAmount(state, frame, part)));
    case 'half':
      return Math.ceil(valueOfAmount(state, frame, amount.of) / 2);
    case 'total':
      return amount.of.reduce<number>((sum, part) => sum + valueOfAmount(state, frame, part), 0);
  }
}

function tokensOfKind(state: ThroneState, seat: Seat, kind: 'positive' | 'negative'): number {
  return playerAt(state, seat).tokens.reduce(
    (sum, held, at) => (held > 0 && statusOf(state, at).kind === kind ? sum + held : sum),
    0,
  );
}

const BEFORE_DEFENCE: ReadonlySet<Step> = new Set(
  STEPS.slice(STEPS.indexOf('determined'), STEPS.indexOf('defence') + 1),
);

/** An attack is in progress and the defender has not chosen a defence. */
export function isUndefended(state: ThroneState): boolean {
  return BEFORE_DEFENCE.has(state.step) && attackPool(state) !== null;
}

/** Conditions about a player and the table, which need no effect being resolved. */
export function holdsFor(state: ThroneState, seat: Seat, test: Condition): boolean {
  const player = playerAt(state, seat);
  switch (test.kind) {
    case 'holds':
      return test.who === 'self' && tokensOf(state, seat, statusNumber(state, test.status)) >= test.least;
    case 'room':
      return (
        tokensOf(state, seat, statusNumber(state, test.status)) < limitOf(state, seat, statusNumber(state, test.status))
      );
    case 'somebody-holds':
      return state.players.some((_, other) => tokensOf(state, other, statusNumber(state, test.status)) > 0);
    case 'ready':
      return !isMarked(state, seat, exhaustionOf(statusNumber(state, test.status)));
    case 'before-defence':
      return isUndefended(state);
    case 'using':
      return state.ability !== NONE && abilityOf(state, state.ability).ability.id === test.ability;
    case 'upgraded': {
      const { slots } = heroOf(state, player.hero);
      const at = slots.findIndex(({ id }) => id === test.slot);
      return (slots[at]?.upgrades[(player.ranks[at] ?? 0) - 1]?.level ?? 1) >= test.level;
    }
    case 'flipped':
      return heroOf(state, player.hero).slots.some(
        ({ otherSide }, at) => otherSide !== null && (player.ranks[at] ?? 0) > 0,
      );
    case 'goes-first':
      return state.order[0] === seat;
    case 'fewer-rolls':
      return state.rollsThisTurn < test.than;
    case 'can-pay':
      return player.cp >= test.cp;
    case 'inflicted':
      return state.arrived.length > 0;
    case 'attacks': {
      const pool = attackPool(state);
      return pool !== null && pool.by === seat && subtotal(state, pool) >= test.least;
    }
    case 'at-least':
      return (standingAmount(state, seat, test.amount) ?? 0) >= test.least;
    case 'played':
      return hasPlayed(state, seat, test.card);
    case 'own-kind':
      return heroOf(state, player.hero).statuses.includes(test.status);
    case 'not':
      return !holdsFor(state, seat, test.test);
    case 'all':
      return test.tests.every((one) => holdsFor(state, seat, one));
    default:
      return false;
  }
}

/** Can the amount be read of a player without an effect being resolved? */
function isStanding(amount: Amount): boolean {
  if (typeof amount === 'number') return true;
  if (amount.kind === 'cp') return true;
  return (amount.kind === 'statuses' || amount.kind === 'tokens' || amount.kind === 'health') && amount.of === 'self';
}

/** Such an amount, or null for one that only an effect can read. */
function standingAmount(state: ThroneState, seat: Seat, amount: Amount): number | null {
  if (!isStanding(amount)) return null;
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'cp':
      return playerAt(state, seat).cp;
    case 'statuses':
      return tokensOfKind(state, seat, amount.which);
    case 'tokens':
      return amount.times * tokensOf(state, seat, statusNumber(state, amount.status));
    case 'health':
      return state.health[playerAt(state, seat).dial] ?? 0;
    default:
      return null;
  }
}

const FRAMED: ReadonlySet<Condition['kind']> = new Set<Condition['kind']>([
  'shows',
  'activated-by',
  'some-status',
  'dealt-at-least',
  'added-at-least',
  'turned',
  'reaches',
  'is-opponent',
]);

/** Can the condition only be read while its effect resolves? */
export function needsFrame(test: Condition): boolean {
  if (test.kind === 'not') return needsFrame(test.test);
  if (test.kind === 'all') return test.tests.some(needsFrame);
  if (test.kind === 'at-least') return !isStanding(test.amount);
  return FRAMED.has(test.kind);
}

export function holds(state: ThroneState, frame: EffectFrame, test: Condition): boolean {
  const library = libraryOf(state);
  const { hero } = sequenceOf(state, frame.sequence);
  switch (test.kind) {
    case 'shows':
      return meets(library, diceRead(state, frame), test.need, hero);
    case 'activated-by':
      return frame.cause === 'defence'
        ? meets(library, shownBy(state, frame.by, state.defenceDice), test.need, hero)
        : meets(library, shownBy(state, state.active, state.dice), test.need, hero);
    case 'at-least':
      return valueOfAmount(state, frame, test.amount) >= test.least;
    case 'holds': {
      const seat = whoIs(state, frame, test.who);
      return seat !== NONE && tokensOf(state, seat, statusNumber(state, test.status)) >= test.least;
    }
    case 'room': {
      const seat = whoIs(state, frame, test.who);
      return (
        seat !== NONE &&
        tokensOf(state, seat, statusNumber(state, test.status)) < limitOf(state, seat, statusNumber(state, test.status))
      );
    }
    case 'some-status': {
      const seat = whoIs(state, frame, test.who);
      return (
        seat !== NONE && playerAt(state, seat).tokens.some((count, at) => count > 0 && statusOf(state, at).removable)
      );
    }
    case 'dealt-at-least':
      return state.dealt >= test.damage;
    case 'reaches':
      return sumOf(diceRead(state, frame)) >= (state.figures[FIGURES.indexOf(test.figure)] ?? 0);
    case 'added-at-least':
      return rootOf(state, frame).added >= test.damage;
    case 'turned':
      return rootOf(state, frame).turned;
    case 'is-opponent': {
      const seat = whoIs(state, frame, test.who);
      return seat !== NONE && isOpponent(state, seat, frame.by);
    }
    case 'not':
      return !holds(state, frame, test.test);
    case 'all':
      return test.tests.every((one) => holds(state, frame, one));
    default:
      return holdsFor(state, frame.by, test);
  }
}
