// What sending word asks of a database: the devices that want it, and what people were told already.
import type { WordKind } from '@wyrmtable/wire';

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

export interface WordStore {
  /** In place of what was known of that endpoint, whoever it was of. */
  putPush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  /** Of those who came by these tokens. */
  dropPushesOf(tokenHashes: readonly string[]): Promise<void>;
  /** The oldest first. */
  pushesOf(person: string): Promise<readonly PushRow[]>;
  /** True once for each mark of what somebody is told, and for no earlier one any more. */
  claim(person: string, what: string, mark: number, at: number): Promise<boolean>;
  /** Forgets what was told before then. */
  forgetTold(before: number): Promise<void>;
}
