// How sure we are of a figure, in words.
import type { Confidence } from '@wyrmtable/kernel';
import { CONFIDENCE_MARKS } from './messages/confidence.ts';
import { type Lang, type Message, phrase } from './phrase.ts';

/** A short mark beside a figure; empty where the sources agree. */
export function confidenceMark(lang: Lang, confidence: Confidence): string {
  return confidence === 'sourced' ? '' : phrase(lang, CONFIDENCE_MARKS[confidence]);
}

/** What a game has to say about its unsure figures. */
export type ConfidenceNotes = Readonly<Record<Exclude<Confidence, 'sourced'>, Message>>;

/** The same as a sentence of that game's; empty where the sources agree. */
export function noteFrom(notes: ConfidenceNotes, lang: Lang, confidence: Confidence): string {
  return confidence === 'sourced' ? '' : phrase(lang, notes[confidence]);
}
