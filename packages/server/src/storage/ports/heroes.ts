// What the server asks of a database about heroes that people made and shared.

/** A hero somebody shared, without what takes room: as lists show it. */
export interface SharedHead {
  /** Its code, too long to be guessed: whoever has it may look. */
  readonly id: string;
  /** The person who shared it. */
  readonly author: string;
  /** Strangers may find it; otherwise only those who have its code. */
  readonly listed: boolean;
  /** Somebody in charge of the house has taken it out of sight; its author still sees it. */
  readonly hidden: boolean;
  /** From 1; it grows with every change of the document. */
  readonly version: number;
  /** Of the document. */
  readonly digest: string;
  /** What lists show of it, as JSON. */
  readonly card: string;
  /** What it was copied from, and as which version. */
  readonly origin: { readonly hero: string; readonly version: number } | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

export interface SharedHero extends SharedHead {
  /** Its names as they are searched. */
  readonly search: string;
  /** As JSON; it was checked. */
  readonly document: string;
  /** How it fared against the sixteen, as its author's device has measured it, as JSON; null where nobody has. */
  readonly figures: string | null;
}

/** A place in the list of public heroes: that hero, and when it was changed. */
export interface Place {
  readonly changed: number;
  readonly id: string;
}

export interface HeroStore {
  /** `too-many` when the author has so many already, also when several come at once. */
  add(hero: SharedHero, most: number): Promise<'added' | 'code-taken' | 'too-many'>;
  hero(id: string): Promise<SharedHero | null>;
  /** Puts it in the place of that version, if it is its author's and nobody was quicker. What was hidden stays so. */
  change(hero: SharedHero, known: number): Promise<boolean>;
  remove(id: string, author: string): Promise<boolean>;
  hide(id: string, hidden: boolean): Promise<boolean>;
  /** All of somebody's, the last changed first. */
  of(author: string): Promise<readonly SharedHead[]>;
  /** Public ones whose names have that in them, the last changed first, from after that place on. */
  listed(search: string, after: Place | null, limit: number): Promise<readonly SharedHead[]>;
  /** What a guest shared is the account's from now on. */
  handOver(from: string, to: string): Promise<void>;
}
