// The policy of cards: the moment at which each card is usually worth playing.
import {
  allScoring,
  countOf,
  discard,
  type FarkleState,
  heroAt,
  keep,
  kindOf,
  LAIR_THRESHOLD,
  pack,
  soldiersFor,
  use,
  useOf,
  WOUNDS_OF,
} from '@wyrmtable/dragon-farkle';
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { fullSetOf } from './dice.ts';
import type { Style } from './style.ts';
import { verbOf } from './verbs.ts';
import { drawWorth, itemWorth, PER_SOLDIER } from './worth.ts';

/** The first use among the choices that its moment has come for, or null. */
export function playCard(state: FarkleState, seat: Seat, choices: readonly Choice[], style: Style): Choice | null {
  let victim: { choice: Choice; army: number } | null = null;
  for (let i = choices.length - 1; i >= 0; i--) {
    const choice = choices[i] as Choice;
    if (kindOf(choice) !== 'use') continue;
    const { card, detail } = useOf(choice);
    const verb = verbOf(state, card);
    if (verb === 'scare' || verb === 'take-from-larger') {
      // Whoever has most is nearest to the lair.
      const { army } = heroAt(state, detail);
      if (army > 0 && army > (victim?.army ?? 0)) victim = { choice, army };
    } else if (verb === 'sell-item' ? trades(state, seat, detail) : isMoment(state, seat, card, style)) {
      return verb === 'rival-rerolls-die' ? worstDie(state, card) : choice;
    }
  }
  return victim?.choice ?? null;
}

/** What Haggle pays for an item and asks for one. */
const PRICE = 300;

/** Sells what is worth less to the hero than its price, buys while the hand is empty enough for luck to pay. */
function trades(state: FarkleState, seat: Seat, item: number): boolean {
  const { items, lair } = heroAt(state, seat);
  const price = PRICE * PER_SOLDIER;
  return item < 0 ? drawWorth(state, items, lair) > price : itemWorth(state, item, lair) < price;
}

const scoringWorth = (state: FarkleState): number => soldiersFor(allScoring(pack(state.dice)));

function isMoment(state: FarkleState, seat: Seat, card: number, style: Style): boolean {
  const battle = state.action === 'finalBattle';
  const { army } = heroAt(state, seat);
  switch (verbOf(state, card)) {
    case 'gain':
    case 'cancel':
    case 'refuse-brawl':
    case 'reroll-zonk':
    case 'extra-wound':
      return true;
    case 'threshold':
      return !heroAt(state, seat).lair && army < LAIR_THRESHOLD && army >= 4500 && style.fightFrom <= LAIR_THRESHOLD;
    case 'place-die':
      return state.left <= 2 && (battle || state.pending >= 200);
    case 'place-event':
      return state.left === fullSetOf(state) && state.placedEvent === null;
    case 'extra-die':
      return !battle && !state.extraDie && state.pending === 0;
    case 'ignore-zonk':
      return state.pending >= style.tonicFrom;
    case 'calm-dragon':
      return battle ? scoringWorth(state) >= Math.min(1000, army) : scoringWorth(state) >= 300;
    case 'reroll-event':
      return rerollsOwn(state, army, battle);
    case 'rival-rerolls-event':
      return battle && WOUNDS_OF[state.face ?? 'blank'] > 0 && woundsAfter(state) >= state.wounds;
    case 'rival-rerolls-die':
      return spoils(state);
    default:
      return false;
  }
}

function woundsAfter(state: FarkleState): number {
  return state.dealt + WOUNDS_OF[state.face ?? 'blank'] + state.addedWounds;
}

/** Offkey the Bard: in battle a blank is worth another try when it is a Zonk or the army can pay. */
function rerollsOwn(state: FarkleState, army: number, battle: boolean): boolean {
  const scoring = scoringWorth(state);
  if (battle) return state.face === 'blank' && (scoring === 0 || army > 1000);
  if (state.face === 'dragon') return scoring >= 500;
  return scoring === 0 && state.pending >= 1300;
}

/** What the roll would still bring without each face: the least is where a peel hurts most. */
function weakest(state: FarkleState): { face: number; left: number } {
  const roll = pack(state.dice);
  let worst = { face: state.dice[0] ?? 1, left: Number.POSITIVE_INFINITY };
  for (let face = 1; face <= 6; face++) {
    if (countOf(roll, face) === 0) continue;
    const left = soldiersFor(allScoring(roll - pack([face])));
    if (left < worst.left) worst = { face, left };
  }
  return worst;
}

/** A peel is kept for a great roll, or for the single die that keeps a fighter going. */
function spoils(state: FarkleState): boolean {
  const { left } = weakest(state);
  if (state.action === 'finalBattle') return state.face === 'blank' && left === 0 && scoringWorth(state) > 0;
  return state.face !== 'dragon' && scoringWorth(state) - left >= 1000;
}

function worstDie(state: FarkleState, card: number): Choice {
  return use(card, weakest(state).face);
}

/** The item to keep of those won, or none if even the best is worth nothing (SK-6.6). */
export function keepBest(state: FarkleState, seat: Seat): Choice {
  const { pending, lair } = heroAt(state, seat);
  const best = pending.toSorted((a, b) => itemWorth(state, b, lair) - itemWorth(state, a, lair))[0];
  return best === undefined || itemWorth(state, best, lair) === 0 ? PASS : keep(best);
}

/** The item that goes when the hand is too full (SK-10.8). */
export function discardWorst(state: FarkleState, seat: Seat, choices: readonly Choice[]): Choice {
  const { items, lair } = heroAt(state, seat);
  const sorted = items.toSorted((a, b) => itemWorth(state, a, lair) - itemWorth(state, b, lair));
  return sorted.map(discard).find((choice) => choices.includes(choice)) ?? (choices[0] as Choice);
}
