// The ledger of a game's editions: every piece that ever shipped, by kind. Nothing is taken out of it.
import { type Brought, idOfRef, isPiece, refOf } from '@wyrmtable/kernel';

/** Pieces by kind and ref. */
export type EditionArchive = Map<string, Map<string, unknown>>;

export function readArchive(text: string): EditionArchive {
  const kinds: Record<string, readonly unknown[]> = JSON.parse(text);
  const refs = (list: readonly unknown[]) => list.filter(isPiece).map((piece) => [refOf(piece), piece] as const);
  return new Map(Object.entries(kinds).map(([kind, list]) => [kind, new Map(refs(list))]));
}

/** One piece a line, so that a change shows as one. */
export function writtenArchive(ledger: EditionArchive): string {
  const kinds = [...ledger].map(([kind, pieces]) => {
    const lines = [...pieces.values()].map((piece) => JSON.stringify(piece));
    return `${JSON.stringify(kind)}:[\n${lines.join(',\n')}\n]`;
  });
  return `{${kinds.join(',')}}\n`;
}

/** Enters what ships and is not kept yet, beside all that is; gives it as `kind/id`. */
export function enter(ledger: EditionArchive, shipped: Brought): string[] {
  const found: string[] = [];
  for (const [kind, list] of Object.entries(shipped)) {
    const pieces = ledger.get(kind) ?? new Map<string, unknown>();
    ledger.set(kind, pieces);
    for (const piece of list.filter(isPiece)) {
      const ref = refOf(piece);
      if (pieces.has(ref)) continue;
      pieces.set(ref, piece);
      found.push(`${kind}/${idOfRef(ref)}`);
    }
  }
  return found;
}
