// What goes over HTTP about people: accounts, signing in, passkeys, whom one follows or blocks.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;
/** They are tidied or measured before they count; this only keeps books out. */
const Name = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 1000 });
const Binary = Type.String({ maxLength: 8192 });

const Credential = {
  id: Type.String({ maxLength: 1400 }),
  rawId: Type.String({ maxLength: 1400 }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
  clientExtensionResults: Type.Object({}),
};

/** What an authenticator makes of a wish for a passkey, as WebAuthn has it in JSON. */
export const MadePasskey = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 24 }), { maxItems: 8 })),
  }),
});

/** The same when it signs. */
export const ShownPasskey = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    userHandle: Type.Optional(Binary),
  }),
});

const Relation = Type.Union([Type.Literal('follow'), Type.Literal('mute'), Type.Literal('block')]);

/** Which of the server's wishes is answered. */
const Challenge = Type.String({ maxLength: 64 });
const Made = Type.Object({ challenge: Challenge, made: MadePasskey }, strict);
const Shown = Type.Object({ challenge: Challenge, shown: ShownPasskey }, strict);

/** A guest becomes an account, with a password or a passkey. */
export const NewAccount = Type.Object(
  { name: Name, password: Type.Optional(Password), passkey: Type.Optional(Made) },
  strict,
);
export const NameWish = Type.Object({ name: Name }, strict);
export const SigningIn = Type.Union([Type.Object({ name: Name, password: Password }, strict), Shown]);
export const Recovering = Type.Object(
  { name: Name, code: Type.String({ minLength: 1, maxLength: 64 }), password: Password },
  strict,
);
/** That it is still the same person at the device. */
export const Proving = Type.Union([Type.Object({ password: Password }, strict), Shown]);
export const NewPassword = Type.Object({ password: Password }, strict);
export const NewPasskey = Type.Object(
  { challenge: Challenge, made: MadePasskey, label: Type.String({ maxLength: 64 }) },
  strict,
);

const TableCode = Type.String({ maxLength: 24 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
/** The number of something that somebody has said at a table. */
const SaidNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Whom one follows, mutes or blocks: an account by its name, anybody by a seat or by what they have said. */
export const NewRelation = Type.Union([
  Type.Object({ kind: Relation, name: Name }, strict),
  Type.Object({ kind: Relation, table: TableCode, seat: SeatNumber }, strict),
  Type.Object({ kind: Relation, table: TableCode, said: SaidNumber }, strict),
]);

export interface RelationInfo {
  readonly id: string;
  readonly kind: 'follow' | 'mute' | 'block';
  /** Null for somebody without an account. */
  readonly name: string | null;
  readonly at: number;
}

/** Somebody at a table, as `GET /api/tables/:id/people` tells one person. */
export interface SeatedInfo {
  readonly seat: number;
  readonly kind: 'guest' | 'account' | 'program';
  /** The name of an account, which has a page; null for a guest. */
  readonly account: string | null;
  /** One's own stance, with its id, or null. */
  readonly stance: { readonly id: string; readonly kind: RelationInfo['kind'] } | null;
}

export type SigningIn = Static<typeof SigningIn>;

/** One's own account, as `GET /api/account` tells it. */
export interface AccountInfo {
  readonly name: string;
  /** Milliseconds since 1970, as all times here. */
  readonly since: number;
  readonly password: boolean;
  /** Recovery codes that were not used yet. */
  readonly codes: number;
  /** Until then the things that need it are done without asking again who one is. */
  readonly proved: number;
  readonly passkeys: readonly {
    readonly id: string;
    readonly label: string;
    readonly since: number;
    readonly used: number;
  }[];
  readonly signIns: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: number;
    readonly seen: number;
    /** This very one. */
    readonly here: boolean;
  }[];
}
