// A teammate's token brings a fallen dial back (ADV-12.3). Several could pay it: then the larger game is asked whose goes.
import type { Seat } from '@wyrmtable/kernel';
import { statusesWith, statusOf } from '../content/library.ts';
import { type Call, isOpponent, NONE, playerAt, seatsOfDial, type ThroneState } from '../state.ts';
import { type Play, removeTokens, tokensOf } from './play.ts';

/** What is called when a token is owed: `who` has been brought back, `amount` is the number of the status. */
export const RESCUE = 'rescue';

interface Payment {
  readonly seat: Seat;
  readonly status: number;
}

/** Where the dial stands after it, 0 when nobody can help. The token goes at once, or is owed until it is known whose. */
export function rescue(play: Play, dial: number): number {
  const { state } = play;
  const [who = NONE] = seatsOfDial(state, dial);
  for (const status of statusesWith(state, 'rescues')) {
    const call: Call = { what: RESCUE, amount: status, by: who, who };
    const [helper, another] = rescuersOf(state, call);
    if (helper === undefined) continue;
    if (another === undefined) payRescue(play, call, helper);
    else state.calls.push(call);
    return healthAfter(state, status);
  }
  return 0;
}

const healthAfter = (state: ThroneState, status: number): number => statusOf(state, status).hooks.rescues?.health ?? 1;

/** Whose token may go for it, those with most first; what else is owed must still be payable by the others. */
export function rescuersOf(state: ThroneState, call: Call): Seat[] {
  const status = call.amount;
  const others = state.calls.filter((other) => other.what === RESCUE && other !== call);
  return helpersOf(state, call, [])
    .filter((seat) => isPayable(state, others, [{ seat, status }]))
    .sort((a, b) => tokensOf(state, b, status) - tokensOf(state, a, status));
}

/** Teammates with a dial of their own who hold such a token, after those payments. */
function helpersOf(state: ThroneState, { who, amount: status }: Call, paid: readonly Payment[]): Seat[] {
  const { dial } = playerAt(state, who);
  return state.players.flatMap((player, seat) => {
    if (player.out || player.dial === dial || isOpponent(state, seat, who)) return [];
    const gone = paid.filter((one) => one.seat === seat && one.status === status).length;
    return tokensOf(state, seat, status) > gone ? [seat] : [];
  });
}

/** Is there a token for each of them? */
function isPayable(state: ThroneState, owed: readonly Call[], paid: readonly Payment[]): boolean {
  const [next, ...others] = owed;
  if (next === undefined) return true;
  return helpersOf(state, next, paid).some((seat) =>
    isPayable(state, others, [...paid, { seat, status: next.amount }]),
  );
}

/** That teammate's token goes, and it is told whose it was. */
export function payRescue(play: Play, call: Call, helper: Seat): void {
  const { state } = play;
  const status = call.amount;
  forgetRescue(state, call);
  removeTokens(play, helper, status, 1);
  tellSaved(play, playerAt(state, call.who).dial, helper, status, healthAfter(state, status));
}

/** Nobody is left who could pay. */
export function forgetRescue(state: ThroneState, call: Call): void {
  state.calls = state.calls.filter((other) => other !== call);
}

export function tellSaved({ state, emit }: Play, dial: number, by: Seat, status: number, health: number): void {
  if (emit) emit({ kind: 'saved', seats: seatsOfDial(state, dial), by, status: statusOf(state, status).id, health });
}
