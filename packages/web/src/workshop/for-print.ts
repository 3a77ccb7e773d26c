// A draft of this device, or a hero that somebody shares, for the page that prints: its names and arms are at hand from then on.
import type { Hero, Status } from '@wyrmtable/dice-throne';
import { isRefusal } from '@wyrmtable/kernel';
import type { CSSProperties } from 'react';
import { coloursOf, takeUp } from './at-hand.ts';
import type { Draft } from './draft/document.ts';
import { keptDraft } from './draft/kept.ts';

export { putDown } from './at-hand.ts';

export interface DraftOnPaper {
  readonly hero: Hero;
  readonly own: readonly Status[];
  readonly colours: CSSProperties;
}

const plain = { confidence: 'sourced' } as const;

/** What its author says needs no source: marks of doubt that a copy has from its model are left off. */
function unmarked(hero: Hero): Hero {
  return {
    ...hero,
    board: 'sourced',
    doubts: {},
    slots: hero.slots.map((slot) => ({ ...slot, upgrades: slot.upgrades.map((card) => ({ ...card, ...plain })) })),
    cards: hero.cards.map((card) => ({ ...card, ...plain })),
    promo: hero.promo === null ? null : { ...hero.promo, ...plain },
  };
}

/** Codes of shared heroes have no hyphen, and ids of drafts have one. */
const CODE = /^[a-z0-9]{6,24}$/;

async function documentOf(id: string): Promise<Draft | null> {
  const kept = keptDraft(id);
  if (kept !== null || !CODE.test(id)) return kept?.document ?? null;
  const { sharedHero } = await import('./sharing/api.ts');
  const shared = await sharedHero(id);
  return isRefusal(shared) ? null : shared.document;
}

export async function draftFor(id: string): Promise<DraftOnPaper | null> {
  const draft = await documentOf(id);
  if (draft === null) return null;
  takeUp(draft);
  const own = draft.statuses.map((status) => ({ ...status, ...plain }));
  return { hero: unmarked(draft.hero), own, colours: coloursOf(draft) };
}
