// Pieces of content by kind and ref: what ships, what was learnt, and in which boxes it came.
import {
  type Amendment,
  BOXES,
  type Brought,
  idOfRef,
  isPiece,
  type Manifest,
  type Piece,
  type Ref,
  refOf,
} from './content.ts';

/**
 * The piece as a file would give it: literals of the source may share parts, and the same piece out of a file must be
 * compiled to the same numbers. Fields keep their order, in which texts name what a row needs.
 */
const plain = (piece: Piece): Piece => JSON.parse(JSON.stringify(piece));

/** How a game says what it ships: for each kind the pieces, and whether data from elsewhere is one. */
export type Kinds<P> = {
  readonly [K in keyof P]: { readonly shipped: readonly P[K][]; fits(data: unknown): data is P[K] };
};

/** So many boxes are kept that no library at hand needs, and so many more before some are let go. */
const MOST_BOXES = 128;
const BOXES_AT_ONCE = 32;

/** What a catalogue has to do with pieces. */
export interface Pieces<P> {
  /** Everything that ships, and every amendment. */
  shipped(): Manifest;
  /** The same with what lies in boxes that were taken in; it stands in the place of what has the same id. */
  shippedAnd(boxes: readonly unknown[]): Manifest;
  /**
   * Takes in pieces that do not ship: of an earlier edition, or in boxes that a match brings. It looks no deeper than it must:
   * what comes from outside has been checked before. Gives what is no piece of its kind.
   */
  learn(brought: Brought): readonly string[];
  /** Pieces that the manifest names and nobody here has, as `kind/ref`. */
  missing(manifest: Manifest): readonly string[];
  /** What of the manifest does not ship and would have to travel with it. */
  toBring(manifest: Manifest): Brought;
  /** Every piece that ships, by kind: what an edition is kept as. */
  pieces(): Brought;
  find<K extends keyof P & string>(kind: K, ref: Ref): P[K] | undefined;
}

interface PieceStore<P> extends Pieces<P> {
  /** The pieces of a kind that the manifest names, in its order. */
  piecesOf<K extends keyof P & string>(kind: K, manifest: Manifest): readonly P[K][];
}

