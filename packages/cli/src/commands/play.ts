// `play`: a match in the terminal, with bots at the seats that nobody holds.
import { existsSync } from 'node:fs';
import { HABITS, type Habit } from '@wyrmtable/dice-throne/stops';
import type { Outcome } from '@wyrmtable/kernel';
import type { GameId, RegisteredGame } from '@wyrmtable/registry';
import type { DeviceMatch } from '@wyrmtable/registry/device';
import { gameTitle, type Lang, list, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, PLAY } from '@wyrmtable/words/cli';
import {
  type Call,
  type Command,
  type Complaint,
  complain,
  type Ending,
  type Fault,
  isComplaint,
  isFault,
} from '../call.ts';
import { HERO_FLAG } from '../made-heroes.ts';
import { gameNamed } from '../named-games.ts';
import { freshMatch, resumedMatch } from '../play/begin.ts';
import { freeName, keeper, namedFile, save } from '../play/keep.ts';
import { converse } from '../play/loop.ts';
import { openTerminal } from '../play/terminal.ts';
import { terminalAdapter } from '../terminal-adapters.ts';
import { wrapped } from '../wrap.ts';

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

/** Which windows ask, for games that know such a wish. */
function habitOf(call: Call, { stops }: RegisteredGame, game: string): Habit | null | Complaint {
  const text = call.text('stops');
  if (stops === undefined) return text === undefined ? null : complain(FAULT.noStops, { game });
  const habit = HABITS.find((known) => known === (text ?? 'auto'));
  return habit ?? complain(FAULT.notAHabit, { text: text ?? '', known: HABITS.join(', ') });
}

async function sitDown(call: Call, game: GameId, begun: DeviceMatch): Promise<Ending> {
  const { lang } = call;
  const habit = habitOf(call, begun.registered, game);
  if (isComplaint(habit)) return habit;
  const named = namedFile(call);
  const names = begun.seats.map(({ name }) => name);
  const screen = (await terminalAdapter(game)).screen(lang, names);
  const terminal = openTerminal();
  const keep = keeper(lang, named);
  terminal.show([phrase(lang, PLAY.welcome, { game: gameTitle(lang, game), players: list(lang, names) })]);
  if (begun.moves.length > 0)
    terminal.show([phrase(lang, PLAY.goingOn, { path: named ?? '', choices: begun.moves.length })]);
  const stops = habit === null ? null : (begun.registered.stops?.({ habit }) ?? null);
  if (habit === 'auto' || habit === 'off') terminal.show(wrapped(phrase(lang, PLAY.stops, { habit })));
  const { match, over } = await converse({ lang, screen, terminal, stops, keep }, begun);
  terminal.close();
  const outcome = match.registered.game.outcome(match.state);
  if (over && outcome !== null) {
    const own = begun.seats.findIndex(({ bot }) => bot === null);
    terminal.show(['', ...screen.table(match.state, own), ...outcomeLines(lang, outcome, names)]);
    if (named === null) return 'done';
  }
  const path = save(lang, match, named ?? freeName(game));
  if (isFault(path)) return path;
  terminal.show(['', phrase(lang, over ? PLAY.kept : PLAY.saved, { path, game })]);
  return 'done';
}

/** The match of the file that is to be gone on with, or a new one. */
async function openFor(call: Call, game: GameId): Promise<DeviceMatch | Fault> {
  const { person } = await terminalAdapter(game);
  const resumed = call.text('resume');
  const file = call.text('file');
  if (resumed !== undefined) return resumedMatch(call, resumed, game, person);
  if (file !== undefined && existsSync(file)) return resumedMatch(call, file, game, person);
  return freshMatch(call, game, person);
}

export const play: Command = {
  usage: 'play <game>',
  about: ABOUT.play,
  flags: {
    seats: { type: 'string', hint: 'K', about: FLAG.seats },
    own: { type: 'string', hint: '0,1,…', about: FLAG.own },
    bots: { type: 'string', hint: 'a,b,…', about: FLAG.rivals },
    options: { type: 'string', hint: 'JSON', about: FLAG.options },
    hero: HERO_FLAG,
    name: { type: 'string', hint: 'NAME', about: FLAG.name },
    stops: { type: 'string', hint: HABITS.join('|'), about: FLAG.stops },
    seed: { type: 'string', hint: 'S', about: FLAG.fixedSeed },
    file: { type: 'string', hint: 'FILE', about: FLAG.file },
    to: { type: 'string', hint: 'FILE', about: FLAG.to },
    resume: { type: 'string', hint: 'FILE', about: FLAG.resume },
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    const match = await openFor(call, game);
    return isFault(match) ? match : sitDown(call, game, match);
  },
};
