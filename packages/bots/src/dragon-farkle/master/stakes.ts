// The series of rolls under way, solved for the chance to win the game instead of soldiers.
import { BRAWL_BONUS, cardOf, DEFENCE_DICE, DICE, type FarkleState, heroAt, NO_CARD } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import { attacking, type Brawl, defending, type Grid, type Side, type Worths, withTies } from '../odds/brawl.ts';
import { type Circumstances, companionCircumstances, type Helps, helpsOf } from '../odds/circumstances.ts';
import { type Solution, solve } from '../odds/solver.ts';
import { UNIT } from '../odds/throws.ts';
import { amountOf, verbOf } from '../play/verbs.ts';
import { drawWorth, itemWorth, weightAt } from '../play/worth.ts';
import { chancesOf, runnersFrom } from '../race/position.ts';

interface Table {
  readonly solution: Solution;
  /** How much the worth of cards counts, as a chance to win. */
  readonly weight: number;
}

/** A table, and where the roller stands in it. */
export interface Standing extends Table {
  readonly helps: Helps;
  /** Pending units; beyond the table's cap all worths are those of the cap. */
  readonly units: number;
}

/** The chance to win of `seat` after this turn, were the armies changed so. */
function chanceAfter(state: FarkleState, seat: Seat): (changes: ReadonlyMap<Seat, number>) => number {
  const seats = state.heroes.length;
  const next = (state.active + 1) % seats;
  const runners = runnersFrom(state, next);
  return (changes) => {
    const changed = runners.map((runner, i) => {
      const change = changes.get((next + i) % seats);
      return change === undefined ? runner : { ...runner, army: Math.max(0, runner.army + change) };
    });
    return chancesOf(changed, state.wounds)[(seat - next + seats) % seats] as number;
  };
}

function circumstancesIn(state: FarkleState): Circumstances {
  const { companion, items } = heroAt(state, state.roller);
  const id = state.roller === state.active && companion !== NO_CARD ? cardOf(state, companion).id : null;
  return {
    ...companionCircumstances(state, id, state.companionUsed),
    tonics: items.filter((card) => verbOf(state, card) === 'ignore-zonk').length,
  };
}

/** Beyond this army nothing more is won, so beyond it nobody rolls on. */
const ENOUGH = 8000;

function recruitStakes(state: FarkleState, circumstances: Circumstances): Table {
  const seat = state.roller;
  const { army, items, lair } = heroAt(state, seat);
  const chance = chanceAfter(state, seat);
  const base = chance(new Map());
  const weight = weightAt(base);
  const item = drawWorth(state, items, lair) * weight;
  const known = new Map<number, number>();
  const withGain = (gain: number): number => {
    let worth = known.get(gain);
    if (worth === undefined) {
      worth = chance(new Map([[seat, gain]]));
      known.set(gain, worth);
    }
    return worth;
  };
  const saved = withGain(circumstances.insurance);
  const solution = solve({
    fullSet: DICE,
    circumstances,
    cap: Math.max(40, (ENOUGH - army) / UNIT),
    items: true,
    tonicPrice: tonicWorth(state) * weight,
    stop: (units, helps) =>
      withGain(units * UNIT + (units > 0 ? circumstances.stopBonus : 0)) + (helps.item ? item : 0),
    zonk: (units) => (units * UNIT >= circumstances.insurance ? saved : withGain(units * UNIT)),
  });
  return { solution, weight };
}

function tonicWorth(state: FarkleState): number {
  const { items, lair } = heroAt(state, state.roller);
  const tonic = items.find((card) => verbOf(state, card) === 'ignore-zonk');
  return tonic === undefined ? 0 : itemWorth(state, tonic, lair);
}

function sideIn(state: FarkleState, seat: Seat): Side {
  const { army, companion } = heroAt(state, seat);
  return {
    army,
    bonus: amountOf(state, companion, 'win-bonus') || BRAWL_BONUS,
    winsTies: amountOf(state, companion, 'win-ties') > 0,
  };
}

function brawlIn(state: FarkleState): Brawl {
  const brawl: Brawl = {
    attacker: sideIn(state, state.active),
    defender: sideIn(state, state.target),
    attackBonus: amountOf(state, heroAt(state, state.active).companion, 'attack-bonus'),
    defenceDice: amountOf(state, heroAt(state, state.target).companion, 'defence-dice') || DEFENCE_DICE,
  };
  return withTies(brawl, state.ties);
}

/** One side's worth of a result; results repeat, so each is worked out once. */
function resultWorth(state: FarkleState, seat: Seat, rival: Seat): (own: number, other: number) => number {
  const chance = chanceAfter(state, seat);
  const known = new Map<number, number>();
  return (own, other) => {
    // No army comes near the size at which two results would share a key.
    const key = own * 100_000 + other;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = chance(
        new Map([
          [seat, own],
          [rival, other],
        ]),
      );
      known.set(key, worth);
    }
    return worth;
  };
}

function brawlStakes(state: FarkleState, circumstances: Circumstances): Table {
  const { active, target, roller } = state;
  const attackerWorth = resultWorth(state, active, target);
  const defenderWorth = resultWorth(state, target, active);
  const weight = weightAt((roller === active ? attackerWorth : defenderWorth)(0, 0));
  const { items, lair } = heroAt(state, roller);
  const drawn = drawWorth(state, items, lair) * weight;
  const worths: Worths = {
    attacker: (own, rival, item) => attackerWorth(own, rival) + (item ? drawn : 0),
    defender: (own, rival, item) => defenderWorth(own, rival) + (item ? drawn : 0),
    items: roller !== active,
    tonicPrice: tonicWorth(state) * weight,
  };
  const brawl = brawlIn(state);
  const solution =
    roller === active
      ? attacking(brawl, circumstances, worths, COARSE)
      : defending(brawl, state.attack, circumstances, worths);
  return { solution, weight };
}

/** Chances to win change slowly with the score. */
const COARSE: readonly Grid[] = [
  { step: 1, upTo: 10 },
  { step: 5, upTo: 60 },
  { step: 20, upTo: Number.POSITIVE_INFINITY },
];

/** The latest tables: one action asks several times. */
const KEPT = 8;
const LATEST = new Map<string, Table>();

/** The roller's table; not for the Final Battle, where nothing is decided. */
export function standing(state: FarkleState): Standing {
  const circumstances = circumstancesIn(state);
  const { library, action, active, target, roller, attack, wounds, ties } = state;
  const heroes = state.heroes.map(({ army, lair, wiped, companion }) => [army, lair, wiped, companion]);
  const { items } = heroAt(state, roller);
  const key = JSON.stringify([
    library,
    action,
    active,
    target,
    roller,
    attack,
    wounds,
    ties,
    circumstances,
    heroes,
    items,
  ]);
  let known = LATEST.get(key);
  if (known === undefined) {
    known = action === 'recruit' ? recruitStakes(state, circumstances) : brawlStakes(state, circumstances);
    const [oldest] = LATEST.keys();
    if (LATEST.size >= KEPT && oldest !== undefined) LATEST.delete(oldest);
    LATEST.set(key, known);
  }
  const won = heroAt(state, roller).pending.length > 0;
  return {
    ...known,
    helps: { ...helpsOf(circumstances), item: won && known.solution.stakes.items },
    units: Math.min(state.pending / UNIT, known.solution.stakes.cap),
  };
}
