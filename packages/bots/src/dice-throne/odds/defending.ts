// What a defence roll is worth in points of damage: what it lessens of what is coming, sends back and brings besides.
import { abilityOf, type ThroneState } from '@wyrmtable/dice-throne';
import { finalDamage, playerAt } from '@wyrmtable/dice-throne/inside';
import { newAccount, type Weighing } from './account.ts';
import { shownIn, sightOf } from './sight.ts';
import { tokenWorth } from './tokens.ts';
import { weigh } from './weigh.ts';

/** The worth of dice for that defence, against the attack that is on its way to the defender of the match. */
export function defenceWorth(state: ThroneState, ability: number): (dice: readonly number[]) => number {
  const { ability: printed, hero } = abilityOf(ability);
  const own = playerAt(state, state.target);
  const weighing: Weighing = {
    sides: { own, foe: playerAt(state, state.active) },
    hero,
    target: 'own',
    attacker: 'foe',
    ultimate: false,
    attacks: false,
    imagined: false,
    tokenWorth,
  };
  let incoming = 0;
  for (const pool of state.pools)
    if (pool.attack && pool.at === state.target && pool.type === 'normal') incoming += finalDamage(state, pool);
  const sight = sightOf(own.tokens);
  return (dice) => {
    const shown = shownIn(sight, dice);
    return weigh(weighing, printed.effects, shown, { ...newAccount(weighing, shown), incoming });
  };
}
