// `play`: a match in the terminal, against bots.
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  derivedSeed,
  freshSeed,
  isRefusal,
  type Outcome,
  readOptions,
  replay,
  type SeatRecord,
} from '@wyrmtable/kernel';
import { type GameId, take } from '@wyrmtable/shelf';
import { type DeviceMatch, matchFileOf, openMatch } from '@wyrmtable/shelf/device';
import { botName, gameTitle, type Lang, list, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, PLAY } from '@wyrmtable/words/cli';
import { wholeNumber } from '../args.ts';
import { type Call, type Command, complain, type Ending, type Fault, isComplaint, isFault } from '../call.ts';
import { desk } from '../desks.ts';
import { fileComplaint, parseJson } from '../files.ts';
import { converse } from '../play/loop.ts';
import { openTerminal } from '../play/terminal.ts';
import { faultLine, note } from '../report.ts';
import { botsNamed, gameNamed } from '../shelf.ts';
import { openMatchFile } from './replay.ts';

/** The first of these that the game has. */
const USUAL_RIVALS = ['careful', 'adept', 'eager'];

/** Bots of one level are told apart by a number. */
function rivalNames(lang: Lang, levels: readonly string[]): string[] {
  return levels.map((level, i) => {
    const before = levels.slice(0, i).filter((other) => other === level).length;
    return before === 0 ? botName(lang, level) : `${botName(lang, level)} ${before + 1}`;
  });
}

async function freshMatch(call: Call, game: GameId): Promise<DeviceMatch | Fault> {
  const { lang } = call;
  const shelved = await take(game);
  const { min, max, usual } = shelved.game.seats;
  const seats = wholeNumber(call, 'seats', { min, max, usual });
  if (isComplaint(seats)) return seats;
  const seed = wholeNumber(call, 'seed', { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, usual: 0 });
  if (isComplaint(seed)) return seed;
  const written = parseJson(call.text('options') ?? '{}', '--options');
  if (isComplaint(written)) return written;
  const options = readOptions(shelved.game, written.value, seats);
  if (isRefusal(options)) return options;
  const rival = USUAL_RIVALS.find((level) => Object.hasOwn(shelved.bots, level)) ?? 'random';
  const levels = botsNamed(call.text('bots') ?? rival, shelved.bots, seats - 1);
  if (isComplaint(levels)) return levels;
  const names = rivalNames(lang, levels);
  const person: SeatRecord = { name: call.text('name') ?? phrase(lang, PLAY.hero), bot: null };
  const rivals = levels.map((level, i) => ({ name: names[i] ?? level, bot: level }));
  const chosen = call.text('seed') === undefined ? freshSeed() : derivedSeed(seed, 0);
  const { id, version } = shelved.game;
  return openMatch(shelved, { game: id, version, options, seats: [person, ...rivals], seed: chosen, words: [] }, []);
}

async function resumedMatch(path: string, game: GameId): Promise<DeviceMatch | Fault> {
  const file = openMatchFile(path);
  if (isFault(file)) return file;
  const shelved = await take(game);
  const played = replay(shelved.game, file);
  if (isRefusal(played)) return played;
  if (shelved.game.toMove(played.state) === null) return complain(FAULT.finishedMatch, { path });
  if (file.seats.every(({ bot }) => bot !== null)) return complain(FAULT.nobodysSeat, { path });
  return openMatch(shelved, { ...file, seed: file.chance.seed, words: file.chance.words }, file.choices);
}

/** A name that overwrites nothing, unless the person named the file. */
function fileFor(call: Call, game: string): string {
  const named = call.text('to') ?? call.text('resume');
  if (named !== undefined) return named;
  for (let i = 1; ; i++) {
    const name = `wyrmtable-${game}${i === 1 ? '' : `-${i}`}.json`;
    if (!existsSync(name)) return name;
  }
}

/** Where the match was saved: there, or in the machine's temporary folder rather than nowhere. */
function save(lang: Lang, match: DeviceMatch, path: string): string | Fault {
  const text = `${JSON.stringify(matchFileOf(match))}\n`;
  let trouble: Fault | null = null;
  for (const place of [path, join(tmpdir(), basename(path))]) {
    try {
      writeFileSync(place, text);
      if (trouble) note(faultLine(lang, trouble));
      return place;
    } catch (thrown) {
      trouble ??= fileComplaint(path, thrown);
    }
  }
  return trouble ?? complain(FAULT.fileForbidden, { path });
}

/** How the match ended, and the score where the game has one. */
function outcomeLines(lang: Lang, outcome: Outcome, names: readonly string[]): string[] {
  const winners = outcome.kind === 'won' ? outcome.winners.map((winner) => names[winner] ?? '') : [];
  const message = { won: PLAY.over, draw: PLAY.drawn, lost: PLAY.lost }[outcome.kind];
  const ended = phrase(lang, message, { winners: list(lang, winners) });
  // What a lost game would have scored means nothing.
  return outcome.score === undefined || outcome.kind === 'lost'
    ? [ended]
    : [ended, phrase(lang, PLAY.score, { score: outcome.score })];
}

async function sitDown(call: Call, game: GameId, begun: DeviceMatch): Promise<Ending> {
  const { lang } = call;
  const names = begun.seats.map(({ name }) => name);
  const seat = begun.seats.findIndex(({ bot }) => bot === null);
  const screen = (await desk(game)).screen(lang, names);
  const terminal = openTerminal();
  terminal.show([phrase(lang, PLAY.welcome, { game: gameTitle(lang, game), players: list(lang, names) })]);
  const { match, over } = await converse({ lang, screen, terminal, seat }, begun);
  terminal.close();
  const outcome = match.shelved.game.outcome(match.state);
  if (over && outcome !== null) {
    terminal.show(['', ...screen.table(match.state, seat), ...outcomeLines(lang, outcome, names)]);
    if (call.text('to') === undefined && call.text('resume') === undefined) return 'done';
  }
  const path = save(lang, match, fileFor(call, game));
  if (isFault(path)) return path;
  terminal.show(['', phrase(lang, over ? PLAY.kept : PLAY.saved, { path, game })]);
  return 'done';
}

export const play: Command = {
  usage: 'play <game>',
  about: ABOUT.play,
  flags: {
    seats: { type: 'string', hint: 'K', about: FLAG.seats },
    bots: { type: 'string', hint: 'a,b,…', about: FLAG.rivals },
    options: { type: 'string', hint: 'JSON', about: FLAG.options },
    name: { type: 'string', hint: 'NAME', about: FLAG.name },
    seed: { type: 'string', hint: 'S', about: FLAG.fixedSeed },
    to: { type: 'string', hint: 'FILE', about: FLAG.to },
    resume: { type: 'string', hint: 'FILE', about: FLAG.resume },
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    const resumed = call.text('resume');
    const match = await (resumed === undefined ? freshMatch(call, game) : resumedMatch(resumed, game));
    return isFault(match) ? match : sitDown(call, game, match);
  },
};
