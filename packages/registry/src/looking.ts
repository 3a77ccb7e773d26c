// A finished match looked back at by a server: how its table stood in the end, for a picture, and what the dice gave each seat.
import { type Luck, review, reviewerOf } from '@wyrmtable/bots/review';
import { isRefusal, type MatchFile, type Outcome, type Refusal, refusal, replay } from '@wyrmtable/kernel';
import { GAMES } from './games.ts';
import { type GameId, isGameId, loadGame, prepare, type RegisteredGame } from './index.ts';
import type { Felt, SeatTableau } from './registered.ts';

export type { Felt, SeatTableau } from './registered.ts';

export interface Tableau {
  readonly seats: readonly SeatTableau[];
  readonly outcome: Outcome | null;
}

async function opened(file: MatchFile): Promise<{ registered: RegisteredGame; id: GameId } | Refusal> {
  if (!isGameId(file.game)) return refusal('no-such-game', { game: file.game });
  const registered = await loadGame(file.game);
  return (await prepare(registered, file)) ?? { registered, id: file.game };
}

/** The cloth of a game's pictures; null for a game that is not known here. */
export const feltOf = (game: string): Felt | null => (isGameId(game) ? GAMES[game].felt : null);

/** How the table stood in the end, as somebody saw it who only looked on. */
export async function tableauOf(file: MatchFile): Promise<Tableau | Refusal> {
  const found = await opened(file);
  if (isRefusal(found)) return found;
  const { game } = found.registered;
  const replayed = replay(game, file);
  if (isRefusal(replayed)) return replayed;
  return {
    seats: GAMES[found.id].tableau(game.view(replayed.state, 'spectator'), file.seats.length),
    outcome: game.outcome(replayed.state),
  };
}

/** What the dice gave, by seat; none where no dice are thrown. */
export async function luckOf(file: MatchFile): Promise<readonly Luck[] | Refusal> {
  const found = await opened(file);
  if (isRefusal(found)) return found;
  const reviewer = await reviewerOf(found.id);
  if (reviewer === null || reviewer.luck === null) return [];
  const seen = review(found.registered.game, reviewer, file, { seats: [] }, () => {});
  return isRefusal(seen) ? seen : seen.luck;
}
