// What tokens are worth to their holder, in points of health: what they do once, and what they do every turn they stay.
import { HERO_BOXES, lasting, once, type Worth } from '@wyrmtable/dice-throne/boxes';
import { boxesAt, statusOf } from '@wyrmtable/dice-throne/lead';
import { isPiece, type Stocked } from '@wyrmtable/kernel';
import { tokenWorth as weighed } from '../odds/tokens.ts';
import { perLibrary } from '../per-library.ts';
import type { Prices } from './prices.ts';

/** An estimate for each: its figures, how often its moment comes, how soon it goes. Heroes bring that of their own tokens. */
const KNOWN: Readonly<Record<string, Worth>> = {
  ...Object.fromEntries(HERO_BOXES.flatMap(({ worth }) => Object.entries<Worth>(worth))),
  'boost-1': once(0.8),
  'boost-2': once(1.6),
  'boost-3': once(2.4),
  'boost-4': once(3.2),
  silence: once(-2),
  hex: once(-2),
  dominance: once(-1.5),
  'kings-hand': once(1.5),
  'versus-hand': once(1),
  salve: once(3),
  phoenix: once(3),
};

/** For what the table does not know: by its kind. */
const OF_KIND = { positive: once(1.5), negative: once(-2), unique: once(0), companion: lasting(0.5) } as const;

const worthsOf = perLibrary((): Worth[] => []);

const isWorth = (value: unknown): value is Worth =>
  typeof value === 'object' && value !== null && 'once' in value && 'eachTurn' in value;

/** What somebody who made a hero says of its token; by what the token does, where nothing is said; nothing of ours. */
function madeWorth(of: Stocked, status: number): Worth | undefined {
  const { id } = statusOf(of, status);
  for (const box of boxesAt(of)) {
    if (typeof box !== 'object' || box === null || !('statuses' in box) || !Array.isArray(box.statuses)) continue;
    if (!box.statuses.some((one: unknown) => isPiece(one) && one.id === id)) continue;
    const said = 'worth' in box && typeof box.worth === 'object' ? Object.entries(box.worth ?? {}) : [];
    const [worth] = said.flatMap(([token, value]) => (token === id && isWorth(value) ? [value] : []));
    return worth ?? KNOWN[id] ?? once(weighed(of, status, true));
  }
  return undefined;
}

/** Looked up when first met: a game that leads tables of its own brings statuses of its own. */
function worthOf(of: Stocked, status: number): Worth {
  const worths = worthsOf(of);
  let worth = worths[status];
  if (worth === undefined) {
    const { id, kind } = statusOf(of, status);
    worth = madeWorth(of, status) ?? KNOWN[id] ?? OF_KIND[kind];
    worths[status] = worth;
  }
  return worth;
}

/** How many turns a lasting token that somebody is about to get will lie there. */
const LASTS = 3;

/** What one token is worth before anybody has it: a good one comes to oneself, a bad one to the opponent. */
export function tokenWorth(of: Stocked, status: number, { kept }: Prices): number {
  const { once: now, eachTurn } = worthOf(of, status);
  const worth = now + eachTurn * LASTS;
  return worth > 0 ? kept * worth : worth;
}

/** The worth of all tokens a player holds, with so many turns to come; good ones count for that part. */
export function tokensWorth(of: Stocked, tokens: readonly number[], turns: number, kept: number): number {
  let sum = 0;
  for (let status = 0; status < tokens.length; status++) {
    const held = tokens[status] as number;
    if (held === 0) continue;
    const { once: now, eachTurn, first = 0 } = worthOf(of, status);
    const worth = first + held * (now + eachTurn * turns);
    sum += worth > 0 ? kept * worth : worth;
  }
  return sum;
}
