// The slowest answer of Dice Throne's adept, by processor time, over duels in which every hero sits down twice.
import { diceThroneBots } from '@wyrmtable/bots/dice-throne';
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type Choice, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';

/** Of this thread alone, in milliseconds: what others do on the machine does not count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function slowestAnswer(): number {
  const { bot } = diceThroneBots.adept;
  let slowest = 0;
  const answer = (asked: Question<Position, object>): Choice => {
    const before = spent();
    const choice = bot.answer(asked);
    slowest = Math.max(slowest, spent() - before);
    return choice;
  };
  HEROES.forEach(({ id }, at) => {
    const heroes = [id, HEROES[(at * 5 + 3) % HEROES.length]?.id ?? id];
    const chance = swiftChance(at);
    const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, chance);
    for (let seed = at * 10_000; ; seed++) {
      const seat = diceThrone.toMove(state);
      if (seat === null) break;
      const [only = 0, ...others] = diceThrone.choices(state, seat);
      const choice =
        others.length === 0 ? only : answer(question(diceThrone, state, seat, 0, seed) as Question<Position, object>);
      diceThrone.apply(state, choice, chance, null);
    }
  });
  return slowest;
}
