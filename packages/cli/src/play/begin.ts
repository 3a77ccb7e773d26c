// How a match in the terminal begins: seats for people and bots, or a file to go on with.
import { derivedSeed, freshSeed, isRefusal, readOptions, replay, type SeatRecord, verify } from '@wyrmtable/kernel';
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch } from '@wyrmtable/registry/device';
import { botName, type Message, phrase } from '@wyrmtable/words';
import { FAULT } from '@wyrmtable/words/cli';
import { wholeNumber } from '../args.ts';
import { type Call, type Complaint, complain, type Fault, isComplaint, isFault } from '../call.ts';
import { openMatchFile } from '../commands/replay.ts';
import { parseJson } from '../files.ts';
import { refusedIn } from '../known-elsewhere.ts';
import { heroesIn, prepareFile } from '../made-heroes.ts';
import { botsNamed } from '../named-games.ts';

/** The first of these that the game has. */
const USUAL_RIVALS = ['careful', 'adept', 'eager'];

/** The seats that the call wants to hold, `all` of them or some by number; the first when it says nothing. */
function ownSeats(call: Call, seats: number): ReadonlySet<number> | Complaint {
  const text = call.text('own') ?? '0';
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (text === 'all') return new Set(all);
  const named = text.split(',').map((one) => one.trim());
  const wrong = named.find((one) => !all.some((seat) => String(seat) === one));
  return wrong === undefined ? new Set(named.map(Number)) : complain(FAULT.notASeat, { text: wrong, last: seats - 1 });
}

/** Whoever has the name of somebody before is told apart by a number. */
function toldApart(records: readonly SeatRecord[]): SeatRecord[] {
  return records.map((record, i) => {
    const before = records.slice(0, i).filter(({ name }) => name === record.name).length;
    return before === 0 ? record : { ...record, name: `${record.name} ${before + 1}` };
  });
}

/** Who sits where: people at the seats the call wants, bots of the levels it names at the others. */
function seatsFor(
  call: Call,
  { bots }: RegisteredGame,
  seats: number,
  person: Message,
): readonly SeatRecord[] | Complaint {
  const { lang } = call;
  const own = ownSeats(call, seats);
  if (isComplaint(own)) return own;
  const rival = USUAL_RIVALS.find((level) => Object.hasOwn(bots, level)) ?? 'random';
  const levels = botsNamed(call.text('bots') ?? rival, bots, seats - own.size);
  if (isComplaint(levels)) return levels;
  const waiting = [...levels];
  const records = Array.from({ length: seats }, (_, seat): SeatRecord => {
    if (own.has(seat)) return { name: call.text('name') ?? phrase(lang, person), bot: null };
    const level = waiting.shift() ?? rival;
    return { name: botName(lang, level), bot: level };
  });
  return toldApart(records);
}

export async function freshMatch(call: Call, game: GameId, person: Message): Promise<DeviceMatch | Fault> {
  const registered = await loadGame(game);
  const { min, max, usual } = registered.game.seats;
  const seats = wholeNumber(call, 'seats', { min, max, usual });
  if (isComplaint(seats)) return seats;
  const seed = wholeNumber(call, 'seed', { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, usual: 0 });
  if (isComplaint(seed)) return seed;
  const written = parseJson(call.text('options') ?? '{}', '--options');
  if (isComplaint(written)) return written;
  const heroes = await heroesIn(call, registered);
  if (isFault(heroes)) return heroes;
  const options = readOptions(registered.game, written.value, seats, heroes.from);
  if (isRefusal(options)) return options;
  const records = seatsFor(call, registered, seats, person);
  if (isComplaint(records)) return records;
  const chosen = call.text('seed') === undefined ? freshSeed() : derivedSeed(seed, 0);
  const { id, version } = registered.game;
  const content = registered.game.stock(options, seats, heroes.from);
  return openMatch(registered, { game: id, version, options, content, seats: records, seed: chosen, words: [] }, []);
}

/** The match of a file, if it is one of this game, not over, and what its seed and choices give. Seats may change hands. */
export async function resumedMatch(
  call: Call,
  path: string,
  game: GameId,
  person: Message,
): Promise<DeviceMatch | Fault> {
  const file = openMatchFile(path);
  if (isFault(file)) return file;
  const registered = await loadGame(game);
  const missing = await prepareFile(registered, file);
  if (missing !== null) return refusedIn(path, missing);
  const played = replay(registered.game, file);
  if (isRefusal(played)) return refusedIn(path, played);
  const changed = call.text('own') !== undefined || call.text('bots') !== undefined;
  const seats = changed ? seatsFor(call, registered, file.seats.length, person) : file.seats;
  if (isComplaint(seats)) return seats;
  if (seats.every(({ bot }) => bot !== null)) return complain(FAULT.nobodysSeat, { path });
  const { digest, commitment, dice } = verify(file, played);
  if (!digest || !commitment || dice === false) return complain(FAULT.alteredMatch, { path });
  if (registered.game.toMove(played.state) === null) return complain(FAULT.finishedMatch, { path });
  return openMatch(registered, { ...file, ...file.chance, seats }, file.choices);
}
