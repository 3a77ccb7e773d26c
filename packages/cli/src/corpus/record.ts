// Making records: of a match file, or of a match that bots play for the purpose.
import {
  CHANCE_ALGORITHM,
  type Choice,
  chachaChance,
  commitment,
  derivedSeed,
  digest,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  proceed,
  readOptions,
  replay,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { type GameId, loadGame, prepare, type RegisteredGame } from '@wyrmtable/registry';
import { botName } from '@wyrmtable/words';
import { type Fault, isComplaint } from '../call.ts';
import { gameNamed } from '../named-games.ts';
import { asker, firstBotSeed } from '../simulate/run.ts';
import type { Recorded } from './records.ts';
import { stepOf, storyteller } from './trail.ts';
import type { Wanted } from './wanted/index.ts';

/** The match up to `at`, with its trail and its story, its end written down as today's rules give it. */
export async function recordOf(file: MatchFile, at: number): Promise<Recorded | Fault> {
  const id = gameNamed(file.game);
  if (isComplaint(id)) return id;
  const registered = await loadGame(id);
  const missing = await prepare(registered, file);
  if (missing !== null) return missing;
  let [trail, story] = ['', ''];
  const { emit, next } = storyteller();
  const played = replay(registered.game, file, at, emit, (state) => {
    trail += stepOf(state);
    story += next();
  });
  if (isRefusal(played)) return played;
  // Dice follow from the seed; written out they would take most of the room.
  const { results: _, ...chance } = file.chance;
  const over = registered.game.outcome(played.state) !== null;
  return { ...file, chance, choices: file.choices.slice(0, at), digest: played.digest, over, trail, story };
}

/** No match that is recorded whole is longer. */
const LONGEST = 60_000;

/** A seed of its own for every match: the same name gives the same match as long as bots and rules are the same. */
const seedFor = (name: string): string => derivedSeed(Number.parseInt(digest(name).slice(0, 12), 16), 0);

/** Bots play what is wanted. */
export async function playWanted(game: GameId, wanted: Wanted): Promise<Recorded | Fault> {
  const registered = await loadGame(game);
  const options = readOptions(registered.game, wanted.options, wanted.bots.length);
  if (isRefusal(options)) return options;
  const file = played(registered, wanted, options);
  return recordOf(file, wanted.over ? file.choices.length : wanted.cut(file.choices.length));
}

function played(
  { game, bots }: RegisteredGame,
  { name, bots: levels, over, most }: Wanted,
  options: object,
): MatchFile {
  const seed = seedFor(`${game.id} ${name}`);
  const chance = chachaChance(streamKey(seed, []));
  const content = game.stock(options, levels.length);
  const state = start(game, options, levels.length, chance, content);
  const asks = levels.map((level) => {
    const found = bots[level];
    if (found === undefined) throw new RangeError(`${game.id} has no bot ${level}`);
    return asker(game, found);
  });
  const first = firstBotSeed(seed);
  const choices: Choice[] = [];
  for (;;) {
    const seat = game.toMove(state);
    if (seat === null || choices.length >= (over ? LONGEST : most)) break;
    const legal = game.choices(state);
    const choice = legal.length === 1 ? legal[0] : asks[seat]?.(state, seat, legal, first + choices.length);
    if (choice === undefined) throw new RangeError(`nothing can be chosen at seat ${seat}`);
    choices.push(choice);
    proceed(game, state, choice, chance, null);
  }
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    content,
    seats: levels.map((level) => ({ name: botName('en', level), bot: level })),
    chance: { algorithm: CHANCE_ALGORITHM, seed, commitment: commitment(seed), words: [] },
    choices,
    digest: digest(state),
  };
}