/** `inUse` gives the manifests whose boxes must not be let go. */
export function pieceStore<P extends Record<keyof P, Piece>>(
  kinds: Kinds<P>,
  amendments: readonly Amendment[],
  unbox: (box: unknown) => Brought | null,
  inUse: () => Iterable<Manifest>,
): PieceStore<P> {
  const names = Object.keys(kinds).filter((kind): kind is keyof P & string => kind in kinds);
  let own: Manifest | null = null;
  /** Pieces by kind and ref. */
  const known = new Map<string, Map<Ref, Piece>>();
  /** The boxes in which pieces came, by `kind/ref`, and the pieces of each. */
  const boxes = new Map<string, unknown>();
  const insides = new Map<unknown, readonly string[]>();

  function pile(kind: string): Map<Ref, Piece> {
    let found = known.get(kind);
    if (found === undefined) {
      found = new Map();
      known.set(kind, found);
    }
    return found;
  }

  function shipped(): Manifest {
    if (own !== null) return own;
    const refs: Record<string, readonly string[]> = {};
    for (const kind of names) {
      refs[kind] = kinds[kind].shipped.map((piece) => {
        const ref = refOf(piece);
        pile(kind).set(ref, plain(piece));
        return ref;
      });
    }
    own = { ...refs, amendments: amendments.map(({ id }) => id) };
    return own;
  }

  function missing(manifest: Manifest): string[] {
    shipped();
    const lacking = names.flatMap((kind) =>
      (manifest[kind] ?? []).filter((ref) => !pile(kind).has(ref)).map((ref) => `${kind}/${ref}`),
    );
    const unknown = (manifest.amendments ?? []).filter((name) => amendments.every(({ id }) => id !== name));
    return [...lacking, ...unknown.map((name) => `amendments/${name}`)];
  }

  function piecesOf<K extends keyof P & string>(kind: K, manifest: Manifest): P[K][] {
    return (manifest[kind] ?? []).map((ref) => {
      const piece: unknown = pile(kind).get(ref);
      if (!kinds[kind].fits(piece)) throw new RangeError(`${kind}/${ref} is no such piece`);
      return piece;
    });
  }

  /** Lays pieces on their piles, all of them or, where one does not fit, none. */
  function laid(pieces: Brought, box: unknown): boolean {
    const lying: { readonly kind: string; readonly data: Piece }[] = [];
    for (const [kind, list] of Object.entries(pieces)) {
      const fitting = names.find((name) => name === kind);
      for (const data of list) {
        if (fitting === undefined || !kinds[fitting].fits(data)) return false;
        lying.push({ kind, data });
      }
    }
    const refs = lying.map(({ kind, data }) => {
      const ref = refOf(data);
      // What ships needs nobody to bring it.
      if (shipped()[kind]?.includes(ref)) return '';
      if (!pile(kind).has(ref)) pile(kind).set(ref, plain(data));
      if (box !== null) boxes.set(`${kind}/${ref}`, box);
      return `${kind}/${ref}`;
    });
    if (box !== null) keepBox(box, refs);
    return true;
  }

  /** Boxes of matches that nobody plays any more are let go, those that have been here longest first. */
  function keepBox(box: unknown, refs: readonly string[]): void {
    insides.delete(box);
    insides.set(box, refs);
    if (insides.size <= MOST_BOXES + BOXES_AT_ONCE) return;
    const needed = new Set<unknown>([box]);
    for (const manifest of inUse())
      for (const kind of names) for (const ref of manifest[kind] ?? []) needed.add(boxes.get(`${kind}/${ref}`));
    for (const [old, inside] of insides) {
      if (insides.size <= MOST_BOXES) break;
      if (needed.has(old)) continue;
      insides.delete(old);
      for (const place of inside) {
        // Another box may hold the same piece.
        if (boxes.get(place) !== old) continue;
        boxes.delete(place);
        pile(place.slice(0, place.indexOf('/'))).delete(place.slice(place.indexOf('/') + 1));
      }
    }
  }

  return {
    shipped,
    missing,
    piecesOf,
    shippedAnd(list) {
      const content: Record<string, readonly string[]> = { ...shipped() };
      for (const box of list)
        for (const [kind, pieces] of Object.entries(unbox(box) ?? {})) {
          const refs = pieces.filter(isPiece).map(refOf);
          const ids = new Set(refs.map(idOfRef));
          const others = (content[kind] ?? []).filter((ref) => refs.includes(ref) || !ids.has(idOfRef(ref)));
          content[kind] = [...others, ...refs.filter((ref) => !others.includes(ref))];
        }
      return content;
    },
    learn(brought) {
      const refused: string[] = [];
      for (const [kind, list] of Object.entries(brought)) {
        for (const data of list) {
          const inside = kind === BOXES ? unbox(data) : { [kind]: [data] };
          if (inside === null || !laid(inside, kind === BOXES ? data : null)) refused.push(kind);
        }
      }
      return refused;
    },
    toBring(manifest) {
      const ours = shipped();
      const found: Record<string, readonly unknown[]> = {};
      const boxed = new Set<unknown>();
      for (const kind of names) {
        const strange = (manifest[kind] ?? []).filter((ref) => !ours[kind]?.includes(ref));
        const loose = strange.filter((ref) => !boxes.has(`${kind}/${ref}`));
        for (const ref of strange) boxed.add(boxes.get(`${kind}/${ref}`));
        if (loose.length > 0) found[kind] = loose.map((ref) => pile(kind).get(ref));
      }
      boxed.delete(undefined);
      return boxed.size === 0 ? found : { ...found, [BOXES]: [...boxed] };
    },
    pieces() {
      shipped();
      return Object.fromEntries(names.map((kind) => [kind, kinds[kind].shipped.map(plain)]));
    },
    find(kind, ref) {
      shipped();
      const piece: unknown = pile(kind).get(ref);
      return kinds[kind].fits(piece) ? piece : undefined;
    },
  };
}
