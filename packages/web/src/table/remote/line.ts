// One line to the server, through the eyes of one seat, as a function: what it knows and what it is told give what it knows
// then and what it does. It says hello with what it knows, and sends a move until it is answered. The socket is in open-line.ts.
import { type Choice, type Refusal, refusal, type Seat } from '@wyrmtable/kernel';
import {
  type ClientMessage,
  type ClockTold,
  type Cut,
  cutsIn,
  type ModeratedTold,
  type Refused,
  type ServerMessage,
  type Spoken,
  TALK_KEPT,
  type TableInfo,
  type TalkTold,
  type TalkWish,
  type Update,
  uncut,
} from '@wyrmtable/wire';
import { type NumberedEvent, TAIL, tailOf } from '../port.ts';
import { type Picture, pictureAfter } from './following.ts';

/** A choice on its way: the same count and choice may be sent any number of times and are played once (docs/protocol.md, 5). */
interface Move {
  /** Of the message that carried it last. */
  readonly id: number;
  readonly match: string;
  readonly seq: number;
  readonly choice: Choice;
  /** The server has it on disk; what it did is still to be told. */
  readonly accepted: boolean;
}

/** How far the last hello has come: `accepted` until the update that answers it. */
type Welcome = 'none' | 'said' | 'accepted' | 'done';

/** All that one line knows at one moment. */
export interface LineState {
  readonly code: string;
  /** One of several seats of this person; null looks through the first. */
  readonly seat: Seat | null;

  readonly table: TableInfo | null;
  /** The last one that was taken in. */
  readonly update: Update | null;
  readonly picture: Picture | null;
  /** As it was last told; null where there is none. */
  readonly clock: ClockTold | null;
  /** The last events of these eyes, about TAIL of them. */
  readonly events: readonly NumberedEvent[];
  /** What of the story was taken back, and whose wish that was if nothing has happened since. */
  readonly cuts: readonly Cut[];
  readonly takenBack: Seat | null;
  /** Number of the last event of these eyes; null before the story has begun. */
  readonly last: number | null;
  /** The highest number that an event of these eyes had, taken in or not: a story that ends before it has a gap. */
  readonly seen: number;
  /** Things happen that may be answered: nothing can be chosen until the next update. */
  readonly held: boolean;
  /** The move that waits for what comes of it. */
  readonly move: Move | null;

  readonly problem: Refusal | null;
  /** Nothing will come of this line any more. */
  readonly gone: boolean;
  /** The connection was lost and is being restored. */
  readonly offline: boolean;

  /** There is a connection. */
  readonly open: boolean;
  /** Messages are numbered from 1, whatever the connection. */
  readonly lastId: number;
  readonly hello: number;
  readonly welcome: Welcome;
  /** The hello was said by somebody who knew nothing: its update begins the story. */
  readonly fresh: boolean;
  /** Something did not fit or has no answer since the last beat; the next one asks for it again. */
  readonly late: boolean;
  /** A ping has no answer yet. */
  readonly pinged: boolean;
  /** Messages that asked for a part of the past, with the number of whoever waits for it. */
  readonly lookingBack: readonly { readonly id: number; readonly asker: number }[];
  /** The stops that this person wants, and those that this connection has told. */
  readonly stops: object | null;
  readonly stopsTold: object | null;
  /** What it wishes to hear of what is said at the table, and what it has heard. */
  readonly talk: TalkWish;
  readonly said: readonly Spoken[];
  /** The last thing a moderator did about this person since the page was opened. */
  readonly moderated: ModeratedTold | null;
}

/** What a line can be told: by its connection, by the server, by a clock, by the person. */
export type Told =
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  /** Null for what was damaged on its way. */
  | { readonly kind: 'heard'; readonly message: ServerMessage | null }
  /** Every so often (BEAT_MS): a line that has gone dead without a word is found out by silence. */
  | { readonly kind: 'beat' }
  /** The device may have slept: whether anybody is there, and what time it is, is asked at once. */
  | { readonly kind: 'woken' }
  | { readonly kind: 'stops'; readonly stops: object | null }
  | { readonly kind: 'hear'; readonly talk: TalkWish }
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** What a person asks by hand: without a connection they are told instead of being kept waiting. */
  | { readonly kind: 'request'; readonly message: ClientMessage }
  /** Events before that number; `asker` is whoever waits for them. */
  | { readonly kind: 'earlier'; readonly before: number; readonly asker: number }
  | { readonly kind: 'leave' };

