// Serving the window on top of the stack: who is asked next, and when it closes (DT-14.5).
import type { Seat } from '@wyrmtable/kernel';
import { NONE, nextClockwise, type ThroneState, type WindowFrame } from '../state.ts';
import { type Asked, hasAnswer, mightAnswer } from './answers.ts';
import { land } from './landing.ts';
import type { Play } from './play.ts';

/** Asks the next seat that could answer; a seat that cannot is passed by. */
export function serveWindow(play: Play, window: WindowFrame): void {
  const { state } = play;
  const seats = state.players.length;
  const asked = window.diceOnly ? 'dice' : 'window';
  // A new round of answers: it is told where what all can see allows one, whatever the hands really hold.
  if (play.emit && window.quiet === 0 && isOpenToAnswers(state, window, asked))
    play.emit({ kind: 'window', cause: window.cause });
  while (!play.unanswered && window.quiet < seats) {
    const seat = window.asked;
    if (seat !== window.spared && hasAnswer(state, seat, asked)) {
      state.asking = 'window';
      state.asked = seat;
      return;
    }
    window.quiet++;
    window.asked = nextClockwise(state, seat);
  }
  state.stack.pop();
  // What does not wait for the end of the phase lands when nobody has more to say (DT-16.4).
  if (window.cause === 'incoming') land(play, true);
}

function isOpenToAnswers(state: ThroneState, window: WindowFrame, asked: Asked): boolean {
  return state.players.some((_, seat) => seat !== window.spared && mightAnswer(state, seat, asked));
}

/** A pass in the window on top. */
export function passWindow(play: Play, window: WindowFrame): void {
  window.quiet++;
  window.asked = nextClockwise(play.state, window.asked);
}

/** Somebody played something: everybody may answer again, beginning at the active player. */
export function restartWindows({ state }: Play): void {
  for (const frame of state.stack) {
    if (frame.kind !== 'window') continue;
    frame.quiet = 0;
    frame.asked = state.active;
    // Whoever was spared because they had just gone on has something new to answer; a roller decides right after anyway.
    if (frame.cause !== 'rolled') frame.spared = NONE;
  }
}

/** May the seat give its answer early: is its place in the order still to come? */
export function isStillAsked(state: ThroneState, window: WindowFrame, seat: Seat): boolean {
  const seats = state.players.length;
  return seat !== window.spared && (seat - window.asked + seats) % seats < seats - window.quiet;
}
