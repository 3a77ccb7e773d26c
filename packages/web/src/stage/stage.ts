// The stage as a function: the table as told so far, and what it is told, give the table as told then. What happens is shown
// before what has come of it, so nothing here ever looks past the event that is being shown. Clock and hands are in use-stage.ts.
import type { Happening } from '@wyrmtable/kernel';
import type { Speed } from '../games/contract.ts';
import type { NumberedEvent, TableSnapshot } from '../table/port.ts';
import { lasting, timeFor } from './beats.ts';

/** A game's view after one more event, made of that event alone; what an event does not say stays as it was. */
export type Telling = (view: object, event: Happening) => object;

/** What the table said at once: the events, and how it stands after them. */
export interface Act {
  readonly events: readonly NumberedEvent[];
  readonly after: TableSnapshot;
  /** The view after them; null where the table has told the events and not yet what has come of them. */
  readonly view: object | null;
}

/** The event being shown. */
export interface Beat extends NumberedEvent {
  readonly ms: number;
  /** After so long it has come true: dice lie, and what they show may be told. */
  readonly lands: number;
  readonly landed: boolean;
  /** When it began: whatever is drawn late has to be over in time all the same. */
  readonly begun: number;
}

/** A stretch of the story that can be told again: how the table stood before its acts, and the first event of it. */
export interface Chapter {
  readonly from: TableSnapshot;
  readonly acts: readonly Act[];
  readonly first: number;
}

export interface Stage {
  /** The table as it is. */
  readonly present: TableSnapshot;
  /** The table as told so far; the present itself when everything has been. */
  readonly shown: TableSnapshot;
  /** What is yet to be told; the first of them is being told. */
  readonly acts: readonly Act[];
  readonly beat: Beat | null;
  /** The beat is over and everything told, but somebody else is about to go on: it stays in sight for a moment. */
  readonly lull: boolean;
  /** The last event that has begun, for those of its kind that follow. */
  readonly last: Happening | null;
  /** Milliseconds told of this turn since anybody here was asked. */
  readonly sofar: number;
  /** Milliseconds of the beat that are left, as of `since`. */
  readonly left: number;
  readonly since: number;
  readonly speed: Speed;
  /** Something is told again because somebody asked: at some speed, whatever the settings say. */
  readonly again: boolean;
  /** The table's own view is of before the last events. */
  readonly ahead: boolean;
  readonly paused: boolean;
  readonly hurried: boolean;
  /** Nobody is looking: the story waits. */
  readonly away: boolean;
  /** The turn before this one, and this one. */
  readonly chapters: readonly Chapter[];
  /** What happened while nobody looked, until it is told or waved away. */
  readonly missed: Chapter | null;
}

export type Told =
  | { readonly kind: 'heard'; readonly snapshot: TableSnapshot; readonly now: number }
  | { readonly kind: 'time'; readonly now: number }
  /** Somebody wants to be in the present. */
  | { readonly kind: 'press' }
  | { readonly kind: 'speed'; readonly speed: Speed; readonly now: number }
  | { readonly kind: 'pause'; readonly paused: boolean; readonly now: number }
  | { readonly kind: 'hurry'; readonly hurried: boolean; readonly now: number }
  | { readonly kind: 'away'; readonly away: boolean; readonly now: number }
  /** Show me that again: the last turn, and what has come since. */
  | { readonly kind: 'again'; readonly now: number }
  /** Show me what I have missed; or never mind. */
  | { readonly kind: 'missed'; readonly wanted: boolean; readonly now: number };

/** Held down, the story runs so much faster. */
const HURRY = 4;
/** Whoever comes back to more than this is told it in a few lines first. */
const LONG_MS = 8000;
/** With so much still to be told, what is told is told faster. */
const BUSY_MS = 12_000;
const BUSY = 2.5;
/** Longer than bots take, here and on a server: between two of their moves the table must not seem to be done. */
const LULL_MS = 1000;

