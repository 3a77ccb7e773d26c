// What a defence roll is worth in points of damage: what it lessens of what is coming, sends back and brings besides.
import { abilityOf, type ThroneState, type ThroneView } from '@wyrmtable/dice-throne';
import { argumentOf, finalDamage, playerAt } from '@wyrmtable/dice-throne/inside';
import type { Choice } from '@wyrmtable/kernel';
import { perLibrary } from '../per-library.ts';
import { newAccount, withoutAttack } from './account.ts';
import { averageOf, keepOf, meansOf } from './keeps.ts';
import { lruCache } from './lru-cache.ts';
import type { Side } from './side.ts';
import { shownIn, sightOf } from './sight.ts';
import { tokenWorth } from './tokens.ts';
import { weigh } from './weigh.ts';
import { defendingWorld } from './world.ts';

/** What can be defended of what is on its way to the defender. */
function incomingIn(state: ThroneState): number {
  let sum = 0;
  for (const pool of state.pools)
    if (pool.attack && pool.at === state.target && pool.type === 'normal') sum += finalDamage(state, pool);
  return sum;
}

/** The worth of dice for that defence, against the attack that is on its way to the defender of the match. */
export function defenceWorth(state: ThroneState, ability: number): (dice: readonly number[]) => number {
  const { ability: printed, hero } = abilityOf(state, ability);
  const own = playerAt(state, state.target);
  const weighing = withoutAttack({
    of: state,
    sides: { own, foe: playerAt(state, state.active) },
    hero,
    imagined: false,
    tokenWorth: (status, native) => tokenWorth(state, status, native),
  });
  const incoming = incomingIn(state);
  const sight = sightOf(state, own.tokens);
  return (dice) => {
    const shown = shownIn(sight, dice);
    return weigh(weighing, printed.effects, shown, { ...newAccount(weighing, shown), incoming });
  };
}

const latestOf = perLibrary(() => lruCache<Float64Array>(64));
const all = ({ hero, ranks, tokens, raised, cp }: Side) => [hero, ranks, tokens, raised, cp];

/** What the defence dice that are kept promise when the others are rolled again; with all of them kept what they are worth. */
export function guardWorth(state: ThroneState): (kept: readonly number[]) => number {
  const { defence, defenceDice, target, active } = state;
  const sides = [playerAt(state, target), playerAt(state, active)].map(all);
  const key = JSON.stringify([defence, defenceDice.length, incomingIn(state), sides]);
  const means = latestOf(state)(key, () => meansOf(defenceDice.length, defenceWorth(state, defence)));
  return (kept) => means[keepOf(kept)] as number;
}

/** What a choice of a defence is worth on average to whoever is asked for one, from what everybody sees. */
export function defenceMean(view: ThroneView, choice: Choice): number {
  const ability = argumentOf(choice);
  const { dice } = abilityOf(view, ability).ability;
  return averageOf(dice, 0, 0, defenceWorth(defendingWorld(view), ability));
}
