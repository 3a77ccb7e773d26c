// Cards that are aimed at somebody, who may turn them aside (SK-10), and what every card tells when it is used.
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { CANCEL } from '../content/amounts.ts';
import { NO_CARD } from '../content/cards.ts';
import { amount, cardOf } from '../content/library.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt, nextSeat } from '../state.ts';
import { changeArmy } from './army.ts';
import { goRound, rollEventDie } from './roll.ts';

export function say(
  state: FarkleState,
  emit: Emit<FarkleEvent>,
  seat: Seat,
  number: number,
  target?: Seat,
  face?: number,
): void {
  if (!emit) return;
  const card = cardOf(state, number).id;
  emit({
    kind: 'used',
    seat,
    card,
    ...(target === undefined ? {} : { target }),
    ...(face === undefined ? {} : { face }),
  });
}

export function rerollEvent(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const from = state.face ?? 'blank';
  state.face = rollEventDie(state, chance);
  if (emit) emit({ kind: 'rerolledEvent', seat: state.roller, from, to: state.face });
}

/** A card was played after a roll: everybody may answer once more, beginning with the next seat (SK-10.13). */
export function nextAnswer(state: FarkleState, seat: Seat, chance: Chance, emit: Emit<FarkleEvent>): void {
  state.quiet = 0;
  state.asked = nextSeat(state, seat);
  goRound(state, chance, emit);
}

/** The card is spent whatever comes; whoever it is aimed at may have a mirror. */
export function aim(
  state: FarkleState,
  by: Seat,
  at: Seat,
  card: number,
  face: number,
  chance: Chance,
  emit: Emit<FarkleEvent>,
): void {
  say(state, emit, by, card, at, face === 0 ? undefined : face);
  state.aimed = card;
  state.aimedBy = by;
  state.aimedAt = at;
  state.aimedFace = face;
  const { items } = heroAt(state, at);
  if (emit && items.length > 0) emit({ kind: 'window', cause: 'aimed' });
  if (!items.some((held) => amount(state, CANCEL, held) > 0)) strike(state, chance, emit);
}

/** Nobody turned it aside: the aimed card does what it says. */
export function strike(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const { aimed, aimedBy, aimedAt, aimedFace } = state;
  for (const effect of cardOf(state, aimed).effects) {
    switch (effect.verb) {
      case 'scare': {
        const pips = die(chance);
        if (emit) emit({ kind: 'scared', seat: aimedAt, pips });
        changeArmy(state, aimedAt, -effect.perPip * pips, 'card', emit);
        break;
      }
      case 'take-from-larger': {
        const taken = -changeArmy(state, aimedAt, -effect.soldiers, 'lost', emit);
        changeArmy(state, aimedBy, taken, 'taken', emit);
        break;
      }
      case 'rival-rerolls-event':
        rerollEvent(state, chance, emit);
        break;
      case 'rival-rerolls-die': {
        const to = die(chance);
        state.dice[state.dice.indexOf(aimedFace)] = to;
        if (emit) emit({ kind: 'rerolledDie', seat: state.roller, from: aimedFace, to });
        break;
      }
      default:
        throw new TypeError(`${effect.verb} is aimed at nobody`);
    }
  }
  afterAim(state, chance, emit);
}

/** Back to what the aimed card interrupted. */
export function afterAim(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const by = state.aimedBy;
  state.aimed = NO_CARD;
  state.aimedBy = -1;
  state.aimedAt = -1;
  state.aimedFace = 0;
  if (state.step === 'roll') nextAnswer(state, by, chance, emit);
}