/** What a line does. */
export type Deed =
  | { readonly kind: 'say'; readonly message: ClientMessage }
  /** The events that were asked for, or null when they cannot be had. */
  | { readonly kind: 'tell'; readonly asker: number; readonly events: readonly NumberedEvent[] | null }
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'close' };

export interface Step {
  readonly state: LineState;
  readonly deeds: readonly Deed[];
}

export const BEAT_MS = 20_000;
/** Whoever has just woken up does not wait so long for an answer. */
export const AWAKE_MS = 8000;
/** Refusals that tell only that a tap came too late; the update that follows says the rest. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'not-asked']);
/** Refusals of a hello that no later hello will mend. */
const FINAL: ReadonlySet<string> = new Set([
  'no-such-table',
  'other-version',
  'content-missing',
  'match-set-aside',
  'bad-message',
  'banned',
  'banned-for-good',
  'address-banned',
]);

export function newLine(code: string, seat: Seat | null, stops: object | null, talk: TalkWish = 'off'): LineState {
  return {
    code,
    seat,
    table: null,
    update: null,
    picture: null,
    clock: null,
    events: [],
    cuts: [],
    takenBack: null,
    last: null,
    seen: 0,
    held: false,
    move: null,
    problem: null,
    gone: false,
    offline: false,
    open: false,
    lastId: 0,
    hello: 0,
    welcome: 'none',
    fresh: false,
    late: false,
    pinged: false,
    lookingBack: [],
    stops,
    stopsTold: null,
    talk,
    said: [],
    moderated: null,
  };
}

/** What may be chosen now; nothing while a move is on its way. */
export function choicesIn({ held, move, update }: LineState): readonly Choice[] {
  return held || move !== null || update === null ? [] : update.choices;
}

/** The line after it was told something, and what it does about it. */
export function step(state: LineState, told: Told): Step {
  switch (told.kind) {
    case 'opened':
      return opened(state);
    case 'closed':
      return closed(state);
    case 'heard':
      if (state.gone) return quiet(state);
      return told.message === null ? mend(state) : heard(state, told.message);
    case 'beat':
      return beat(state);
    case 'woken':
      return state.open && !state.gone ? say({ ...state, pinged: true }, { type: 'ping' }) : quiet(state);
    case 'stops':
      return tellStops({ ...state, stops: told.stops });
    case 'hear':
      return listen(state, told.talk);
    case 'choose':
      return choose(state, told.choice);
    case 'request':
      return state.open
        ? say({ ...state, problem: null }, told.message)
        : quiet({ ...state, problem: { refused: 'no-connection' } });
    case 'earlier':
      return lookBack(state, told.before, told.asker);
    case 'leave':
      return { state: { ...state, gone: true }, deeds: [{ kind: 'close' }] };
  }
}

const quiet = (state: LineState): Step => ({ state, deeds: [] });

/** One thing after another. */
function then({ state, deeds }: Step, next: (state: LineState) => Step): Step {
  const after = next(state);
  return { state: after.state, deeds: [...deeds, ...after.deeds] };
}

/** Says it, if there is anybody to hear it; the number of the message is `lastId` then. */
function say(state: LineState, message: ClientMessage): Step {
  const id = state.lastId + 1;
  return { state: { ...state, lastId: id }, deeds: state.open ? [{ kind: 'say', message: { id, ...message } }] : [] };
}

/** Whoever knows nothing yet wants only the last of a long story. */
function sayHello(state: LineState): Step {
  const { code, seat, last, talk } = state;
  const past = last === null ? { last: TAIL } : { since: last };
  const eyes = seat === null ? {} : { seat };
  const ears = talk === 'off' ? {} : { talk };
  const said = say(state, { type: 'hello', table: code, ...eyes, ...past, ...ears, changes: true });
  const { lastId: hello } = said.state;
  return { ...said, state: { ...said.state, hello, welcome: 'said', fresh: last === null, late: false } };
}

/** Something is missing or came out of turn: the hello fetches it. One that is on its way will do. */
function mend(state: LineState): Step {
  const onItsWay = state.welcome === 'said' || state.welcome === 'accepted';
  return onItsWay ? quiet({ ...state, late: true }) : sayHello(state);
}

function sendMove(state: LineState, move: Move): Step {
  const { match, seq, choice } = move;
  const said = say(state, { type: 'move', match, seq, choice });
  return { ...said, state: { ...said.state, move: { ...move, id: said.state.lastId, accepted: false } } };
}

/** They are the person's, so one line of theirs tells them, as soon as they sit and again whenever they change. */
function tellStops(state: LineState): Step {
  const { seat, stops, stopsTold, table, open } = state;
  const seated = (table?.yours.length ?? 0) > 0;
  if (!open || seat !== null || stops === null || stops === stopsTold || !seated) return quiet(state);
  return say({ ...state, stopsTold: stops }, { type: 'stops', stops });
}

