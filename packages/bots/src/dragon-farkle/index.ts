// The bots that play Dragon Farkle, by level.
import type { AnyBot } from '@wyrmtable/kernel';
import { random } from '../random.ts';

import { eager } from './eager.ts';
import { master } from './master/master.ts';
import { novice } from './novice.ts';
import { BOLD, CAREFUL, SOUND } from './play/style.ts';
import { styled } from './styled.ts';

interface Level {
  readonly bot: AnyBot;
  /** Iterations it thinks for when nobody says otherwise. */
  readonly budget: number;
}

export const dragonFarkleBots = {
  random: { bot: random, budget: 0 },
  eager: { bot: eager, budget: 0 },
  novice: { bot: novice, budget: 0 },
  careful: { bot: styled(CAREFUL), budget: 0 },
  bold: { bot: styled(BOLD), budget: 0 },
  adept: { bot: styled(SOUND), budget: 0 },
  master: { bot: master, budget: 10_000 },
} as const satisfies Readonly<Record<string, Level>>;
