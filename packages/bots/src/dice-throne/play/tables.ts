// The table of a Roll Phase as one seat may know it: worked out from what that seat sees and nothing else, so that all
// questions of the phase share it.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { heroOf, NONE, type Player } from '@wyrmtable/dice-throne/inside';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import { type Seat, type Stocked, swiftChance } from '@wyrmtable/kernel';
import { rollJudgedFor } from '../judge/stake.ts';
import { lruCache } from '../odds/lru-cache.ts';
import { usesWords } from '../odds/words-used.ts';
import { perLibrary } from '../per-library.ts';
import type { Mind } from './mind.ts';
import { type RollTable, tableFrom } from './rolls.ts';

/** Two seats ask about a Roll Phase, in turns; some more are for what is tried out. */
const MOST = 64;
const DEAL = 0x6_0000_0000;

/** By hero and by status: is anything read that counts the rolls of this turn? The end of a turn is none of a Roll Phase. */
const readersOf = perLibrary(() => ({ heroes: [] as boolean[], statuses: [] as boolean[] }));
const ROLLS = ['extra-rolls', 'fewer-rolls'] as const;

const remembered = (known: boolean[], at: number, find: () => boolean): boolean => {
  known[at] ??= find();
  return known[at];
};

const heroCounts = (of: Stocked, hero: number): boolean =>
  remembered(readersOf(of).heroes, hero, () => usesWords(heroOf(of, hero).slots, ROLLS, ['turnEnd']));

const statusCounts = (of: Stocked, status: number): boolean =>
  remembered(readersOf(of).statuses, status, () => usesWords(statusOf(of, status), ROLLS, ['turnEnd']));

function countsRolls(state: ThroneState): boolean {
  return state.players.some(
    ({ hero, gear, tokens }) =>
      gear.length > 0 ||
      heroCounts(state, hero) ||
      tokens.some((held, status) => held > 0 && statusCounts(state, status)),
  );
}

const ascending = (a: number, b: number): number => a - b;

/** What the seat cannot see of a player's cards lies in an order that says nothing. */
function lookAlike({ players, seen }: ThroneState, seat: Seat, at: Seat, { deck, hand, team }: Player): void {
  const [viewer = NONE, whose = NONE, ...shown] = seen;
  const isShown = (card: number): boolean => viewer === seat && whose === at && shown.includes(card);
  const isSeen = team === players[seat]?.team;
  const hidden = isSeen ? deck.splice(0) : [...deck.splice(0), ...hand.filter((card) => !isShown(card))];
  hidden.sort(ascending);
  if (!isSeen)
    hand.forEach((card, i) => {
      if (!isShown(card)) hand[i] = hidden.pop() ?? card;
    });
  deck.push(...hidden);
}

/** One world for all that look alike to the seat, its roller before the dice with nothing played on them. */
function beforeDice(state: ThroneState, seat: Seat): ThroneState {
  const world = diceThrone.copy(state);
  world.players.forEach((player, at) => {
    lookAlike(world, seat, at, player);
  });
  world.stack = [];
  world.step = 'rolling';
  world.asking = 'roll';
  world.asked = state.active;
  if (!countsRolls(state)) {
    world.rolls = 1;
    world.rollsThisTurn = 1;
  } else world.rolls = Math.max(1, state.rolls);
  world.attempts = 0;
  world.declared = NONE;
  world.declaredRow = 0;
  world.altered = false;
  world.stirred = true;
  world.dice = [];
  return world;
}

type Known = (key: string, make: () => RollTable) => RollTable;
const tablesOf = perLibrary(() => new WeakMap<Mind, Known>());

/** The roller's table with every declaration tried so often, to the end of the Roll Phase. */
export function tableSeen(state: ThroneState, seat: Seat, mind: Mind, tries: number): RollTable {
  const world = beforeDice(state, seat);
  const byMind = tablesOf(state);
  let latest = byMind.get(mind);
  if (latest === undefined) {
    latest = lruCache<RollTable>(MOST);
    byMind.set(mind, latest);
  }
  // All that is read is in the key, and the deal follows from it: nothing depends on what was asked before.
  const key = `${seat}/${tries}/${JSON.stringify(world)}`;
  return latest(key, () => {
    diceThrone.redeal(world, seat, swiftChance(DEAL + state.turn));
    return tableFrom(world, tries, rollJudgedFor(world, seat, mind.eye, mind.fair ? 'own' : 'roller'));
  });
}
