// The worker that runs a local table: it keeps the match, answers the page and moves for the bots.
import { type Happening, isRefusal, type Refusal, refusal, type Watcher } from '@wyrmtable/kernel';
import { isGameId, take } from '@wyrmtable/shelf';
import {
  botQuestion,
  botToMove,
  choicesOf,
  type DeviceMatch,
  matchFileOf,
  openMatch,
  playChoice,
  takeBack,
  takenBack,
} from '@wyrmtable/shelf/device';
import { defaultChoice } from '@wyrmtable/shelf/thinking';
import type { Speed } from '../../games/contract.ts';
import { durationOf, thoughtOf } from '../pace.ts';
import type { NumberedEvent } from '../port.ts';
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

/** Sends the position; another watcher gets every event anew, as that watcher may see it. */
function publish(played: DeviceMatch): void {
  const { game } = played.shelved;
  const looking = watcherOf(played, watcher);
  if (looking !== watcher) unsent = 0;
  watcher = looking;
  const toMove = game.toMove(played.state);
  say({
    kind: 'look',
    look: {
      at: played.moves.length,
      watcher,
      view: game.view(played.state, watcher),
      choices: toMove === watcher ? game.choices(played.state) : [],
      outcome: game.outcome(played.state),
      canUndo: takenBack(played) !== null,
      from: unsent,
      events: shownTo(played, played.events.slice(unsent), unsent),
      log: choicesOf(played),
    },
  });
  unsent = played.events.length;
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
  // Something was taken back meanwhile: the question is no longer the table's.
  if (match !== played || played.moves.length !== length || choice === undefined) return;
  const since = played.events.length;
  const refused = playChoice(played, choice);
  if (refused !== null) say({ kind: 'refused', refusal: refused });
  else goOn(since);
}

async function load(saved: SavedTable): Promise<DeviceMatch | Refusal> {
  if (!isGameId(saved.game)) return refusal('no-such-game', { game: saved.game });
  return openMatch(await take(saved.game), { ...saved, words: [] }, saved.choices);
}

async function open(saved: SavedTable): Promise<void> {
  const opened = await load(saved);
  if (isRefusal(opened)) {
    say({ kind: 'closed', refusal: opened });
    return;
  }
  match = opened;
  goOn(opened.events.length);
}

function hear(message: ToWorker): void {
  switch (message.kind) {
    case 'open':
      speed = message.speed;
      open(message.saved).catch(reportError);
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
      if (match === null || message.at !== match.moves.length) return;
      const since = match.events.length;
      const refused = playChoice(match, message.choice);
      if (refused === null) goOn(since);
      else say({ kind: 'refused', refusal: refused });
      return;
    }
    case 'undo': {
      if (match === null || message.at !== match.moves.length) return;
      const earlier = takeBack(match);
      if (isRefusal(earlier)) {
        say({ kind: 'refused', refusal: earlier });
        return;
      }
      match = earlier;
      unsent = 0;
      goOn(earlier.events.length);
      return;
    }
    case 'file':
      say({ kind: 'file', file: match === null ? refusal('match-not-over') : matchFileOf(match) });
  }
}

addEventListener('message', (message: MessageEvent<ToWorker>) => hear(message.data));
