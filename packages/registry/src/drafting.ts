// Bots at a draft: they ban and pick at once when it is their turn, wherever the draft is held.
import { type Draft, draftPicks, draftTurn, type Seat } from '@wyrmtable/kernel';
import type { Casting } from './registered.ts';

export interface DraftSetting {
  readonly casting: Pick<Casting, 'prefer'>;
  /** Who may be played at each seat. */
  readonly cast: readonly (readonly string[])[];
  isBot(seat: Seat): boolean;
  /** Draws a number under its own. */
  below(count: number): number;
}

/** Whom the seat may still ban or pick. */
export const freeAt = ({ deeds }: Draft, cast: DraftSetting['cast'], seat: Seat): string[] =>
  (cast[seat] ?? []).filter((hero) => !deeds.includes(hero));

/** The draft as it stands when a person is to ban or pick, or all have. */
export function botsDrafted(draft: Draft, { casting, cast, isBot, below }: DraftSetting): Draft {
  let standing = draft;
  for (;;) {
    const turn = draftTurn(standing);
    if (turn === null || !isBot(turn.seat)) return standing;
    const rival = draftPicks(standing)[turn.seat === 0 ? 1 : 0];
    const free = freeAt(standing, cast, turn.seat);
    const hero = casting.prefer({ deed: turn.deed, free, rival }, below);
    standing = { ...standing, deeds: [...standing.deeds, hero] };
  }
}
