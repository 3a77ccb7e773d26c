// The named figures of the rulebook, and its six difficulty levels.

/** The parameter table at the head of docs/rules/etchinstone.md. */
export const START_LEVEL = 2;
export const TOP_LEVEL = 4;
export const HAND_SIZE = 4;
export const LAST_REGION = 4;
export const CARDS_FOR_ENCOUNTER = 5;
export const DETOURS = 2;
export const KNOCKOUT_DISCARD = 4;
export const JOURNEY_HAND = 7;
export const WRONG_KIND_VALUE = 1;
export const ROLES = ['spell', 'element', 'boost'] as const;
export type Role = (typeof ROLES)[number];
/** ETCH-20.5. */
export const FINAL_SETS = 2;

/** The figures that a match keeps, whatever they are changed to later; regions, roles and levels are how boards are built. */
export interface Figures {
  readonly id: string;
  readonly startLevel: number;
  readonly handSize: number;
  readonly cardsForEncounter: number;
  readonly detours: number;
  readonly knockoutDiscard: number;
  readonly journeyHand: number;
  readonly wrongKindValue: number;
}

export const FIGURES: Figures = {
  id: 'figures',
  startLevel: START_LEVEL,
  handSize: HAND_SIZE,
  cardsForEncounter: CARDS_FOR_ENCOUNTER,
  detours: DETOURS,
  knockoutDiscard: KNOCKOUT_DISCARD,
  journeyHand: JOURNEY_HAND,
  wrongKindValue: WRONG_KIND_VALUE,
};

export const DIFFICULTY_IDS = ['adventure', 'easy', 'normal', 'hard', 'impossible', 'dontEvenTry'] as const;
export type DifficultyId = (typeof DIFFICULTY_IDS)[number];

export interface Difficulty {
  /** Cards taken from the top of the deck. */
  readonly taken: number;
  /** How many of them change; the player picks them if not all do (ETCH-5.2). */
  readonly changed: number;
  readonly level: number;
}

/** ETCH-5.1. */
export const DIFFICULTIES: Readonly<Record<DifficultyId, Difficulty>> = {
  adventure: { taken: 5, changed: 4, level: 3 },
  easy: { taken: 5, changed: 2, level: 3 },
  normal: { taken: 0, changed: 0, level: START_LEVEL },
  hard: { taken: 5, changed: 2, level: 1 },
  impossible: { taken: 5, changed: 5, level: 1 },
  dontEvenTry: { taken: 7, changed: 7, level: 1 },
};
