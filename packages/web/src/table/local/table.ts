// The table in the worker as a function: how it stands and what it is told give how it stands then and what it does.
// The worker itself (worker.ts) has the thread's ear, the clock, the games and the bots.
import {
  type Choice,
  type Happening,
  isRefusal,
  type Parcel,
  parcelOf,
  type Refusal,
  refusal,
  type SeatRecord,
  type Watcher,
} from '@wyrmtable/kernel';
import {
  botQuestion,
  botToMove,
  choicesSince,
  type DeviceMatch,
  isResting,
  matchAfter,
  matchFileOf,
  takeBack,
  takenBack,
} from '@wyrmtable/registry/device';
import { type Asked, defaultChoice } from '@wyrmtable/registry/thinking';
import type { Speed } from '../../games/contract.ts';
import { waitAfter } from '../../stage/beats.ts';
import { type NumberedEvent, TAIL } from '../port.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { SavedTable } from './saves.ts';
import { watcherOf } from './watcher.ts';

export interface TableState {
  /** Never changed in place; null until it is loaded. */
  readonly match: DeviceMatch | null;
  readonly watcher: Watcher;
  readonly speed: Speed;
  /** Events of this number and later have not been sent to the page. */
  readonly unsent: number;
  /** Choices the page has; after something was taken back they may be fewer than were sent. */
  readonly sent: number;
  /** Counts openings: what belongs to an earlier one is of a table that was laid aside. */
  readonly opening: number;
  /** Another tab plays this table. */
  readonly watching: boolean;
  /** Choices played when somebody last said that the match may go on from its rest. */
  readonly onward: number;
  /** A bot moves when what it did before has been seen. */
  readonly waiting: boolean;
  /** Questions to bots are numbered; the one that is open, or null. An answer to any other is of a position that is gone. */
  readonly asked: number;
  readonly asking: number | null;
}

export type Told =
  | { readonly kind: 'said'; readonly message: ToWorker }
  | { readonly kind: 'loaded'; readonly opening: number; readonly match: DeviceMatch | Refusal }
  /** The wait that was asked for is over. */
  | { readonly kind: 'waited' }
  /** Null from a bot that failed or hangs. */
  | { readonly kind: 'answered'; readonly number: number; readonly choice: Choice | null };

export type Deed =
  | { readonly kind: 'say'; readonly message: FromWorker }
  | { readonly kind: 'load'; readonly opening: number; readonly saved: SavedTable }
  /** In place of any wait before it; null waits no more. */
  | { readonly kind: 'wait'; readonly ms: number | null }
  | { readonly kind: 'ask'; readonly number: number; readonly question: Asked }
  /** Bots sit down: their thread makes itself ready while the table is looked at. */
  | { readonly kind: 'rehearse'; readonly match: DeviceMatch };

export interface Step {
  readonly state: TableState;
  readonly deeds: readonly Deed[];
}

export const NO_TABLE: TableState = {
  match: null,
  watcher: 'spectator',
  speed: 'normal',
  unsent: 0,
  sent: 0,
  opening: 0,
  watching: false,
  onward: 0,
  waiting: false,
  asked: 0,
  asking: null,
};

/** The table after it was told something, and what it does about it. */
export function step(state: TableState, told: Told): Step {
  switch (told.kind) {
    case 'said':
      return hear(state, told.message);
    case 'loaded':
      return told.opening === state.opening ? loaded(state, told.match) : quiet(state);
    case 'waited':
      return state.waiting ? moveBot({ ...state, waiting: false }) : quiet(state);
    case 'answered':
      return told.number === state.asking ? answered({ ...state, asking: null }, told.choice) : quiet(state);
  }
}

const quiet = (state: TableState): Step => ({ state, deeds: [] });
const say = (state: TableState, message: FromWorker): Step => ({ state, deeds: [{ kind: 'say', message }] });

const parcelIn = ({ registered, state }: DeviceMatch): Parcel => parcelOf(registered.game.content, state);

function hear(state: TableState, message: ToWorker): Step {
  const { match, watching } = state;
  switch (message.kind) {
    case 'open': {
      const { opening, speed, watching: looksOn, saved } = message;
      // Nothing of the table that lay here before may move any more.
      const laid = { ...state, opening, speed, watching: looksOn, match: null, waiting: false, asking: null };
      return {
        state: laid,
        deeds: [
          { kind: 'wait', ms: null },
          { kind: 'load', opening, saved },
        ],
      };
    }
    case 'speed':
      return quiet({ ...state, speed: message.speed });
    case 'hurry':
      if (!state.waiting) return quiet(state);
      return after([{ kind: 'wait', ms: null }], moveBot({ ...state, waiting: false }));
    case 'file':
      return say(state, { kind: 'file', file: match === null ? refusal('match-not-over') : matchFileOf(match) });
    case 'parcel':
      return say(state, { kind: 'parcel', parcel: match === null ? refusal('match-not-over') : parcelIn(match) });
    case 'past':
      return say(state, { kind: 'past', events: pastOf(state, message.before) });
    case 'onward':
      if (match === null || watching) return quiet(state);
      return goOn({ ...state, onward: match.moves.length }, match, match.events.length);
    case 'reseat':
    case 'choose':
    case 'undo':
      // A second tap on the same button was meant for a position that is gone.
      if (match === null || watching || message.at !== match.moves.length) return quiet(state);
      return act(state, match, message);
  }
}

