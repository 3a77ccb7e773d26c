// Luck: one stream of 32-bit words a match, from ChaCha20, whose position is part of the state.
import { chacha20 } from '@noble/ciphers/chacha.js';

export interface Chance {
  /** Words drawn since the start of the stream. Setting it moves to that place. */
  at: number;
  /** A uniform integer from 0 to n − 1. */
  below(n: number): number;
  /** Shuffles the list in place. */
  shuffle<T>(list: T[]): void;
  /** So many dice of one roll, where their order means nothing: for luck that walks through all there is. */
  handful?(dice: number): number[];
}

/** A die of six, as the games print it. */
export function die(chance: Chance): number {
  return 1 + chance.below(6);
}

/** Fisher and Yates's shuffle, in place, by the given luck. */
export function shuffleBy<T>(chance: Pick<Chance, 'below'>, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const swapped = list[i] as T;
    list[i] = list[j] as T;
    list[j] = swapped;
  }
}

/** A box with one of each number below `size`, without those already taken: every draw takes one out. */
export function lot(size: number, taken: readonly number[], chance: Pick<Chance, 'below'>): () => number {
  const left = Array.from({ length: size }, (_, number) => number).filter((number) => !taken.includes(number));
  return () => {
    const [drawn] = left.splice(chance.below(left.length), 1);
    if (drawn === undefined) throw new RangeError('the box is empty');
    return drawn;
  };
}

const WORDS = 2 ** 32;
/** Words past the last whole multiple of n would favour the low results, so they are thrown away. */
const fairBelow = (n: number): number => WORDS - (WORDS % n);
/** Dice, hands and decks ask for small numbers all the time. */
const FAIR = Float64Array.from({ length: 64 }, (_, n) => (n === 0 ? 0 : fairBelow(n)));
const NONCE = new Uint8Array(12);
/** One refill: 16 blocks of 16 words. */
const PAGE = 256;
const ZEROS = new Uint8Array(PAGE * 4);

/** A stretch of somebody's stream. Streams lend pages from each other, so that a match at rest holds none. */
class Page {
  readonly bytes = new Uint8Array(PAGE * 4);
  readonly view = new DataView(this.bytes.buffer);
  reader: ChaChaStream | null = null;
  number = -1;
}

/** Enough for whatever draws at the same time; whose page was taken away reads it again. */
const PAGES = Array.from({ length: 16 }, () => new Page());
let taken = 0;

function nextPage(): Page {
  taken = (taken + 1) % PAGES.length;
  return PAGES[taken] as Page;
}

abstract class Stream implements Chance {
  at = 0;
  protected abstract word(): number;

  below(n: number): number {
    if (!(n > 0)) throw new RangeError(`nothing is below ${n}`);
    const fair = FAIR[n] ?? fairBelow(n);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % n;
    }
  }

  shuffle<T>(list: T[]): void {
    shuffleBy(this, list);
  }
}

class ChaChaStream extends Stream {
  readonly #key: Uint8Array;
  #page = nextPage();

  constructor(key: Uint8Array) {
    super();
    this.#key = key;
  }

  protected word(): number {
    return this.wordAt(this.at++);
  }

  wordAt(at: number): number {
    const number = Math.floor(at / PAGE);
    if (this.#page.reader !== this || this.#page.number !== number) this.#read(number);
    return this.#page.view.getUint32((at - number * PAGE) * 4, true);
  }

  #read(number: number): void {
    if (this.#page.reader !== this) this.#page = nextPage();
    // The block counter of ChaCha makes the stream seekable: any state can go on where it stopped.
    chacha20(this.#key, NONCE, ZEROS, this.#page.bytes, number * (PAGE / 16));
    this.#page.reader = this;
    this.#page.number = number;
  }
}

/** One stream up to a place, and others from there on: each is read at the place where it is. */
class BranchedStream extends Stream {
  readonly #parts: readonly { readonly from: number; readonly stream: ChaChaStream }[];

  constructor(parts: readonly StreamPart[]) {
    super();
    this.#parts = parts.map(({ from, key }) => ({ from, stream: new ChaChaStream(key) }));
  }

  protected word(): number {
    const at = this.at++;
    const part = this.#parts.findLast(({ from }) => from <= at);
    if (part === undefined) throw new RangeError(`no stream has a word ${at}`);
    return part.stream.wordAt(at);
  }
}

/** Small Fast Counter: quick and good enough for search, never for a real match. */
class SwiftStream extends Stream {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(seed: number) {
    super();
    this.#a = seed >>> 0;
    this.#b = Math.floor(seed / WORDS) >>> 0;
    for (let i = 0; i < 12; i++) this.word();
    this.at = 0;
  }

  protected word(): number {
    this.at++;
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }
}

/** The stream of a real match; the key has 32 bytes (see seed.ts). */
export function chachaChance(key: Uint8Array): Chance {
  return new ChaChaStream(key);
}

export interface StreamPart {
  /** The first word that comes of this key. */
  readonly from: number;
  readonly key: Uint8Array;
}

/** The stream of a match that was gone on with by other luck; the first part begins at 0. */
export function branchedChance(parts: readonly StreamPart[]): Chance {
  return new BranchedStream(parts);
}

/** The stream of a bot that thinks. Cannot seek. */
export function swiftChance(seed: number): Chance {
  return new SwiftStream(seed);
}