/** A line that is closed says it with its next hello. Whoever wishes to hear nothing has heard nothing. */
function listen(state: LineState, talk: TalkWish): Step {
  if (talk === state.talk) return quiet(state);
  const now = { ...state, talk, ...(talk === 'off' ? { said: [] } : {}) };
  return state.open ? say(now, { type: 'hear', talk }) : quiet(now);
}

/** Numbers rise, and what has come twice was said once. */
function listened(state: LineState, { said, whole }: TalkTold): LineState {
  if (state.talk === 'off') return state;
  if (whole) return { ...state, said };
  const last = state.said.at(-1)?.number ?? 0;
  const fresh = said.filter(({ number }) => number > last);
  return fresh.length === 0 ? state : { ...state, said: [...state.said, ...fresh].slice(-TALK_KEPT) };
}

/** A move that got no answer is sent again as it was: it is played once. */
function sayAgain(state: LineState): Step {
  const { move } = state;
  const said = sayHello(state);
  return move === null ? said : then(said, (after) => sendMove(after, move));
}

function opened(state: LineState): Step {
  return sayAgain({ ...state, open: true, offline: false, pinged: false, stopsTold: null });
}

function closed(state: LineState): Step {
  return {
    state: { ...state, open: false, offline: !state.gone, lookingBack: [] },
    deeds: state.lookingBack.map(({ asker }) => ({ kind: 'tell', asker, events: null })),
  };
}

/** Silence since the last beat is a dead connection. What has had no answer for a whole beat is said again. */
function beat(state: LineState): Step {
  if (!state.open || state.gone) return quiet(state);
  if (state.pinged) return { state: { ...state, pinged: false }, deeds: [{ kind: 'reconnect' }] };
  const pinged = say({ ...state, pinged: true, late: isWaiting(state) }, { type: 'ping' });
  return state.late ? then(pinged, sayAgain) : pinged;
}

const isWaiting = ({ welcome, move }: LineState): boolean => welcome !== 'done' || (move !== null && !move.accepted);

function choose(state: LineState, choice: Choice): Step {
  const { update } = state;
  if (update === null || !choicesIn(state).includes(choice)) return quiet(state);
  return sendMove(state, { id: 0, match: update.match, seq: update.seq, choice, accepted: false });
}

function lookBack(state: LineState, before: number, asker: number): Step {
  if (!state.open) return { state, deeds: [{ kind: 'tell', asker, events: null }] };
  const said = say(state, { type: 'past', before });
  const { lastId: id, lookingBack } = said.state;
  return { ...said, state: { ...said.state, lookingBack: [...lookingBack, { id, asker }] } };
}

/** The past that was asked for has come, or will not come; null if nobody has asked. */
function lookedBack(state: LineState, re: number | undefined, events: readonly NumberedEvent[] | null): Step | null {
  const asked = state.lookingBack.find(({ id }) => id === re);
  if (asked === undefined) return null;
  const lookingBack = state.lookingBack.filter((one) => one !== asked);
  // What was taken back is known from what came later.
  const cuts = [...state.cuts, ...cutsIn(events ?? [])];
  const held = events === null ? null : uncut(events, cuts);
  return { state: { ...state, lookingBack, cuts }, deeds: [{ kind: 'tell', asker: asked.asker, events: held }] };
}

function heard(state: LineState, message: ServerMessage): Step {
  switch (message.type) {
    case 'table':
      return then(sitAt(state, message.table), tellStops);
    case 'events':
      return happened(seeing(state, message.events), message.events);
    case 'update':
      return renew(seeing(state, message.events), message);
    case 'accepted':
      return quiet(accepted(state, message.re));
    case 'refused':
      return lookedBack(state, message.re, null) ?? refuse(state, message);
    case 'past':
      return lookedBack(state, message.re, message.events) ?? quiet(state);
    case 'clock':
      return quiet({ ...state, clock: message });
    case 'talk':
      return quiet(listened(state, message));
    case 'moderated':
      return quiet({ ...state, moderated: message });
    case 'pong':
      return quiet({ ...state, pinged: false });
  }
}

function accepted(state: LineState, re: number | undefined): LineState {
  const { hello, welcome, move } = state;
  if (re === hello && welcome === 'said') return { ...state, welcome: 'accepted' };
  return move !== null && re === move.id ? { ...state, move: { ...move, accepted: true } } : state;
}

