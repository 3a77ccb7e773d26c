// What a program may name: on a board what stands there, beside one what stands on any.
import type { Hero, Status } from '../content/shapes.ts';
import type { IdKind } from '../content/slots.ts';
import { abilitiesOf, cardsOf } from './printed.ts';
import type { Known } from './programs.ts';

interface Beside {
  readonly boards: readonly Hero[];
  readonly statuses: readonly Status[];
  /** Cards that lie in no board's deck. */
  readonly cards?: readonly string[];
  /** What a larger game does. */
  readonly calls?: readonly string[];
}

/** For what belongs to no board: anybody's dice may be rolled for it, so it knows no symbols. */
export function knownBeside({ boards, statuses, cards = [], calls = [] }: Beside): Known {
  const limits = new Map(statuses.map(({ id, limit }) => [id, limit]));
  const ids: Readonly<Partial<Record<IdKind, ReadonlySet<string>>>> = {
    slot: new Set(boards.flatMap(({ slots }) => slots.map(({ id }) => id))),
    ability: new Set(boards.flatMap((board) => abilitiesOf(board).map(({ ability }) => ability.id))),
    card: new Set([...boards.flatMap((board) => cardsOf(board).map(({ card }) => card.id)), ...cards]),
    status: new Set(limits.keys()),
    call: new Set(calls),
  };
  return {
    symbols: null,
    has: (what, id) => ids[what]?.has(id) ?? false,
    led: calls.length > 0,
    // Limits may be raised by what is played.
    limit: (status) => 2 * (limits.get(status) ?? 1),
  };
}

/** For a board: the symbols of its die, its own abilities and cards, and every status there is. */
export function knownOn(hero: Hero, statuses: readonly Status[], calls: readonly string[] = []): Known {
  const known = knownBeside({ boards: [hero], statuses, calls });
  return {
    ...known,
    symbols: new Set(hero.die),
    limit: (status) => {
      const own = hero.limits[status];
      return own === undefined ? known.limit(status) : 2 * own;
    },
  };
}
