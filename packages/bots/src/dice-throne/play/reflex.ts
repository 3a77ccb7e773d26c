// What is done without thinking: the quick policy that plays possible courses on.
import { abilityOf, kindOf, type ThroneState } from '@wyrmtable/dice-throne';
import {
  argumentOf,
  defend,
  isOpponent,
  NONE,
  openDefences,
  openDice,
  type Player,
  PROCEED,
  pack,
  playerAt,
  roll,
} from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { cardWorth } from '../judge/hand.ts';
import { ESTIMATED } from '../judge/prices.ts';
import { bestDeclaration, bestKeep, worthWith } from '../odds/index.ts';
import { greedy } from './greedy.ts';

/** Whom the roller is most likely to hit. */
function likelyTarget(state: ThroneState, seat: Seat): Player | null {
  if (state.target !== NONE && isOpponent(state, seat, state.target)) return playerAt(state, state.target);
  let found: Player | null = null;
  for (const player of state.players) {
    if (player.out || player.dial === playerAt(state, seat).dial) continue;
    if (found === null || (state.health[player.dial] ?? 0) > (state.health[found.dial] ?? 0)) found = player;
  }
  return found;
}

/** Rolls for the most worth by exact odds, then declares the best of what is met; needs no list of choices. */
export function rollOrDeclare(state: ThroneState): Choice {
  const seat = state.asked;
  const player = playerAt(state, seat);
  if (state.rolls === 0) return state.attempts > 0 ? roll(0) : PROCEED;
  const foe = likelyTarget(state, seat);
  if (state.attempts > 0) {
    const { keep } = bestKeep(state, player, state.dice, state.attempts, foe);
    const rolled = pack(state.dice) - pack(keep);
    if (rolled !== 0) return roll(rolled);
  }
  return bestDeclaration(state, player, state.dice, foe);
}

/** The card the player can do without most easily, or the one wanted most. */
function cardBy(state: ThroneState, choices: readonly Choice[], sign: 1 | -1): Choice {
  const player = playerAt(state, state.asked);
  let best = choices[0] ?? PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (choice === PROCEED) continue;
    const worth = sign * cardWorth(state, player, argumentOf(choice), 4, ESTIMATED);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

const isSale = (choice: Choice): boolean => kindOf(choice) === 'sell';

/** The strongest opponent, unless somebody can be finished off with a usual blow. */
function aimed(state: ThroneState, choices: readonly Choice[]): Choice {
  const blow = state.pools.reduce((sum, pool) => sum + (pool.attack ? pool.base + pool.plus : 0), 0);
  let best = choices[0] ?? PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const health = state.health[playerAt(state, argumentOf(choice)).dial] ?? 0;
    const worth = health <= blow ? 1000 - health : health;
    // On a targeting roll of 5 the defenders choose among themselves: the one most at ease with it.
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** Turns dice of the offensive roll towards the best declaration, or an opponent's away from it. */
function turned(state: ThroneState, choices: readonly Choice[]): Choice {
  const open = openDice(state);
  if (open?.purpose !== 'offence') return greedy(state, choices);
  const { owner, dice } = open;
  const worthOf = worthWith(state, playerAt(state, owner), likelyTarget(state, owner));
  const sign = isOpponent(state, owner, state.asked) ? -1 : 1;
  let best: Choice = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const shown = dice.slice();
    if (choice !== PASS && kindOf(choice) === 'die') {
      const argument = argumentOf(choice);
      const at = shown.indexOf((argument >> 3) & 7);
      if (at >= 0) shown[at] = argument & 7;
    } else if (choice !== PASS) return rerolled(state, choices);
    const worth = sign * worthOf(shown, state.attempts);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** Which single die of an offensive roll to roll again: the mean over its six numbers decides. */
function rerolled(state: ThroneState, choices: readonly Choice[]): Choice {
  const open = openDice(state);
  if (open?.purpose !== 'offence') return greedy(state, choices);
  const { owner, dice } = open;
  const worths = worthWith(state, playerAt(state, owner), likelyTarget(state, owner));
  const sign = isOpponent(state, owner, state.asked) ? -1 : 1;
  const worthOf = (shown: readonly number[]): number => sign * worths(shown, state.attempts);
  // Where nothing may stay as it is, the least harmful die goes.
  const isFree = choices.includes(PASS);
  let best: Choice = isFree ? PASS : (choices[0] ?? PASS);
  let most = isFree ? worthOf(dice) : Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (kindOf(choice) !== 'reroll') continue;
    const part = argumentOf(choice);
    const at = dice.findIndex((value) => ((part >> (3 * (value - 1))) & 7) > 0);
    if (at < 0) continue;
    let sum = 0;
    for (let value = 1; value <= 6; value++) sum += worthOf(dice.with(at, value)) / 6;
    if (sum > most) {
      most = sum;
      best = choice;
    }
  }
  return best;
}

/** The defence with the most dice; nobody stands there and takes it. */
export function defended(state: ThroneState): Choice {
  let best: Choice = PASS;
  let most = -1;
  for (const number of openDefences(state)) {
    const { dice } = abilityOf(state, number).ability;
    if (dice > most) {
      most = dice;
      best = defend(number);
    }
  }
  return best;
}

export function reflex(state: ThroneState, choices: readonly Choice[]): Choice {
  const [first] = choices;
  if (first === undefined) throw new RangeError('asked with nothing to choose from');
  if (choices.length === 1) return first;
  switch (state.asking) {
    case 'window':
    case 'defence-reroll':
    case 'effect-reroll':
      return PASS;
    case 'main':
      return PROCEED;
    case 'roll':
      return rollOrDeclare(state);
    case 'defence':
      return defended(state);
    case 'target':
      return aimed(state, choices);
    case 'discard':
      // Nobody sells more than must go.
      return choices.includes(PROCEED) ? PROCEED : cardBy(state, choices.filter(isSale), -1);
    case 'card':
      return cardBy(state, choices, -1);
    case 'search':
      return cardBy(state, choices, 1);
    case 'count':
      return choices.at(-1) ?? first;
    case 'nudge':
    case 'set':
    case 'copy':
      return turned(state, choices);
    case 'reroll':
      return rerolled(state, choices);
    case 'order':
    case 'pay':
    case 'ransom':
      return first;
    default:
      return greedy(state, choices);
  }
}
