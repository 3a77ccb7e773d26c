// Verbs that need somebody else: statuses inflicted, CP, health and cards taken.
import { heroOf, statusNumber } from '../content/library.ts';
import type { EffectOf } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, playerAt } from '../state.ts';
import { setAside } from './frames.ts';
import { changeHealth, checkDefeat } from './landing.ts';
import { ask, changeCp, discardCard, type Play } from './play.ts';
import { valueOfAmount, whoIs } from './reading.ts';
import { inflict } from './tokens.ts';

/** What needs somebody: at once if that is known, else when the ability has its target (DT-3.17). */
export function againstSomebody(
  play: Play,
  frame: EffectFrame,
  effect: EffectOf<
    'inflict' | 'lose-cp' | 'steal-cp' | 'lose-health' | 'steal-health' | 'discard-random' | 'discard' | 'see-hand'
  >,
): void {
  const { state } = play;
  const seat = whoIs(state, frame, effect.who);
  const amount =
    frame.fixed !== NONE ? frame.fixed : 'amount' in effect ? valueOfAmount(state, frame, effect.amount) : 1;
  if (effect.who === 'target' && (seat === NONE || (frame.cause === 'ability' && state.step === 'determined'))) {
    setAside(state, frame, amount);
    return;
  }
  if (seat === NONE || playerAt(state, seat).out || heroOf(state, playerAt(state, seat).hero).untouched === true)
    return;
  switch (effect.verb) {
    case 'inflict':
      inflict(play, seat, statusNumber(state, effect.status), amount);
      break;
    case 'lose-cp':
    case 'steal-cp': {
      // DT-13.7 to DT-13.9.
      const taken = Math.min(amount, playerAt(state, seat).cp);
      changeCp(play, seat, -taken);
      if (effect.verb === 'steal-cp') changeCp(play, frame.by, taken);
      break;
    }
    case 'lose-health':
    case 'steal-health': {
      const { dial } = playerAt(state, seat);
      const taken = Math.min(amount, state.health[dial] ?? 0);
      changeHealth(play, dial, -taken);
      if (effect.verb === 'steal-health') changeHealth(play, playerAt(state, frame.by).dial, taken);
      checkDefeat(play);
      break;
    }
    case 'discard-random': {
      const { hand } = playerAt(state, seat);
      if (hand.length > 0) discardCard(play, seat, hand[play.chance.below(hand.length)] ?? 0);
      break;
    }
    case 'discard': {
      const { hand } = playerAt(state, seat);
      const [only] = hand;
      if (hand.length > 1) ask(state, 'card', seat);
      else if (only !== undefined) discardCard(play, seat, only);
      break;
    }
    case 'see-hand':
      state.seen = [frame.by, seat, ...playerAt(state, seat).hand];
      if (play.emit) play.emit({ kind: 'saw-hand', seat: frame.by, of: seat });
      break;
  }
}
