// A match nobody sees: when bots sit down, their thread plays a little of it for itself. A runtime makes code quick once it
// has seen it run, and bots work out tables when they first need them; so the first real answer need not wait for either.
import { isRefusal, question, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { isGameId, loadGame } from './index.ts';

/** A table that bots sit down at. */
export interface Laid {
  readonly game: string;
  readonly options: object;
  /** By seat: the level of its bot, or null where none sits. */
  readonly levels: readonly (string | null)[];
}

/** How many answers are rehearsed, and how long a bot thinks about one, in iterations. */
const ANSWERS = 60;
const BUDGET = 20;

/** Lets the thread hear what has come meanwhile. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Plays that table with its own bots in all seats, up to the first so many answers or until `isWanted`. */
export async function warmUp({ game: id, options: wish, levels }: Laid, isWanted: () => boolean): Promise<void> {
  const seated = levels.find((level) => level !== null);
  if (!isGameId(id) || seated === undefined) return;
  const { game, bots } = await loadGame(id);
  const options = readOptions(game, wish, levels.length);
  if (isRefusal(options)) return;
  const chance = swiftChance(1);
  const state = start(game, options, levels.length, chance);
  for (let answers = 0; answers < ANSWERS; ) {
    const seat = game.toMove(state);
    if (seat === null) return;
    let [choice, ...others] = game.choices(state, seat);
    if (others.length > 0) {
      await pause();
      const level = bots[levels[seat] ?? seated];
      if (level === undefined || isWanted()) return;
      choice = level.bot.answer(question(game, state, seat, Math.min(BUDGET, level.budget), answers));
      answers++;
    }
    if (choice === undefined) return;
    game.apply(state, choice, chance, null);
  }
}
