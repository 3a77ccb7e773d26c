// A catalogue compiles each manifest into a library once, from the pieces it keeps.
import { type Amendment, type Brought, ContentMissing, keyOf, type Manifest, type Piece } from './content.ts';
import { type Kinds, type Pieces, pieceStore } from './piece-store.ts';
import { recent } from './recent.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/** What a library is compiled from. */
export interface Ingredients<P> {
  /** The pieces of a kind that the manifest names, in its order. */
  pieces<K extends keyof P & string>(kind: K): readonly P[K][];
  readonly amendments: ReadonlySet<string>;
  readonly key: string;
}

export interface Catalogue<P, L> extends Pieces<P> {
  /** Every changed rule that matches may name. */
  readonly amendments: readonly Amendment[];
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
}

interface Opened<L> {
  readonly manifest: Manifest;
  readonly library: L;
}

/** So many libraries are at hand; one that was let go is compiled again when a state names it. */
const MOST_LIBRARIES = 256;
/** So many manifests are remembered by their keys. */
const MOST_MANIFESTS = 4096;

/** `compile` makes the numbers; they must depend on nothing but the ingredients. */
export function catalogue<P extends Record<keyof P, Piece>, L>(
  kinds: Kinds<P>,
  amendments: readonly Amendment[],
  compile: (ingredients: Ingredients<P>) => L,
  unbox: (box: unknown) => Brought | null = () => null,
): Catalogue<P, L> {
  const opened = recent<Opened<L>>(MOST_LIBRARIES);
  const manifests = recent<Manifest>(MOST_MANIFESTS);
  /** Keys of manifests that were opened before: the same one is asked for with every match. */
  const keys = new WeakMap<Manifest, string>();
  let order: readonly Opened<L>[] | null = null;
  let used: readonly L[] = [];
  const store = pieceStore<P>(kinds, amendments, unbox, () => opened.values().map(({ manifest }) => manifest));

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
    const lacking = store.missing(manifest);
    if (lacking.length > 0) return refusal('content-missing', { first: lacking[0] ?? '', count: lacking.length });
    const amended = new Set(manifest.amendments);
    const library = compiled({ pieces: (kind) => store.piecesOf(kind, manifest), amendments: amended, key });
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
    shipped: store.shipped,
    shippedAnd: store.shippedAnd,
    learn: store.learn,
    missing: store.missing,
    toBring: store.toBring,
    pieces: store.pieces,
    find: store.find,
    open(manifest) {
      const known = keys.get(manifest);
      if (known !== undefined && opened.has(known)) return known;
      const key = known ?? keyOf(manifest);
      const library = at(key, manifest);
      if (isRefusal(library)) return library;
      keys.set(manifest, key);
      return key;
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
        const ships = ({ manifest }: Opened<L>): boolean => manifest === store.shipped();
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