export function newStage(snapshot: TableSnapshot, speed: Speed): Stage {
  return {
    present: snapshot,
    shown: snapshot,
    acts: [],
    beat: null,
    lull: false,
    last: null,
    sofar: 0,
    left: 0,
    since: 0,
    speed,
    again: false,
    ahead: false,
    paused: false,
    hurried: false,
    away: false,
    chapters: [],
    missed: null,
  };
}

/** Something is still to be told. */
export const isTelling = ({ acts, beat }: Stage): boolean => acts.length > 0 || beat !== null;

/** The newest event that may be spoken of. */
export function toldIn({ shown, beat }: Stage): number {
  const newest = shown.events.at(-1)?.number ?? -1;
  return beat === null || beat.landed ? newest : beat.number - 1;
}

/** When time has to be told next; null when nothing waits for it. */
export function dueIn(stage: Stage): number | null {
  if (stage.beat === null || stage.paused || stage.away) return null;
  return stage.since + stage.left / rateOf(stage);
}

export const rateOf = ({ hurried }: Stage): number => (hurried ? HURRY : 1);

export function step(stage: Stage, told: Told, tell: Telling): Stage {
  switch (told.kind) {
    case 'heard':
      return heard(stage, told.snapshot, told.now, tell);
    case 'time': {
      const due = dueIn(stage);
      return due === null || told.now < due ? stage : goOn(stage, told.now, tell);
    }
    case 'press':
      return isTelling(stage) ? atPresent(stage, tell) : stage;
    case 'speed':
      return told.speed === 'off' && stage.speed !== 'off'
        ? { ...atPresent(stage, tell), speed: told.speed }
        : { ...atClock(stage, told.now), speed: told.speed };
    case 'pause':
      return { ...atClock(stage, told.now), paused: told.paused };
    case 'hurry':
      return { ...atClock(stage, told.now), hurried: told.hurried };
    case 'away':
      return told.away ? { ...atClock(stage, told.now), away: true } : comeBack(stage, told.now, tell);
    case 'again': {
      const [chapter] = stage.chapters;
      return chapter === undefined
        ? stage
        : replay(stage, { ...chapter, acts: stage.chapters.flatMap(({ acts }) => acts) }, told.now, tell);
    }
    case 'missed':
      if (stage.missed === null) return stage;
      return told.wanted ? replay(stage, stage.missed, told.now, tell) : { ...stage, missed: null };
  }
}

/** The time that is left, reckoned anew before the clock runs at another rate. */
function atClock(stage: Stage, now: number): Stage {
  const runs = stage.beat !== null && !stage.paused && !stage.away;
  const left = runs ? Math.max(0, stage.left - (now - stage.since) * rateOf(stage)) : stage.left;
  return { ...stage, left, since: now };
}

const speedOf = ({ speed, again }: Stage): Speed => (again && speed === 'off' ? 'normal' : speed);

/** Everything has been told. */
function atPresent(before: Stage, tell: Telling): Stage {
  const { beat } = before;
  let stage = beat === null || beat.landed ? before : { ...before, shown: after(before.shown, beat.event, tell) };
  for (const act of stage.acts) {
    for (const { event } of act.view === null ? act.events : [])
      stage = { ...stage, shown: after(stage.shown, event, tell) };
    stage = over(stage, act);
  }
  return atEnd({ ...stage, acts: [], beat: null });
}

/** Nothing is left to tell: the table as it is, or as it has said that it will be. */
function atEnd(stage: Stage): Stage {
  const { present, shown, ahead } = stage;
  const rested = { ...stage, beat: null, lull: false, sofar: 0, again: false, paused: false, hurried: false };
  return { ...rested, shown: ahead ? { ...present, view: shown.view } : present };
}

/** Nothing of what was told counts any more. */
const anew = (stage: Stage, present: TableSnapshot): Stage =>
  atEnd({ ...stage, present, acts: [], ahead: false, chapters: [], missed: null });

const newestOf = ({ events }: TableSnapshot): number => events.at(-1)?.number ?? -1;

