// A finished match looked back at by a server: how its table stood in the end, for a picture, and what the dice gave each seat.
import type { AdventureView } from '@wyrmtable/adventures';
import { type Luck, review, reviewerOf } from '@wyrmtable/bots/review';
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import type { EtchinstoneView } from '@wyrmtable/etchinstone';
import { isRefusal, type MatchFile, type Outcome, type Refusal, refusal, replay } from '@wyrmtable/kernel';
import { type GameId, isGameId, loadGame, prepare, type RegisteredGame } from './index.ts';

/** A seat as a picture shows it. */
export interface SeatTableau {
  /** Whom it played; null where nobody is anybody in particular. */
  readonly hero: string | null;
  readonly figure: { readonly kind: 'health' | 'soldiers' | 'score'; readonly value: number } | null;
}

export interface Tableau {
  readonly seats: readonly SeatTableau[];
  readonly outcome: Outcome | null;
}

const throne = ({ players, health }: ThroneView, seats: number): SeatTableau[] =>
  players.slice(0, seats).map(({ hero }, seat) => ({
    hero,
    figure: { kind: 'health', value: health[seat] ?? 0 },
  }));

/** What everybody may see of a table: a method, since views of a game are that game's own. */
interface Shown {
  tableau(view: object, seats: number): SeatTableau[];
}

const TABLEAUX: Readonly<Record<GameId, Shown>> = {
  'dice-throne': { tableau: throne },
  adventures: { tableau: ({ arena }: AdventureView, seats) => throne(arena, seats) },
  'dragon-farkle': {
    tableau: ({ heroes }: FarkleView) =>
      heroes.map(({ army }) => ({ hero: null, figure: { kind: 'soldiers', value: army } })),
  },
  etchinstone: { tableau: ({ score }: EtchinstoneView) => [{ hero: null, figure: { kind: 'score', value: score } }] },
};

async function opened(file: MatchFile): Promise<{ registered: RegisteredGame; id: GameId } | Refusal> {
  if (!isGameId(file.game)) return refusal('no-such-game', { game: file.game });
  const registered = await loadGame(file.game);
  return (await prepare(registered, file)) ?? { registered, id: file.game };
}

/** How the table stood in the end, as somebody saw it who only looked on. */
export async function tableauOf(file: MatchFile): Promise<Tableau | Refusal> {
  const found = await opened(file);
  if (isRefusal(found)) return found;
  const { game } = found.registered;
  const replayed = replay(game, file);
  if (isRefusal(replayed)) return replayed;
  return {
    seats: TABLEAUX[found.id].tableau(game.view(replayed.state, 'spectator'), file.seats.length),
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
