// What sending word asks of a database: the devices that want it, and what people were told already.
import type { Word, WordKind } from '@wyrmtable/wire';

/** A device that has asked for word: where its browser's push service takes it, and for whose eyes it is sealed. */
export interface PushRow {
  /** The address of the push service; no two devices share one. */
  readonly endpoint: string;
  readonly person: string;
  /** Of the token by which the device came: with its sign-in the word ends too. */
  readonly tokenHash: string;
  /** The device's public key and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly kinds: readonly WordKind[];
  /** The site as the device knows it. */
  readonly site: string;
  /** The public key of this service that the device asked for; another one's word it would not take. */
  readonly key: string;
  readonly created: number;
}

/** Something that somebody is to be told. */
export interface Owed {
  readonly person: string;
  readonly word: Word;
  /** The question it is about: each is told once, and none of before it any more. */
  readonly mark: number;
  /** It is told whatever has become of the table. */
  readonly sure: boolean;
}

/** The same as it lies in the store. */
export interface OwedRow extends Owed {
  /** When it is to be told, by the store's own clock. */
  readonly at: number;
  /** Milliseconds since then. */
  readonly late: number;
}

export interface WordStore {
  /** In place of what was known of that endpoint, whoever it was of. */
  putPush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  /** Of those who came by these tokens. */
  dropPushesOf(tokenHashes: readonly string[]): Promise<void>;
  /** The oldest first. */
  pushesOf(person: string): Promise<readonly PushRow[]>;
  /**
   * Puts down what somebody is to be told so many milliseconds from now, and `apart` after they were last told of the same. Not
   * what they were told already, nor to people without a device. It stays until it was told or dropped, whoever dies meanwhile.
   */
  owe(owed: Owed, after: number, apart: number): Promise<void>;
  /** What is to be told by now and nobody is about to tell, the longest due first. */
  ripe(limit: number): Promise<readonly OwedRow[]>;
  /** True for one of all who try: for so many milliseconds it is theirs alone to tell. */
  hold(owed: OwedRow, ms: number): Promise<boolean>;
  /** It has been told. */
  told(owed: Owed): Promise<void>;
  /** It is not to be told any more, unless it was put down anew. */
  drop(owed: OwedRow): Promise<void>;
  /** Forgets what was told before then. */
  forgetTold(before: number): Promise<void>;
}
