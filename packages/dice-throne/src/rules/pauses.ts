// "Then": a pause in which others may answer, or in which an ability waits for its target or its damage (DT-13.4).
import type { EffectFrame, ThroneState } from '../state.ts';
import { isUninterruptible } from './answers.ts';
import { attackPool } from './damage.ts';
import { openWindow } from './frames.ts';
import type { Play } from './play.ts';
import { rootOf } from './reading.ts';

/** DT-13.4: a window, unless an ability's next words must wait for its target or for its damage to land. */
export function pause(play: Play, frame: EffectFrame): void {
  const { state } = play;
  const attack = attackPool(state) !== null;
  const waits = state.step === 'determined' ? state.queued.length > 0 || attack : state.step === 'resolved' && attack;
  if (frame.cause === 'ability' && waits) putToRest(state, frame);
  else if (!isUninterruptible(state, frame)) openWindow(play, 'then');
}

/** The whole ability is laid aside where it stands. */
export function putToRest(state: ThroneState, frame: EffectFrame): void {
  const from = state.stack.indexOf(rootOf(state, frame));
  for (const one of state.stack.splice(from)) if (one.kind === 'effects') state.rest.push(one);
}
