// What needs everybody's word: to stop without a result, to pause, to take back. An offer lives as long as the table is open.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Offer, Said } from '@wyrmtable/wire';
import { actorOf } from '../devices.ts';
import { no } from '../refusals.ts';
import { tellTable } from './announcing.ts';
import { writeClock } from './clocks.ts';
import type { Work } from './effects.ts';
import { goOn, seekBots } from './going.ts';
import { recover } from './laying.ts';
import { amend, mayAct, stopped } from './leaving.ts';
import { askedFor } from './proposal.ts';
import type { Line, Proposal, Table } from './table.ts';
import { backOf, holdsFast } from './taking-back.ts';
import { answer } from './telling.ts';
import { longestPause, runFor } from './time.ts';

/** Milliseconds after a no before the same person may offer something again. */
const AFTER_A_NO = 60_000;
/** Milliseconds for which it is thought about whether something is taken back. */
const WISH = 60_000;

function mayOffer(room: Table, line: Line, what: Offer['what']): Refusal | null {
  const seats = mayAct(room, line);
  if (isRefusal(seats)) return seats;
  const actor = actorOf(room.table, line.guest.id);
  if (!askedFor(room.table).has(actor)) return no('bot-plays');
  if (what === 'pause' && room.clock === null) return no('no-clock');
  if (what === 'pause' && isOnPause(room)) return no('on-pause');
  if (room.proposal !== null) return no('offer-open');
  if (what === 'back') {
    if (holdsFast(room)) return no('every-choice-counts');
    if (isOnPause(room)) return no('on-pause');
    if (room.run === null || backOf(room, room.run, actor) === null) return no('nothing-to-undo');
  }
  const wait = (room.denied.get(actor) ?? Number.NEGATIVE_INFINITY) + AFTER_A_NO - room.ticks;
  return wait > 0 ? no('offer-again', { seconds: Math.ceil(wait / 1000) }) : null;
}

export function* propose(room: Table, line: Line, message: Said<'offer'>): Work<void> {
  const refused = mayOffer(room, line, message.what);
  if (refused !== null) return answer(room, line, message, refused);
  const by = actorOf(room.table, line.guest.id);
  const proposal = { what: message.what, by, agreed: new Set([by]) };
  const remaining = message.what === 'back' && room.run !== null ? backOf(room, room.run, by) : null;
  if (remaining === null) return yield* counted(room, line, message, proposal);
  room.wishes++;
  room.out.push({ kind: 'wake', wake: { kind: 'wish', number: room.wishes }, ms: WISH });
  yield* counted(room, line, message, { ...proposal, back: { remaining, number: room.wishes } });
}

/** Bots wait for the answers to a wish, so it does not wait for ever. */
export function forgetWish(room: Table, number: number): void {
  if (room.proposal?.back?.number !== number) return;
  room.proposal = null;
  tellTable(room);
  seekBots(room);
}

export function* agree(room: Table, line: Line, message: Said<'agree'>): Work<void> {
  const { proposal } = room;
  const seats = mayAct(room, line);
  if (isRefusal(seats)) return answer(room, line, message, seats);
  if (proposal === null) return answer(room, line, message, no('no-offer'));
  const actor = actorOf(room.table, line.guest.id);
  yield* counted(room, line, message, { ...proposal, agreed: new Set([...proposal.agreed, actor]) });
}

/** Everybody has said yes, or the others hear who has. */
function* counted(room: Table, line: Line, message: Said<'offer' | 'agree'>, proposal: Proposal): Work<void> {
  if (![...askedFor(room.table)].every((guest) => proposal.agreed.has(guest))) {
    room.proposal = proposal;
    answer(room, line, message, null);
    tellTable(room, line);
    return;
  }
  if (proposal.what === 'back') {
    // It is done as soon as all that has happened is told, and a window's moment is over.
    room.proposal = proposal;
    answer(room, line, message, null);
    tellTable(room, line);
    return yield* goOn(room);
  }
  room.proposal = null;
  if (proposal.what === 'stop') return yield* amend(room, line, message, stopped(room));
  answer(room, line, message, yield* setPause(room, true));
}

/** Whoever offered it takes it back, or anybody who is asked says no: then it is gone, and not offered again for a while. */
export function decline(room: Table, line: Line, message: Said<'decline'>): void {
  const { proposal } = room;
  const seats = mayAct(room, line);
  const refused = isRefusal(seats) ? seats : proposal === null ? no('no-offer') : null;
  answer(room, line, message, refused);
  if (refused !== null || proposal === null) return;
  room.proposal = null;
  room.denied.set(proposal.by, room.ticks);
  tellTable(room, line);
  seekBots(room);
}

/** A pause needs everybody, going on needs one. */
export function* resume(room: Table, line: Line, message: Said<'resume'>): Work<void> {
  const seats = mayAct(room, line);
  if (isRefusal(seats)) return answer(room, line, message, seats);
  if (!isOnPause(room)) return answer(room, line, message, no('not-paused'));
  answer(room, line, message, yield* setPause(room, false));
}

const isOnPause = ({ clock }: Table): boolean => clock !== null && clock.pausedUntil !== null;

/** The clock stands and nobody is asked anything, or all goes on: from the moment at which that is written. */
export function* setPause(room: Table, paused: boolean): Work<Refusal | null> {
  const { clock } = room;
  if (clock === null) return no('no-clock');
  runFor(clock, null, room.heard);
  clock.pausedUntil = paused ? room.heard + longestPause(clock.terms) : null;
  if (!(yield* writeClock(room))) {
    yield* recover(room);
    return no('storage-failed');
  }
  tellTable(room);
  yield* goOn(room, true);
  return null;
}
