// The bots that play Dragons of Etchinstone, by level.
import type { AnyBot } from '@wyrmtable/kernel';
import { random } from '../random.ts';

import { adept } from './adept.ts';
import { eager } from './eager.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';

export { type Hint, hint, type Way } from './hint.ts';
export { advise } from './master.ts';
export type { Findings, Worth } from './search.ts';

interface Level {
  readonly bot: AnyBot;
  /** Iterations it thinks for when nobody says otherwise. */
  readonly budget: number;
}

export const etchinstoneBots = {
  random: { bot: random, budget: 0 },
  eager: { bot: eager, budget: 0 },
  novice: { bot: novice, budget: 0 },
  adept: { bot: adept, budget: 0 },
  master: { bot: master, budget: 3000 },
} as const satisfies Readonly<Record<string, Level>>;
