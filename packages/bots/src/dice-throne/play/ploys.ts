// What a roller's own cards, tokens and passives can still make of the dice. Whoever thinks of them keeps other dice, and
// does not play them before the last attempt.
import { diceThrone, type Effect, type ThroneState, useOf } from '@wyrmtable/dice-throne';
import { cardOf, type Player, playerAt, usesLeft } from '@wyrmtable/dice-throne/inside';
import type { Seat } from '@wyrmtable/kernel';
import type { Judged } from '../judge/stake.ts';
import { type DiceChange, diceChangeOf } from '../odds/dice-changes.ts';

/** What is used up by playing a card or using something. */
interface Ploy {
  readonly lift: DiceChange;
  readonly cp: number;
  /** Takes what is used up off the player's board or hand. */
  spend(player: Player): void;
}

/** Worked out once for each sequence of effects: content does not change. */
const LIFTS = new WeakMap<readonly Effect[], { readonly lift: DiceChange | null }>();

/** What the effects do first decides: what comes after happens whatever the dice show. */
function lifting(effects: readonly Effect[]): DiceChange | null {
  let known = LIFTS.get(effects);
  if (known === undefined) {
    const [first] = effects;
    known = { lift: first === undefined ? null : diceChangeOf(first) };
    LIFTS.set(effects, known);
  }
  return known.lift;
}

function ofCards(state: ThroneState, { hand, cp }: Player): Ploy[] {
  return hand.flatMap((card) => {
    const { action, cost } = cardOf(state, card);
    // An attack modifier comes when the attack is there (DT-7.5): too late for what is declared.
    if (action === null || action.timing === 'main' || action.modifier || cost > cp) return [];
    const lift = lifting(action.effects);
    if (lift === null) return [];
    const spend = (player: Player): void => {
      player.cp -= cost;
      player.hand.splice(player.hand.indexOf(card), 1);
    };
    return [{ lift, cp: cost, spend }];
  });
}

function ofUses(state: ThroneState, seat: Seat): Ploy[] {
  return usesLeft(state, seat).flatMap((number) => {
    const { use, status } = useOf(state, number);
    const lift = use.moment === 'any' ? lifting(use.effects) : null;
    if (lift === null) return [];
    const spend = (player: Player): void => {
      player.cp -= use.cp;
      if (status >= 0) player.tokens[status] = (player.tokens[status] ?? 0) - use.tokens;
    };
    const one = { lift, cp: use.cp, spend };
    const again =
      use.perTurn === 'any' && (status < 0 || (playerAt(state, seat).tokens[status] ?? 0) >= 2 * use.tokens);
    return again ? [one, one] : [one];
  });
}

/** A roll's worth with one or two of them played where that is better; `judged` says what it costs to play them. */
export function withPloys(goal: Float64Array, state: ThroneState, seat: Seat, judged: Judged): Float64Array {
  const { cp } = playerAt(state, seat);
  const ploys = [...ofCards(state, playerAt(state, seat)), ...ofUses(state, seat)];
  if (ploys.length === 0) return goal;
  const now = judged(state, seat);
  const losses = ploys.map(({ spend }) => {
    const without = diceThrone.copy(state);
    spend(playerAt(without, seat));
    return now - judged(without, seat);
  });
  const best = goal.slice();
  const raise = (lifted: Float64Array, loss: number): void => {
    lifted.forEach((worth, place) => {
      best[place] = Math.max(best[place] as number, worth - loss);
    });
  };
  ploys.forEach((first, i) => {
    const lifted = first.lift(goal);
    const loss = losses[i] ?? 0;
    raise(lifted, loss);
    ploys.forEach((second, j) => {
      if (i !== j && first.cp + second.cp <= cp) raise(second.lift(lifted), loss + (losses[j] ?? 0));
    });
  });
  return best;
}
