// The two action sets of the final battle. Trying every order of up to nine cards would take too long, but a set is a
// pair of Spell and Element plus any boost, so pairs are read off the rules once and then put together.
import {
  assign,
  cardOf,
  type Dragon,
  dragonOf,
  type Element,
  type EtchinstoneState,
  etchinstone,
  faceOf,
  leave,
  levelOf,
  NONE,
  reckon,
  UNDECIDED,
} from '@wyrmtable/etchinstone';
import { type Choice, swiftChance } from '@wyrmtable/kernel';
import { bestLayout, type Layout } from './layouts.ts';

/** Spell and Element as the rules read them. */
interface Pair {
  readonly spell: number;
  readonly element: number;
  /** Bits of the cards it takes. */
  readonly cards: number;
  /** The Element card is the top of a combination, attuned to what the Spell needs. */
  readonly combined: boolean;
  readonly value: number;
  readonly initiative: number;
  /** What armour and bonus look at. */
  readonly charge: Element | null;
}

const NO_PAIR: Pair = {
  spell: NONE,
  element: NONE,
  cards: 0,
  combined: false,
  value: 0,
  initiative: 0,
  charge: null,
};

const bit = (card: number): number => (card < 0 ? 0 : 1 << card);

function readPair(state: EtchinstoneState, spell: number, element: number, combined: boolean): Pair {
  const attuned = combined ? faceOf(state, spell, levelOf(state, spell)).enhanced.element : null;
  const { action, initiative, sets } = reckon(
    {
      ...state,
      roles: [spell, element, NONE, UNDECIDED, UNDECIDED, UNDECIDED],
      aims: [null, null],
      top: combined ? element : NONE,
      attuned,
    },
    state.deck.length,
  );
  return {
    spell,
    element,
    cards: bit(spell) | bit(element),
    combined,
    value: action.addends[0]?.amount ?? 0,
    initiative: initiative?.total ?? 0,
    charge: sets[0]?.element ?? null,
  };
}

/** The cards that may take the role at that place: what has been said, or every card not yet used. */
function candidates(state: EtchinstoneState, place: number, free: readonly number[], fewCards: boolean): number[] {
  const said = state.roles[place] ?? UNDECIDED;
  if (said !== UNDECIDED) return [said];
  return fewCards && place > 0 ? [...free, NONE] : [...free];
}

function pairsFor(state: EtchinstoneState, first: number, free: readonly number[]): Pair[] {
  // Six cards with a combination among them fill five roles.
  const fewCards = state.hand.length < state.roles.length + (state.cavalier ? 0 : 1);
  const found: Pair[] = [];
  for (const spell of candidates(state, first, free, fewCards)) {
    if (spell === NONE) {
      found.push(NO_PAIR);
      continue;
    }
    for (const element of candidates(state, first + 1, free, fewCards)) {
      if (element === spell) continue;
      found.push(readPair(state, spell, element, false));
      if (element === NONE || state.cavalier) continue;
      const own = cardOf(state, element).element;
      if (own === faceOf(state, spell, levelOf(state, spell)).enhanced.element) continue;
      if (free.some((card) => card !== element && card !== spell && cardOf(state, card).element === own)) {
        found.push(readPair(state, spell, element, true));
      }
    }
  }
  return found;
}

/** Two pairs with their boosts, and how good that is. */
interface Found {
  rank: number;
  one: Pair;
  two: Pair;
  boosts: readonly [number, number];
}

/** Where the ranks of lost fights begin. */
const HOPELESS = -1000;

/** How good these totals are; boosts may go to action or initiative in the fight. */
type Measure = (one: Pair, two: Pair, boost1: number, boost2: number, spare: number) => number;

function journeyMeasure({ journey }: Dragon): Measure {
  return (one, two, b1, b2, spare) => {
    const bonus = one.charge === journey.element || two.charge === journey.element;
    return one.value + two.value + b1 + b2 + (bonus ? spare : 0);
  };
}

/** What the dragon does to somebody with that attack and initiative; more is worse. */
function wrath({ battle, initiative: rival, initialDamage }: Dragon, attack: number, initiative: number): number {
  let blow = Number.POSITIVE_INFINITY;
  for (const tier of battle.tiers) if (attack >= tier.hp) blow = tier.attack;
  return blow + (initiative < rival ? initialDamage : 0);
}

function fightMeasure(dragon: Dragon): Measure {
  return (one, two, b1, b2) => {
    let attack = one.value + two.value;
    for (const { element, value } of dragon.armour) {
      if (one.charge === element || two.charge === element) attack -= value;
    }
    const initiative = one.initiative + two.initiative;
    const least = Math.min(
      wrath(dragon, attack + b1 + b2, initiative),
      wrath(dragon, attack + b1, initiative + b2),
      wrath(dragon, attack + b2, initiative + b1),
      wrath(dragon, attack, initiative + b1 + b2),
    );
    // Of two lost fights, the nearer to a win.
    return Number.isFinite(least) ? -least : attack + b1 + b2 + HOPELESS;
  };
}

