// Every choice the rules give has its place on the table, and nothing else has.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type Choice, PASS, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { type Offers, offersIn } from './offers.ts';

function choicesOf(offers: Offers): Choice[] {
  const single = [offers.recruit, offers.finalBattle, offers.roll, offers.stop].filter((choice) => choice !== null);
  return [
    ...(offers.pass ? [PASS] : []),
    ...single,
    ...offers.brawls.map(({ choice }) => choice),
    ...[...offers.sets.values()].flatMap((rewards) => [...rewards.values()]),
    ...offers.cards.flatMap(({ ways }) => ways.map(({ choice }) => choice)),
    ...offers.removals.values(),
    ...offers.keeps.values(),
    ...offers.discards.values(),
  ];
}

it('sorts the choices of whole random matches without losing or inventing one', () => {
  const luck = swiftChance(7);
  for (let match = 0; match < 20; match++) {
    const seats = 2 + (match % 4);
    const state = start(dragonFarkle, { wounds: 3 }, seats, luck);
    for (let move = 0; move < 1500 && dragonFarkle.toMove(state) !== null; move++) {
      const choices = dragonFarkle.choices(state);
      expect(choicesOf(offersIn(state, choices)).sort((a, b) => a - b)).toEqual([...choices].sort((a, b) => a - b));
      const choice = choices[luck.below(choices.length)];
      if (choice === undefined) throw new Error('nobody may move, yet the match is not over');
      proceed(dragonFarkle, state, choice, luck);
    }
  }
});
