// Dice Throne as the house knows it.
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { GameEntry, SeatTableau } from '../registered.ts';

/** Adventures are led on a table of Dice Throne, and stand the same in a picture. */
export const throneTableau = ({ players, health }: ThroneView, seats: number): readonly SeatTableau[] =>
  players.slice(0, seats).map(({ hero }, seat) => ({
    hero,
    figure: { kind: 'health', value: health[seat] ?? 0 },
  }));

export const diceThrone = {
  letters: 'DT',
  async load() {
    const [{ diceThrone, usualMode }, { diceThroneBots }, { stopsOf }, { throneDay }] = await Promise.all([
      import('@wyrmtable/dice-throne'),
      import('@wyrmtable/bots/dice-throne'),
      import('@wyrmtable/dice-throne/stops'),
      import('@wyrmtable/dice-throne/day'),
    ]);
    const ratedAs = ({ mode }: { readonly mode?: string }, seats: number) => mode ?? usualMode(seats);
    return { game: diceThrone, bots: diceThroneBots, stops: stopsOf, ratedAs, day: throneDay };
  },
  editions: async () => (await import('@wyrmtable/dice-throne/editions')).EDITIONS,
  scenarios: async () => (await import('@wyrmtable/dice-throne/scenario')).diceThroneScenarios,
  casting: async () => (await import('../casting.ts')).throne(),
  madeHeroes: true,
  felt: ['#5c1c22', '#2e0e12', '#170709'],
  tableau: throneTableau,
} as const satisfies GameEntry;
