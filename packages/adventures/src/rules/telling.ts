// Why an enemy does what it does, told before it is done: which dice stay, which ability counts, what becomes of a boss's card.
import { abilityOf, argumentOf, cardOf, choices, kindOf, playerAt } from '@wyrmtable/dice-throne/lead';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { bossCardOf, bossOf } from '../content/library.ts';
import type { CardFate, KeptFor } from '../events.ts';
import { type AdventureState, enemyAt, NONE } from '../state.ts';
import { objectiveOf } from './enemy.ts';
import { isMet, keep } from './keep.ts';
import type { Play } from './play.ts';

export function explain(play: Play, seat: Seat, choice: Choice): void {
  if (play.emit === null) return;
  const { arena } = play.state;
  const kind = kindOf(choice);
  if (arena.asking === 'roll' && arena.rolls > 0 && kind !== 'play') tellKept(play, seat, choice);
  if (kind === 'declare') tellChosen(play, seat, choice);
  else if (kind === 'play') tellCard(play, seat, argumentOf(choice), 'played');
  else if (kind === 'sell') tellSale(play, seat, argumentOf(choice));
  else if (arena.asking === 'main' && arena.step === 'main-1') tellWaiting(play, seat);
}

/** ADV-11.3, 11.4, 17.6. */
function tellKept({ state, emit }: Play, seat: Seat, choice: Choice): void {
  const { dice } = state.arena;
  const objective = objectiveOf(state, seat);
  const fit = objective === null ? [] : keep(dice, objective);
  const met = objective !== null && isMet(dice, objective);
  const [why, kept] = ((): readonly [KeptFor, readonly number[]] => {
    if (kindOf(choice) === 'roll') return ['objective', fit];
    if (isUltimate(state, choice)) return ['ultimate', dice.slice()];
    return [met ? 'met' : 'last', fit];
  })();
  if (emit) emit({ kind: 'kept', seat, dice: kept, objective, why });
}

const isUltimate = (state: AdventureState, choice: Choice): boolean =>
  kindOf(choice) === 'declare' && abilityOf(state, argumentOf(choice) >> 3).ability.kind === 'ultimate';

/** ADV-11.8, 16.11. */
function tellChosen({ state, emit }: Play, seat: Seat, choice: Choice): void {
  const named = (one: Choice): string => abilityOf(state, argumentOf(one) >> 3).ability.id;
  const ability = named(choice);
  const { boss } = enemyAt(state, seat);
  const priority = boss === NONE ? null : (bossOf(state, boss).priorities[ability] ?? 0);
  const met = choices(state.arena, seat).filter((one) => kindOf(one) === 'declare');
  const over = [...new Set(met.map(named))].filter((one) => one !== ability);
  if (emit) emit({ kind: 'chose', seat, ability, row: argumentOf(choice) & 7, priority, over });
}

export function tellCard({ state, emit }: Play, seat: Seat, card: number, fate: CardFate): void {
  if (emit && bossCardOf(state, card) !== undefined)
    emit({ kind: 'boss-card', seat, card: cardOf(state, card).id, fate });
}

/** ADV-16.8, 16.13: what it cannot pay, or what would do nothing. */
function tellSale(play: Play, seat: Seat, card: number): void {
  const dear = cardOf(play.state, card).cost > playerAt(play.state.arena, seat).cp;
  tellCard(play, seat, card, dear ? 'too-dear' : 'idle');
}

/** ADV-16.9. */
function tellWaiting(play: Play, seat: Seat): void {
  const [card] = playerAt(play.state.arena, seat).hand;
  if (card !== undefined) tellCard(play, seat, card, 'waits');
}
