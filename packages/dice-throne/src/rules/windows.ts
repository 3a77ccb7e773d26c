// Serving the window on top of the stack: who is asked next, and when it closes (DT-14.5).
import { nextClockwise, type WindowFrame } from '../state.ts';
import { hasAnswer } from './answers.ts';
import type { Play } from './play.ts';

export function serveWindow({ state }: Play, window: WindowFrame): void {
  const seats = state.players.length;
  while (window.quiet < seats) {
    const seat = window.asked;
    if (seat !== window.spared && hasAnswer(state, seat, window.diceOnly)) {
      state.asking = 'window';
      state.asked = seat;
      return;
    }
    window.quiet++;
    window.asked = nextClockwise(state, seat);
  }
  state.stack.pop();
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
  }
}
