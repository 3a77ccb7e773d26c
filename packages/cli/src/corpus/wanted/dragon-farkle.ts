// Matches of Dragon Farkle: every number of players with every number of wounds and every way to settle ties.
import type { AnyGame } from '@wyrmtable/kernel';
import { shippedValues, type Wanted, wantedBy } from './wanted.ts';

export function wantedOfFarkle(game: AnyGame): Wanted[] {
  const { min, max } = game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const wounds = shippedValues(game, 'wounds').map(Number);
  const ties = [undefined, ...shippedValues(game, 'ties')];
  const starts = (seats: number, first: number) => ({
    name: `${seats}-players-seat-${first}-starts`,
    options: { first },
    seats,
    over: true,
  });
  return wantedBy(
    ['random', 'novice', 'eager', 'bold', 'careful'],
    [
      ...tables.flatMap((seats) => [
        ...wounds.flatMap((count) => [
          ...ties.map((way) => ({
            name: `${seats}-players-${count}-wounds-ties-${way ?? 'unsaid'}`,
            options: { wounds: count, ties: way },
            seats,
            over: true,
          })),
          { name: `${seats}-players-${count}-wounds`, options: { wounds: count }, seats, over: false },
        ]),
        starts(seats, seats - 1),
      ]),
      starts(max, 0),
    ],
  );
}
