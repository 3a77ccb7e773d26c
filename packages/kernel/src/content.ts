// What a match is played with: a manifest names every piece of content with its digest, and what does not ship travels along.
import type { Catalogue } from './catalogue.ts';
import { digest } from './digest.ts';
import { type Refusal, refusal, Stopped } from './refusal.ts';

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
export class ContentMissing extends Stopped {
  constructor(refused: Refusal) {
    super(refused, `content is missing: ${refused.params?.first ?? ''}`);
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
  'amendments' | 'shipped' | 'shippedAnd' | 'learn' | 'missing' | 'toBring' | 'pieces' | 'open' | 'has' | 'manifest'
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
