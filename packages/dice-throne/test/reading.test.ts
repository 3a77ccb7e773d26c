// What others read the table by: the phase of a step, the board in a view, the price of a card.
import { PASS, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import {
  boardIn,
  cardNamed,
  diceThrone,
  HEROES,
  inRollPhase,
  isLayable,
  PHASES,
  phaseOf,
  priceOf,
  shippedContent,
} from '../src/index.ts';
import { STEPS } from '../src/state.ts';

test('the steps of a turn go through its phases one after another, and phases 4 to 6 are the Roll Phase', () => {
  const phases = STEPS.filter((step) => step !== 'over').map((step) => phaseOf({ step }));
  expect(phases.filter((phase, i) => phase !== phases[i - 1])).toEqual(PHASES);
  const rolling = STEPS.filter((step) => inRollPhase({ step })).map((step) => phaseOf({ step }));
  expect([...new Set(rolling)]).toEqual(PHASES.slice(3, 6));
});

test('I to III pays all of it, II to III the difference, and nothing goes on a III (DT-12.5 to DT-12.7)', () => {
  const of = shippedContent();
  const hero = HEROES.find(({ slots }) => slots.some(({ upgrades }) => upgrades.length === 2));
  const [second, third] = hero?.slots.find(({ upgrades }) => upgrades.length === 2)?.upgrades ?? [];
  const two = cardNamed(of, second?.id ?? '');
  const three = cardNamed(of, third?.id ?? '');
  if (hero === undefined || two === undefined || three === undefined) throw new Error('nobody has a II and a III');
  const laid = (...upgrades: string[]) => boardIn(of, { hero: hero.id, upgrades, flipped: false });
  expect(priceOf(of, laid(), three)).toBe(three.cost);
  expect(priceOf(of, laid(two.id), three)).toBe(three.cost - two.cost);
  expect(isLayable(laid(two.id), three)).toBe(true);
  expect(isLayable(laid(two.id), two)).toBe(false);
  expect(isLayable(laid(three.id), two)).toBe(false);
});

test('the board read from a view is the one that lies there, whatever has been laid on it or turned over', () => {
  const luck = swiftChance(11);
  let changed = 0;
  HEROES.forEach((hero, i) => {
    const other = HEROES[(i + 1) % HEROES.length] ?? hero;
    const state = start(diceThrone, { heroes: [hero.id, other.id], promo: false }, 2, luck);
    while (diceThrone.toMove(state) !== null) {
      const choices = diceThrone.choices(state);
      const eager = choices.filter((choice) =>
        ['play', 'declare', 'roll'].includes(diceThrone.read(choice, state).kind),
      );
      const among = eager.length > 0 ? eager : choices;
      proceed(diceThrone, state, among[luck.below(among.length)] ?? PASS, luck);
    }
    const { players } = diceThrone.view(state, 'spectator');
    for (const [seat, { hero: number, ranks }] of state.players.entries()) {
      const seen = players[seat];
      if (seen === undefined) throw new Error(`nobody is seen at seat ${seat}`);
      expect(boardIn(state, seen)).toEqual({ hero: number, ranks });
      changed += ranks.filter((rank) => rank > 0).length;
    }
  });
  expect(changed).toBeGreaterThan(0);
});
