// What the lab can find out about a game, and what every such study is told.
import { availableParallelism } from 'node:os';
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { FLAG } from '@wyrmtable/words/cli';
import { LAB_FLAG } from '@wyrmtable/words/lab';
import { wholeNumber } from '../args.ts';
import { type Call, type Complaint, type Ending, type Flags, isComplaint } from '../call.ts';
import { botsNamed } from '../named-games.ts';

export interface Study {
  /** Besides those of every study. */
  readonly flags: Flags;
  run(call: Call): Promise<Ending>;
}

export const STUDY_FLAGS = {
  bot: { type: 'string', hint: 'B', about: LAB_FLAG.bot },
  seed: { type: 'string', hint: 'S', about: FLAG.seed },
  workers: { type: 'string', hint: 'W', about: LAB_FLAG.workers },
  out: { type: 'string', hint: 'FILE', about: LAB_FLAG.out },
} as const satisfies Flags;

/** What a study begins with. */
export interface Setting {
  readonly game: RegisteredGame['game'];
  readonly bot: string;
  readonly seed: number;
  readonly workers: number;
  /** Where the result is kept, or null. */
  readonly out: string | null;
}

export async function settingOf(call: Call, id: GameId): Promise<Setting | Complaint> {
  const { game, bots } = await loadGame(id);
  const levels = botsNamed(call.text('bot') ?? call.text('level') ?? 'adept', bots, 1);
  if (isComplaint(levels)) return levels;
  const seed = wholeNumber(call, 'seed', { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, usual: 1 });
  if (isComplaint(seed)) return seed;
  const workers = wholeNumber(call, 'workers', { min: 1, max: 256, usual: availableParallelism() });
  if (isComplaint(workers)) return workers;
  return { game, bot: levels[0] ?? '', seed, workers, out: call.text('out') ?? null };
}
