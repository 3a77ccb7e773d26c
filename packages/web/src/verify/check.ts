// Plays a match file again in this browser and holds it against itself and against what this screen has seen.
import {
  canonical,
  type Happening,
  isRefusal,
  type MatchFile,
  type Outcome,
  type Refusal,
  refusal,
  replay,
  type Verdict,
  verify,
  type Watcher,
} from '@wyrmtable/kernel';
import { isGameId } from '@wyrmtable/registry';
import { loadedOnce } from '../games/loaded-game.ts';
import { sameHashes } from '../table/remote/dice-words.ts';

export interface Checked {
  readonly verdict: Verdict;
  readonly outcome: Outcome | null;
  /** Every event of the match, with nothing hidden. */
  readonly events: readonly Happening[];
  /** How many results of chance the match has. */
  readonly results: number;
  readonly digest: string;
}

/** The whole match from its file, or why it cannot be played. */
export async function check(file: MatchFile): Promise<Checked | Refusal> {
  if (!isGameId(file.game)) return refusal('no-such-game', { game: file.game });
  const { game } = await loadedOnce(file.game);
  const events: Happening[] = [];
  const replayed = replay(game, file, file.choices.length, (event) => events.push(event));
  if (isRefusal(replayed)) return replayed;
  return {
    verdict: verify(file, replayed),
    outcome: game.outcome(replayed.state),
    events,
    results: replayed.results.length,
    digest: replayed.digest,
  };
}

export interface Seen {
  readonly watcher: Watcher;
  /** The last events this watcher was shown; of a match that is not very long all of them. */
  readonly events: readonly Happening[];
  /** How many it was shown in all; null where they are not counted. */
  readonly shown: number | null;
  /** Shown before the first roll; null for a table on this device. */
  readonly commitment: string | null;
  /** The word this screen put in; null if it put none in. */
  readonly word: string | null;
  /** What all seats had promised when it was put in; null where this screen knows of no such promises. */
  readonly hashes: readonly string[] | null;
}

export type Complaint = 'seen' | 'commitment' | 'digest';

/** What does not fit, first things first; an empty list is a clean match. */
export async function complaints(file: MatchFile, seen: Seen): Promise<Complaint[] | Refusal> {
  const checked = await check(file);
  if (isRefusal(checked)) return checked;
  if (!isGameId(file.game)) return refusal('no-such-game', { game: file.game });
  const { game } = await loadedOnce(file.game);
  const truth = checked.events.flatMap((event) => game.show(event, seen.watcher) ?? []);
  const found: Complaint[] = [];
  // Seats may have changed hands since: what counts is that the word went into the dice.
  const { words } = file.chance;
  const sameCount = seen.shown === null || seen.shown === truth.length;
  const end = truth.slice(Math.max(0, truth.length - seen.events.length));
  if (!sameCount || canonical(end) !== canonical(seen.events)) found.push('seen');
  if (seen.commitment !== null && seen.commitment !== file.chance.commitment) found.push('commitment');
  else if (!sameHashes(seen.hashes, file.chance.pledge)) found.push('commitment');
  else if (!checked.verdict.commitment || (seen.word !== null && !words.includes(seen.word))) found.push('commitment');
  if (!checked.verdict.digest || checked.verdict.dice === false) found.push('digest');
  return found;
}
