// What a view keeps silent about shows in what its seat is offered, too rarely for random play to come by.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { cardNumber } from '../src/content/library.ts';
import { dragonFarkle } from '../src/game.ts';
import { type FarkleState, heroAt } from '../src/state.ts';

/** Seat 0 has rolled a rally; what the second seat holds, and whether the horn had laid the event die. */
function rolled(held: readonly string[], faceFixed: boolean): FarkleState {
  const state = start(dragonFarkle, { wounds: 3, first: 0 }, 2, swiftChance(3));
  const cards = held.map((id) => cardNumber(state, id));
  const hand = heroAt(state, 1).items;
  const box = [...state.itemDeck, ...hand, ...heroAt(state, 0).items].filter((card) => !cards.includes(card));
  hand.splice(0, hand.length, ...cards);
  heroAt(state, 0).items = [box.pop() ?? 0];
  const roll = {
    step: 'roll',
    action: 'recruit',
    asked: 1,
    dice: [1, 2, 3, 4, 6, 6],
    face: 'rally',
    rolls: 1,
  } as const;
  return Object.assign(state, roll, { itemDeck: box, faceFixed, dice: [...roll.dice] });
}

test('an event die that was laid is known from the bucket that cannot be used on it', () => {
  for (const faceFixed of [false, true]) {
    const state = rolled(['wiadro', 'skorka'], faceFixed);
    const choices = dragonFarkle.choices(state, 1);
    const world = dragonFarkle.imagine?.(dragonFarkle.view(state, 1), choices);
    expect(world).toMatchObject({ faceFixed, asked: 1 });
    expect(world && dragonFarkle.choices(world, 1)).toEqual(choices);
  }
});
