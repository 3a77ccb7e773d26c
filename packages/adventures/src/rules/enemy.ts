// Enemies decide by the rules (ADV-4.7, ADV-11, ADV-16): what an enemy's seat answers whenever the arena asks it.
import {
  abilityOf,
  apply,
  applyUnanswered,
  argumentOf,
  cardOf,
  choices,
  copy,
  isAmended,
  kindOf,
  NONE,
  PAY,
  PROCEED,
  pack,
  playerAt,
  roll,
  statusOf,
  type ThroneState,
} from '@wyrmtable/dice-throne/lead';
import { type Choice, PASS, type Seat, swiftChance } from '@wyrmtable/kernel';
import type { Objective } from '../content/enemies.ts';
import { bossCardOf, bossOf, minionOf } from '../content/library.ts';
import { type AdventureState, enemyAt, isEnemy } from '../state.ts';
import { isMet, keep, reject } from './keep.ts';

export function decide(state: AdventureState, seat: Seat): Choice {
  const { arena } = state;
  const legal = choices(arena, seat);
  const [first = PASS] = legal;
  if (legal.length === 1) return first;
  switch (arena.asking) {
    case 'roll':
      return rolling(state, seat, legal);
    case 'main':
      return mainPhase(state, seat, legal);
    case 'pay':
      return PAY;
    case 'window':
      return legal.find((choice) => isAnswer(state, choice)) ?? PASS;
    case 'defence':
    case 'order':
      return first;
    case 'set':
      return bestSix(state, seat, legal);
    default:
      return bestOf(state, seat, legal);
  }
}

/** In a window an enemy uses whatever could do something; cards that turn dice have their place between the rolls. */
function isAnswer(state: AdventureState, choice: Choice): boolean {
  const kind = kindOf(choice);
  if (kind === 'spend') return true;
  return kind === 'play' && !isForDice(state, argumentOf(choice));
}

function isForDice(state: AdventureState, card: number): boolean {
  const [first] = cardOf(state, card).action?.effects ?? [];
  return first?.verb === 'set-die' || first?.verb === 'extra-attempt';
}

/** What dice are kept for: printed on the minion, or on the card the boss drew last (ADV-16.10, 17.4, 17.5). */
export function objectiveOf(state: AdventureState, seat: Seat): Objective | null {
  const enemy = enemyAt(state, seat);
  if (enemy.boss === NONE) return minionOf(state, enemy.minion).objective;
  const { hand, discard, deck } = playerAt(state.arena, seat);
  const card = hand.at(-1) ?? discard.at(-1) ?? (isTurnedUp(state, seat) ? deck.at(-1) : undefined);
  return card === undefined ? null : (bossCardOf(state, card)?.objective ?? null);
}

/** ADV-17.5: does the top card of the boss's deck lie open, for its objective alone? */
export function isTurnedUp({ arena }: AdventureState, seat: Seat): boolean {
  const { hand, discard } = playerAt(arena, seat);
  return arena.active === seat && arena.dice.length > 0 && hand.length === 0 && discard.length === 0;
}

/** How good a declared ability is: a boss's priority, or the printed order; later rows are better (ADV-11.8, 16.11). */
function rankOf(state: AdventureState, seat: Seat, choice: Choice): number {
  const { ability } = abilityOf(state, argumentOf(choice) >> 3);
  const row = argumentOf(choice) & 7;
  const enemy = enemyAt(state, seat);
  if (enemy.boss === NONE) return row;
  return (bossOf(state, enemy.boss).priorities[ability.id] ?? 0) * 8 + row;
}

function bestDeclaration(state: AdventureState, seat: Seat, legal: readonly Choice[]): Choice | null {
  let best: Choice | null = null;
  for (const choice of legal) {
    if (kindOf(choice) !== 'declare') continue;
    if (best === null || rankOf(state, seat, choice) > rankOf(state, seat, best)) best = choice;
  }
  return best;
}

const isUltimate = (state: AdventureState, choice: Choice): boolean =>
  abilityOf(state, argumentOf(choice) >> 3).ability.kind === 'ultimate';

function rolling(state: AdventureState, seat: Seat, legal: readonly Choice[]): Choice {
  const { arena } = state;
  const best = bestDeclaration(state, seat, legal);
  if (arena.rolls === 0) return legal.includes(roll(0)) ? roll(0) : PROCEED;
  // ADV-17.6: dice of an ultimate are never given up.
  if (best !== null && isUltimate(state, best)) return best;
  const objective = objectiveOf(state, seat);
  if (objective !== null && !isMet(arena.dice, objective)) {
    const again = roll(pack(reject(arena.dice, keep(arena.dice, objective))));
    if (legal.includes(again)) return again;
  }
  return diceCard(state, seat, legal, best) ?? best ?? PROCEED;
}

/** A boss's card that helps the dice: another attempt when nothing is met, a die turned when that meets something better. */
function diceCard(state: AdventureState, seat: Seat, legal: readonly Choice[], best: Choice | null): Choice | null {
  for (const choice of legal) {
    if (kindOf(choice) !== 'play') continue;
    const [effect] = cardOf(state, argumentOf(choice)).action?.effects ?? [];
    if (effect?.verb === 'extra-attempt' && best === null) return choice;
    if (effect?.verb === 'set-die' && rankWithSix(state, seat) > (best === null ? NONE : rankOf(state, seat, best)))
      return choice;
  }
  return null;
}

