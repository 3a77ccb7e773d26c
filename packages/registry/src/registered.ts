// What the house asks of every game apart from its pages. Whatever is heavy is fetched by who needs it.
import type { AnyBot, AnyGame, Brought, Choice, DayResult, DayTask, Manifest, Position, Seat } from '@wyrmtable/kernel';
import type { AnyScenarioBook } from '@wyrmtable/kernel/scenario';

export interface BotLevel {
  readonly bot: AnyBot;
  /** Iterations it thinks for when nobody says otherwise. */
  readonly budget: number;
}

/** A person's standing wish about windows: no part of a match, and never more than a pass that person could have given. */
export interface Stops {
  letsPass(view: object, choices: readonly Choice[], seat: Seat): boolean;
}

/** A task of the day that is played on a device, with dice that follow from the date: its finished match is brought as a file. */
export interface DayFile {
  planOf(day: string): { readonly seed: string; readonly options: object };
  result(state: Position): DayResult;
}

/** How it stands in a draft, for whoever is to ban or to pick. */
export interface DraftAsk {
  readonly deed: 'ban' | 'pick';
  /** Whom one may ban or pick. */
  readonly free: readonly string[];
  /** Whom the other one has picked; null before. */
  readonly rival: string | null;
}

export interface Casting {
  /** Who may be played at each seat, without the lot. */
  castOf(options: object, seats: number, from: Manifest): readonly (readonly string[])[];
  /** Whom the options name for each seat; a lot where nobody is named. */
  named(options: object, seats: number): readonly string[];
  /** The options with those; where all are lots nobody is named. */
  withNamed(options: object, cast: readonly string[]): object;
  /** Whom a bot bans or picks, by the lab's figures; `below` draws a number under its own. */
  prefer(ask: DraftAsk, below: (count: number) => number): string;
}

export interface RegisteredGame {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, BotLevel>>;
  /** Stops out of what a device has sent, which may be anything; a game may have none. */
  stops?(wish: unknown): Stops;
  /** How seats choose whom they play; only where a lobby is (`loadForLobby`). */
  readonly casting?: Casting;
  /** The kind of match (wire's finding.ts) that people are rated by in it; a game without rivals has none. */
  ratedAs?(options: object, seats: number): string;
  /** Its task of the day, played at a table of the server or on a device. */
  readonly day?: DayTask | DayFile;
}

/** A seat as a picture shows it. */
export interface SeatTableau {
  /** Whom it played; null where nobody is anybody in particular. */
  readonly hero: string | null;
  readonly figure: { readonly kind: 'health' | 'soldiers' | 'score'; readonly value: number } | null;
}

/** The cloth that a picture lies on, from its middle to its edge. */
export type Felt = readonly [lit: string, felt: string, dark: string];

/** One game of the house: `games/ID.ts`. Nothing here is optional, so that what is forgotten does not compile. */
export interface GameEntry {
  /** What the ids of its numbered rules begin with: `SK` of `SK-4.1`. */
  readonly letters: string;
  /** The game and its bots, so that the client fetches a game only when it is opened. */
  load(): Promise<RegisteredGame>;
  /** Content of earlier editions, which matches that were begun with it still name (docs/editions.md). */
  editions(): Promise<Brought>;
  /** How scenario files speak of the game; apart from the game, because players never need it. */
  scenarios(): Promise<AnyScenarioBook>;
  /** How seats choose whom they play; null where there is nobody to choose. */
  readonly casting: (() => Promise<Casting>) | null;
  /** Whether its heroes may be of one's own making. */
  readonly madeHeroes: boolean;
  /** In the colour of its cover, so that a link is known at a glance. */
  readonly felt: Felt;
  /** How each seat stands, out of what everybody may see: a method, since views of a game are that game's own. */
  tableau(view: object, seats: number): readonly SeatTableau[];
}
