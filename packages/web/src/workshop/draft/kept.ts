// Drafts on this device: each under its own key, so that one that is spoilt costs nothing of the others.
import { deviceStorage } from '../../shell/device-storage.ts';
import type { Draft } from './document.ts';

const BEGINNING = 'workshop.';

export interface Kept {
  readonly id: string;
  readonly touched: number;
  readonly document: Draft;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'document' in value &&
  'touched' in value &&
  typeof value.touched === 'number' &&
  isHeroLike(value.document);

/** Something that can be shown, however wrong: the checks say what is. */
export function isHeroLike(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('hero' in value && 'statuses' in value && 'names' in value)) return false;
  const { hero, statuses, names } = value;
  if (typeof hero !== 'object' || hero === null || !Array.isArray(statuses)) return false;
  return typeof names === 'object' && names !== null && 'slots' in hero && 'die' in hero && 'id' in hero;
}

export const draftKey = (id: string): string => BEGINNING + id;

export function keptDraft(id: string): Kept | null {
  const found = deviceStorage.read(draftKey(id));
  return isKept(found) ? { ...found, id } : null;
}

/** False when the device would not keep it. */
export const keepDraft = (id: string, document: Draft): boolean =>
  deviceStorage.write(draftKey(id), { touched: Date.now(), document });

export const dropDraft = (id: string): void => deviceStorage.remove(draftKey(id));

/** All of them, the last touched first. */
export const keptDrafts = (): Kept[] =>
  deviceStorage
    .keys(BEGINNING)
    .flatMap((key) => keptDraft(key.slice(BEGINNING.length)) ?? [])
    .sort((one, other) => other.touched - one.touched);
