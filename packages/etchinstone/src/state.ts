// The whole state of a game of Etchinstone: plain, flat data.
import type { Position, Stocked } from '@wyrmtable/kernel';
import type { DragonId } from './content/dragons.ts';
import { type DifficultyId, FINAL_SETS, ROLES } from './content/figures.ts';
import type { Element, EncounterKind, Hardship } from './content/verbs.ts';

/** ETCH-1.10: the road from the set-up to the dragon. */
export type Stage = 'setup' | 'region' | 'finalJourney' | 'finalEnemy';

/** What the player is asked. */
export const QUESTIONS = [
  'difficulty', // which of the taken cards change (ETCH-5.2)
  'challenge', // face the encounter or make a detour
  'roles', // a card for the role at `cursor`
  'combine', // two cards of one element, or none
  'attune', // the element of the combination
  'aim', // where a boost goes
  'ranged', // give up the Spare or not
  'commit', // everything is laid out
  'absorb', // a card against the damage
  'upgrade', // a card to raise, or enough
  'regroup', // once, before the final journey
  'over',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the rules do by themselves between two questions; a state at rest never stands on one. */
export type Passage =
  | 'nextRegion'
  | 'encounter'
  | 'scout'
  | 'resolve'
  | 'experience'
  | 'cleanup'
  | 'draw'
  | 'poison'
  | 'journey'
  | 'rest'
  | 'victory';

export type Step = Question | Passage;

export const AIMS = ['attack', 'move', 'initiative'] as const;
export type Aim = (typeof AIMS)[number];

/** In `roles`: nobody has decided yet; the role stays empty. Elsewhere NONE is "no card". */
export const UNDECIDED = -2;
export const NONE = -1;

/** Roles of both sets: Spell, Element, Boost, and the same again for the second set of the final battle. */
const ROLE_COUNT = ROLES.length * FINAL_SETS;

/** How the hand is laid out (ETCH-9, ETCH-10). */
export interface Arrangement {
  /** Card numbers, NONE or UNDECIDED. */
  roles: number[];
  /** The combination: the card on top and the one beneath, or NONE. */
  top: number;
  hidden: number;
  /** The element that replaces the top card's own, or null. */
  attuned: Element | null;
  /** Where each set's boost goes; null until it is said, and on journeys. */
  aims: (Aim | null)[];
  /** ETCH-12.6: the Spare goes in Cleanup, so that Ranged is cancelled. */
  givenUp: boolean;
}

/** Everything an outcome depends on. */
export interface Affair extends Arrangement, Stocked {
  stage: Stage;
  /** 1 to 4; stays 4 in the final battle. */
  region: number;
  dragon: DragonId;
  glassCannon: boolean;
  encounter: EncounterKind | null;
  /** Encounter type, 1 to 4. */
  type: number;
  hardship: Hardship | null;
  /** By card number; 0 for a removed card. */
  levels: number[];
  hand: number[];
}

export interface EtchinstoneState extends Position, Affair {
  difficulty: DifficultyId;
  cavalier: boolean;
  /** The top card is the last of the list. */
  deck: number[];
  discard: number[];
  removed: number[];
  /** The top card has been scouted and still lies there. */
  keyOpen: boolean;
  /** How many cards at the bottom came back by a regroup: their order is hidden, not which they are. */
  under: number;
  step: Step;
  /** The role or the set that is asked about. */
  cursor: number;
  detours: number;
  /** Damage still to absorb, its element, and where the rules go on afterwards. */
  damage: number;
  element: Element | null;
  after: Passage;
  /** Cards downgraded since the last damage or encounter began, as bits (ETCH-15.12). */
  downgraded: number;
  xp: number;
  /** ETCH-12.2: waits for the next hand. */
  poison: number;
  /** Freeze or the cancelled Ranged takes the Spare in Cleanup. */
  spareGoes: boolean;
  /** What time and knockout took from the deck when the last arrangement was resolved, in order. */
  lost: number[];
  regrouped: boolean;
  result: 'won' | 'lost' | null;
}

/** Hand-written because search copies states by the thousand. */
export function copy(state: EtchinstoneState): EtchinstoneState {
  return {
    ...state,
    levels: state.levels.slice(),
    hand: state.hand.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    removed: state.removed.slice(),
    lost: state.lost.slice(),
    roles: state.roles.slice(),
    aims: state.aims.slice(),
  };
}

export function noRoles(): number[] {
  return Array<number>(ROLE_COUNT).fill(UNDECIDED);
}

/** ETCH-9.1, ETCH-20.5. */
export function setsOf(stage: Stage): number {
  return stage === 'finalJourney' || stage === 'finalEnemy' ? FINAL_SETS : 1;
}

/** Cards lie in hand without a role and are not hidden beneath another. */
export function isIdle(arrangement: Arrangement, card: number): boolean {
  return card !== arrangement.hidden && !arrangement.roles.includes(card);
}

/** ETCH-9.4, ETCH-R4: the one usable card without a role, or NONE. */
export function spareOf(affair: Affair): number {
  const last = setsOf(affair.stage) * ROLES.length;
  for (let i = 0; i < last; i++) if (affair.roles[i] === UNDECIDED) return NONE;
  let spare = NONE;
  for (const card of affair.hand) {
    if (!isIdle(affair, card)) continue;
    if (spare !== NONE) return NONE;
    spare = card;
  }
  return spare;
}

export function levelOf(affair: Affair, card: number): number {
  return affair.levels[card] ?? 0;
}

/** ETCH-22.2: removed cards are at level 0. */
export function scoreOf(state: EtchinstoneState): number {
  return state.levels.reduce((sum, level) => sum + level, 0);
}
