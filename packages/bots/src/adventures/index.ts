// The bots that play Dice Throne Adventures, by level: heroes of a campaign, and both sides of the versus modes.
import type { AnyBot } from '@wyrmtable/kernel';
import { random } from '../random.ts';
import { adept } from './adept.ts';
import { eager } from './eager.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';

interface Level {
  readonly bot: AnyBot;
  /** Iterations it thinks for when nobody says otherwise. */
  readonly budget: number;
}

export const adventuresBots = {
  random: { bot: random, budget: 0 },
  eager: { bot: eager, budget: 0 },
  novice: { bot: novice, budget: 0 },
  adept: { bot: adept, budget: 0 },
  master: { bot: master, budget: 4000 },
} as const satisfies Readonly<Record<string, Level>>;
