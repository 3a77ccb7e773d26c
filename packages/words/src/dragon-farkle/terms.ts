// The names of actions, faces, rows, steps and the rest, and the glossary.
import {
  type Action,
  BRAWL_BONUS,
  DEFENCE_DICE,
  type EventFace,
  ITEMS_KEPT,
  LAIR_THRESHOLD,
  type Reward,
  SOLDIER_TABLE,
  type Step,
  type WindowCause,
  WOUNDS_OF,
} from '@wyrmtable/dragon-farkle';
import type { Confidence } from '@wyrmtable/kernel';
import { noteFrom } from '../confidence.ts';
import {
  ACTION_NAMES,
  CONFIDENCE_NOTES,
  COUNTS,
  FACE_NAMES,
  GLOSSARY,
  REWARD_NAMES,
  ROW_NAMES,
  STEP_NAMES,
  WINDOW_NAMES,
} from '../messages/farkle-terms.ts';
import { type Lang, phrase } from '../phrase.ts';

/** `450 soldiers`, with the noun in the form the number wants. */
export function soldiers(lang: Lang, n: number): string {
  return phrase(lang, COUNTS.soldiers, { n });
}

export function actionName(lang: Lang, action: Action): string {
  return phrase(lang, ACTION_NAMES[action]);
}

export function faceName(lang: Lang, face: EventFace): string {
  return phrase(lang, FACE_NAMES[face]);
}

export function rewardName(lang: Lang, reward: Reward): string {
  return phrase(lang, REWARD_NAMES[reward]);
}

/** A row of the soldier table by its id; an unknown id stands for itself. */
export function rowName(lang: Lang, id: string): string {
  const pattern = SOLDIER_TABLE.find((row) => row.id === id)?.pattern;
  if (pattern === undefined) return id;
  return phrase(lang, ROW_NAMES[pattern.kind], 'face' in pattern ? { face: pattern.face } : {});
}

/** What is being decided, as a heading. */
export function stepName(lang: Lang, step: Step): string {
  return phrase(lang, STEP_NAMES[step]);
}

/** Why the table waits for answers. */
export function windowName(lang: Lang, cause: WindowCause): string {
  return phrase(lang, WINDOW_NAMES[cause]);
}

/** A sentence about a figure that is not simply read from print; empty for one that is. */
export function confidenceNote(lang: Lang, confidence: Confidence): string {
  return noteFrom(CONFIDENCE_NOTES, lang, confidence);
}

export interface Entry {
  readonly term: string;
  readonly meaning: string;
}

export function glossary(lang: Lang): readonly Entry[] {
  const figures = {
    kept: ITEMS_KEPT,
    dice: DEFENCE_DICE,
    bonus: BRAWL_BONUS,
    threshold: LAIR_THRESHOLD,
    rally: WOUNDS_OF.rally,
    dragon: WOUNDS_OF.dragon,
  };
  return GLOSSARY.map(({ term, meaning }) => ({ term: phrase(lang, term), meaning: phrase(lang, meaning, figures) }));
}
