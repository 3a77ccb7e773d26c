// `replay`: plays a match file again and, when asked, checks that its dice are the ones its seed gives.
import {
  isKept,
  isRefusal,
  type MatchFile,
  type Position,
  type Refusal,
  type Replayed,
  readMatchFile,
  replay as replayFile,
  verify,
} from '@wyrmtable/kernel';
import { loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { gameTitle, type Lang, phrase } from '@wyrmtable/words';
import { ABOUT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { refusalLine } from '@wyrmtable/words/refusals';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, type Fault, isComplaint, isFault } from '../call.ts';
import { parseJson, readText } from '../files.ts';
import { refusedIn } from '../known-elsewhere.ts';
import { prepareFile } from '../made-heroes.ts';
import { gameNamed } from '../named-games.ts';
import { note, report } from '../report.ts';
import { terminalAdapter } from '../terminal-adapters.ts';

/** Whether the file is what its seed and choices give. */
interface Verdict {
  readonly holds: boolean;
  readonly digest: boolean;
  readonly commitment: boolean;
  /** Null where the file wrote no dice down. */
  readonly dice: boolean | null;
  /** Every choice is legal where it stands. */
  readonly choices: boolean;
}

export function openMatchFile(path: string): MatchFile | Fault {
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  return readMatchFile(parsed.value);
}

/** An illegal choice is a finding, not a fault: changed dice make honest choices illegal. */
function judge(file: MatchFile, whole: Replayed<Position> | Refusal): Verdict | Refusal {
  if (!isRefusal(whole)) {
    const verdict = verify(file, whole);
    const holds = verdict.digest && verdict.commitment && verdict.dice !== false;
    return { holds, ...verdict, choices: true };
  }
  if (whole.refused !== 'illegal-in-file') return whole;
  return {
    holds: false,
    digest: false,
    commitment: isKept(file),
    dice: file.chance.results === undefined ? null : false,
    choices: false,
  };
}

function verdictLines(lang: Lang, { holds, digest, commitment, dice, choices }: Verdict): string[] {
  const mark = (held: boolean | null) => phrase(lang, REPORT.held, { held: String(held) });
  return [
    `${phrase(lang, REPORT.verifiedChoices)}: ${mark(choices)}`,
    `${phrase(lang, REPORT.verifiedCommitment)}: ${mark(commitment)}`,
    `${phrase(lang, REPORT.verifiedDice)}: ${mark(dice)}`,
    `${phrase(lang, REPORT.verifiedDigest)}: ${mark(digest)}`,
    phrase(lang, holds ? REPORT.verified : REPORT.notVerified),
  ];
}

async function tableLines(
  lang: Lang,
  file: MatchFile,
  { game }: RegisteredGame,
  at: number,
  played: Replayed<Position>,
) {
  const names = file.seats.map(({ name }) => name);
  const screen = (await terminalAdapter(gameIdOf(game.id))).screen(lang, names);
  return [
    phrase(lang, REPORT.replayed, { game: gameTitle(lang, game.id), at, of: file.choices.length }),
    ...screen.table(played.state, 'spectator'),
    `${phrase(lang, REPORT.digest)}: ${played.digest}`,
  ];
}

function gameIdOf(id: string) {
  const game = gameNamed(id);
  if (isComplaint(game)) throw new TypeError(`${id} is not registered any more`);
  return game;
}

export const replay: Command = {
  usage: 'replay FILE',
  about: ABOUT.replay,
  flags: {
    verify: { type: 'boolean', about: FLAG.verify },
    at: { type: 'string', hint: 'K', about: FLAG.at },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const { lang } = call;
    const path = call.places[0] ?? '';
    const file = openMatchFile(path);
    if (isFault(file)) return file;
    const id = gameNamed(file.game);
    if (isComplaint(id)) return id;
    const at = wholeNumber(call, 'at', { min: 0, max: file.choices.length, usual: file.choices.length });
    if (isComplaint(at)) return at;
    const registered = await loadGame(id);
    const missing = await prepareFile(registered, file);
    if (missing !== null) return refusedIn(path, missing);
    const played = replayFile(registered.game, file, at);
    const verdict = call.has('verify') ? judge(file, replayFile(registered.game, file)) : null;
    if (isRefusal(verdict)) return refusedIn(path, verdict);
    if (isRefusal(played)) {
      if (verdict === null || played.refused !== 'illegal-in-file') return refusedIn(path, played);
      note(refusalLine(lang, played));
    }
    const reached = isRefusal(played) ? { state: null, digest: null } : { state: played.state, digest: played.digest };
    const outcome = isRefusal(played) ? null : registered.game.outcome(played.state);
    const value = { game: id, choices: at, ...reached, outcome, ...(verdict && { verified: verdict }) };
    const shown = isRefusal(played) ? [] : await tableLines(lang, file, registered, at, played);
    report(call, value, () => [...shown, ...(verdict ? verdictLines(lang, verdict) : [])]);
    return verdict?.holds === false ? 'does-not-hold' : 'done';
  },
};
