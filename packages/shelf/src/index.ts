// The games on the shelf: what server, client and command line can load by id, each with its bots.
import type { AnyBot, AnyGame, Brought, Choice, Manifest, Refusal, Seat } from '@wyrmtable/kernel';
import { refusal } from '@wyrmtable/kernel';
import type { AnyScenarioBook } from '@wyrmtable/kernel/scenario';

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

export interface Shelved {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, BotLevel>>;
  /** Stops out of what a device has sent, which may be anything; a game may have none. */
  stops?(wish: unknown): Stops;
}

/** Loaded on demand, so that the client fetches a game only when it is opened. */
const SHELF: Readonly<Record<GameId, () => Promise<Shelved>>> = {
  'dragon-farkle': async () => {
    const [{ dragonFarkle }, { dragonFarkleBots }] = await Promise.all([
      import('@wyrmtable/dragon-farkle'),
      import('@wyrmtable/bots/dragon-farkle'),
    ]);
    return { game: dragonFarkle, bots: dragonFarkleBots };
  },
  etchinstone: async () => {
    const [{ etchinstone }, { etchinstoneBots }] = await Promise.all([
      import('@wyrmtable/etchinstone'),
      import('@wyrmtable/bots/etchinstone'),
    ]);
    return { game: etchinstone, bots: etchinstoneBots };
  },
  'dice-throne': async () => {
    const [{ diceThrone }, { diceThroneBots }, { stopsOf }] = await Promise.all([
      import('@wyrmtable/dice-throne'),
      import('@wyrmtable/bots/dice-throne'),
      import('@wyrmtable/dice-throne/stops'),
    ]);
    return { game: diceThrone, bots: diceThroneBots, stops: stopsOf };
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

/**
 * Makes ready what a stored match is played with, from older editions where it must be. Null when all of it is there; of a
 * pool that lots were drawn from nothing more is needed than those who sat down, which is found out when the match begins.
 */
export async function prepare({ game }: Shelved, { content }: { readonly content: Manifest }): Promise<Refusal | null> {
  if (game.content.missing(content).length === 0) return null;
  if (isGameId(game.id)) game.content.learn(await KEPT[game.id]());
  const { pool = [] } = content;
  const missing = game.content.missing(content).filter((one) => !pool.some((ref) => one === `heroes/${ref}`));
  return missing.length === 0 ? null : refusal('content-missing', { first: missing[0] ?? '', count: missing.length });
}

export function isGameId(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}

export function take(id: GameId): Promise<Shelved> {
  return SHELF[id]();
}

const SCENARIOS: Readonly<Record<GameId, () => Promise<AnyScenarioBook>>> = {
  'dragon-farkle': async () => (await import('@wyrmtable/dragon-farkle/scenario')).dragonFarkleScenarios,
  etchinstone: async () => (await import('@wyrmtable/etchinstone/scenario')).etchinstoneScenarios,
  'dice-throne': async () => (await import('@wyrmtable/dice-throne/scenario')).diceThroneScenarios,
  adventures: async () => (await import('@wyrmtable/adventures/scenario')).adventureScenarios,
};

/** How scenario files speak of the game; apart from `take`, because players never need it. */
export function takeScenarioBook(id: GameId): Promise<AnyScenarioBook> {
  return SCENARIOS[id]();
}
