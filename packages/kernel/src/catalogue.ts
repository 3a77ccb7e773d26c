// A catalogue keeps pieces of content and compiles each manifest into a library once.
import {
  type Amendment,
  BOXES,
  type Brought,
  ContentMissing,
  idOfRef,
  isPiece,
  keyOf,
  type Manifest,
  type Piece,
  type Ref,
  refOf,
} from './content.ts';
import { recent } from './recent.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/**
 * The piece as a file would give it: literals of the source may share parts, and the same piece out of a file must be
 * compiled to the same numbers. Fields keep their order, in which texts name what a row needs.
 */
const plain = (piece: Piece): Piece => JSON.parse(JSON.stringify(piece));

/** How a game says what it ships: for each kind the pieces, and whether data from elsewhere is one. */
export type Kinds<P> = {
  readonly [K in keyof P]: { readonly shipped: readonly P[K][]; fits(data: unknown): data is P[K] };
};

/** What a library is compiled from. */
export interface Ingredients<P> {
  /** The pieces of a kind that the manifest names, in its order. */
  pieces<K extends keyof P & string>(kind: K): readonly P[K][];
  readonly amendments: ReadonlySet<string>;
  readonly key: string;
}

export interface Catalogue<P, L> {
  /** Every changed rule that matches may name. */
  readonly amendments: readonly Amendment[];
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
  /** Makes the manifest's library known by its key, or says what is missing. */
  open(manifest: Manifest): string | Refusal;
  /** Was that library opened here? */
  has(key: string): boolean;
  /** The library of that key; unknown ones are a fault of the caller, who opens before playing. */
  library(key: string): L;
  /** The same, or nothing where it was not opened here or its content is gone. */
  libraryIfAny(key: string): L | undefined;
  /** Libraries in use, the one that was opened or asked for last first, and behind them all that of everything that ships. */
  inUse(): readonly L[];
  manifest(key: string): Manifest;
  find<K extends keyof P & string>(kind: K, ref: Ref): P[K] | undefined;
}

interface Opened<L> {
  readonly manifest: Manifest;
  readonly library: L;
}

/** So many libraries are at hand; one that was let go is compiled again when a state names it. */
const MOST_LIBRARIES = 256;
/** So many manifests are remembered by their keys. */
const MOST_MANIFESTS = 4096;
/** So many boxes are kept that no library at hand needs, and so many more before some are let go. */
const MOST_BOXES = 128;
const BOXES_AT_ONCE = 32;

/** `compile` makes the numbers; they must depend on nothing but the ingredients. */
export function catalogue<P extends Record<keyof P, Piece>, L>(
  kinds: Kinds<P>,
  amendments: readonly Amendment[],
  compile: (ingredients: Ingredients<P>) => L,
  unbox: (box: unknown) => Brought | null = () => null,
): Catalogue<P, L> {
  const names = Object.keys(kinds).filter((kind): kind is keyof P & string => kind in kinds);
  const opened = recent<Opened<L>>(MOST_LIBRARIES);
  const manifests = recent<Manifest>(MOST_MANIFESTS);
  /** Keys of manifests that were opened before: the same one is asked for with every match. */
  const keys = new WeakMap<Manifest, string>();
  let own: Manifest | null = null;
  let order: readonly Opened<L>[] | null = null;
  let used: readonly L[] = [];
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
    for (const { manifest } of opened.values())
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

  /** A manifest from outside may leave out what its own pieces need. */
  function compiled(ingredients: Ingredients<P>): L | Refusal {
    try {
      return compile(ingredients);
    } catch (thrown) {
      if (thrown instanceof ContentMissing) return thrown.refusal;
      if (!(thrown instanceof RangeError)) throw thrown;
      return refusal('bad-match-file', { path: `content (${thrown.message})` });
    }
  }

  /** Compiles it anew, unless it is at hand. */
  function at(key: string, manifest: Manifest): L | Refusal {
    const found = opened.get(key);
    if (found !== undefined) return found.library;
    const lacking = missing(manifest);
    if (lacking.length > 0) return refusal('content-missing', { first: lacking[0] ?? '', count: lacking.length });
    const amended = new Set(manifest.amendments);
    const library = compiled({ pieces: (kind) => piecesOf(kind, manifest), amendments: amended, key });
    if (!isRefusal(library)) {
      opened.set(key, { manifest, library });
      manifests.set(key, manifest);
    }
    return library;
  }

  function libraryIfAny(key: string): L | undefined {
    const found = opened.get(key);
    if (found !== undefined) return found.library;
    const manifest = manifests.get(key);
    const again = manifest === undefined ? undefined : at(key, manifest);
    return isRefusal(again) ? undefined : again;
  }

  return {
    amendments,
    shipped,
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
    missing,
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
    open(manifest) {
      const known = keys.get(manifest);
      if (known !== undefined && opened.has(known)) return known;
      const key = known ?? keyOf(manifest);
      const library = at(key, manifest);
      if (isRefusal(library)) return library;
      keys.set(manifest, key);
      return key;
    },
    find(kind, ref) {
      shipped();
      const piece: unknown = pile(kind).get(ref);
      return kinds[kind].fits(piece) ? piece : undefined;
    },
    has: (key) => opened.has(key),
    library(key) {
      const found = libraryIfAny(key);
      if (found === undefined) throw new RangeError(`no library has been opened by the key ${key}`);
      return found;
    },
    libraryIfAny,
    inUse() {
      const all = opened.values();
      if (all !== order) {
        order = all;
        const ships = ({ manifest }: Opened<L>): boolean => manifest === own;
        used = [...all.filter((one) => !ships(one)), ...all.filter(ships)].map(({ library }) => library);
      }
      return used;
    },
    manifest(key) {
      const found = opened.get(key)?.manifest ?? manifests.get(key);
      if (found === undefined) throw new RangeError(`no library has been opened by the key ${key}`);
      return found;
    },
  };
}
