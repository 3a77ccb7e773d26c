// What this device knows of a draft beside the document: where it is shared, what it was copied from, and how it fared.
import { digest } from '@wyrmtable/kernel';
import type { HeroFigures } from '@wyrmtable/wire';
import { deviceStorage } from '../../shell/device-storage.ts';
import type { Draft } from '../draft/document.ts';

export interface Known {
  /** Its page on the server, and the document that stands there as far as this device knows. */
  readonly shared?: {
    readonly code: string;
    readonly version: number;
    readonly digest: string;
    readonly listed: boolean;
  };
  readonly origin?: { readonly hero: string; readonly version: number };
  /** Of the document with that digest. */
  readonly fared?: { readonly digest: string; readonly figures: HeroFigures };
}

const BEGINNING = 'hero-known.';

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function knownOf(id: string): Known {
  const found = deviceStorage.read(BEGINNING + id);
  return isKnown(found) ? found : {};
}

export function know(id: string, more: Known): Known {
  const known = { ...knownOf(id), ...more };
  deviceStorage.write(BEGINNING + id, known);
  return known;
}

/** It is no longer on the server. */
export function unshared(id: string): Known {
  const { shared: _, ...known } = knownOf(id);
  deviceStorage.write(BEGINNING + id, known);
  return known;
}

/** The figures of exactly this hero, if it was measured. */
export function figuresFor({ fared }: Known, draft: Draft): HeroFigures | undefined {
  return fared !== undefined && fared.digest === digest(draft) ? fared.figures : undefined;
}

/** The draft of this device that is shared under that code, if it has seen that version. */
export function draftSharedAs(code: string, version: number): string | null {
  const id = deviceStorage
    .keys(BEGINNING)
    .map((key) => key.slice(BEGINNING.length))
    .find((one) => {
      const { shared } = knownOf(one);
      return shared?.code === code && shared.version === version;
    });
  return id ?? null;
}
