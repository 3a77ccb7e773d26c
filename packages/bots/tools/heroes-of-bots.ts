// How every hero of Dice Throne fares against the field with one level on both sides: all pairs, places exchanged, resumable.
//
//   node packages/bots/tools/heroes-of-bots.ts master:60 --rounds 6 --seed 1 --out heroes.json
//   node packages/bots/tools/heroes-of-bots.ts master:60 --hero huntress --rounds 4 --seed 1
//
// A round is one duel of each of the 120 pairs, so 15 duels of every hero; of one hero against the field it is two duels with each
// other hero, places exchanged. A level may carry its budget after a colon. The lab (`wyrmtable lab dice-throne`) does the same at
// a level's own budget and counts much else.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type AnyBot, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { diceThroneBots } from '../src/dice-throne/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    hero: { type: 'string' },
    out: { type: 'string' },
  },
});

const [named = 'master:60'] = positionals;
const [name = '', given] = named.split(':');
const level = Object.entries<{ readonly bot: AnyBot; readonly budget: number }>(diceThroneBots).find(
  ([id]) => id === name,
)?.[1];
if (level === undefined) throw new RangeError(`no level ${name}`);
const budget = given === undefined ? level.budget : Number(given);

interface Tally {
  readonly level: string;
  readonly seed: string;
  /** Null where all meet all. */
  readonly hero: string | null;
  duels: number;
  /** By hero: duels and how many of them were won, a draw counting half. */
  readonly heroes: Record<string, { games: number; wins: number }>;
}

function begun(): Tally {
  const fresh: Tally = { level: named, seed: values.seed, hero: values.hero ?? null, duels: 0, heroes: {} };
  if (values.out === undefined) return fresh;
  try {
    const tally: Tally = JSON.parse(readFileSync(values.out, 'utf8'));
    return tally.level === named && tally.seed === values.seed && tally.hero === fresh.hero ? tally : fresh;
  } catch {
    return fresh;
  }
}

const ids = HEROES.map(({ id }) => id);

/** One hero meets every other from both places; otherwise all meet all, and change places from round to round. */
function pairsWith(hero: string | undefined): readonly (readonly [string, string])[] {
  if (hero === undefined) return ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other] as const));
  if (!ids.some((id) => id === hero)) throw new RangeError(`no hero ${hero}: ${ids.join(', ')}`);
  const others = ids.filter((id) => id !== hero);
  return others.flatMap((other) => [[hero, other] as const, [other, hero] as const]);
}

const PAIRS = pairsWith(values.hero);
const LONGEST = 20_000;

/** The seat that won; null for a draw. */
function play(heroes: readonly string[], seed: number, bot: AnyBot): number | null {
  const chance = swiftChance(seed);
  const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, chance);
  for (let i = 0; i < LONGEST; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const choices = diceThrone.choices(state, seat);
    const asked = question(diceThrone, state, seat, budget, seed * 10_000 + i) as Question<Position, object>;
    diceThrone.apply(state, choices.length === 1 ? (choices[0] ?? 0) : bot.answer(asked), chance, null);
  }
  const outcome = diceThrone.outcome(state);
  return outcome?.kind === 'won' ? (outcome.winners[0] ?? null) : null;
}

const tally = begun();

function count(hero: string, won: number): void {
  tally.heroes[hero] ??= { games: 0, wins: 0 };
  const its = tally.heroes[hero];
  its.games++;
  its.wins += won;
}

while (tally.duels < Number(values.rounds) * PAIRS.length) {
  const round = Math.floor(tally.duels / PAIRS.length);
  const pair = PAIRS[tally.duels % PAIRS.length];
  if (pair === undefined) break;
  const heroes = values.hero !== undefined || round % 2 === 0 ? pair : [pair[1], pair[0]];
  const winner = play(heroes, Number(values.seed) * 1_000_003 + tally.duels, level.bot);
  heroes.forEach((hero, seat) => {
    count(hero, winner === null ? 0.5 : Number(winner === seat));
  });
  tally.duels++;
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(tally)}\n`);
}

/** Wilson's interval at 95 %, in percent. */
function interval({ wins, games }: { readonly wins: number; readonly games: number }): string {
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return [middle - half, middle + half].map((end) => (100 * (end / (1 + (z * z) / games))).toFixed(0)).join(' to ');
}

for (const [hero, its] of Object.entries(tally.heroes).sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games))
  process.stdout.write(
    `| ${hero} | ${its.games} | ${its.wins} | ${((100 * its.wins) / its.games).toFixed(1)} | ${interval(its)} |\n`,
  );
