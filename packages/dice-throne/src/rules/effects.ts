// Resolving effects one by one: the frame on top of the stack, what it asks and what it is answered.
import type { Choice } from '@wyrmtable/kernel';
import { argumentOf, kindOf } from '../choice.ts';
import { cardOf, sequenceOf } from '../content/library.ts';
import type { Effect } from '../content/vocabulary.ts';
import { type Asking, type EffectFrame, playerAt, type ThroneState, topOf } from '../state.ts';
import { openWindow } from './frames.ts';
import type { Play } from './play.ts';
import { answer, offered, perform } from './verbs/index.ts';
import { asksOpponent, waitsForTarget } from './waiting.ts';

/** Takes the top frame one effect further, or off the stack when it is done. */
export function stepFrame(play: Play, frame: EffectFrame): void {
  if (frame.at >= frame.until) {
    play.state.stack.pop();
    if (frame.root) finished(play, frame);
    return;
  }
  const effect = sequenceOf(play.state, frame.sequence).effects[frame.at];
  frame.at++;
  if (effect === undefined || waitsForTarget(play.state, frame, effect)) return;
  if (!asksOpponent(play.state, frame, effect)) perform(play, frame, effect);
}

/** A resolved card is discarded (DT-2.17, DT-12.8); damage that does not wait for the phase is about to land. */
function finished(play: Play, frame: EffectFrame): void {
  const { state } = play;
  if (frame.cause === 'card') {
    const player = playerAt(state, frame.by);
    (cardOf(state, frame.source).gear >= 0 ? player.gear : player.discard).push(frame.source);
  }
  if (state.pools.some((pool) => pool.now)) openWindow(play, 'incoming');
}

/** The effect that has asked, with its frame. */
function asking(state: ThroneState): readonly [frame: EffectFrame, effect: Effect] | null {
  const frame = topOf(state);
  if (frame?.kind !== 'effects') return null;
  const effect = sequenceOf(state, frame.sequence).effects[frame.at - 1];
  return effect === undefined ? null : [frame, effect];
}

const NONE_LEGAL: readonly Choice[] = [];

/** What the effect on top of the stack asks. */
export function effectChoices(state: ThroneState, asked: Asking): readonly Choice[] {
  const found = asking(state);
  return found === null ? NONE_LEGAL : offered(state, ...found, asked);
}

/** The answer to what it asked. */
export function answerEffect(play: Play, choice: Choice): void {
  const found = asking(play.state);
  if (found !== null) answer(play, ...found, { kind: kindOf(choice), argument: argumentOf(choice) });
}
