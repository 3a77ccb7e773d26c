// The Final Battle's exact chances (SK-8): nothing is decided there, so it is one recurrence over the army.
import { DICE, EVENT_FACES, WOUNDS_OF } from '@wyrmtable/dragon-farkle';
import type { Circumstances } from './circumstances.ts';
import { ANY_FACE, type Throw, throwsOf, UNIT } from './throws.ts';

/** How one Final Battle turn ends: the three chances add up to 1. */
export interface BattleOdds {
  readonly win: number;
  readonly zonk: number;
  readonly wiped: number;
}

export interface Fight {
  readonly army: number;
  /** Wounds that kill the dragon, and those dealt so far this turn. */
  readonly wounds: number;
  readonly dealt: number;
  readonly left: number;
  readonly circumstances: Circumstances;
}

/**
 * Losing more takes over 300 rolls, nearly all of them blank: (2/3)^300 is far below what a double can tell from 0,
 * so a larger army has the same chances.
 */
const LARGEST = 1_000_000;

/** What a throw costs: chance, dice set aside (0 = nothing scores) and units lost. */
interface Cost {
  chance: number;
  readonly size: number;
  readonly units: number;
}

export function costsOf(dice: number, tripleBonus: number): readonly Cost[] {
  const folded = new Map<string, Cost>();
  // The Sisters make each three of a kind cheaper, hence the bonus the other way round.
  for (const { chance, all } of throwsOf({ dice, tripleBonus: -tripleBonus })) {
    const { size, once: units } = all[0] ?? { size: 0, once: 0 };
    const key = `${size}:${units}`;
    const known = folded.get(key);
    if (known) known.chance += chance;
    else folded.set(key, { chance, size, units });
  }
  return [...folded.values()];
}

/** The chances for every army up to `units`, grown when a larger one is asked for. */
interface Table {
  units: number;
  readonly win: number[];
  readonly zonk: number[];
}

const WON: BattleOdds = { win: 1, zonk: 0, wiped: 0 };

const TABLES = new Map<string, Table>();

/** The chances from any moment of a Final Battle between two rolls. */
export function battle({ army, wounds, dealt, left, circumstances }: Fight): BattleOdds {
  if (dealt >= wounds) return WON;
  if (army <= 0) return { win: 0, zonk: 0, wiped: 1 };
  const { tripleBonus, keepsBitten, secondThrow } = circumstances;
  const key = `${wounds}|${tripleBonus}|${keepsBitten}|${secondThrow}`;
  let table = TABLES.get(key);
  if (table === undefined) {
    table = { units: 0, win: [], zonk: [] };
    TABLES.set(key, table);
  }
  const units = Math.ceil(Math.min(army, LARGEST) / UNIT);
  if (table.units < units) grow(table, units, wounds, circumstances);
  const here = index(wounds, units, dealt, left, secondThrow > 0);
  const win = table.win[here] ?? 0;
  const zonk = table.zonk[here] ?? 0;
  return { win, zonk, wiped: Math.max(0, 1 - win - zonk) };
}

/** Tables run over army, then wounds dealt, then dice left, with and without Grandpa's second throw. */
function index(wounds: number, units: number, dealt: number, left: number, again: boolean): number {
  return ((units * wounds + dealt) * DICE + left - 1) * 2 + (again ? 1 : 0);
}

