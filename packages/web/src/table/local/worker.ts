// The worker that runs a local table: it keeps the match, answers the page and moves for the bots.
import { type Happening, isRefusal, type Refusal, refusal, type SeatRecord, type Watcher } from '@wyrmtable/kernel';
import { isGameId, take } from '@wyrmtable/shelf';
import {
  botQuestion,
  botToMove,
  choicesSince,
  type DeviceMatch,
  isResting,
  matchFileOf,
  openMatch,
  playChoice,
  takeBack,
  takenBack,
} from '@wyrmtable/shelf/device';
import { defaultChoice } from '@wyrmtable/shelf/thinking';
import type { Speed } from '../../games/contract.ts';
import { durationOf, thoughtOf } from '../pace.ts';
import { type NumberedEvent, TAIL } from '../port.ts';
import { thoughts } from './bots/pool.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { SavedTable } from './saves.ts';
import { watcherOf } from './watcher.ts';

const bots = thoughts();

let match: DeviceMatch | null = null;
let watcher: Watcher = 'spectator';
let speed: Speed = 'normal';
/** Events of this number and later have not been sent to the page. */
let unsent = 0;
/** Choices the page has; after something was taken back they may be fewer than were sent. */
let sent = 0;
let opening = 0;
/** Another tab plays this table. */
let watching = false;
/** Choices played when somebody last said that the match may go on from its rest. */
let onward = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function say(message: FromWorker): void {
  postMessage(message);
}

function shownTo(played: DeviceMatch, events: readonly Happening[], from: number): NumberedEvent[] {
  return events.flatMap((event, i) => {
    const shown = played.shelved.game.show(event, watcher);
    return shown === null ? [] : [{ number: from + i, event: shown }];
  });
}

/** The match rests and a bot would end that before anybody could sit in: it waits for a word, unless bots play alone. */
function waitsForWord(played: DeviceMatch): boolean {
  if (botToMove(played) === null || !isResting(played) || onward === played.moves.length) return false;
  return played.seats.some(({ bot }) => bot === null);
}

/** Sends the position; another watcher gets the last events anew, as that watcher may see them. */
function publish(played: DeviceMatch): void {
  const { game } = played.shelved;
  const looking = watcherOf(played, watcher);
  if (looking !== watcher) unsent = 0;
  watcher = looking;
  const toMove = game.toMove(played.state);
  const from = Math.max(unsent, played.events.length - TAIL);
  const kept = Math.min(sent, played.moves.length);
  say({
    kind: 'look',
    look: {
      opening,
      at: played.moves.length,
      watcher,
      view: game.view(played.state, watcher),
      choices: toMove === watcher && !watching ? game.choices(played.state) : [],
      outcome: game.outcome(played.state),
      canUndo: !watching && takenBack(played) !== null,
      // Where the events before it are not sent, those the page has are of other eyes.
      from: unsent === 0 ? 0 : from,
      events: shownTo(played, played.events.slice(from), from),
      kept,
      fresh: choicesSince(played, kept),
      seats: played.seats,
      resting: !watching && isResting(played),
      waitsForWord: !watching && waitsForWord(played),
    },
  });
  unsent = played.events.length;
  sent = played.moves.length;
}

function waitFor(played: DeviceMatch, since: number): number {
  // In a window a bot answers while the dice still tumble: nobody should have to wait for a pass.
  if (played.shelved.game.window(played.state) !== null) return 0;
  const showing = played.events.slice(since).reduce((sum, event) => sum + durationOf(event, speed), 0);
  return showing + thoughtOf(speed);
}

/** Shows where the match stands; if a bot is to move, it will, once its last move has been seen. */
function goOn(since: number): void {
  clearTimeout(timer);
  timer = undefined;
  const played = match;
  if (played === null) return;
  publish(played);
  if (watching || waitsForWord(played)) return;
  if (botToMove(played) !== null) timer = setTimeout(() => void moveBot(), waitFor(played, since));
}

