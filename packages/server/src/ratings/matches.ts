// Which matches count for ratings, and how everybody did in them.
import type { AnyGame } from '@wyrmtable/kernel';
import type { RegisteredGame } from '@wyrmtable/registry';
import { isKind, KINDS, type KindId } from '@wyrmtable/wire';
import type { TableRow } from '../storage/port.ts';
import type { RatedMatch, RatedPlayer } from '../storage/ports/ratings.ts';
import { A_DAY, reckon, weightOf } from './reckoning.ts';

/** What a match is rated as; null where nobody is. How many play King of the Hill or stand against a boss makes no difference. */
export function kindOf(
  { ratedAs, game }: Pick<RegisteredGame, 'ratedAs' | 'game'>,
  { options, seats }: Pick<TableRow, 'options' | 'seats'>,
): KindId | null {
  const kind = ratedAs?.(options, seats.length) ?? '';
  return isKind(kind) && KINDS[kind].game === game.id && KINDS[kind].rated ? kind : null;
}

/** A table as far as ratings look at it. */
export type Counted = Pick<
  TableRow,
  'status' | 'options' | 'seats' | 'outcome' | 'pledge' | 'seedKnown' | 'terms' | 'ended'
>;

/** Places: who won, everybody else, and behind them who gave up where others played on. */
const [WON, PLAYED, LEFT] = [1, 2, 3];

/**
 * Everybody in a match that counts; null where it does not. It was agreed on as rated, has run by a clock and with dice
 * that all had promised, people alone have played it, and somebody has won or nobody could.
 */
export function playersOf(row: Counted, game: AnyGame, heroes: readonly (string | null)[]): RatedPlayer[] | null {
  const { status, seats, outcome, terms, pledge, seedKnown, ended } = row;
  if (status !== 'over' || pledge === null || !terms.rated || terms.clock.kind === 'none') return null;
  if (seedKnown.length > 0 || outcome === null || outcome.kind === 'lost' || ended?.how === 'stopped') return null;
  const sides = game.sides?.(row.options, seats.length) ?? seats.map((_, seat) => seat);
  const winners = outcome.kind === 'won' ? outcome.winners : seats.map((_, seat) => seat);
  const won = new Set(winners.map((seat) => sides[seat]));
  const alone = new Set(sides).size === seats.length;
  const players = new Map<string, RatedPlayer>();
  for (const [seat, one] of seats.entries()) {
    if (one.kind !== 'person') return null;
    const side = sides[seat] ?? seat;
    // A bot may have won the match for somebody who gave it up.
    const place = alone && one.out !== undefined ? LEFT : won.has(side) ? WON : PLAYED;
    const known = players.get(one.guest);
    // Nobody plays on two sides; whoever has several seats of one is one person.
    if (known === undefined) players.set(one.guest, { person: one.guest, side, place, hero: heroes[seat] ?? null });
  }
  return new Set(sides).size > 1 ? [...players.values()] : null;
}

/** Whom each seat played, where a view says so. */
export function heroesIn(view: object | null): readonly (string | null)[] {
  const { players }: { players?: unknown } = view ?? {};
  if (!Array.isArray(players)) return [];
  return players.map((player: unknown) => {
    const { hero }: { hero?: unknown } = typeof player === 'object' && player !== null ? player : {};
    return typeof hero === 'string' ? hero : null;
  });
}

/** The match as the store is to write it down. */
export const ratedMatch = (kind: KindId, players: readonly RatedPlayer[], at: number): RatedMatch => ({
  kind,
  at,
  players,
  since: at - A_DAY,
  reckon(before, meetings) {
    const weight = weightOf(meetings);
    return { weight, after: reckon(players, before, weight) };
  },
});
