// Every legal choice at any moment, each once.
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import {
  brawl,
  discard,
  FINAL_BATTLE,
  keep,
  RECRUIT,
  type Reward,
  ROLL,
  removeDie,
  STOP,
  setAside,
  use,
} from '../choice.ts';
import {
  BUY_ITEM,
  CURSED,
  EXTRA_DIE,
  GAIN,
  PLACE_DIE,
  PLACE_EVENT,
  SCARE,
  SELL_ITEM,
  TAKE_FROM_LARGER,
  THRESHOLD,
} from '../content/amounts.ts';
import { amount, type FarkleLibrary, libraryOf } from '../content/library.ts';
import { legalSets, type Pack, pack } from '../score.ts';
import { type FarkleState, heroAt, toMove, windowOf } from '../state.ts';
import { answers, earlyAnswers } from './answers.ts';
import { canDrawItem } from './decks.ts';
import { fullSet } from './roll.ts';
import { mayBeTarget, mayFight, mayGo } from './turn.ts';

const MUST_ROLL: readonly Choice[] = [ROLL];
const ROLL_OR_STOP: readonly Choice[] = [ROLL, STOP];
const NONE: readonly Choice[] = [];

export function choices(state: FarkleState, seat: Seat | null = toMove(state)): readonly Choice[] {
  if (seat === null) return NONE;
  if (seat !== toMove(state)) return earlyAnswers(state, seat);
  const cause = windowOf(state);
  if (cause !== null) return answers(state, cause, seat);
  switch (state.step) {
    case 'turn':
      return turnChoices(state, seat);
    case 'decide':
      return rollChoices(state, seat);
    case 'choose':
      return setChoices(libraryOf(state), pack(state.dice), state.face === 'rally');
    case 'removeDie':
      return [...new Set(state.dice)].sort().map(removeDie);
    case 'keep':
      return [...new Set(heroAt(state, seat).pending)].map(keep).concat(PASS);
    case 'limit': {
      const going = [...new Set(heroAt(state, seat).items.filter((card) => mayGo(state, card)))].map(discard);
      return going.length > 0 ? going : [PASS];
    }
    default:
      return NONE;
  }
}

/** SK-3.1, and the cards whose moment is before the first roll. */
function turnChoices(state: FarkleState, seat: Seat): Choice[] {
  const found: Choice[] = [RECRUIT];
  const seats = state.heroes.length;
  const { army, items, companion } = heroAt(state, seat);
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    if (mayBeTarget(state, other)) found.push(brawl(other));
  }
  if (mayFight(state)) found.push(FINAL_BATTLE);
  for (let i = 0; i < items.length; i++) {
    const card = items[i] as number;
    if (items.indexOf(card) < i) continue;
    if (amount(state, GAIN, card) > 0) found.push(use(card));
    // SK-10.12: the turn's start is over once another card has been used.
    if (amount(state, THRESHOLD, card) > 0 && !state.begun) found.push(use(card));
    if (amount(state, TAKE_FROM_LARGER, card) > 0) {
      for (let i = 1; i < seats; i++) {
        const other = (seat + i) % seats;
        if (heroAt(state, other).army > army) found.push(use(card, other));
      }
    }
  }
  if (!state.companionUsed) {
    if (amount(state, SCARE, companion) > 0)
      for (let i = 1; i < seats; i++) found.push(use(companion, (seat + i) % seats));
    if (amount(state, SELL_ITEM, companion) > 0) {
      for (let i = 0; i < items.length; i++) {
        const card = items[i] as number;
        if (items.indexOf(card) === i && amount(state, CURSED, card) === 0) found.push(use(companion, card));
      }
    }
    const price = amount(state, BUY_ITEM, companion);
    if (price > 0 && army >= price && canDrawItem(state)) found.push(use(companion));
  }
  return found;
}

/** Roll, stop if that is allowed (SK-6.8), or lay a card for the coming roll. */
function rollChoices(state: FarkleState, seat: Seat): readonly Choice[] {
  const plain = state.mustRoll ? MUST_ROLL : ROLL_OR_STOP;
  const { items } = heroAt(state, seat);
  let found: Choice[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const card = items[i] as number;
    if (items.indexOf(card) < i || !laysFor(state, card)) continue;
    found ??= [...plain];
    found.push(use(card));
  }
  return found ?? plain;
}

function laysFor(state: FarkleState, card: number): boolean {
  if (amount(state, PLACE_DIE, card) > 0) return state.placed.length < state.left;
  if (amount(state, PLACE_EVENT, card) > 0) return state.action !== 'finalBattle' && state.placedEvent === null;
  return amount(state, EXTRA_DIE, card) > 0 && state.left === fullSet(state);
}

/** Lists are made once for each roll and shared from then on. */
function setChoices(library: FarkleLibrary, roll: Pack, rally: boolean): readonly Choice[] {
  const known = rally ? library.rallySets : library.plainSets;
  let found = known.get(roll);
  if (found === undefined) {
    const sets = legalSets(roll, library.scoring);
    const rewards: readonly Reward[] = rally ? ['double', 'item'] : ['none'];
    found = sets.flatMap((set) => rewards.map((reward) => setAside(set, reward)));
    known.set(roll, found);
  }
  return found;
}
