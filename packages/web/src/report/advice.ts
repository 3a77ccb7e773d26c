// What a coach says of a position: master's choice first, then the best of the others with what is to be expected of them.
import { reviewerOf, type Weighed } from '@wyrmtable/bots/review';
import { type Choice, isRefusal, type MatchFile, type Position, question, replay } from '@wyrmtable/kernel';
import { isGameId, loadGame, openParcel, prepare, type RegisteredGame } from '@wyrmtable/registry';
import type { Advice, ViewAdviceWanted, Way } from './protocol.ts';

/** So many are named; more is a table, not a word of advice. */
const NAMED = 4;

function ranked(best: Choice, weighed: readonly Weighed[]): readonly { choice: Choice; win: number | null }[] {
  const own = weighed.find(({ choice }) => choice === best) ?? { choice: best, win: null };
  const others = weighed.filter(({ choice }) => choice !== best).sort((a, b) => b.win - a.win);
  return [own, ...others].slice(0, NAMED);
}

/** Null where nobody is asked, or nobody can tell. */
export async function adviceAt(
  { game, bots }: RegisteredGame,
  state: Position,
  seed: number,
  seat = game.toMove(state),
): Promise<Advice | null> {
  const reviewer = await reviewerOf(game.id);
  const { master } = bots;
  if (reviewer === null || seat === null || master === undefined) return null;
  const asked = question(game, state, seat, master.budget, seed);
  const ways = ranked(master.bot.answer(asked), reviewer.weigh(asked));
  return { kind: 'advice', ways: ways.map(({ choice, win }): Way => ({ reading: game.read(choice, state), win })) };
}

export async function adviceOn(file: MatchFile): Promise<Advice | null> {
  if (!isGameId(file.game)) return null;
  const registered = await loadGame(file.game);
  if ((await prepare(registered, file)) !== null) return null;
  const replayed = replay(registered.game, file);
  return isRefusal(replayed) ? null : adviceAt(registered, replayed.state, file.choices.length);
}

/** In a world imagined from the view: nothing is known of the true one, and nothing is asked about it. */
export async function adviceFrom({ imagine }: ViewAdviceWanted): Promise<Advice | null> {
  const { game: id, seat, view, choices, parcel, seed } = imagine;
  if (!isGameId(id)) return null;
  const registered = await loadGame(id);
  if ((await openParcel(registered, view, parcel)) !== null) return null;
  const world = registered.game.imagine?.(view, choices) ?? null;
  return world === null ? null : adviceAt(registered, world, seed, seat);
}
