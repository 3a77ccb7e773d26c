// The bots that play Dragon Farkle, by level.
import { random } from '../random.ts';

export const dragonFarkleBots = {
  random: { bot: random, budget: 0 },
};
