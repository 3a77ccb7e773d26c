// What a player could play right now, in a window or between own decisions (DT-12, DT-14).
import type { Choice, Seat } from '@wyrmtable/kernel';
import { play as playCard, spend } from '../choice.ts';
import { cardOf, type LibraryCard, STATUS_COUNT, statusOf } from '../content/library.ts';
import type { CardNeed, SpendMoment } from '../content/vocabulary.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, type Step, type ThroneState } from '../state.ts';
import { attackPool, canBeRaised, incomingOn } from './damage.ts';

const ROLL_STEPS: ReadonlySet<Step> = new Set<Step>([
  'offence',
  'rolling',
  'declared',
  'activate',
  'determined',
  'targeting-die',
  'targeted',
  'resolved',
  'defence',
  'defence-rolled',
  'defended',
  'landing',
  'aftermath',
  'roll-over',
]);

/** Phases 4 to 6 (DT-12.10). */
export function inRollPhase(state: ThroneState): boolean {
  return ROLL_STEPS.has(state.step);
}

/** DT-9.2, DT-20.5: nothing at all may be done by the locked and the stunned. */
export function mayAct(state: ThroneState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.out || state.stunned === seat) return false;
  return !(state.ultimate && isOpponent(state, seat, state.active));
}

/** Dice lying open now: whose they are, and where. */
export interface OpenDice {
  readonly owner: Seat;
  readonly dice: number[];
  readonly main: boolean;
}

/** The roll that may still be altered: the innermost effect roll, else the defence's, else the offence's. */
export function openDice(state: ThroneState): OpenDice | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.kind === 'window' && frame.cause === 'effect-roll') {
      const under = state.stack[i - 1];
      if (under?.kind === 'effects' && under.dice.length > 0) return { owner: under.by, dice: under.dice, main: false };
    }
  }
  if (state.step === 'targeting-die' && state.targetingDie > 0 && !state.ultimate) return null;
  if (state.step === 'defence-rolled' && state.defenceDice.length > 0)
    return { owner: state.target, dice: state.defenceDice, main: true };
  if ((state.step === 'rolling' || state.step === 'declared') && state.dice.length > 0)
    return { owner: state.active, dice: state.dice, main: true };
  return null;
}

/** The attack in progress may still be raised by its attacker (DT-7.6 to DT-7.9). */
export function raisableBy(state: ThroneState, seat: Seat): boolean {
  if (seat !== state.active || state.ability === NONE) return false;
  const pool = attackPool(state);
  return pool !== null && canBeRaised(pool) && state.step !== 'aftermath' && state.step !== 'roll-over';
}

/** The player has been attacked and the attack has not landed yet. */
function isAttacked(state: ThroneState, seat: Seat): boolean {
  return (
    seat === state.target &&
    attackPool(state) !== null &&
    (state.step === 'defence' ||
      state.step === 'defence-rolled' ||
      state.step === 'defended' ||
      state.step === 'landing')
  );
}

function anyToken(state: ThroneState): boolean {
  return state.players.some(
    (player) => !player.out && player.tokens.some((count, status) => count > 0 && statusOf(status).kind !== 'unique'),
  );
}

function needMet(state: ThroneState, seat: Seat, need: CardNeed): boolean {
  if (typeof need === 'object') {
    return (
      seat === state.active &&
      state.step === 'aftermath' &&
      state.dealt >= need.landed &&
      state.target !== NONE &&
      !playerAt(state, state.target).out
    );
  }
  const open = openDice(state);
  switch (need) {
    case 'own-attack':
      return raisableBy(state, seat);
    case 'attacked':
      return isAttacked(state, seat);
    case 'incoming':
      return state.players.some((_, other) => incomingOn(state, other).length > 0);
    case 'own-die':
      return open !== null && open.owner === seat;
    case 'opponent-die':
      return open !== null && isOpponent(state, open.owner, seat);
    case 'any-die':
      return open !== null;
    case 'two-own-dice':
      return (
        open !== null &&
        open.owner === seat &&
        open.dice.length > 1 &&
        open.dice.some((value) => value !== open.dice[0])
      );
    case 'offence':
      return state.step === 'rolling' || state.step === 'declared';
    case 'defence':
      return state.step === 'defence-rolled';
    case 'a-status':
      return anyToken(state);
  }
}

const DICE_NEEDS: ReadonlySet<CardNeed> = new Set<CardNeed>(['own-die', 'opponent-die', 'any-die', 'two-own-dice']);

/** Does the card only touch dice? Such cards may answer a roll inside a card (DT-14.6). */
function touchesDiceOnly(card: LibraryCard): boolean {
  return card.action?.needs.some((need) => DICE_NEEDS.has(need)) ?? false;
}

/** An action card whose moment is now and whose cost can be paid (DT-12.14). */
export function isPlayable(state: ThroneState, seat: Seat, card: LibraryCard, diceOnly: boolean): boolean {
  const { action } = card;
  if (action === null || card.cost > playerAt(state, seat).cp) return false;
  if (diceOnly && !touchesDiceOnly(card)) return false;
  if (action.timing === 'main' && !(seat === state.active && state.asking === 'main')) return false;
  if (action.timing === 'roll' && !inRollPhase(state)) return false;
  return action.needs.every((need) => needMet(state, seat, need));
}

function momentIs(state: ThroneState, seat: Seat, moment: SpendMoment): boolean {
  switch (moment) {
    case 'any':
      return true;
    case 'incoming':
      return incomingOn(state, seat).length > 0;
    case 'own-attack':
      return raisableBy(state, seat);
    case 'attacked':
      return isAttacked(state, seat);
    case 'main':
      return seat === state.active && state.asking === 'main';
  }
}

/** Calls back with every card and token the seat may use now; stops when told true. */
function eachAnswer(state: ThroneState, seat: Seat, diceOnly: boolean, found: (choice: Choice) => boolean): void {
  if (!mayAct(state, seat)) return;
  const { hand, tokens } = playerAt(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const number = hand[i] as number;
    if (hand.indexOf(number) === i && isPlayable(state, seat, cardOf(number), diceOnly) && found(playCard(number)))
      return;
  }
  if (diceOnly) return;
  for (let status = 0; status < STATUS_COUNT; status++) {
    const held = tokens[status] ?? 0;
    if (held === 0) continue;
    const { spend: options } = statusOf(status);
    for (let i = 0; i < options.length; i++) {
      const spending = options[i];
      if (spending && held >= spending.tokens && momentIs(state, seat, spending.moment) && found(spend(status, i)))
        return;
    }
  }
}

export function hasAnswer(state: ThroneState, seat: Seat, diceOnly: boolean): boolean {
  let any = false;
  eachAnswer(state, seat, diceOnly, () => {
    any = true;
    return true;
  });
  return any;
}

export function answers(state: ThroneState, seat: Seat, diceOnly: boolean, into: Choice[]): Choice[] {
  eachAnswer(state, seat, diceOnly, (choice) => {
    into.push(choice);
    return false;
  });
  return into;
}

/** Is the frame part of something nobody may interrupt (DT-12.12)? */
export function isUninterruptible(frame: EffectFrame): boolean {
  if (frame.cause === 'status') return true;
  return frame.cause === 'card' && cardOf(frame.source).action?.timing !== 'main';
}
