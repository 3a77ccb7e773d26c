// Duels of Dice Throne's adept over all pairs of heroes in turn, counted by processor time of the thread that plays them.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';

/** A step without a common divisor with the number of pairs: all of them come up before one comes again. */
const STEP = 37;

function heroesOf(duel: number): string[] {
  const pair = (duel * STEP) % HEROES.length ** 2;
  return [Math.floor(pair / HEROES.length), pair % HEROES.length].flatMap((at) => HEROES[at]?.id ?? []);
}

/** Duels a second, from that one on. */
export function adeptDuels(duels: number, from = 0): number {
  const { bot } = diceThroneBots.adept;
  const began = process.threadCpuUsage();
  for (let duel = from; duel < from + duels; duel++) {
    const chance = swiftChance(7_000_000 + duel);
    const state = start(diceThrone, { mode: 'duel', heroes: heroesOf(duel), promo: false }, 2, chance);
    for (let seed = duel * 10_000; ; seed++) {
      const seat = diceThrone.toMove(state);
      if (seat === null) break;
      const [only = 0, ...others] = diceThrone.choices(state, seat);
      const asked = (): Question<Position, object> =>
        question(diceThrone, state, seat, 0, seed) as Question<Position, object>;
      diceThrone.apply(state, others.length === 0 ? only : bot.answer(asked()), chance, null);
    }
  }
  const { user, system } = process.threadCpuUsage(began);
  return duels / ((user + system) / 1_000_000);
}
