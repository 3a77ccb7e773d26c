// What tokens are worth to their holder, in points of health: what they do once, and what they do every turn they stay.
import { statusOf } from '@wyrmtable/dice-throne/lead';
import type { Stocked } from '@wyrmtable/kernel';
import { perLibrary } from '../per-library.ts';
import type { Prices } from './prices.ts';

interface Worth {
  readonly once: number;
  readonly eachTurn: number;
  /** What the first one adds to that: a companion is built with its first token. */
  readonly first?: number;
}

const once = (worth: number): Worth => ({ once: worth, eachTurn: 0 });
const lasting = (eachTurn: number): Worth => ({ once: 0, eachTurn });

/** An estimate for each: its figures, how often its moment comes, how soon it goes. */
const KNOWN: Readonly<Record<string, Worth>> = {
  concussion: once(-2.2),
  stun: once(-5),
  'fire-mastery': once(1),
  burn: lasting(-1.7),
  knockdown: once(-2.6),
  blind: once(-2),
  entangle: once(-1.8),
  evasive: once(1.9),
  targeted: lasting(-1.6),
  shadows: once(4.5),
  'sneak-attack': once(3),
  poison: lasting(-0.85),
  chi: once(1.05),
  cleanse: once(1.4),
  crit: once(3.3),
  accuracy: once(1.6),
  protect: once(2.9),
  retribution: once(2.6),
  'blessing-of-divinity': once(6),
  'delayed-poison': once(-2.9),
  'smoke-bomb': once(2.7),
  ninjutsu: once(1.7),
  'barbed-vine': once(-1.3),
  wellspring: once(1.7),
  seedling: lasting(0.35),
  sapling: lasting(0.8),
  dryad: lasting(1.8),
  reload: once(1.75),
  bounty: lasting(-1.3),
  honor: once(1.3),
  shame: once(-0.95),
  'back-strike': once(1.6),
  'tactical-advantage': once(1),
  constrict: once(-1.6),
  nyra: once(0.7),
  'nyra-active': lasting(1),
  'nyras-bond': once(2.2),
  bleed: once(-1.7),
  'powder-keg': once(-1.7),
  wither: lasting(-0.8),
  parlay: once(-4.5),
  'cursed-doubloon': lasting(-0.85),
  synth: once(0.9),
  nanite: once(-1.4),
  nanobot: { once: 0.5, eachTurn: 0.3, first: 0.5 },
  'shock-bot': { once: 0.5, eachTurn: 0.5, first: 0.5 },
  'heal-bot': { once: 0.4, eachTurn: 0.35, first: 0.5 },
  flight: once(1.6),
  'blinding-light': once(-1.8),
  'holy-presence': lasting(0.95),
  'blood-power': once(1.5),
  mesmerize: once(1),
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

/** Looked up when first met: a game that leads tables of its own brings statuses of its own. */
function worthOf(of: Stocked, status: number): Worth {
  const worths = worthsOf(of);
  let worth = worths[status];
  if (worth === undefined) {
    const { id, kind } = statusOf(of, status);
    worth = KNOWN[id] ?? OF_KIND[kind];
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
