// The names of roles, figures, phases, steps, difficulties and rules, and the glossary.
import {
  type Aim,
  CARDS_FOR_ENCOUNTER,
  DETOURS,
  DIFFICULTIES,
  type DifficultyId,
  type ForecastResult,
  HAND_SIZE,
  JOURNEY_HAND,
  KNOCKOUT_DISCARD,
  LAST_REGION,
  MAGE_CARDS,
  type Question,
  START_LEVEL,
  type Stage,
  TOP_LEVEL,
  WRONG_KIND_VALUE,
} from '@wyrmtable/etchinstone';
import type { Confidence } from '@wyrmtable/kernel';
import { noteFrom } from '../confidence.ts';
import { GLOSSARY } from '../messages/etch-glossary.ts';
import {
  AIM_NAMES,
  CONFIDENCE_NOTES,
  DIFFICULTY_NAMES,
  DIFFICULTY_TEXTS,
  FIGURE_NAMES,
  type Figure,
  OPTION_NAMES,
  OPTION_TEXTS,
  type OptionId,
  PHASE_NAMES,
  type Phase,
  type Place,
  ROLE_NAMES,
  ROLE_TEXTS,
  STAGE_NAMES,
  STEP_NAMES,
  STEP_TEXTS,
  VERDICTS,
} from '../messages/etch-terms.ts';
import { type Lang, phrase } from '../phrase.ts';

export function roleName(lang: Lang, role: Place): string {
  return phrase(lang, ROLE_NAMES[role]);
}

/** What a card does in that place. */
export function roleText(lang: Lang, role: Place): string {
  return phrase(lang, ROLE_TEXTS[role]);
}

export function aimName(lang: Lang, aim: Aim): string {
  return phrase(lang, AIM_NAMES[aim]);
}

/** The label of a number: `HP`, `Kara czasu`. */
export function figureName(lang: Lang, figure: Figure): string {
  return phrase(lang, FIGURE_NAMES[figure]);
}

export function phaseName(lang: Lang, phase: Phase): string {
  return phrase(lang, PHASE_NAMES[phase]);
}

/** ETCH-6.2: the phase in which that is asked; null outside encounters. Cleanup asks nothing. */
export function phaseOf(question: Question): Phase | null {
  switch (question) {
    case 'challenge':
      return 'challenge';
    case 'roles':
    case 'combine':
    case 'attune':
    case 'aim':
    case 'ranged':
    case 'commit':
      return 'action';
    case 'absorb':
      return 'penalty';
    case 'upgrade':
      return 'upgrade';
    case 'difficulty':
    case 'regroup':
    case 'over':
      return null;
  }
}

export function stageName(lang: Lang, stage: Stage): string {
  return phrase(lang, STAGE_NAMES[stage]);
}

/** What is being decided, as a heading. */
export function stepName(lang: Lang, question: Question): string {
  return phrase(lang, STEP_NAMES[question]);
}

/** What to do now, in a sentence. */
export function stepText(lang: Lang, question: Question): string {
  return phrase(lang, STEP_TEXTS[question]);
}

export function verdictName(lang: Lang, result: ForecastResult): string {
  return phrase(lang, VERDICTS[result]);
}

export function difficultyName(lang: Lang, id: DifficultyId): string {
  return phrase(lang, DIFFICULTY_NAMES[id]);
}

/** How the deck starts at that difficulty (ETCH-5.1). */
export function difficultyText(lang: Lang, id: DifficultyId): string {
  const { taken, changed, level } = DIFFICULTIES[id];
  const start = START_LEVEL;
  if (changed === 0) return phrase(lang, DIFFICULTY_TEXTS.unchanged, { start });
  if (changed === taken) return phrase(lang, DIFFICULTY_TEXTS.all, { taken, level, start });
  return phrase(lang, DIFFICULTY_TEXTS.chosen, { taken, changed, level, start });
}

export function optionName(lang: Lang, option: OptionId): string {
  return phrase(lang, OPTION_NAMES[option]);
}

export function optionText(lang: Lang, option: OptionId): string {
  return phrase(lang, OPTION_TEXTS[option]);
}

/** A sentence about a figure that is not simply read from print; empty for one that is. */
export function confidenceNote(lang: Lang, confidence: Confidence): string {
  return noteFrom(CONFIDENCE_NOTES, lang, confidence);
}

export interface Entry {
  readonly term: string;
  readonly meaning: string;
}

/** The best score of a match that is begun now: every card at the top level (ETCH-22.2). */
export const BEST_SCORE = MAGE_CARDS.length * TOP_LEVEL;

export function glossary(lang: Lang): readonly Entry[] {
  const figures = {
    best: BEST_SCORE,
    cards: MAGE_CARDS.length,
    detours: DETOURS,
    final: JOURNEY_HAND,
    hand: HAND_SIZE,
    knockout: KNOCKOUT_DISCARD,
    least: CARDS_FOR_ENCOUNTER,
    regions: LAST_REGION,
    start: START_LEVEL,
    top: TOP_LEVEL,
    wrong: WRONG_KIND_VALUE,
  };
  return GLOSSARY.map(({ term, meaning }) => ({ term: phrase(lang, term), meaning: phrase(lang, meaning, figures) }));
}