function refuse(state: LineState, { re, code, params }: Refused): Step {
  const { hello, move, table } = state;
  const said = refusal(code, params);
  if (re === hello && FINAL.has(code))
    return { state: { ...state, gone: true, problem: said }, deeds: [{ kind: 'close' }] };
  const told = !TOO_LATE.has(code) || (table?.devices ?? 0) > 0;
  return quiet({
    ...state,
    problem: told ? said : state.problem,
    move: move !== null && re === move.id ? null : move,
    // A hello that was refused, or a message that was never read: the next beat tries again.
    late: state.late || re === hello || re === undefined,
    welcome: re === hello ? 'none' : state.welcome,
  });
}

function sitAt(state: LineState, table: TableInfo): Step {
  const before = state.table;
  // No update follows a hello in the lobby: the first comes when the match begins.
  const begins = table.status === 'lobby' && state.welcome === 'accepted';
  // Nothing has happened yet, so whoever is here now knows the whole story.
  const now = { ...state, table, ...(begins ? { welcome: 'done' as const, last: state.last ?? 0 } : {}) };
  if (table.status === 'aside') return quiet({ ...now, gone: true, problem: refusal('match-set-aside') });
  const otherEyes = before !== null && before.status !== 'lobby' && before.you !== table.you;
  return otherEyes ? forget(now) : quiet(now);
}

/** What was known is of other eyes: the seat has changed hands. */
function forget(state: LineState): Step {
  return sayHello({ ...state, update: null, picture: null, cuts: [], last: null, seen: 0, move: null, held: false });
}

function seeing(state: LineState, events: readonly NumberedEvent[]): LineState {
  const number = events.at(-1)?.number ?? 0;
  return number > state.seen ? { ...state, seen: number } : state;
}

/** Those that are new, or null if one was missed: numbers have no gaps. */
function freshOf(last: number, events: readonly NumberedEvent[]): readonly NumberedEvent[] | null {
  const fresh = events.filter(({ number }) => number > last);
  return fresh.every(({ number }, i) => number === last + 1 + i) ? fresh : null;
}

/** Knows these events too; null if one before them was missed. */
function add(state: LineState, events: readonly NumberedEvent[]): LineState | null {
  const { last, welcome } = state;
  if (last === null) {
    // What comes before the story has begun comes again with its beginning.
    if (welcome !== 'accepted' || !state.fresh) return state;
    const cuts = cutsIn(events);
    return { ...state, events: uncut(events, cuts), cuts, takenBack: null, last: events.at(-1)?.number ?? 0 };
  }
  const fresh = freshOf(last, events);
  if (fresh === null) return null;
  if (fresh.length === 0) return state;
  const more = cutsIn(fresh);
  const cuts = more.length === 0 ? state.cuts : [...state.cuts, ...more];
  const held = uncut([...state.events, ...fresh], more);
  const takenBack = more.at(-1)?.seat ?? null;
  return { ...state, events: tailOf(held), cuts, takenBack, last: fresh.at(-1)?.number ?? last };
}

/** News are no answer to a hello that was lost or refused: it stays to be said again. */
const stillLate = ({ late, welcome }: LineState): boolean => late && welcome !== 'done';

function happened(state: LineState, events: readonly NumberedEvent[]): Step {
  const after = add(state, events);
  if (after === null) return mend(state);
  // What is known already has come twice, and holds nothing up.
  const held = after !== state || state.last === null || state.held;
  return quiet({ ...after, held, late: stillLate(state) });
}

function renew(state: LineState, message: Update): Step {
  const { update, picture, welcome, move } = state;
  // Counts only grow: it came late. The answer to a hello is believed, whatever was known before.
  if (welcome !== 'accepted' && update?.match === message.match && message.seq < update.seq) return mend(state);
  const next = pictureAfter(picture, message);
  const after = next === null ? null : add(state, message.events);
  // Whoever says hello is shown everything: what tells only of changes is not the answer, which has come before its turn.
  const isAnother = welcome === 'accepted' && !('view' in message);
  // Events were missed and this brings none: it was told for another reason, and is not what the hello asked for.
  const isShort = (after?.last ?? state.seen) < state.seen;
  // The events of this update come again with the whole picture.
  if (next === null || after === null || isAnother || isShort) return mend(state);
  return quiet({
    ...after,
    picture: next,
    update: message,
    held: false,
    welcome: welcome === 'accepted' ? 'done' : welcome,
    late: welcome !== 'accepted' && stillLate(state),
    // A position later than the move's own: it was played, or it came too late.
    move: move !== null && message.seq !== move.seq ? null : move,
    problem: null,
  });
}