/** Do these events go on from those? Other eyes may have other numbers; something taken back has fewer. */
function goesOn(before: TableSnapshot, after: TableSnapshot): boolean {
  if (before.view === null || after.view === null || newestOf(after) < newestOf(before)) return false;
  if (before.watcher === after.watcher) return true;
  const last = before.events.at(-1);
  return (
    last === undefined || after.events.find(({ number }) => number === last.number)?.event.kind === last.event.kind
  );
}

function heard(stage: Stage, snapshot: TableSnapshot, now: number, tell: Telling): Stage {
  const { present, acts } = stage;
  if (snapshot === present) return stage;
  if (snapshot.leapt || !goesOn(present, snapshot)) return anew(stage, snapshot);
  const known = newestOf(present);
  const events = snapshot.events.filter(({ number }) => number > known);
  const next = { ...stage, present: snapshot };
  const view = snapshot.view === present.view ? null : snapshot.view;
  if (events.length === 0) {
    if (!isTelling(stage)) return atEnd({ ...next, ahead: stage.ahead && view === null });
    // Nothing happened, but the table has more to say of how it stands after the last thing that did.
    const last = acts.at(-1) ?? { events: [], view: null };
    const kept = { ...last, after: snapshot, view: view ?? last.view };
    return goOnFrom({ ...next, acts: [...acts.slice(0, -1), kept], shown: cut(next, stage.shown) }, now, tell);
  }
  const act: Act = { events, after: snapshot, view };
  const chapters = chaptersAfter(stage, act);
  if (speedOf(stage) === 'off') return atPresent({ ...next, chapters, acts: [act] }, tell);
  const queued = { ...next, chapters, acts: [...acts, act], shown: cut(next, stage.shown) };
  return goOnFrom(queued, now, tell);
}

/** Something has been queued: whatever only lay there until it came makes room. */
function goOnFrom(queued: Stage, now: number, tell: Telling): Stage {
  const { beat, lull, paused, away } = queued;
  const waits = beat === null || (lull && !paused);
  return waits && !away ? begin({ ...queued, beat: null }, now, tell, beat) : queued;
}

/** Parts of a match that one would want to see again as a whole begin with these. */
const OPENINGS: ReadonlySet<string> = new Set(['turn', 'region', 'scenario']);

/** How many of them begin in that stretch. */
export const turnsIn = ({ acts, first }: Chapter): number =>
  acts.flatMap(({ events }) => events).filter(({ number, event }) => number >= first && OPENINGS.has(event.kind))
    .length;

function chaptersAfter({ chapters, present }: Stage, act: Act): readonly Chapter[] {
  const opening = act.events.findLast(({ event }) => OPENINGS.has(event.kind));
  const current = chapters.at(-1);
  if (opening !== undefined) return [...chapters.slice(-1), { from: present, acts: [act], first: opening.number }];
  return current === undefined ? [] : [...chapters.slice(0, -1), { ...current, acts: [...current.acts, act] }];
}

/** The table as it was told last, with what is true at once (who is there, whether the line holds) and nothing to choose. */
function cut({ present }: Stage, told: TableSnapshot): TableSnapshot {
  const { view, watcher, events, outcome, status } = told;
  return {
    ...present,
    view,
    watcher,
    events,
    outcome,
    status: present.status === 'over' ? status : present.status,
    choices: [],
    canUndo: false,
    resting: false,
    waitsForWord: false,
  };
}

/** A bot moves next, at a table where somebody plays: it will not be long. */
function botMoves({ view, seats, status }: TableSnapshot): boolean {
  if (view === null || status !== 'playing' || !('toMove' in view) || typeof view.toMove !== 'number') return false;
  return typeof seats[view.toMove]?.bot === 'string' && seats.some(({ mine }) => mine);
}

/** Everything has been told; the last beat stays while the bot that moves next makes up its mind. */
function rest(stage: Stage, last: Beat | null, now: number): Stage {
  if (last === null || stage.ahead || !botMoves(stage.present)) return atEnd(stage);
  return { ...stage, beat: last, lull: true, left: LULL_MS, since: now };
}

