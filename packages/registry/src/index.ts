// The registry of games: what server, client and command line can load by id, each with its bots.

import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import type {
  AnyBot,
  AnyGame,
  Brought,
  Choice,
  DayResult,
  DayTask,
  Manifest,
  Parcel,
  Position,
  Refusal,
  Seat,
  Stocked,
} from '@wyrmtable/kernel';
import { BOXES, refusal, unpackParcel } from '@wyrmtable/kernel';
import type { AnyScenarioBook } from '@wyrmtable/kernel/scenario';
import type { Casting } from './casting.ts';

export type { Casting } from './casting.ts';

export const GAME_IDS = ['dragon-farkle', 'etchinstone', 'dice-throne', 'adventures'] as const;
export type GameId = (typeof GAME_IDS)[number];

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

export interface RegisteredGame {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, BotLevel>>;
  /** Stops out of what a device has sent, which may be anything; a game may have none. */
  stops?(wish: unknown): Stops;
  /** How seats choose whom they play; only where a lobby is (`loadForLobby`). */
  readonly casting?: Casting;
  /** Its task of the day, played at a table of the server or on a device. */
  readonly day?: DayTask | DayFile;
}

/** Loaded on demand, so that the client fetches a game only when it is opened. */
const REGISTRY: Readonly<Record<GameId, () => Promise<RegisteredGame>>> = {
  'dragon-farkle': async () => {
    const [{ dragonFarkle, farkleDay }, { dragonFarkleBots }] = await Promise.all([
      import('@wyrmtable/dragon-farkle'),
      import('@wyrmtable/bots/dragon-farkle'),
    ]);
    return { game: dragonFarkle, bots: dragonFarkleBots, day: farkleDay };
  },
  etchinstone: async () => {
    const [{ etchinstone, dragonOfDay, dragonResult }, { etchinstoneBots }] = await Promise.all([
      import('@wyrmtable/etchinstone'),
      import('@wyrmtable/bots/etchinstone'),
    ]);
    return { game: etchinstone, bots: etchinstoneBots, day: { planOf: dragonOfDay, result: dragonResult } };
  },
  'dice-throne': async () => {
    const [{ diceThrone }, { diceThroneBots }, { stopsOf }, { throneDay }] = await Promise.all([
      import('@wyrmtable/dice-throne'),
      import('@wyrmtable/bots/dice-throne'),
      import('@wyrmtable/dice-throne/stops'),
      import('@wyrmtable/dice-throne/day'),
    ]);
    return { game: diceThrone, bots: diceThroneBots, stops: stopsOf, day: throneDay };
  },
  adventures: async () => {
    const [{ adventures }, { adventuresBots }, { stopsOf }] = await Promise.all([
      import('@wyrmtable/adventures'),
      import('@wyrmtable/bots/adventures'),
      import('@wyrmtable/adventures/stops'),
    ]);
    return { game: adventures, bots: adventuresBots, stops: stopsOf };
  },
};

/** Content of earlier editions, which matches that were begun with it still name (docs/editions.md). */
const KEPT: Readonly<Record<GameId, () => Promise<Brought>>> = {
  'dragon-farkle': async () => (await import('@wyrmtable/dragon-farkle/editions')).EDITIONS,
  etchinstone: async () => (await import('@wyrmtable/etchinstone/editions')).EDITIONS,
  'dice-throne': async () => (await import('@wyrmtable/dice-throne/editions')).EDITIONS,
  adventures: async () => (await import('@wyrmtable/adventures/editions')).EDITIONS,
};

/** What a match names, and what it brings of that. */
export interface Provisions {
  readonly content: Manifest;
  readonly brought?: Brought;
}

/**
 * Makes ready what a stored match is played with: from older editions where it must be, and from the boxes it brings, each
 * checked as a hero on the workbench is. Null when all of it is there; of a pool that lots were drawn from nothing more is needed
 * than those who sat down, which is found out when the match begins. `own`: the file is of whoever asks, and a hero in it may stand
 * in for one of ours.
 */
