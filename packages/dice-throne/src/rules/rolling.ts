// Verbs of dice: rolls of effects, rerolls that cost something, extra attempts, contests.
import { die } from '@wyrmtable/kernel';
import { sequenceNumber, sequenceOf, statusNumber } from '../content/library.ts';
import type { EffectOf } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, type ThroneState } from '../state.ts';
import { valueOfAmount } from './amounts.ts';
import { isUninterruptible } from './answers.ts';
import { enter, openWindow } from './frames.ts';
import { putToRest } from './pauses.ts';
import { ask, type Play, removeTokens, rollMany, tokensOf } from './play.ts';
import { shownBy, whoIs } from './reading.ts';

/** DT-13.1, DT-14.7: fresh dice; the roller may have rerolls, then others may still alter them. */
export function rollDice(play: Play, frame: EffectFrame, effect: EffectOf<'roll'>): void {
  const { state, chance, emit } = play;
  const dice = valueOfAmount(state, frame, effect.dice);
  if (dice <= 0) return;
  frame.dice = rollMany(chance, dice);
  if (emit) emit({ kind: 'rolled', seat: frame.by, purpose: 'effect', dice: frame.dice.slice() });
  const { price } = effect;
  const payable = price === null || tokensOf(state, frame.by, statusNumber(state, price.status)) >= price.tokens;
  if (effect.rerolls > 0 && payable) {
    frame.left = effect.rerolls;
    ask(state, 'effect-reroll', frame.by);
  } else openWindow(play, 'effect-roll', NONE, isUninterruptible(state, frame));
}

/** Pays for rolling dice once more, where that costs tokens. */
export function payForReroll(play: Play, frame: EffectFrame): void {
  const effect = sequenceOf(play.state, frame.sequence).effects[frame.at - 1];
  if (effect?.verb === 'roll' && effect.price !== null)
    removeTokens(play, frame.by, statusNumber(play.state, effect.price.status), effect.price.tokens);
}

/** An attempt more; in the middle of a declaration it takes the roller back to the dice (DT-R6). */
export function giveAttempt(state: ThroneState, phase: 'offence' | 'defence'): void {
  if (phase === 'defence') {
    if (state.step === 'defence-rolled') state.defenceAttempts++;
  } else if (state.step === 'rolling' || state.step === 'declared') {
    state.attempts++;
    if (state.step === 'declared') state.altered = true;
  }
}

/** Both roll a die that may still be altered; then they are compared. */
export function holdContest(play: Play, frame: EffectFrame, effect: EffectOf<'contest'>): void {
  const { state, chance, emit } = play;
  const rival = whoIs(state, frame, effect.against);
  if (rival === NONE) {
    if (state.step !== 'determined') return;
    // Performed again when the ability has its target.
    frame.at--;
    putToRest(state, frame);
    return;
  }
  if (frame.rival === NONE) {
    frame.rival = rival;
    // A defence that is a contest has rolled its die already (DT-8.5).
    const rolled =
      frame.cause === 'defence' && state.defenceDice.length > 0 ? Math.max(...state.defenceDice) : undefined;
    frame.dice = [rolled ?? die(chance), die(chance)];
    if (emit) {
      if (rolled === undefined)
        emit({ kind: 'rolled', seat: frame.by, purpose: 'effect', dice: frame.dice.slice(0, 1) });
      emit({ kind: 'rolled', seat: rival, purpose: 'effect', dice: frame.dice.slice(1) });
    }
    frame.at--;
    openWindow(play, 'effect-roll', NONE, isUninterruptible(state, frame));
    return;
  }
  // A blank die shows nothing (ADV-26.23).
  const [own = 0] = shownBy(state, frame.by, frame.dice.slice(0, 1));
  const [others = 0] = shownBy(state, rival, frame.dice.slice(1));
  frame.rival = NONE;
  frame.dice = [];
  if (effect.tied !== undefined && own === others) enter(state, frame, sequenceNumber(state, effect.tied));
  else
    enter(
      state,
      frame,
      sequenceNumber(state, own > others || (effect.ties && own === others) ? effect.win : effect.lose),
    );
}
