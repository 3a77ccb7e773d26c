// What a coach says of a position: master's choice first, then the best of the others with what is to be expected of them.
import { reviewerOf, type Weighed } from '@wyrmtable/bots/review';
import { type Choice, isRefusal, type MatchFile, type Position, question, replay } from '@wyrmtable/kernel';
import { isGameId, loadGame, openParcel, prepare, type RegisteredGame } from '@wyrmtable/registry';
import type { Advice, Way, WorldAdviceWanted } from './protocol.ts';

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
  return {
    kind: 'advice',
    ways: ways.map(({ choice, win }): Way => ({ choice, reading: game.read(choice, state), win })),
  };
}

export async function adviceOn(file: MatchFile): Promise<Advice | null> {
  if (!isGameId(file.game)) return null;
  const registered = await loadGame(file.game);
  if ((await prepare(registered, file)) !== null) return null;
  const replayed = replay(registered.game, file);
  return isRefusal(replayed) ? null : adviceAt(registered, replayed.state, file.choices.length);
}

/** In a world that is possible for all that the seat can know: nothing is known of the true one. */
export async function adviceFrom({ world }: WorldAdviceWanted): Promise<Advice | null> {
  const { game: id, seat, state, parcel, seed } = world;
  if (!isGameId(id)) return null;
  const registered = await loadGame(id);
  if ((await openParcel(registered, state, parcel)) !== null) return null;
  return registered.game.choices(state, seat).length === 0 ? null : adviceAt(registered, state, seed, seat);
}