function grow(table: Table, units: number, wounds: number, circumstances: Circumstances): void {
  const { tripleBonus, keepsBitten, secondThrow } = circumstances;
  const hands = Array.from({ length: DICE }, (_, i) => costsOf(i + 1, tripleBonus));
  const { win, zonk } = table;
  for (let army = table.units + 1; army <= units; army++) {
    // More wounds first: a roll that wounds and costs nothing leads there.
    for (let dealt = wounds - 1; dealt >= 0; dealt--) {
      for (const again of secondThrow > 0 ? [false, true] : [false]) {
        settle(army, dealt, again);
      }
    }
  }
  table.units = units;

  /** With the Sisters a blank can cost nothing and lead round to the same army; that shrinks quickly. */
  function settle(army: number, dealt: number, again: boolean): void {
    for (let change = 1; change > 1e-15; ) {
      change = 0;
      for (let left = 1; left <= DICE; left++) {
        const here = index(wounds, army, dealt, left, again);
        const [won, zonked] = roll(army, dealt, left, again);
        change = Math.max(change, Math.abs(won - (win[here] ?? 0)), Math.abs(zonked - (zonk[here] ?? 0)));
        win[here] = won;
        zonk[here] = zonked;
      }
      if (tripleBonus === 0) return;
    }
  }

  function roll(army: number, dealt: number, left: number, again: boolean): [number, number] {
    let won = 0;
    let zonked = 0;
    for (const face of EVENT_FACES) {
      const after = dealt + WOUNDS_OF[face];
      if (after >= wounds) {
        // SK-8.5, SK-8.10: victory comes before the losses of the same roll.
        won += ANY_FACE[face];
        continue;
      }
      const [more, less] = throwDice(army, after, left, again, face === 'blank', face === 'dragon' && keepsBitten);
      won += ANY_FACE[face] * more;
      zonked += ANY_FACE[face] * less;
    }
    return [won, zonked];
  }

  function throwDice(
    army: number,
    dealt: number,
    left: number,
    again: boolean,
    blank: boolean,
    free: boolean,
  ): [number, number] {
    let won = 0;
    let zonked = 0;
    for (const cost of hands[left - 1] ?? []) {
      if (cost.size === 0 && blank) {
        const [more, less] = again && left >= secondThrow ? throwDice(army, dealt, left, false, true, free) : [0, 1];
        won += cost.chance * more;
        zonked += cost.chance * less;
        continue;
      }
      const rest = army - (free ? 0 : cost.units);
      if (rest <= 0) continue;
      const next = index(wounds, rest, dealt, cost.size === left ? DICE : left - cost.size, again);
      won += cost.chance * (win[next] ?? 0);
      zonked += cost.chance * (zonk[next] ?? 0);
    }
    return [won, zonked];
  }
}

/** The chances when the coming roll has been prepared by cards; a choice of dice is made for the win. */
export function battleRoll(fight: Fight, throws: readonly Throw[]): BattleOdds {
  const { army, wounds, dealt, left, circumstances } = fight;
  const ways: { chance: number; odds: BattleOdds }[] = [];
  for (const face of EVENT_FACES) {
    const after = { ...fight, dealt: dealt + WOUNDS_OF[face] };
    const free = face === 'dragon' && circumstances.keepsBitten;
    for (const { chance, all } of throws) {
      const odds = all.map(({ size, once }) =>
        battle({ ...after, army: army - (free ? 0 : once * UNIT), left: size === left ? DICE : left - size }),
      );
      if (odds.length === 0) odds.push(face === 'blank' ? zonkOdds(after) : battle(after));
      const [best] = odds.sort((a, b) => b.win - a.win);
      if (best) ways.push({ chance: chance * ANY_FACE[face], odds: after.dealt >= wounds ? WON : best });
    }
  }
  const sum = (part: keyof BattleOdds): number =>
    ways.reduce((total, { chance, odds }) => total + chance * odds[part], 0);
  return { win: sum('win'), zonk: sum('zonk'), wiped: sum('wiped') };
}

/** A Zonk that Grandpa may still turn round. */
function zonkOdds(fight: Fight): BattleOdds {
  const { left, army, circumstances } = fight;
  const { secondThrow, tripleBonus } = circumstances;
  if (secondThrow === 0 || left < secondThrow) return { win: 0, zonk: 1, wiped: 0 };
  const spent = { ...fight, circumstances: { ...circumstances, secondThrow: 0 } };
  const total = { win: 0, zonk: 0, wiped: 0 };
  for (const { chance, size, units } of costsOf(left, tripleBonus)) {
    const odds =
      size === 0
        ? zonkOdds(spent)
        : battle({ ...spent, army: army - units * UNIT, left: size === left ? DICE : left - size });
    total.win += chance * odds.win;
    total.zonk += chance * odds.zonk;
    total.wiped += chance * odds.wiped;
  }
  return total;
}
