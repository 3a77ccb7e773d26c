// What goes over HTTP about heroes that people share: how one is put on the server, and how lists and pages show it.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Id = Type.String({ minLength: 1, maxLength: 48, pattern: '^[a-z0-9-]+$' });

/** How a hero fared against others in duels of bots, as the device of its author has measured it. */
export const HeroFigures = Type.Object(
  {
    level: Id,
    duels: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** A draw counts half. */
    won: Type.Number({ minimum: 0, maximum: 1_000_000 }),
    rivals: Type.Array(
      Type.Object({ hero: Id, duels: Count, won: Type.Number({ minimum: 0, maximum: 1_000_000 }) }, strict),
      {
        maxItems: 32,
      },
    ),
  },
  strict,
);
export type HeroFigures = Static<typeof HeroFigures>;

const Shared = {
  /** docs/making-a-hero.md */
  document: Type.Object({}),
  /** Everybody may find it in the list; otherwise only those who have its link. */
  listed: Type.Boolean(),
  figures: Type.Optional(HeroFigures),
};
/** What it was copied from. */
const Origin = Type.Object({ hero: Type.String({ maxLength: 24 }), version: Count }, strict);

export const NewSharedHero = Type.Object({ ...Shared, origin: Type.Optional(Origin) }, strict);
/** `version` is the one that the author has seen last. */
export const ChangedHero = Type.Object({ ...Shared, version: Count }, strict);
export type NewSharedHero = Static<typeof NewSharedHero>;
export type ChangedHero = Static<typeof ChangedHero>;

/** A hero as it stands in a list. */
export interface ListedHero {
  readonly id: string;
  readonly version: number;
  /** Null for somebody without an account. */
  readonly author: string | null;
  /** Strangers find it in the list. */
  readonly listed: boolean;
  /** Taken out of sight by whoever is in charge of the house; only its author sees it. */
  readonly hidden: boolean;
  /** What it is called in each language, and the line that introduces it. */
  readonly names: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly complexity: number;
  readonly icon: string;
  readonly look: object;
  /** Of its duels with the sixteen; null where nobody has measured it. */
  readonly fares: Omit<HeroFigures, 'rivals'> | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Its page. */
export interface HeroPage extends ListedHero {
  readonly created: number;
  readonly yours: boolean;
  readonly document: object;
  readonly figures: HeroFigures | null;
  /** What it was copied from; name and author as far as they can still be seen. */
  readonly origin: {
    readonly hero: string;
    readonly version: number;
    readonly names: Readonly<Record<string, string>> | null;
    readonly author: string | null;
  } | null;
}

/** Characters of a document as JSON; ours have 30,000 to 60,000. */
export const HERO_LIMIT = 160_000;