/** Of the unused cards that could lie beneath this one, the one whose boost is missed least. */
function beneath(state: EtchinstoneState, top: number, byBoost: readonly number[], used: number): number {
  const { element } = cardOf(state, top);
  return byBoost.findLast((card) => (used & bit(card)) === 0 && cardOf(state, card).element === element) ?? NONE;
}

function bestSets(state: EtchinstoneState): Found {
  const { hand, roles } = state;
  const boostOf = (card: number): number => (card < 0 ? 0 : faceOf(state, card, levelOf(state, card)).boost);
  const byBoost = hand.toSorted((a, b) => boostOf(b) - boostOf(a));
  const boosts = byBoost.map(boostOf);
  const free = hand.filter((card) => !roles.includes(card));
  const dragon = dragonOf(state, state.dragon);
  const measure = state.stage === 'finalJourney' ? journeyMeasure(dragon) : fightMeasure(dragon);
  const ones = pairsFor(state, 0, free);
  const twos = pairsFor(state, 3, free);
  // With nothing said yet the sets can be swapped, and one order of them is enough.
  const swappable = roles.every((card) => card === UNDECIDED);
  // ETCH-9.2: of six cards a role stays empty only for a combination; what was said before is another's affair.
  const owes = hand.length === roles.length && !roles.includes(NONE);
  const said1 = roles[2] ?? UNDECIDED;
  const said2 = roles[5] ?? UNDECIDED;
  const saidBits = bit(said1) | bit(said2);
  const found: Found = { rank: Number.NEGATIVE_INFINITY, one: NO_PAIR, two: NO_PAIR, boosts: [NONE, NONE] };
  for (const one of ones) {
    if ((one.cards & saidBits) !== 0) continue;
    for (const two of twos) {
      if (((one.cards | saidBits) & two.cards) !== 0 || (one.combined && two.combined)) continue;
      if (swappable && one.spell < two.spell) continue;
      if (owes && !one.combined && !two.combined && (one.element === NONE || two.element === NONE)) continue;
      let used = one.cards | two.cards | saidBits;
      if (one.combined || two.combined) {
        const hidden = beneath(state, one.combined ? one.element : two.element, byBoost, used);
        if (hidden === NONE) continue;
        used |= bit(hidden);
      }
      let b1 = said1;
      let b2 = two.spell === NONE ? NONE : said2;
      let spare = 0;
      let idle = 0;
      let value1 = boostOf(b1);
      let value2 = boostOf(b2);
      for (let i = 0; i < byBoost.length; i++) {
        const card = byBoost[i] ?? NONE;
        if ((used & bit(card)) !== 0) continue;
        const boost = boosts[i] ?? 0;
        if (b1 === UNDECIDED) {
          b1 = card;
          value1 = boost;
        } else if (b2 === UNDECIDED) {
          b2 = card;
          value2 = boost;
        } else {
          spare = boost;
          idle++;
        }
      }
      const rank = measure(one, two, value1, value2, idle === 1 ? spare : 0);
      if (rank <= found.rank) continue;
      found.rank = rank;
      found.one = one;
      found.two = two;
      found.boosts = [b1 === UNDECIDED ? NONE : b1, b2 === UNDECIDED ? NONE : b2];
    }
  }
  return found;
}

/** No arrangement of this hand gets to the dragon (ETCH-20.10). */
export function journeyFails(state: EtchinstoneState): boolean {
  return bestSets(state).rank < (dragonOf(state, state.dragon).journey.tiers[0]?.points ?? 0);
}

const NO_LUCK = swiftChance(0);

/** The rank of a finished arrangement, by the rules' own forecast. */
function rankOf(state: EtchinstoneState): Parameters<typeof bestLayout>[1] {
  if (state.stage === 'finalJourney') return ({ action }) => action.total;
  return ({ action, damage, result }) => (result === 'defeat' ? action.total + HOPELESS : -damage.total);
}

/** The best way to finish the arrangement of either part of the final battle. */
export function bestFinal(state: EtchinstoneState): Layout {
  if (state.step !== 'roles') return bestLayout(state, rankOf(state));
  const { one, two, boosts } = bestSets(state);
  const targets = [one.spell, one.element, boosts[0], two.spell, two.element, boosts[1]];
  const here = { ...state, roles: state.roles.slice(), aims: state.aims.slice() };
  const path: Choice[] = [];
  while (here.step === 'roles') {
    const target = targets[here.cursor] ?? NONE;
    const wanted = target === NONE ? leave(here.cursor) : assign(here.cursor, target);
    const legal = etchinstone.choices(here);
    // Somebody who left a role empty may owe a combination that was not looked for here.
    const choice = legal.includes(wanted) ? wanted : (legal[0] ?? wanted);
    etchinstone.apply(here, choice, NO_LUCK, null);
    path.push(choice);
  }
  const rest = bestLayout(here, rankOf(here));
  return { path: [...path, ...rest.path], worth: rest.worth };
}
