// What each verb of a card does when its moment has come (SK-10). One that is missing does not compile.
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { cardOf } from '../content/library.ts';
import type { Effect, EffectOf, Verb } from '../content/verbs.ts';
import type { FarkleEvent } from '../events.ts';
import type { FarkleState } from '../state.ts';
import { afterAim, aim, nextAnswer, rerollEvent, say } from './aimed.ts';
import { changeArmy } from './army.ts';
import { drawItem, spendItem } from './decks.ts';
import { settleRoll } from './roll.ts';
import { clearAction } from './turn.ts';

/** A card that is being used. `detail` is what the choice carries (see choice.ts). */
export interface Use {
  readonly state: FarkleState;
  readonly seat: Seat;
  readonly card: number;
  readonly detail: number;
  readonly chance: Chance;
  readonly emit: Emit<FarkleEvent>;
}

type Deed<E> = (use: Use, effect: E) => void;

const said = ({ state, emit, seat, card }: Use): void => say(state, emit, seat, card);

const aimedAtRoller: Deed<Effect> = ({ state, seat, card, chance, emit }) =>
  aim(state, seat, state.roller, card, 0, chance, emit);

const aimedAtSeat: Deed<Effect> = ({ state, seat, card, detail, chance, emit }) =>
  aim(state, seat, detail, card, 0, chance, emit);

/** It works by itself: the rules that it bends look it up. */
const byItself: Deed<Effect> = () => {};

const answered = ({ state, seat, chance, emit }: Use): void => nextAnswer(state, seat, chance, emit);

const DEEDS: { readonly [V in Verb]: Deed<EffectOf<V>> } = {
  scare: aimedAtSeat,
  'take-from-larger': aimedAtSeat,
  'rival-rerolls-event': aimedAtRoller,
  'rival-rerolls-die': ({ state, seat, card, detail, chance, emit }) =>
    aim(state, seat, state.roller, card, detail, chance, emit),
  threshold(use, { soldiers }) {
    said(use);
    use.state.threshold = soldiers;
  },
  gain(use, { soldiers }) {
    said(use);
    changeArmy(use.state, use.seat, soldiers, 'card', use.emit);
  },
  // Haggle's two trades: with an item handed over it is a sale, without one a purchase.
  'sell-item'(use, { soldiers }) {
    const { state, seat, detail, emit } = use;
    if (detail < 0) return;
    said(use);
    spendItem(state, seat, detail);
    if (emit) emit({ kind: 'discarded', seat, items: [cardOf(state, detail).id] });
    changeArmy(state, seat, soldiers, 'card', emit);
  },
  'buy-item'(use, { price }) {
    const { state, seat, detail, chance, emit } = use;
    if (detail >= 0) return;
    said(use);
    changeArmy(state, seat, -price, 'price', emit);
    drawItem(state, seat, false, chance, emit);
  },
  'place-die'(use, { face }) {
    said(use);
    use.state.placed.push(face);
    use.state.mustRoll = true;
  },
  'place-event'(use, { face }) {
    said(use);
    use.state.placedEvent = face;
    use.state.mustRoll = true;
  },
  'extra-die'(use) {
    said(use);
    use.state.extraDie = true;
    use.state.mustRoll = true;
  },
  'reroll-event'(use, { price }) {
    said(use);
    changeArmy(use.state, use.seat, -price, 'price', use.emit);
    rerollEvent(use.state, use.chance, use.emit);
    answered(use);
  },
  'calm-dragon'(use) {
    said(use);
    use.state.calmed = true;
    answered(use);
  },
  'extra-wound'(use, { wounds }) {
    said(use);
    use.state.addedWounds += wounds;
    answered(use);
  },
  'reroll-zonk'(use) {
    const { state, seat, chance, emit } = use;
    said(use);
    // The event face stays and the second result stands: no further window for this roll.
    for (let i = 0; i < state.dice.length; i++) state.dice[i] = die(chance);
    if (emit) emit({ kind: 'rerolledDice', seat, dice: state.dice.slice() });
    settleRoll(state, chance, emit);
  },
  'ignore-zonk'(use) {
    said(use);
    use.state.step = 'decide';
    use.state.asked = use.state.roller;
  },
  'refuse-brawl'(use) {
    const { state, seat } = use;
    said(use);
    state.refused |= 1 << seat;
    clearAction(state);
    state.step = 'turn';
    state.asked = state.active;
  },
  cancel(use) {
    const { state, seat, chance, emit } = use;
    said(use);
    if (emit) emit({ kind: 'cancelled', seat, card: cardOf(state, state.aimed).id });
    afterAim(state, chance, emit);
  },
  'keep-bitten': byItself,
  'triple-bonus': byItself,
  'zonk-insurance': byItself,
  'attack-bonus': byItself,
  'defence-dice': byItself,
  'win-ties': byItself,
  'win-bonus': byItself,
  'stop-bonus': byItself,
  room: byItself,
  cursed: byItself,
  'zonk-gain': byItself,
};

const deedOf = <V extends Verb>({ verb }: EffectOf<V>): Deed<EffectOf<V>> => DEEDS[verb];

export const perform = (use: Use, effect: Effect): void => deedOf(effect)(use, effect);