export async function prepare(
  { game }: RegisteredGame,
  { content, brought = {} }: Provisions,
  own = false,
): Promise<Refusal | null> {
  const { missing, learn } = game.content;
  if (missing(content).length === 0) return null;
  if (isGameId(game.id)) learn(await KEPT[game.id]());
  const boxes = brought[BOXES] ?? [];
  if (boxes.length > 0 && missing(content).length > 0 && isThrone(game.id)) {
    const refused = await (await import('./boxes.ts')).takeBoxes(game, content, boxes, own);
    if (refused !== null) return refused;
  }
  const { pool = [] } = content;
  const lacking = missing(content).filter((one) => !pool.some((ref) => one === `heroes/${ref}`));
  return lacking.length === 0 ? null : refusal('content-missing', { first: lacking[0] ?? '', count: lacking.length });
}

/** What a match may be made of where somebody brings heroes of their own. */
export interface Choosable {
  /** All there is to choose from: what ships, and what lies in the boxes. */
  readonly from: Manifest;
  readonly boxes: readonly HeroBox[];
}

/** Takes in heroes that somebody made, or says what is wrong with the first that is no good. */
export async function bringHeroes(
  { game }: RegisteredGame,
  boxes: readonly unknown[],
  own = false,
): Promise<Choosable | Refusal> {
  if (boxes.length > 0 && !isThrone(game.id)) return refusal('no-made-heroes', { game: game.id });
  if (boxes.length === 0) return { from: game.content.shipped(), boxes: [] };
  const read = (await import('./boxes.ts')).readBoxes(game, boxes, own);
  if ('refused' in read) return read;
  game.content.learn({ [BOXES]: read });
  return { from: game.content.shippedAnd(read), boxes: read };
}

/** Games whose heroes may be of one's own making. */
const isThrone = (game: string): boolean => game === 'dice-throne' || game === 'adventures';

/** Opens what came along from elsewhere with a view: checked as everything from outside, where it does not ship. */
export async function openParcel(registered: RegisteredGame, of: Stocked, parcel: Parcel): Promise<Refusal | null> {
  const { content } = registered.game;
  if (content.has(of.library)) return null;
  return (await prepare(registered, parcel)) ?? unpackParcel(content, of, { ...parcel, brought: {} });
}

export function isGameId(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}

export function loadGame(id: GameId): Promise<RegisteredGame> {
  return REGISTRY[id]();
}

async function withCasting(id: GameId): Promise<RegisteredGame> {
  const [registered, { castingOf }] = await Promise.all([loadGame(id), import('./casting.ts')]);
  const casting = await castingOf(id);
  return casting === null ? registered : { ...registered, casting };
}

/** All tables of a game share one. */
const inLobbies = new Map<GameId, Promise<RegisteredGame>>();

/** The game with what its lobby needs, too. */
export function loadForLobby(id: GameId): Promise<RegisteredGame> {
  const loaded = inLobbies.get(id) ?? withCasting(id);
  inLobbies.set(id, loaded);
  return loaded;
}

const SCENARIOS: Readonly<Record<GameId, () => Promise<AnyScenarioBook>>> = {
  'dragon-farkle': async () => (await import('@wyrmtable/dragon-farkle/scenario')).dragonFarkleScenarios,
  etchinstone: async () => (await import('@wyrmtable/etchinstone/scenario')).etchinstoneScenarios,
  'dice-throne': async () => (await import('@wyrmtable/dice-throne/scenario')).diceThroneScenarios,
  adventures: async () => (await import('@wyrmtable/adventures/scenario')).adventureScenarios,
};

/** How scenario files speak of the game; apart from `take`, because players never need it. */
export function loadScenarioBook(id: GameId): Promise<AnyScenarioBook> {
  return SCENARIOS[id]();
}