/** Asks the bot to move; a bot that fails or hangs is answered for, so that the table goes on. */
async function moveBot(): Promise<void> {
  timer = undefined;
  const played = match;
  const level = played && botToMove(played);
  if (played === null || level === null) return;
  const asked = botQuestion(played, level);
  if (isRefusal(asked)) {
    say({ kind: 'refused', refusal: asked });
    return;
  }
  const { length } = played.moves;
  const choices = played.shelved.game.choices(played.state);
  const choice = (await bots.ask(asked)) ?? defaultChoice(choices);
  // Something was taken back meanwhile, or another tab went on: the question is no longer the table's.
  if (watching || match !== played || played.moves.length !== length || choice === undefined) return;
  const since = played.events.length;
  const refused = playChoice(played, choice);
  if (refused !== null) say({ kind: 'refused', refusal: refused });
  else goOn(since);
}

async function load(saved: SavedTable): Promise<DeviceMatch | Refusal> {
  if (!isGameId(saved.game)) return refusal('no-such-game', { game: saved.game });
  return openMatch(await take(saved.game), { ...saved, words: saved.words ?? [] }, saved.choices);
}

async function open(saved: SavedTable): Promise<void> {
  const asked = opening;
  const opened = await load(saved);
  if (asked !== opening) return;
  if (isRefusal(opened)) {
    say({ kind: 'closed', refusal: opened });
    return;
  }
  match = opened;
  unsent = 0;
  sent = opened.moves.length;
  onward = 0;
  if (!watching) rehearse(opened);
  goOn(opened.events.length);
}

/** The bots' thread makes itself ready while the table is looked at. */
function rehearse({ shelved, options, seats }: DeviceMatch): void {
  if (seats.some(({ bot }) => bot !== null))
    bots.rehearse({ game: shelved.game.id, options, levels: seats.map(({ bot }) => bot) });
}

/** Log and dice know seats alone, so the match is the same with others at them. */
function reseat(seats: readonly SeatRecord[]): void {
  if (match === null || !isResting(match) || seats.length !== match.seats.length) return;
  match = { ...match, seats };
  unsent = 0;
  goOn(match.events.length);
}

function hear(message: ToWorker): void {
  switch (message.kind) {
    case 'open':
      ({ opening, speed, watching } = message);
      clearTimeout(timer);
      timer = undefined;
      // Nothing of the table that lay here before may move any more.
      match = null;
      open(message.saved).catch(reportError);
      return;
    case 'reseat':
      if (!watching && message.at === match?.moves.length) reseat(message.seats);
      return;
    case 'onward':
      if (match === null || watching) return;
      onward = match.moves.length;
      goOn(match.events.length);
      return;
    case 'speed':
      speed = message.speed;
      return;
    case 'hurry':
      if (timer === undefined) return;
      clearTimeout(timer);
      void moveBot();
      return;
    case 'choose': {
      // A second tap on the same button was meant for a position that is gone.
      if (match === null || watching || message.at !== match.moves.length) return;
      const since = match.events.length;
      const refused = playChoice(match, message.choice);
      if (refused === null) goOn(since);
      else say({ kind: 'refused', refusal: refused });
      return;
    }
    case 'undo': {
      if (match === null || watching || message.at !== match.moves.length) return;
      const earlier = takeBack(match);
      if (isRefusal(earlier)) {
        say({ kind: 'refused', refusal: earlier });
        return;
      }
      match = earlier;
      unsent = 0;
      sent = Math.min(sent, earlier.moves.length);
      goOn(earlier.events.length);
      return;
    }
    case 'file':
      say({ kind: 'file', file: match === null ? refusal('match-not-over') : matchFileOf(match) });
      return;
    case 'past': {
      const from = Math.max(0, message.before - TAIL);
      say({
        kind: 'past',
        events: match === null ? [] : shownTo(match, match.events.slice(from, message.before), from),
      });
    }
  }
}

addEventListener('message', (message: MessageEvent<ToWorker>) => hear(message.data));
