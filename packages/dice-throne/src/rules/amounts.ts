// Numbers read from the game as it stands while an effect resolves.
import type { Seat } from '@wyrmtable/kernel';
import { isStanding } from '../content/amounts.ts';
import { faceBits, libraryOf, sequenceOf, statusNumber, statusOf } from '../content/library.ts';
import type { Amount, AmountKind, AmountOf, Face, Who } from '../content/vocabulary.ts';
import { countBits, sumOf } from '../dice.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { seatsAmong } from './among.ts';
import { limitOf, tokensOf } from './play.ts';
import { diceRead, rootOf, whoIs } from './reading.ts';

/** How many of the dice being read show the symbol on the dice of whoever the effect belongs to. */
const showing = (state: ThroneState, frame: EffectFrame, face: Face): number =>
  countBits(diceRead(state, frame), faceBits(libraryOf(state), sequenceOf(state, frame.sequence).hero, face));

function tokensOfKind(state: ThroneState, seat: Seat, kind: 'positive' | 'negative'): number {
  return playerAt(state, seat).tokens.reduce(
    (sum, held, at) => (held > 0 && statusOf(state, at).kind === kind ? sum + held : sum),
    0,
  );
}

/** Whoever was aimed at may be gone (ADV-10.4), and has nothing then. Anybody else is there, or the content was refused. */
function seatRead(state: ThroneState, frame: EffectFrame, of: Who): Seat {
  const seat = whoIs(state, frame, of);
  if (seat === NONE && of !== 'target') throw new RangeError(`nobody is ${of} here`);
  return seat;
}

type Value<K extends AmountKind> = (state: ThroneState, frame: EffectFrame, amount: AmountOf<K>) => number;

const VALUES: { readonly [K in AmountKind]: Value<K> } = {
  each: (state, frame, { times, face }) => times * showing(state, frame, face),
  pairs: (state, frame, { times, face }) => times * (showing(state, frame, face) >> 1),
  numbers: (state, frame, { from, to, times }) =>
    times * diceRead(state, frame).filter((value) => value >= from && value <= to).length,
  tokens: (state, frame, { status, times, of }) => {
    const seat = seatRead(state, frame, of);
    return seat === NONE ? 0 : times * tokensOf(state, seat, statusNumber(state, status));
  },
  table: (state, frame, { status, of, values }) => {
    const seat = seatRead(state, frame, of);
    const held = seat === NONE ? 0 : tokensOf(state, seat, statusNumber(state, status));
    return values[Math.min(held, values.length - 1)] ?? 0;
  },
  room: (state, { by }, amount) => {
    const status = statusNumber(state, amount.status);
    return limitOf(state, by, status) - tokensOf(state, by, status);
  },
  sum: (state, frame) => sumOf(diceRead(state, frame)),
  cp: (state, { by }) => playerAt(state, by).cp,
  given: (_, { given }, { times }) => times * given,
  tally: (state, frame, { times }) => times * rootOf(state, frame).tally,
  'extra-rolls': ({ rolls }, _, { most }) => Math.min(most, Math.max(0, rolls - 1)),
  health: (state, frame, { of }) => {
    const seat = seatRead(state, frame, of);
    return seat === NONE ? 0 : (state.health[playerAt(state, seat).dial] ?? 0);
  },
  hand: (state, frame, { of }) => {
    const seat = seatRead(state, frame, of);
    return seat === NONE ? 0 : playerAt(state, seat).hand.length;
  },
  count: (state, { by }, { among }) => seatsAmong(state, by, among).length,
  statuses: (state, frame, { of, which }) => {
    const seat = seatRead(state, frame, of);
    return seat === NONE ? 0 : tokensOfKind(state, seat, which);
  },
  least: (state, frame, { of }) => Math.min(...of.map((part) => valueOfAmount(state, frame, part))),
  half: (state, frame, { of }) => Math.ceil(valueOfAmount(state, frame, of) / 2),
  total: (state, frame, { of }) => of.reduce<number>((sum, part) => sum + valueOfAmount(state, frame, part), 0),
};

function valueOfCounted<K extends AmountKind>(state: ThroneState, frame: EffectFrame, amount: AmountOf<K>): number {
  return VALUES[amount.kind](state, frame, amount);
}

export const valueOfAmount = (state: ThroneState, frame: EffectFrame, amount: Amount): number =>
  typeof amount === 'number' ? amount : valueOfCounted(state, frame, amount);

/** An amount that can be read of a player without an effect being resolved, or null. */
export function standingAmount(state: ThroneState, seat: Seat, amount: Amount): number | null {
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