function act(state: TableState, match: DeviceMatch, message: Extract<ToWorker, { at: number }>): Step {
  switch (message.kind) {
    case 'reseat':
      return reseat(state, match, message.seats);
    case 'choose':
      return play(state, match, message.choice);
    case 'undo': {
      const earlier = takeBack(match);
      if (isRefusal(earlier)) return say(state, { kind: 'refused', refusal: earlier });
      const sent = Math.min(state.sent, earlier.moves.length);
      return goOn({ ...state, unsent: 0, sent }, earlier, earlier.events.length);
    }
  }
}

const after = (deeds: readonly Deed[], step: Step): Step => ({ ...step, deeds: [...deeds, ...step.deeds] });

function loaded(state: TableState, match: DeviceMatch | Refusal): Step {
  if (isRefusal(match)) return say(state, { kind: 'closed', refusal: match });
  const opened = { ...state, unsent: 0, sent: match.moves.length, onward: 0 };
  const bots = !state.watching && match.seats.some(({ bot }) => bot !== null);
  return after(bots ? [{ kind: 'rehearse', match }] : [], goOn(opened, match, match.events.length));
}

/** Log and dice know seats alone, so the match is the same with others at them. */
function reseat(state: TableState, match: DeviceMatch, seats: readonly SeatRecord[]): Step {
  if (!isResting(match) || seats.length !== match.seats.length) return quiet(state);
  return goOn({ ...state, unsent: 0 }, { ...match, seats }, match.events.length);
}

function play(state: TableState, match: DeviceMatch, choice: Choice): Step {
  const next = matchAfter(match, choice);
  return isRefusal(next) ? say(state, { kind: 'refused', refusal: next }) : goOn(state, next, match.events.length);
}

/** Asks the bot to move. */
function moveBot(state: TableState): Step {
  const { match } = state;
  const level = match && botToMove(match);
  if (match === null || level === null) return quiet(state);
  const question = botQuestion(match, level);
  if (isRefusal(question)) return say(state, { kind: 'refused', refusal: question });
  const number = state.asked + 1;
  return { state: { ...state, asked: number, asking: number }, deeds: [{ kind: 'ask', number, question }] };
}

/** A bot that fails or hangs is answered for, so that the table goes on. */
function answered(state: TableState, choice: Choice | null): Step {
  const { match } = state;
  if (match === null) return quiet(state);
  const made = choice ?? defaultChoice(match.registered.game.choices(match.state));
  return made === undefined ? quiet(state) : play(state, match, made);
}

/** The match rests and a bot would end that before anybody could sit in: it waits for a word, unless bots play alone. */
function waitsForWord({ onward }: TableState, match: DeviceMatch): boolean {
  if (botToMove(match) === null || !isResting(match) || onward === match.moves.length) return false;
  return match.seats.some(({ bot }) => bot === null);
}

/** Shows where the match stands; if a bot is to move, it will, once what happened since then has been seen. */
function goOn(before: TableState, match: DeviceMatch, since: number): Step {
  const { state, deeds } = publish({ ...before, match, waiting: false, asking: null }, match);
  const waiting = !state.watching && botToMove(match) !== null && !waitsForWord(state, match);
  const ms = waiting ? waitFor(match, since, state.speed) : null;
  return { state: { ...state, waiting }, deeds: [...deeds, { kind: 'wait', ms }] };
}

function waitFor(match: DeviceMatch, since: number, speed: Speed): number {
  const { game } = match.registered;
  // In a window a bot answers while the dice still tumble: nobody should have to wait for a pass.
  if (game.window(match.state) !== null) return 0;
  return waitAfter(game.id, match.events.slice(since), speed);
}

/** Sends the position; another watcher gets the last events anew, as that watcher may see them. */
function publish(state: TableState, match: DeviceMatch): Step {
  const { game } = match.registered;
  const { watching, opening } = state;
  const watcher = watcherOf(match, state.watcher);
  const unsent = watcher === state.watcher ? state.unsent : 0;
  const from = Math.max(unsent, match.events.length - TAIL);
  const kept = Math.min(state.sent, match.moves.length);
  const mayMove = !watching && game.toMove(match.state) === watcher;
  const sent = { ...state, watcher, unsent: match.events.length, sent: match.moves.length };
  return say(sent, {
    kind: 'look',
    look: {
      opening,
      at: match.moves.length,
      watcher,
      view: game.view(match.state, watcher),
      choices: mayMove ? game.choices(match.state) : [],
      outcome: game.outcome(match.state),
      canUndo: !watching && takenBack(match) !== null,
      // Where the events before it are not sent, those the page has are of other eyes.
      from: unsent === 0 ? 0 : from,
      events: shownTo(match, watcher, match.events.slice(from), from),
      kept,
      fresh: choicesSince(match, kept),
      seats: match.seats,
      resting: !watching && isResting(match),
      waitsForWord: !watching && waitsForWord(state, match),
    },
  });
}

function pastOf({ match, watcher }: TableState, before: number): NumberedEvent[] {
  const from = Math.max(0, before - TAIL);
  return match === null ? [] : shownTo(match, watcher, match.events.slice(from, before), from);
}

function shownTo(match: DeviceMatch, watcher: Watcher, events: readonly Happening[], from: number): NumberedEvent[] {
  return events.flatMap((event, i) => {
    const shown = match.registered.game.show(event, watcher);
    return shown === null ? [] : [{ number: from + i, event: shown }];
  });
}
