// A table of this device on its way to another: as a match file, or packed into a link; and how either is taken in.
import {
  broughtBy,
  CHANCE_ALGORITHM,
  commitment,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  type Refusal,
  readMatchFile,
  refusal,
} from '@wyrmtable/kernel';
import { isGameId, prepare } from '@wyrmtable/registry';
import { matchFileOf, openMatch } from '@wyrmtable/registry/device';
import { loadedOnce } from '../../games/loaded-game.ts';
import { isKnownElsewhere } from '../known-elsewhere.ts';
import { packedText, unpackedText } from '../packing.ts';
import { bringMatch } from '../remote/api.ts';
import { type SavedTable, savedTable, saveTable } from './saves.ts';

/** The table as it lies, without the state that only a build that knows it can reach. */
function asItLies({
  game,
  version,
  options,
  content,
  brought,
  seats,
  seed,
  words = [],
  choices,
}: SavedTable): MatchFile {
  const chance = { algorithm: CHANCE_ALGORITHM, seed, commitment: commitment(seed), words } as const;
  const played = { game, version, options, content, ...(brought && { brought }) };
  return { format: MATCH_FORMAT, ...played, seats, chance, choices, digest: '' };
}

/** The table as a file, wherever it stands: one that this build cannot play is for another that can. */
export async function fileOf(saved: SavedTable): Promise<MatchFile | Refusal> {
  if (!isGameId(saved.game)) return refusal('no-such-game', { game: saved.game });
  const registered = await loadedOnce(saved.game);
  const missing = await prepare(registered, saved);
  const match = missing ?? openMatch(registered, { ...saved, words: saved.words ?? [] }, saved.choices);
  if (!isRefusal(match)) return matchFileOf(match);
  return isKnownElsewhere(match) ? asItLies(saved) : match;
}

/** The table that a match file describes, or what is wrong with the file. Nothing is stored yet. */
async function tableIn(raw: unknown): Promise<SavedTable | Refusal> {
  const file = readMatchFile(raw);
  if (isRefusal(file)) return file;
  const { game, version, options, content, seats, choices, digest } = file;
  const { seed, words, branches } = file.chance;
  const branched = branches === undefined ? {} : { branches };
  if (!isGameId(game)) return refusal('no-such-game', { game });
  const registered = await loadedOnce(game);
  const missing = await prepare(registered, file);
  if (missing !== null) return missing;
  const match = openMatch(registered, { game, version, options, content, seats, seed, words, ...branched }, choices);
  if (isRefusal(match)) return match;
  const end = matchFileOf(match).digest;
  // Written where it could not be played, the file does not know how it ends.
  if (digest !== '' && end !== digest) return refusal('bad-match-file', { path: 'digest' });
  const over = registered.game.outcome(match.state) !== null;
  // The same position is the same table, however often it arrives.
  const id = `run-${end.slice(0, 12)}`;
  const brought = broughtBy(registered.game.content, content);
  const table: SavedTable = {
    ...{ id, game, version, options, content, ...brought, seats: seated(seats) },
    ...{ seed, ...branched, choices, touched: Date.now(), over },
  };
  // The words of the seats are in the dice of a match that began online; one of this device has none.
  return words.length === 0 ? table : { ...table, words };
}

/** A seat that waited for somebody online is this device's now; where nobody is named, the seat has its number. */
function seated(seats: MatchFile['seats']): MatchFile['seats'] {
  return seats.map(({ name, bot }, i) => ({ name: name === '' ? String(i + 1) : name, bot }));
}

/** Puts the table on the server and leaves only the way to it here; gives its code. If it fails, nothing has changed. */
export async function putOnline(saved: SavedTable): Promise<string | Refusal> {
  const file = await fileOf(saved);
  if (isRefusal(file)) return file;
  const code = await bringMatch(file);
  if (typeof code === 'string') saveTable({ ...saved, moved: code, mark: code, touched: Date.now() });
  return code;
}

/** Lays the table that a match file describes and gives its id. */
export async function takeIn(raw: unknown): Promise<string | Refusal> {
  const table = await tableIn(raw);
  if (isRefusal(table)) return table;
  // A table that has been gone on with since is not set back.
  if (savedTable(table.id) === null && !saveTable(table)) return refusal('not-saved');
  return table.id;
}

/** The longest campaign is well under this. */
const LARGEST = 64_000_000;

/** The file in letters that a link may hold. */
export function packed({ chance, ...file }: MatchFile): Promise<string> {
  const { results: _, ...promise } = chance;
  return packedText(JSON.stringify({ ...file, chance: promise }));
}

/** What `packed` packed, still to be looked at; undefined for anything else. */
export async function unpacked(letters: string): Promise<unknown> {
  const text = await unpackedText(letters, LARGEST);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function linkTo(file: MatchFile): Promise<string> {
  return `${location.origin}/run#${await packed(file)}`;
}
