// Duels of Dice Throne laid out for the tests of odds: dice on the table, its roller about to decide.
import {
  abilityOf,
  cardNamed,
  diceThrone,
  heroNumber,
  offencesOf,
  shippedContent,
  statusNumber,
  type ThroneState,
} from '@wyrmtable/dice-throne';
import { declare, playerAt } from '@wyrmtable/dice-throne/inside';
import {
  type Chance,
  type Choice,
  type Position,
  type Question,
  question,
  type Stocked,
  start,
  swiftChance,
} from '@wyrmtable/kernel';
import { diceThroneBots } from '../src/dice-throne/index.ts';

/** All that ships: tests put any token on any board. */
export const of: Stocked = shippedContent();

/** Seat 0 has rolled these dice and has no attempts left; nobody holds cards. */
export function rolled(hero: string, foe: string, dice: readonly number[]): ThroneState {
  const state = start(
    diceThrone,
    { mode: 'duel', heroes: [hero, foe], promo: false },
    2,
    swiftChance(1),
    diceThrone.content.shipped(),
  );
  for (const player of state.players) player.hand = [];
  return {
    ...state,
    order: [0, 1],
    active: 0,
    turn: 3,
    stack: [],
    triggers: [],
    step: 'rolling',
    asking: 'roll',
    asked: 0,
    attempts: 0,
    rolls: 3,
    dice: [...dice],
  };
}

export function declaring(state: ThroneState, ability: string, row = 0): Choice {
  const number = offencesOf(state, playerAt(state, state.active)).find(
    (one) => abilityOf(state, one).ability.id === ability,
  );
  if (number === undefined) throw new RangeError(`no ability ${ability}`);
  return declare(number, row);
}

export const laid = (hero: string, ranks: readonly number[] = []) => ({ hero: heroNumber(of, hero), ranks });

export function put(state: ThroneState, seat: number, status: string, tokens = 1): void {
  playerAt(state, seat).tokens[statusNumber(state, status)] = tokens;
}

export function cardNumber(id: string): number {
  const number = cardNamed(of, id)?.number;
  if (number === undefined) throw new RangeError(`no card ${id}`);
  return number;
}

/** That seat has so many CP, and these cards besides what it holds. */
export function give(state: ThroneState, seat: number, cp: number, ...cards: string[]): ThroneState {
  const player = playerAt(state, seat);
  const numbers = cards.map(cardNumber);
  player.cp = cp;
  player.deck = player.deck.filter((card) => !numbers.includes(card));
  player.hand.push(...numbers);
  return state;
}

export function play(state: ThroneState, choice: Choice, chance: Chance = swiftChance(4)): void {
  diceThrone.apply(state, choice, chance, null);
}

export type Level = 'adept' | 'master';
const BUDGET = { adept: 0, master: 200 } as const;

/** What the level does here. */
export function reading(level: Level, state: ThroneState, seed = 100) {
  const asked = question(diceThrone, state, state.asked, BUDGET[level], seed) as Question<Position, object>;
  return diceThrone.read(diceThroneBots[level].bot.answer(asked), state);
}

/** The same in a word or two. */
export function answer(level: Level, state: ThroneState, seed = 100): string {
  const answered = reading(level, state, seed);
  return 'card' in answered ? `${answered.kind} ${answered.card}` : answered.kind;
}
