// Comparing the scores of a Brawl (SK-7.9 to SK-7.14).
import type { Chance, Emit, Seat } from '@wyrmtable/kernel';
import { WIN_BONUS, WIN_TIES } from '../content/amounts.ts';
import { amount, figuresOf } from '../content/library.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt } from '../state.ts';
import { changeArmy } from './army.ts';
import { discardPending } from './decks.ts';
import { endTurn } from './turn.ts';

/** A tie has no winner (SK-7.13) unless one side's companion says otherwise, or it was agreed before the match (SK-7.15). */
function winnerOf(state: FarkleState, defence: number): Seat | null {
  const { active, target, attack } = state;
  if (attack !== defence) return attack > defence ? active : target;
  for (const seat of [active, target]) if (amount(state, WIN_TIES, heroAt(state, seat).companion) > 0) return seat;
  if (state.ties === 'nobody') return null;
  return state.ties === 'attacker' ? active : target;
}

export function settleBrawl(state: FarkleState, defence: number, chance: Chance, emit: Emit<FarkleEvent>): void {
  const { active: attacker, target: defender, attack } = state;
  const winner = winnerOf(state, defence);
  if (winner === null) {
    if (emit) emit({ kind: 'brawlEnded', attacker, defender, attack, defence, winner, taken: 0, bonus: 0 });
    discardPending(state, attacker, emit);
    discardPending(state, defender, emit);
    endTurn(state, chance, emit);
    return;
  }
  const loser = winner === attacker ? defender : attacker;
  const taken = Math.min(Math.abs(attack - defence), heroAt(state, loser).army);
  const bonus = amount(state, WIN_BONUS, heroAt(state, winner).companion) || figuresOf(state).brawlBonus;
  if (emit) emit({ kind: 'brawlEnded', attacker, defender, attack, defence, winner, taken, bonus });
  changeArmy(state, loser, -taken, 'lost', emit);
  changeArmy(state, winner, taken, 'taken', emit);
  changeArmy(state, winner, bonus, 'bonus', emit);
  discardPending(state, loser, emit);
  if (heroAt(state, winner).pending.length > 0) {
    state.step = 'keep';
    state.asked = winner;
  } else {
    endTurn(state, chance, emit);
  }
}
