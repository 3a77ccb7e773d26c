// Short words for writing effects, each of which makes one literal of the vocabulary. Those that name a symbol, a status, a
// slot, an ability or a card are in kit.ts.
import { sum } from './amounts.ts';
import { atLeast, not } from './conditions.ts';
import { iff } from './verbs/order.ts';
import type { Effect, Need } from './vocabulary.ts';

export * from './amounts.ts';
export * from './conditions.ts';
export * from './verbs/cards.ts';
export * from './verbs/damage.ts';
export * from './verbs/dice.ts';
export * from './verbs/order.ts';
export * from './verbs/tokens.ts';

// What dice must show.
export const microStraight: Need = { kind: 'micro-straight' };
export const smallStraight: Need = { kind: 'small-straight' };
export const largeStraight: Need = { kind: 'large-straight' };
export const ofAKind = (count: number): Need => ({ kind: 'of-a-kind', count });
export const numbers = (from: number, to: number): Need => ({ kind: 'numbers', from, to });

// What is said so often that it has a word of its own.
export const sumAtLeast = (least: number, ...effects: Effect[]): Effect => iff(atLeast(sum, least), effects);
export const sumAtMost = (most: number, ...effects: Effect[]): Effect => iff(not(atLeast(sum, most + 1)), effects);
export const ifAdded = (least: number, ...effects: Effect[]): Effect =>
  iff({ kind: 'added-at-least', damage: least }, effects);
