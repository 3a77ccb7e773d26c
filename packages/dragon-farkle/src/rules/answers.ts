// Who could answer what in an open window (SK-10.12, SK-10.13).
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { use } from '../choice.ts';
import {
  CALM_DRAGON,
  CANCEL,
  EXTRA_WOUND,
  IGNORE_ZONK,
  REFUSE_BRAWL,
  REROLL_EVENT,
  REROLL_ZONK,
  RIVAL_REROLLS_DIE,
  RIVAL_REROLLS_EVENT,
} from '../content/amounts.ts';
import { amount, libraryOf, scoringOf } from '../content/library.ts';
import { allScoring, countOf, pack } from '../score.ts';
import { type FarkleState, heroAt, nextSeat, toMove, type WindowCause, windowOf } from '../state.ts';

function has(amounts: Int32Array, row: number, card: number): boolean {
  return (amounts[row + card] ?? 0) > 0;
}

/** Does the card answer this window for that seat, as things lie? */
function answersWith(state: FarkleState, amounts: Int32Array, cause: WindowCause, seat: Seat, card: number): boolean {
  const own = seat === state.roller;
  switch (cause) {
    case 'named':
      return seat === state.target && has(amounts, REFUSE_BRAWL, card);
    case 'aimed':
      return seat === state.aimedAt && has(amounts, CANCEL, card);
    case 'zonk':
      return own && state.action !== 'finalBattle' && has(amounts, IGNORE_ZONK, card);
    case 'roll':
      if (!own) {
        if (has(amounts, RIVAL_REROLLS_EVENT, card)) return !state.faceFixed;
        return has(amounts, RIVAL_REROLLS_DIE, card);
      }
      if (has(amounts, CALM_DRAGON, card)) {
        if (state.calmed) return false;
        return state.action === 'finalBattle'
          ? allScoring(pack(state.dice), scoringOf(state)) > 0
          : state.face === 'dragon';
      }
      return has(amounts, EXTRA_WOUND, card) && state.action === 'finalBattle' && state.face !== 'blank';
  }
}

/** The companion's answers: the roller's own, on the own turn, once a turn (SK-10.2, SK-10.3). */
function companionAnswers(state: FarkleState, cause: WindowCause, seat: Seat): boolean {
  if (seat !== state.roller || seat !== state.active || state.companionUsed) return false;
  const { army, companion } = heroAt(state, seat);
  if (cause === 'roll') {
    const price = amount(state, REROLL_EVENT, companion);
    return price > 0 && army >= price && !state.faceFixed;
  }
  const leastDice = amount(state, REROLL_ZONK, companion);
  return cause === 'zonk' && leastDice > 0 && state.dice.length >= leastDice;
}

export function hasAnswer(state: FarkleState, cause: WindowCause, seat: Seat): boolean {
  const { items } = heroAt(state, seat);
  const { amounts } = libraryOf(state);
  for (let i = 0; i < items.length; i++) if (answersWith(state, amounts, cause, seat, items[i] as number)) return true;
  return companionAnswers(state, cause, seat);
}

/** PASS first, then each different answer once. */
export function answers(state: FarkleState, cause: WindowCause, seat: Seat): Choice[] {
  const { items, companion } = heroAt(state, seat);
  const { amounts } = libraryOf(state);
  const found: Choice[] = [PASS];
  for (let i = 0; i < items.length; i++) {
    const card = items[i] as number;
    if (items.indexOf(card) < i || !answersWith(state, amounts, cause, seat, card)) continue;
    if (cause === 'roll' && amount(state, RIVAL_REROLLS_DIE, card) > 0) {
      const roll = pack(state.dice);
      for (let face = 1; face <= 6; face++) if (countOf(roll, face) > 0) found.push(use(card, face));
    } else {
      found.push(use(card));
    }
  }
  if (companionAnswers(state, cause, seat)) found.push(use(companion));
  return found;
}

/** What a seat that is not being asked yet could answer already (see Game.choices). */
export function earlyAnswers(state: FarkleState, seat: Seat): readonly Choice[] {
  if (windowOf(state) !== 'roll' || !hasAnswer(state, 'roll', seat)) return [];
  // The last `quiet` seats before the one asked have passed already.
  for (let i = 0, next = seat; i < state.quiet; i++) {
    next = nextSeat(state, next);
    if (next === toMove(state)) return [];
  }
  return answers(state, 'roll', seat);
}
