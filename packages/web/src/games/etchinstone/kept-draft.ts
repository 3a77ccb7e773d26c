// The unconfirmed layout of a hand, kept on the device so that a reload in the middle of thinking loses nothing.
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';
import type { Draft } from './draft.ts';

/** Only the last table thought about: whoever goes to another one begins with its hand as it was dealt. */
const PLACE = 'etchinstone.draft';
/** Steps that can be undone after coming back. */
const KEPT = 30;

export interface KeptDraft {
  readonly table: string;
  /** Names the hand; a draft of any other is stale. */
  readonly hand: string;
  readonly drafts: readonly Draft[];
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Partial<Record<keyof Draft, unknown>> = value;
  return (
    Array.isArray(draft.places) &&
    draft.places.every((card) => card === null || typeof card === 'string') &&
    typeof draft.combined === 'object' &&
    Array.isArray(draft.toInitiative) &&
    draft.toInitiative.every((aim) => typeof aim === 'boolean') &&
    typeof draft.givenUp === 'boolean'
  );
}

/** The same cards, each once: whatever else is stored does not fit this hand. */
const fits = ({ places }: Draft, like: Draft): boolean =>
  places.length === like.places.length && places.toSorted().join() === like.places.toSorted().join();

export function keepDraft(kept: KeptDraft, to: DeviceStorage = deviceStorage): void {
  to.write(PLACE, { ...kept, drafts: kept.drafts.slice(-KEPT) });
}

/** The drafts of this hand at this table, the latest last; none if they are stale or spoilt. `fresh` is the hand as dealt. */
export function keptDrafts(
  table: string,
  hand: string,
  fresh: Draft,
  from: DeviceStorage = deviceStorage,
): readonly Draft[] {
  const stored = from.read(PLACE);
  if (typeof stored !== 'object' || stored === null) return [];
  const kept: Partial<Record<keyof KeptDraft, unknown>> = stored;
  if (kept.table !== table || kept.hand !== hand || !Array.isArray(kept.drafts)) return [];
  const drafts: readonly unknown[] = kept.drafts;
  return drafts.every((draft): draft is Draft => isDraft(draft) && fits(draft, fresh)) ? drafts : [];
}
