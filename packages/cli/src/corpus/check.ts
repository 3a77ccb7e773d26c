// Plays a recorded match again and says where it comes out otherwise, and what to do about it.
import { isRefusal, type Position, type Refusal, replay } from '@wyrmtable/kernel';
import { loadGame, prepare, type RegisteredGame } from '@wyrmtable/registry';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { CORPUS, REMEDY } from '@wyrmtable/words/cli';
import { type Fault, isComplaint, isFault } from '../call.ts';
import { gameNamed } from '../named-games.ts';
import { faultLine } from '../report.ts';
import type { Recorded } from './records.ts';
import { stepOf, storyteller } from './trail.ts';

/** A match that does not come out as it did when it was recorded. */
export interface Broken {
  /** The choice where it turns, counted from 1 (0 is the set-up); null where nothing could be played, or only the end differs. */
  readonly at: number | null;
  readonly why: string;
  readonly remedy: string;
}

/** Refusals that no changed rule explains. */
const REMEDIES: Readonly<Record<string, Message>> = {
  'content-missing': REMEDY.content,
  'other-version': REMEDY.version,
  'bad-match-file': REMEDY.file,
};

const remedyOf = (lang: Lang, { refused }: Refusal, game: string): string =>
  phrase(lang, REMEDIES[refused] ?? REMEDY.rule, { game });

/**
 * Looks on while the match is played again and finds the first position that is not the recorded one, and the first choice
 * of which something else is told.
 */
function watch(lang: Lang, { game }: RegisteredGame, { trail, story, choices }: Recorded) {
  const seen: { played: number; turn: Broken | null; retold: Broken | null } = { played: 0, turn: null, retold: null };
  const { told, emit, next } = storyteller();
  const look = (state: Position, played: number) => {
    seen.played = played;
    const kinds = told.map(({ kind }) => kind).join(', ');
    const letter = next();
    const choice = () => (played === 0 ? '' : JSON.stringify(game.read(choices[played - 1] ?? 0, state)));
    if (seen.retold === null && story !== undefined && story.charAt(played) !== letter) {
      const why = phrase(lang, CORPUS.otherStory, { number: played, choice: choice(), kinds });
      seen.retold = { at: played, why, remedy: phrase(lang, REMEDY.story) };
    }
    if (seen.turn !== null || trail === undefined || trail.charAt(played) === stepOf(state)) return;
    const why =
      played === 0
        ? phrase(lang, CORPUS.otherSetUp)
        : phrase(lang, CORPUS.otherPosition, { number: played, choice: choice() });
    seen.turn = { at: played, why, remedy: phrase(lang, REMEDY.rule) };
  };
  return { seen, look, emit };
}

function replayed(lang: Lang, registered: RegisteredGame, match: Recorded): Broken | null {
  const { seen, look, emit } = watch(lang, registered, match);
  const remedy = phrase(lang, REMEDY.rule);
  try {
    const again = replay(registered.game, match, match.choices.length, emit, look);
    if (seen.turn !== null) return seen.turn;
    if (isRefusal(again)) {
      const at = again.refused === 'illegal-in-file' ? Number(again.params?.number ?? 0) : null;
      return { at, why: faultLine(lang, again), remedy: remedyOf(lang, again, match.game) };
    }
    return again.digest === match.digest ? seen.retold : { at: null, why: phrase(lang, CORPUS.otherEnd), remedy };
  } catch (thrown) {
    // A rule that throws breaks this match and says nothing of the others.
    const problem = thrown instanceof Error ? thrown.message : String(thrown);
    return seen.turn ?? { at: seen.played + 1, why: phrase(lang, CORPUS.fails, { problem }), remedy };
  }
}

/** Null when the match comes out as it was recorded. */
export async function checkRecord(lang: Lang, match: Recorded | Fault): Promise<Broken | null> {
  if (isFault(match)) return { at: null, why: faultLine(lang, match), remedy: phrase(lang, REMEDY.file) };
  const id = gameNamed(match.game);
  if (isComplaint(id)) return { at: null, why: faultLine(lang, id), remedy: phrase(lang, REMEDY.file) };
  const registered = await loadGame(id);
  const missing = await prepare(registered, match);
  if (missing !== null) return { at: null, why: faultLine(lang, missing), remedy: remedyOf(lang, missing, id) };
  return replayed(lang, registered, match);
}
