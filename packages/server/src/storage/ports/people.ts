// What the server asks of a database about people: accounts, ways to sign in, and whom they follow or block.

/** Somebody with a name of their own. Its id is that of the guest it was: seats and matches are held by that. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The name as names are held against each other (people/folding.ts); nobody else has it. */
  readonly folded: string;
  /** Scrypt with its parameters; null where there is none to sign in with. */
  readonly password: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The account whose program this is; null for a person. */
  readonly owner: string | null;
}

/** A device, or a program, that acts for an account; only the hash of its token is kept. */
export interface SignIn {
  readonly id: string;
  readonly account: string;
  readonly tokenHash: string;
  /** What it said of itself. */
  readonly device: string;
  readonly created: number;
  /** To within an hour. */
  readonly seen: number;
  /** When its person last showed a password, a passkey or a recovery code there. */
  readonly proved: number;
}

export interface Passkey {
  /** As the authenticator calls it. */
  readonly id: string;
  readonly account: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** How the authenticator is reached, with commas between. */
  readonly transports: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** What an authenticator is to sign; it is good for one answer. */
export interface Challenge {
  readonly id: string;
  readonly challenge: string;
  /** Whose it is; null where nobody knows yet who signs in. */
  readonly person: string | null;
  readonly until: number;
}

/** Whoever is muted is not heard; whoever is blocked is not met either. */
export const RELATIONS = ['follow', 'mute', 'block'] as const;
export type RelationKind = (typeof RELATIONS)[number];

/** One person's stance towards another. */
export interface Relation {
  readonly person: string;
  readonly other: string;
  readonly kind: RelationKind;
  readonly at: number;
}

export interface People {
  /** Also the guest of that id is the account from then on, and no longer by its cookie. False when the name is taken. */
  addAccount(account: Account, signIn: SignIn | null): Promise<boolean>;
  account(id: string): Promise<Account | null>;
  accountNamed(folded: string): Promise<Account | null>;
  /** Those of the ids that are accounts. */
  accounts(ids: readonly string[]): Promise<readonly Account[]>;
  /** Programs of an account, the oldest first. */
  programs(owner: string): Promise<readonly Account[]>;
  setPassword(id: string, password: string | null): Promise<void>;
  /** All of it goes, and `leaving` remembers that the name still stands at tables. */
  removeAccount(id: string, at: number): Promise<void>;
  /** People who are gone and whose name may still stand somewhere. */
  leaving(limit: number): Promise<readonly string[]>;
  /** The name stands nowhere any more. */
  left(person: string): Promise<void>;
  /** Every table the person has to do with. */
  tablesWith(person: string): Promise<readonly string[]>;

  addSignIn(signIn: SignIn): Promise<void>;
  signedIn(tokenHash: string): Promise<{ readonly account: Account; readonly signIn: SignIn } | null>;
  /** The last seen first. */
  signIns(account: string): Promise<readonly SignIn[]>;
  seen(signIn: string, at: number): Promise<void>;
  proved(signIn: string, at: number): Promise<void>;
  /** Those of the account with that id, or all but one; gives the hashes of their tokens. */
  endSignIns(account: string, which: { readonly only: string } | { readonly but: string | null }): Promise<string[]>;

  /** False when somebody has it already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  /** The oldest first. */
  passkeys(account: string): Promise<readonly Passkey[]>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<boolean>;

  /** In place of those before. */
  setRecovery(account: string, hashes: readonly string[]): Promise<void>;
  /** True once for each. */
  useRecovery(account: string, hash: string): Promise<boolean>;
  recoveryLeft(account: string): Promise<number>;

  /** Those that have run out are forgotten on the way. */
  addChallenge(challenge: Challenge): Promise<void>;
  /** Gives it once, and only before it runs out. */
  takeChallenge(id: string, now: number): Promise<Challenge | null>;

  /** Saying it twice is saying it once. */
  relate(relation: Relation): Promise<void>;
  unrelate(person: string, other: string, kind: RelationKind): Promise<void>;
  /** The last first. */
  relations(person: string): Promise<readonly Relation[]>;
  /** Whether one of the two has blocked the other. */
  blocked(one: string, other: string): Promise<boolean>;
}
