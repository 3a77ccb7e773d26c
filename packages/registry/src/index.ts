// The registry of games: what server, client and command line can load by id, each with its bots.

import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import type { Brought, Manifest, Parcel, Refusal, Stocked } from '@wyrmtable/kernel';
import { BOXES, refusal, unpackParcel } from '@wyrmtable/kernel';
import type { AnyScenarioBook } from '@wyrmtable/kernel/scenario';
import { GAME_IDS, GAMES, type GameId, isGameId } from './games.ts';
import type { RegisteredGame } from './registered.ts';

export { GAME_IDS, type GameId, isGameId, type RuleLetters } from './games.ts';
export type { BotLevel, Casting, DayFile, RegisteredGame, Stops } from './registered.ts';

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
  if (isGameId(game.id)) learn(await GAMES[game.id].editions());
  const boxes = brought[BOXES] ?? [];
  if (boxes.length > 0 && missing(content).length > 0 && takesMade(game.id)) {
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
  if (boxes.length > 0 && !takesMade(game.id)) return refusal('no-made-heroes', { game: game.id });
  if (boxes.length === 0) return { from: game.content.shipped(), boxes: [] };
  const read = (await import('./boxes.ts')).readBoxes(game, boxes, own);
  if ('refused' in read) return read;
  game.content.learn({ [BOXES]: read });
  return { from: game.content.shippedAnd(read), boxes: read };
}

/** Games whose heroes may be of one's own making. */
const takesMade = (game: string): boolean => isGameId(game) && GAMES[game].madeHeroes;

/** Opens what came along from elsewhere with a view: checked as everything from outside, where it does not ship. */
export async function openParcel(registered: RegisteredGame, of: Stocked, parcel: Parcel): Promise<Refusal | null> {
  const { content } = registered.game;
  if (content.has(of.library)) return null;
  return (await prepare(registered, parcel)) ?? unpackParcel(content, of, { ...parcel, brought: {} });
}

export function loadGame(id: GameId): Promise<RegisteredGame> {
  return GAMES[id].load();
}

async function withCasting(id: GameId): Promise<RegisteredGame> {
  const [registered, casting] = await Promise.all([loadGame(id), GAMES[id].casting?.()]);
  return casting === undefined ? registered : { ...registered, casting };
}

/** All tables of a game share one. */
const inLobbies = new Map<GameId, Promise<RegisteredGame>>();

/** The game with what its lobby needs, too. */
export function loadForLobby(id: GameId): Promise<RegisteredGame> {
  const loaded = inLobbies.get(id) ?? withCasting(id);
  inLobbies.set(id, loaded);
  return loaded;
}

/** How scenario files speak of the game. */
export function loadScenarioBook(id: GameId): Promise<AnyScenarioBook> {
  return GAMES[id].scenarios();
}

/** The game whose numbered rules begin with those letters; null for those of none. */
export const gameOfLetters = (letters: string): GameId | null =>
  GAME_IDS.find((id) => GAMES[id].letters === letters) ?? null;

/** What the ids of its numbered rules begin with. */
export const lettersOf = (id: GameId): string => GAMES[id].letters;
