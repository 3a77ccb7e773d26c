// Matches of Dice Throne: every hero in a duel, with and without promo cards, and in every other mode at every size.
import { type AnyGame, LOT } from '@wyrmtable/kernel';
import { holds, ring, shippedValues, type Wanted, wantedBy } from './wanted.ts';

/** The sizes of a mode, found by asking the game. */
function sizesOf(game: AnyGame, mode: string): number[] {
  const { min, max } = game.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return sizes.filter((seats) => game.refuse({ mode, promo: false }, seats) === null);
}

export function wantedOfThrone(game: AnyGame): Wanted[] {
  const heroes = shippedValues(game, 'heroes');
  const tables = shippedValues(game, 'mode').flatMap((mode) => sizesOf(game, mode).map((seats) => ({ mode, seats })));
  const duels = heroes.flatMap((hero, number) =>
    [
      { name: `duel-${hero}`, promo: false, over: true, rival: 1 },
      { name: `duel-promo-${hero}`, promo: true, over: true, rival: 5 },
      { name: `duel-${hero}`, promo: false, over: false, rival: 7 },
    ].map(({ name, promo, over, rival }) => ({
      name,
      options: { mode: 'duel', heroes: ring(heroes, number, 2, rival), promo },
      seats: 2,
      over,
      isMet: (options: ReadonlyMap<string, unknown>) => {
        const seated = options.get('heroes');
        return (
          options.get('mode') === 'duel' &&
          options.get('promo') === promo &&
          Array.isArray(seated) &&
          seated[0] === hero
        );
      },
    })),
  );
  const larger = tables
    .filter(({ seats }) => seats > 2)
    .flatMap(({ mode, seats }) =>
      heroes.flatMap((hero, number) =>
        [true, false].map((over) => ({
          name: `${mode}-${seats}-${hero}`,
          options: { mode, heroes: ring(heroes, number, seats, over ? 1 : 3), promo: number % 2 === 1 },
          seats,
          over,
          isMet: (options: ReadonlyMap<string, unknown>) =>
            options.get('mode') === mode && holds(options.get('heroes'), hero),
        })),
      ),
    );
  const drawn = tables.map(({ mode, seats }) => ({
    name: `${mode}-${seats}-by-lot`,
    options: { mode, heroes: undefined },
    seats,
    over: true,
  }));
  const oneDrawn = {
    name: 'duel-one-by-lot',
    options: { mode: 'duel', heroes: [...heroes.slice(0, 1), LOT] },
    seats: 2,
    over: true,
  };
  return wantedBy(['random', 'novice', 'eager', 'novice'], [...duels, ...larger, ...drawn, oneDrawn]);
}
