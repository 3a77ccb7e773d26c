// Which changed rules are still needed in their old form: those that some match was begun without.
import type { Amendment, Manifest } from '@wyrmtable/kernel';

export interface StoredMatch {
  readonly where: string;
  readonly game: string;
  readonly content: Manifest;
}

export interface Need {
  readonly game: string;
  readonly id: string;
  readonly since: string;
  readonly rules: readonly string[];
  /** Matches begun before it. */
  readonly matches: number;
  readonly first: string | null;
}

/** For each amendment of the game the matches that do not name it. */
export function needsOf(game: string, amendments: readonly Amendment[], matches: readonly StoredMatch[]): Need[] {
  const own = matches.filter((match) => match.game === game);
  return amendments.map(({ id, since, rules }) => {
    const before = own.filter(({ content }) => !content.amendments?.includes(id));
    return { game, id, since, rules, matches: before.length, first: before[0]?.where ?? null };
  });
}
