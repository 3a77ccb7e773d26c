// What an effect lets a player choose from: options, players, how much to give up.
import type { Seat } from '@wyrmtable/kernel';
import { sequenceNumber } from '../content/library.ts';
import type { Effect, EffectOf } from '../content/vocabulary.ts';
import type { EffectFrame, ThroneState } from '../state.ts';
import { seatsAmong } from './among.ts';
import { holds } from './conditions.ts';
import { enter } from './frames.ts';
import { layable, returnable } from './piles.ts';
import type { Play } from './play.ts';

/** A card is to be taken, and there is none. */
function findsNothing(state: ThroneState, { by }: EffectFrame, effect: Effect): boolean {
  switch (effect.verb) {
    case 'play-upgrade':
      return layable(state, by, effect).length === 0;
    case 'return-card':
      return returnable(state, by, effect.which).length === 0;
    default:
      return false;
  }
}

/** Which options may be chosen now, by number: not those that are only about a card that is not there. */
export function optionsOf(state: ThroneState, frame: EffectFrame, effect: EffectOf<'choose'>): number[] {
  const isIdle = (effects: readonly Effect[]) =>
    effects.length > 0 && effects.every((one) => findsNothing(state, frame, one));
  return effect.options.flatMap(({ when, effects }, i) =>
    (when === null || holds(state, frame, when)) && !isIdle(effects) ? [i] : [],
  );
}

export function pickable(state: ThroneState, frame: EffectFrame, effect: EffectOf<'pick'>): Seat[] {
  const among = seatsAmong(state, frame.by, effect.among);
  return effect.distinct ? among.filter((seat) => (frame.chosen & (1 << seat)) === 0) : among;
}

/** One pick made: what it brings, and the next one after it if there are more. */
export function takePick({ state }: Play, frame: EffectFrame, effect: EffectOf<'pick'>, seat: Seat): void {
  frame.picks++;
  frame.chosen |= 1 << seat;
  if (frame.picks < effect.times) frame.at--;
  else endPicks(frame);
  enter(state, frame, sequenceNumber(state, effect.effects), seat);
}

export function endPicks(frame: EffectFrame): void {
  frame.picks = 0;
  frame.chosen = 0;
}

/** How much may be given up: nothing, one, and so on. */
export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
