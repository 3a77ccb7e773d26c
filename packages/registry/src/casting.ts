// Who may be played at which seat, what options say of it, and whom a bot bans and picks: for games in which seats play somebody.
import { idOfRef, LOT } from '@wyrmtable/kernel';
import type { Casting } from './registered.ts';

const listIn = (options: object, name: string): readonly string[] => {
  const found: unknown = new Map(Object.entries(options)).get(name);
  return Array.isArray(found) ? found.map(String) : [];
};

function without(options: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}

const idsIn = (list: readonly string[] | undefined): string[] => (list ?? []).map(idOfRef);

/** Heroes by lot where that list is all lots. */
const namedAs = (name: string, cast: readonly string[]): object =>
  cast.every((hero) => hero === LOT) ? {} : { [name]: cast };

const lots = (count: number, list: readonly string[]): string[] =>
  Array.from({ length: count }, (_, at) => list[at] ?? LOT);

/** A bot takes one of its best, so that nobody knows beforehand which. */
const BEST = 3;

async function preferring(): Promise<Casting['prefer']> {
  const { standing } = await import('@wyrmtable/bots/dice-throne/met');
  return ({ free, rival }, below) => {
    const others = rival === null ? free : [rival];
    const best = free.toSorted((a, b) => standing(b, others) - standing(a, others)).slice(0, BEST);
    return best[below(best.length)] ?? free[0] ?? LOT;
  };
}

/** How many seats a boss has in Adventures, the first ones. */
function bossSeats(options: object, seats: number): number {
  const mode = new Map<string, unknown>(Object.entries(options)).get('mode');
  return mode === 'boss-vs-boss' ? seats : mode === 'boss-vs-team' ? 1 : 0;
}

export async function throne(): Promise<Casting> {
  return {
    castOf: (_, seats, from) => Array.from({ length: seats }, () => idsIn(from.heroes)),
    named: (options, seats) => lots(seats, listIn(options, 'heroes')),
    withNamed: (options, cast) => ({ ...without(options, 'heroes'), ...namedAs('heroes', cast) }),
    prefer: await preferring(),
  };
}

export async function adventures(): Promise<Casting> {
  return {
    castOf: (options, seats, from) =>
      Array.from({ length: seats }, (_, seat) => idsIn(seat < bossSeats(options, seats) ? from.bosses : from.heroes)),
    named(options, seats) {
      const bosses = bossSeats(options, seats);
      return [...lots(bosses, listIn(options, 'bosses')), ...lots(seats - bosses, listIn(options, 'heroes'))];
    },
    withNamed(options, cast) {
      const bosses = bossSeats(options, cast.length);
      const rest = without(options, 'heroes', 'bosses');
      return { ...rest, ...namedAs('bosses', cast.slice(0, bosses)), ...namedAs('heroes', cast.slice(bosses)) };
    },
    prefer: await preferring(),
  };
}