/** The next beat after that one, and after everything that needs no time. */
function begin(before: Stage, now: number, tell: Telling, last: Beat | null = null): Stage {
  let stage = before;
  for (;;) {
    const [act] = stage.acts;
    if (act === undefined) return rest(stage, last, now);
    const [event] = act.events;
    if (event === undefined) {
      stage = { ...over(stage, act), acts: stage.acts.slice(1) };
      continue;
    }
    const sofar = OPENINGS.has(event.event.kind) ? 0 : stage.sofar;
    const { ms, lands } = lasting(stage.present.game, event.event, stage.last, speedOf(stage), sofar);
    stage = {
      ...stage,
      sofar: sofar + ms,
      acts: [{ ...act, events: act.events.slice(1) }, ...stage.acts.slice(1)],
      shown: { ...stage.shown, events: upTo(stage, event.number) },
      last: event.event,
    };
    if (lands === 0) stage = { ...stage, shown: after(stage.shown, event.event, tell) };
    if (ms === 0) continue;
    const pace = timeLeft(stage) > BUSY_MS ? 1 / BUSY : 1;
    const beat = { ...event, ms: ms * pace, lands: lands * pace, landed: lands === 0, begun: now };
    return { ...stage, beat, lull: false, left: lands === 0 ? beat.ms : beat.lands, since: now };
  }
}

/** What the acts will take that are still to come. */
const timeLeft = (stage: Stage): number =>
  stage.acts.reduce(
    (sum, { events }) =>
      sum +
      timeFor(
        stage.present.game,
        events.map(({ event }) => event),
        speedOf(stage),
      ),
    0,
  );

const after = (shown: TableSnapshot, event: Happening, tell: Telling): TableSnapshot =>
  shown.view === null ? shown : { ...shown, view: tell(shown.view, event) };

const upTo = ({ present }: Stage, number: number): readonly NumberedEvent[] =>
  present.events.filter((event) => event.number <= number);

/** The act is over: what its events have not said is seen now. */
function over(stage: Stage, { after: { watcher, outcome, status }, view }: Act): Stage {
  const shown = cut(stage, { ...stage.shown, view: view ?? stage.shown.view, watcher, outcome, status });
  return { ...stage, shown, ahead: view === null };
}

/** The beat has come to its landing, or to its end. */
function goOn(stage: Stage, now: number, tell: Telling): Stage {
  const { beat, lull } = stage;
  if (beat === null || beat.landed) return begin({ ...stage, beat: null }, now, tell, lull ? null : beat);
  const shown = after(stage.shown, beat.event, tell);
  return { ...stage, shown, beat: { ...beat, landed: true }, left: beat.ms - beat.lands, since: now };
}

/** Tells a stretch again, from how the table stood then; what has happened since follows. */
function replay(stage: Stage, { from, acts, first }: Chapter, now: number, tell: Telling): Stage {
  let shown = cut(stage, from);
  const told = acts.map((act) => {
    for (const { number, event } of act.events) if (number < first) shown = after(shown, event, tell);
    return { ...act, events: act.events.filter(({ number }) => number >= first) };
  });
  const set = { ...stage, acts: told, shown: { ...shown, events: upTo(stage, first - 1) }, beat: null, last: null };
  return begin({ ...set, again: true, paused: false, hurried: false, missed: null }, now, tell);
}

/** A little is told now; more than that is offered. */
function comeBack(stage: Stage, now: number, tell: Telling): Stage {
  const back = { ...stage, away: false, since: now };
  if (timeLeft(stage) > LONG_MS) {
    const first = stage.acts.flatMap(({ events }) => events)[0]?.number ?? 0;
    return { ...atPresent(back, tell), missed: { from: stage.shown, acts: stage.acts, first } };
  }
  return back.beat === null && back.acts.length > 0 ? begin(back, now, tell) : back;
}