/** The best rank that could be declared if one die were a 6. */
function rankWithSix(state: AdventureState, seat: Seat): number {
  return Math.max(NONE, ...state.arena.dice.map((value) => rankAfter(state, seat, value)));
}

function rankAfter(state: AdventureState, seat: Seat, value: number): number {
  const arena = copy(state.arena);
  arena.dice[arena.dice.indexOf(value)] = 6;
  arena.stack.length = 0;
  arena.asking = 'roll';
  arena.asked = seat;
  arena.step = 'rolling';
  const best = bestDeclaration(state, seat, choices(arena, seat));
  return best === null ? NONE : rankOf(state, seat, best);
}

function bestSix(state: AdventureState, seat: Seat, legal: readonly Choice[]): Choice {
  const value = (choice: Choice): number => (argumentOf(choice) >> 3) & 7;
  const turns = legal.filter((choice) => kindOf(choice) === 'die');
  const [first = PASS] = turns;
  return turns.reduce(
    (best, choice) => (rankAfter(state, seat, value(choice)) > rankAfter(state, seat, value(best)) ? choice : best),
    first,
  );
}

/** ADV-16.7 to 16.9, 16.13: a Main Phase card is played or sold, a Roll Phase card waits, and is sold when it is too late. */
function mainPhase(state: AdventureState, seat: Seat, legal: readonly Choice[]): Choice {
  const { arena } = state;
  const sale = legal.find((choice) => kindOf(choice) === 'sell');
  const played = legal.find((choice) => kindOf(choice) === 'play');
  if (arena.step === 'main-2') return sale ?? PROCEED;
  if (played !== undefined && doesSomething(state, seat, played)) return played;
  const [card] = playerAt(arena, seat).hand;
  if (card === undefined || cardOf(state, card).action?.timing === 'roll') return PROCEED;
  return sale ?? PROCEED;
}

/** What the table comes to for the enemies: damage done or on its way first, then tokens. */
function worth(state: AdventureState, arena: ThroneState, seat: Seat): readonly [damage: number, tokens: number] {
  let damage = 0;
  arena.health.forEach((health, dial) => {
    const holder = arena.players.findIndex((player) => player.dial === dial);
    damage += isEnemy(state, holder) ? health : -health;
  });
  for (const { at, base, plus, minus } of arena.pools)
    if (at !== NONE) damage += (isEnemy(state, at) ? -1 : 1) * (base + plus - minus);
  for (const [dial, healing] of arena.healing.entries())
    damage += healing * (dial === playerAt(arena, seat).dial ? 1 : -1);
  let tokens = 0;
  arena.players.forEach((player, holder) => {
    player.tokens.forEach((held, status) => {
      if (held === 0) return;
      const good = statusOf(state, status).kind !== 'negative' ? 1 : -1;
      tokens += held * good * (isEnemy(state, holder) ? 1 : -1);
    });
  });
  return [damage, tokens];
}

const TRIAL = 1;

/**
 * The choice tried on a copy, with luck of its own: the match's is not touched. Nobody answers there: whether somebody could would
 * tell what they hold, and so would an enemy that chose by it.
 */
function tried(state: AdventureState, seat: Seat, choice: Choice): readonly [damage: number, tokens: number] {
  const arena = copy(state.arena);
  const luck = swiftChance(TRIAL);
  if (isAmended(state, 'enemies-know-no-hands')) applyUnanswered(arena, choice, luck);
  else apply(arena, choice, luck, null);
  return worth(state, arena, seat);
}

/** ADV-16.8: whether the card changes anything once everybody's questions about it are answered. */
function doesSomething(state: AdventureState, seat: Seat, choice: Choice): boolean {
  const { cost, action } = cardOf(state, argumentOf(choice));
  // A card whose own roll could have brought something is worth playing too.
  if (action?.effects.some(({ verb }) => verb === 'roll') === true) return true;
  const arena = copy(state.arena);
  const luck = swiftChance(TRIAL);
  apply(arena, choice, luck, null);
  while (arena.asking !== null && arena.asking !== 'main' && arena.calls.length === 0) {
    const legal = choices(arena, arena.asked);
    apply(arena, legal.includes(PASS) ? PASS : (legal[0] ?? PASS), luck, null);
  }
  const [damage, tokens] = worth(state, state.arena, seat);
  const [damageThen, tokensThen] = worth(state, arena, seat);
  const paid = playerAt(state.arena, seat).cp - cost;
  return damageThen !== damage || tokensThen !== tokens || playerAt(arena, seat).cp !== paid;
}

/** ADV-4.7: most damage, then most harm by tokens, then printed order. */
function bestOf(state: AdventureState, seat: Seat, legal: readonly Choice[]): Choice {
  let best: Choice = legal[0] ?? PASS;
  let most: readonly [damage: number, tokens: number] | null = null;
  for (const choice of legal) {
    if (choice === PASS && legal.length > 1) continue;
    const found = tried(state, seat, choice);
    if (most === null || found[0] > most[0] || (found[0] === most[0] && found[1] > most[1])) {
      best = choice;
      most = found;
    }
  }
  return best;
}
