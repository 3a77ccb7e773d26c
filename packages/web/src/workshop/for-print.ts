// A draft of this device for the page that prints: its names and arms are at hand from then on.
import type { Hero, Status } from '@wyrmtable/dice-throne';
import type { CSSProperties } from 'react';
import { coloursOf, takeUp } from './at-hand.ts';
import { keptDraft } from './draft/kept.ts';

export { putDown } from './at-hand.ts';

export interface DraftOnPaper {
  readonly hero: Hero;
  readonly own: readonly Status[];
  readonly colours: CSSProperties;
}

export function draftFor(id: string): DraftOnPaper | null {
  const kept = keptDraft(id);
  if (kept === null) return null;
  takeUp(kept.document);
  const { hero, statuses } = kept.document;
  return { hero, own: statuses, colours: coloursOf(kept.document) };
}
