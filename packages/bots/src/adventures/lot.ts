// What a team's lot before a boss promises: its chance to win, as games of adept have taught it (tools/fit-lots.ts).
import type { AdventureState } from '@wyrmtable/adventures';
import { finalDamage, type Player, playerAt } from '@wyrmtable/dice-throne/inside';
import { NONE } from '@wyrmtable/dice-throne/lead';
import { boardWorth } from '../dice-throne/judge/boards.ts';
import { cpWorth, knownHandWorth } from '../dice-throne/judge/hand.ts';
import { PROVEN } from '../dice-throne/judge/prices.ts';
import { tokensWorth } from '../dice-throne/judge/tokens.ts';
import { LOTS } from './lots.ts';
import { salvesOf } from './salves.ts';

/** Turns for which what is held and laid is weighed. */
const TURNS = 5;
const TOKEN_TURNS = 3.5;
/** A Salve's price among tokens: it counts for itself here. */
const SALVE = 3 * PROVEN.kept;

/** Every dial when all that is on its way has landed. */
function landed({ arena }: AdventureState): number[] {
  const { ceilings, healing, pools } = arena;
  const health = arena.health.map((points, dial) => points + (healing[dial] ?? 0));
  for (const pool of pools) {
    if (pool.at === NONE) continue;
    const { dial } = playerAt(arena, pool.at);
    health[dial] = (health[dial] ?? 0) - Math.max(0, finalDamage(arena, pool) - pool.shielded);
  }
  return health.map((points, dial) => Math.max(0, Math.min(ceilings[dial] ?? points, points)));
}

/** What the heroes and what the enemies have, each summed up. */
function sums(world: AdventureState, health: readonly number[]) {
  const { arena, heroes, enemies } = world;
  const sum = (list: readonly Player[], of: (player: Player, seat: number) => number): number =>
    list.reduce((all, player, seat) => all + of(player, seat), 0);
  const own = arena.players.slice(0, heroes.length);
  const foes = arena.players.slice(heroes.length, heroes.length + enemies.length).filter(({ out }) => !out);
  const salves = sum(own, (_, seat) => salvesOf(world, seat));
  return {
    salves,
    kept: sum(own, (player) => cpWorth(player.cp, PROVEN) + knownHandWorth(arena, player, TURNS, PROVEN)),
    tokens: sum(own, ({ tokens }) => tokensWorth(arena, tokens, TOKEN_TURNS, PROVEN.kept)) - SALVE * salves,
    board: sum(own, (player) => boardWorth(arena, player, PROVEN)),
    foeHealth: sum(foes, ({ dial }) => health[dial] ?? 0),
    foeTokens: sum(foes, ({ tokens }) => tokensWorth(arena, tokens, TOKEN_TURNS, 1)),
    foeCp: sum(foes, ({ cp }) => cp),
    foeBoard: sum(foes, (player) => boardWorth(arena, player, PROVEN)),
  };
}

/** Does a hero stand in a Main Phase, with this turn's income already there? */
const isBegun = ({ arena }: AdventureState): number => (arena.asking === 'main' ? 1 : 0);

/** The figures of a boss fight, by name. */
export function figuresOf(world: AdventureState): Record<keyof typeof LOTS, number> {
  const { heroes, scenario } = world;
  const health = landed(world);
  const shared = health[playerAt(world.arena, 0).dial] ?? 0;
  const all = sums(world, health);
  const count = heroes.length;
  return {
    one: 1,
    fourth: scenario === 4 ? 1 : 0,
    sixth: scenario === 6 ? 1 : 0,
    eighth: scenario === 8 ? 1 : 0,
    two: count === 2 ? 1 : 0,
    three: count === 3 ? 1 : 0,
    four: count === 4 ? 1 : 0,
    healthLog: Math.log(4 + shared),
    foeHealthLog: Math.log(6 + all.foeHealth),
    health: shared / 10,
    foeHealth: all.foeHealth / 10,
    salves: all.salves,
    kept: all.kept / 3,
    tokens: all.tokens / 3,
    board: all.board,
    foeTokens: all.foeTokens / 3,
    foeBoard: all.foeBoard,
    foeCp: all.foeCp / 3,
    boardLong: (all.board * all.foeHealth) / 50,
    begun: isBegun(world),
  };
}

/** The team's chance to beat the boss. */
export function teamChance(world: AdventureState): number {
  const weights: Readonly<Record<string, number>> = LOTS;
  let odds = 0;
  for (const [name, figure] of Object.entries(figuresOf(world))) odds += figure * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-odds));
}
