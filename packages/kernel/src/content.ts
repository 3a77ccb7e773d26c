// What a match is played with: a manifest names every piece of content with its digest, a catalogue keeps the pieces and
// compiles each manifest into a library once.
import { digest } from './digest.ts';
import { isRefusal, type Refusal, refusal } from './refusal.ts';

/** A piece of content by its id and the digest of all it says: `barbarian@4c1f…`. */
export type Ref = string;

/**
 * For each kind of content the pieces of a match, in the order that gives them their numbers there. Under `amendments`
 * stand the names of the changed rules that were in force when the match was begun.
 */
export type Manifest = Readonly<Record<string, readonly string[]>>;

/** What states and views carry: the key of the library in which their numbers are read. */
export interface Stocked {
  readonly library: string;
}

/** Pieces that travel with a match because they do not ship, by kind; under `boxes` lie those that somebody made. */
export type Brought = Readonly<Record<string, readonly unknown[]>>;

/** The kind under which whole boxes travel: pieces that belong together, with their names. */
export const BOXES = 'boxes';

/** A changed rule: matches begun before it do not name it and are played on without it. */
export interface Amendment {
  readonly id: string;
  /** The day from which new matches have it. */
  readonly since: string;
  /** The rules it changes. */
  readonly rules: readonly string[];
}

/** Content that a stored match names and that is not to be had here. */
export class ContentMissing extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(`content is missing: ${refused.params?.first ?? ''}`);
    this.refusal = refused;
  }
}

/** Half of a SHA-256: nobody finds two pieces with the same one. */
const DIGEST_LETTERS = 32;
const shortDigest = (value: unknown): string => digest(value).slice(0, DIGEST_LETTERS);

export const refOf = (piece: Piece): Ref => `${piece.id}@${shortDigest(piece)}`;
export const idOfRef = (ref: Ref): string => ref.slice(0, ref.lastIndexOf('@'));
export const keyOf = (manifest: Manifest): string => shortDigest(manifest);

export interface Piece {
  readonly id: string;
}

export const isPiece = (data: unknown): data is Piece =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

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
  manifest(key: string): Manifest;
  find<K extends keyof P & string>(kind: K, ref: Ref): P[K] | undefined;
}

interface Opened<L> {
  readonly manifest: Manifest;
  readonly library: L;
}

/** `compile` makes the numbers; they must depend on nothing but the ingredients. */
export function catalogue<P extends Record<keyof P, Piece>, L>(
  kinds: Kinds<P>,
  amendments: readonly Amendment[],
  compile: (ingredients: Ingredients<P>) => L,
  unbox: (box: unknown) => Brought | null = () => null,
): Catalogue<P, L> {
  const names = Object.keys(kinds).filter((kind): kind is keyof P & string => kind in kinds);
  const opened = new Map<string, Opened<L>>();
  /** Keys of manifests that were opened before: the same one is asked for with every match. */
  const keys = new WeakMap<Manifest, string>();
  let own: Manifest | null = null;
  /** Pieces by kind and ref. */
  const known = new Map<string, Map<Ref, Piece>>();
  /** The boxes in which pieces came, by `kind/ref`. */
  const boxes = new Map<string, unknown>();

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
    for (const { kind, data } of lying) {
      const ref = refOf(data);
      pile(kind).set(ref, plain(data));
      if (box !== null) boxes.set(`${kind}/${ref}`, box);
    }
    return true;
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

  function entry(key: string): Opened<L> {
    const found = opened.get(key);
    if (found === undefined) throw new RangeError(`no library has been opened by the key ${key}`);
    return found;
  }

  return {
    amendments,
    shipped,
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
      if (known !== undefined) return known;
      const key = keyOf(manifest);
      if (opened.has(key)) {
        keys.set(manifest, key);
        return key;
      }
      const lacking = missing(manifest);
      if (lacking.length > 0) return refusal('content-missing', { first: lacking[0] ?? '', count: lacking.length });
      const amended = new Set(manifest.amendments);
      const library = compiled({ pieces: (kind) => piecesOf(kind, manifest), amendments: amended, key });
      if (isRefusal(library)) return library;
      opened.set(key, { manifest, library });
      keys.set(manifest, key);
      return key;
    },
    find(kind, ref) {
      shipped();
      const piece: unknown = pile(kind).get(ref);
      return kinds[kind].fits(piece) ? piece : undefined;
    },
    has: (key) => opened.has(key),
    library: (key) => entry(key).library,
    manifest: (key) => entry(key).manifest,
  };
}

