// The columns that hold JSON: what is read from them is held against a schema, as what comes over a line is.
import { ClockTerms, HeroFigures } from '@wyrmtable/wire';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = Type.Union([Type.String(), Type.Null()]);
const Score = Type.Optional(Type.Number());

const Manifest = Type.Record(Type.String(), Type.Array(Type.String()));
const Brought = Type.Record(Type.String(), Type.Array(Type.Unknown()));
/** What a match names; together with what it brings, where it brings something. */
export const CONTENT = Compile(Type.Union([Manifest, Type.Object({ content: Manifest, brought: Brought })]));
export const OPTIONS = Compile(Type.Object({}));
export const NUMBERS = Compile(Type.Array(Type.Number()));
export const WORDS = Compile(Type.Array(Type.String()));
const HowGivenUp = Type.Union([Type.Literal('resigned'), Type.Literal('time'), Type.Literal('gone')]);
const HiddenPick = Type.Object({
  hash: Type.Optional(Type.String()),
  hero: Type.Optional(Type.String()),
  salt: Type.Optional(Type.String()),
});
export const TERMS = Compile(
  Type.Object({
    clock: ClockTerms,
    rated: Type.Boolean(),
    day: Type.Optional(Type.String()),
    choosing: Type.Optional(
      Type.Union([
        Type.Object({ how: Type.Literal('hidden'), picks: Type.Array(Type.Union([HiddenPick, Type.Null()])) }),
        Type.Object({
          how: Type.Literal('draft'),
          bans: Type.Integer(),
          first: Type.Integer(),
          deeds: Type.Array(Type.String()),
        }),
      ]),
    ),
    challenge: Type.Optional(Type.Object({ by: Type.String(), name: Type.String() })),
  }),
);
export const ENDED = Compile(
  Type.Union([Type.Object({ how: HowGivenUp, seat: Type.Integer() }), Type.Object({ how: Type.Literal('stopped') })]),
);
export const STANDING = Compile(
  Type.Object({
    left: Type.Array(Type.Number()),
    answers: Type.Number(),
    mover: Type.Union([Type.Integer(), Type.Null()]),
    pause: Type.Union([Type.Number(), Type.Null()]),
  }),
);
export const SEATS = Compile(
  Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('empty') }),
      Type.Object({ kind: Type.Literal('bot'), level: Type.String(), name: Type.String(), word: Type.String() }),
      Type.Object({
        kind: Type.Literal('person'),
        guest: Type.String(),
        name: Type.String(),
        word: Text,
        hash: Type.Optional(Type.String()),
        stops: Type.Optional(Type.Object({})),
        deputy: Type.Optional(Type.String()),
        out: Type.Optional(HowGivenUp),
      }),
    ]),
  ),
);
const Pledge = Type.Object({
  table: Type.String(),
  seats: Type.Array(Text),
  hashes: Type.Array(Type.String()),
  content: Type.Optional(Type.String()),
});
export const PLEDGE = Compile(Pledge);
export const REVEALED = Compile(
  Type.Object({
    seed: Type.String(),
    words: Type.Array(Type.String()),
    game: Type.String(),
    version: Type.String(),
    options: Type.Object({}),
    pledge: Pledge,
  }),
);
export const LINKS = Compile(
  Type.Array(Type.Object({ guest: Type.String(), hash: Text, devices: Type.Array(Type.String()) })),
);
export const SEED_KNOWN = Compile(
  Type.Array(Type.Object({ name: Type.String(), how: Type.Union([Type.Literal('brought'), Type.Literal('taken')]) })),
);
export const QUOTES = Compile(
  Type.Array(
    Type.Object({
      at: Type.Number(),
      who: Type.Enum(['them', 'reporter', 'other']),
      seat: Type.Union([Type.Integer(), Type.Null()]),
      phrase: Text,
      text: Text,
    }),
  ),
);
export const OUTCOME = Compile(
  Type.Union([
    Type.Object({ kind: Type.Literal('won'), winners: Type.Array(Type.Integer()), score: Score }),
    Type.Object({ kind: Type.Literal('draw'), score: Score }),
    Type.Object({ kind: Type.Literal('lost'), score: Score }),
  ]),
);

const Names = Type.Record(Type.String(), Type.String());
/** What lists show of a hero that somebody shared. */
export const HERO_CARD = Compile(
  Type.Object({
    names: Names,
    lines: Names,
    complexity: Type.Integer(),
    icon: Type.String(),
    look: Type.Object({}),
    fares: Type.Union([Type.Object({ level: Type.String(), duels: Type.Integer(), won: Type.Number() }), Type.Null()]),
  }),
);
export const HERO_FIGURES = Compile(HeroFigures);
export const HERO_DOCUMENT = Compile(Type.Object({}));

/** What a column holds; `place` says whose it is, for the complaint when it holds something else. */
export function column<T>(check: { Check(value: unknown): value is T }, text: unknown, place: string): T {
  const found: unknown = parsed(text);
  if (check.Check(found)) return found;
  throw new RangeError(`${place} in the database is damaged`);
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
