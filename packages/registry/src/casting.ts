// Who may be played at which seat, what options say of it, and whom a bot bans and picks: for games in which seats play somebody.
import { idOfRef, LOT, type Manifest } from '@wyrmtable/kernel';
import type { GameId } from './index.ts';

/** How it stands in a draft, for whoever is to ban or to pick. */
export interface DraftAsk {
  readonly deed: 'ban' | 'pick';
  /** Whom one may ban or pick. */
  readonly free: readonly string[];
  /** Whom the other one has picked; null before. */
  readonly rival: string | null;
}

export interface Casting {
  /** Who may be played at each seat, without the lot. */
  castOf(options: object, seats: number, from: Manifest): readonly (readonly string[])[];
  /** Whom the options name for each seat; a lot where nobody is named. */
  named(options: object, seats: number): readonly string[];
  /** The options with those; where all are lots nobody is named. */
  withNamed(options: object, cast: readonly string[]): object;
  /** Whom a bot bans or picks, by the lab's figures; `below` draws a number under its own. */
  prefer(ask: DraftAsk, below: (count: number) => number): string;
}

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

async function throne(): Promise<Casting> {
  return {
    castOf: (_, seats, from) => Array.from({ length: seats }, () => idsIn(from.heroes)),
    named: (options, seats) => lots(seats, listIn(options, 'heroes')),
    withNamed: (options, cast) => ({ ...without(options, 'heroes'), ...namedAs('heroes', cast) }),
    prefer: await preferring(),
  };
}

async function adventures(): Promise<Casting> {
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

const CASTINGS: Readonly<Record<GameId, (() => Promise<Casting>) | null>> = {
  'dragon-farkle': null,
  etchinstone: null,
  'dice-throne': throne,
  adventures,
};

/** How seats choose whom they play; null where there is nobody to choose. */
export async function castingOf(id: GameId): Promise<Casting | null> {
  return (await CASTINGS[id]?.()) ?? null;
}