/** Every word in the data that is among the known ones, names of fields included: what a piece may bring into play. */
export function wordsIn(data: unknown, known: ReadonlySet<string>, into: Set<string>): void {
  if (typeof data === 'string') {
    if (known.has(data)) into.add(data);
  } else if (Array.isArray(data)) for (const entry of data) wordsIn(entry, known, into);
  else if (typeof data === 'object' && data !== null)
    for (const [key, entry] of Object.entries(data)) {
      if (known.has(key)) into.add(key);
      wordsIn(entry, known, into);
    }
}

/** Parts of a manifest, each made once: the same few come up with every match. */
export function partsOfContent(
  make: (content: Manifest, ids: ReadonlySet<string>) => Manifest,
): (content: Manifest, ids: readonly string[]) => Manifest {
  const known = new WeakMap<Manifest, Map<string, Manifest>>();
  return (content, ids) => {
    const parts = known.get(content) ?? new Map<string, Manifest>();
    known.set(content, parts);
    const sorted = [...new Set(ids)].sort();
    const name = sorted.join(' ');
    const part = parts.get(name) ?? make(content, new Set(sorted));
    parts.set(name, part);
    return part;
  };
}

/** Opens what is there for certain, or for whoever catches `ContentMissing`. */
export function openedKey({ open }: Pick<Contents, 'open'>, manifest: Manifest): string {
  const key = open(manifest);
  if (typeof key !== 'string') throw new ContentMissing(key);
  return key;
}

/** A catalogue as those know it who do not care what is in it. */
export type Contents = Pick<
  Catalogue<never, unknown>,
  'amendments' | 'shipped' | 'learn' | 'missing' | 'toBring' | 'pieces' | 'open' | 'has' | 'manifest'
>;

/** The field of a match file for what would be missing elsewhere; nothing where all of it ships. */
export function broughtBy(contents: Contents, content: Manifest): { readonly brought?: Brought } {
  const brought = contents.toBring(content);
  return Object.keys(brought).length === 0 ? {} : { brought };
}

/** What goes along with a state or a view to another thread or device, so that its library can be opened there. */
export interface Parcel {
  readonly content: Manifest;
  readonly brought: Brought;
}

const PARCELS = new WeakMap<Manifest, Parcel>();

export function parcelOf(contents: Contents, { library }: Stocked): Parcel {
  const content = contents.manifest(library);
  const parcel = PARCELS.get(content) ?? { content, brought: contents.toBring(content) };
  PARCELS.set(content, parcel);
  return parcel;
}

/** Opens the library that came along; null when it is there. */
export function unpackParcel(contents: Contents, { library }: Stocked, { content, brought }: Parcel): Refusal | null {
  if (contents.has(library)) return null;
  contents.learn(brought);
  const key = contents.open(content);
  if (typeof key !== 'string') return key;
  return key === library ? null : refusal('content-missing', { first: library, count: 1 });
}

/** Looks at data from outside and tells whether it is a manifest: lists of short words, and not too many. */
export function isManifest(raw: unknown): raw is Manifest {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const lists = Object.values(raw);
  return (
    lists.length <= KINDS_MOST &&
    lists.every((list) => Array.isArray(list) && list.length <= PIECES_MOST && list.every(isWord))
  );
}

/** Looks at an answer from elsewhere. */
export function isParcel(raw: unknown): raw is Parcel {
  if (typeof raw !== 'object' || raw === null || !('content' in raw) || !('brought' in raw)) return false;
  return isManifest(raw.content) && isBrought(raw.brought);
}

/** Lists of whatever, and not too much of it; what lies in them is looked at when it is taken in. */
export function isBrought(raw: unknown): raw is Brought {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  const lists = Object.values(raw);
  return lists.length <= KINDS_MOST && lists.every((list) => Array.isArray(list) && list.length <= PIECES_MOST);
}

const KINDS_MOST = 24;
const PIECES_MOST = 1000;
const isWord = (word: unknown): word is string => typeof word === 'string' && word.length <= 120;
