// Stops at a campaign's table: a teammate's fall is everybody's concern, and a card that could be changed for another asks nobody.

import { kindOf as throneKind } from '@wyrmtable/dice-throne';
import { type Choice, PASS, proceed, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { fromArena, isArena, toArena } from '../src/choice.ts';
import { type AdventureView, adventures } from '../src/index.ts';
import { stopsOf } from '../src/stops.ts';

interface Asked {
  readonly view: AdventureView;
  readonly choices: readonly Choice[];
  readonly seat: Seat;
}

/** Every window of an exploration of two that is answered at random. */
function windows(): Asked[] {
  const found: Asked[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const luck = swiftChance(seed);
    const options = {
      mode: 'campaign' as const,
      difficulty: 'normal',
      extraMinions: false,
      legacy: false,
      scenario: 1,
    };
    const state = start(adventures, { ...options, heroes: ['monk', 'paladin'] }, 2, luck);
    for (;;) {
      const seat = adventures.toMove(state);
      if (seat === null) break;
      const choices = adventures.choices(state);
      const view = adventures.view(state, seat);
      if (view.arena.window !== null && choices.includes(PASS)) found.push({ view, choices, seat });
      proceed(adventures, state, choices[luck.below(choices.length)] ?? PASS, luck);
    }
  }
  return found;
}

const WINDOWS = windows();
const isExchange = (choice: Choice): boolean => isArena(choice) && throneKind(toArena(choice)) === 'discard';

it('ask about damage that would fell a teammate with a dial of its own', () => {
  const [first] = WINDOWS.filter(
    ({ view, seat }) => view.arena.window === 'last-chance' && view.arena.players[1 - seat]?.out === false,
  );
  if (first === undefined) throw new Error('no such window came');
  const { view, seat, choices } = first;
  const mate = 1 - seat;
  const { arena } = view;
  expect(arena.players[seat]?.dial).not.toBe(arena.players[mate]?.dial);
  const struck = (damage: number): AdventureView => ({
    ...view,
    arena: {
      ...arena,
      health: arena.health.map(() => 10),
      healing: arena.healing.map(() => 0),
      pools: [{ by: 2, at: mate, type: 'normal', attack: true, subtotal: damage, damage, lines: [] }],
    },
  });
  const off = stopsOf({ habit: 'off' });
  expect(off.letsPass(struck(9), choices, seat)).toBe(true);
  expect(off.letsPass(struck(10), choices, seat)).toBe(false);
});

it('let a window go by in which a card could only be changed for another', () => {
  const auto = stopsOf({ habit: 'auto' });
  const [calm] = WINDOWS.filter(({ view, choices, seat }) => auto.letsPass(view, choices, seat));
  if (calm === undefined) throw new Error('every window asked');
  const exchange = Array.from({ length: 4096 }, (_, choice) => fromArena(choice)).find(isExchange);
  if (exchange === undefined) throw new Error('no choice discards');
  expect(auto.letsPass(calm.view, [PASS, exchange], calm.seat)).toBe(true);
});
