// One line to the server, told by hand what connection, server, clock and person tell it.
import type { ClientMessage, ServerMessage, TableInfo, Update } from '@wyrmtable/wire';
import { describe, expect, test } from 'vitest';
import { choicesIn, type Deed, type LineState, newLine, step, type Told } from '../src/table/remote/line.ts';

const TABLE: TableInfo = {
  id: 'h4k9tw',
  game: 'dragon-farkle',
  version: '1',
  status: 'playing',
  options: {},
  seats: [],
  you: 0,
  yours: [0],
  sides: [0, 1],
  resting: false,
  waitsForWord: false,
  devices: 0,
  seedKnown: [],
  host: true,
  listed: false,
  watchers: 0,
  commitment: '',
  pledge: null,
  seed: null,
  outcome: null,
  next: null,
};

const events = (...numbers: number[]) => numbers.map((number) => ({ number, event: { kind: `event ${number}` } }));
const hear = (message: ServerMessage | null): Told => ({ kind: 'heard', message });
const table = (more: Partial<TableInfo> = {}): Told => hear({ type: 'table', table: { ...TABLE, ...more } });
const accepted = (re: number): Told => hear({ type: 'accepted', re });
const refused = (code: string, re?: number): Told =>
  hear({ type: 'refused', code, params: {}, ...(re === undefined ? {} : { re }) });

type News = Partial<Pick<Update, 'seq' | 'events' | 'choices' | 'outcome'>>;
const base = { type: 'update', match: 'h4k9tw', seq: 5, events: [], choices: [], outcome: null } as const;
const whole = (picture: number, news: News = {}): Told => hear({ ...base, ...news, picture, view: { turn: picture } });
const change = (picture: number, news: News = {}): Told =>
  hear({ ...base, ...news, picture, change: { turn: [picture] } });

interface Run {
  readonly state: LineState;
  readonly deeds: readonly Deed[];
}

/** Tells one thing after another; keeps what the last one led to. */
function told(state: LineState, ...all: readonly Told[]): Run {
  let run: Run = { state, deeds: [] };
  for (const one of all) run = step(run.state, one);
  return run;
}

const said = ({ deeds }: Run): ClientMessage[] => deeds.flatMap((deed) => (deed.kind === 'say' ? [deed.message] : []));
const numbers = ({ events: known }: LineState): number[] => known.map(({ number }) => number);

const fresh = newLine('h4k9tw', null, null);
/** Has said hello (message 1) and knows events 1 to 3, picture 4; may choose 7 or 9 at count 5. */
const seated = told(
  fresh,
  { kind: 'opened' },
  accepted(1),
  table(),
  whole(4, { events: events(1, 2, 3), choices: [7, 9] }),
).state;

describe('coming to the table', () => {
  test('whoever knows nothing asks for the last of the story, and whoever comes back for what they lack', () => {
    expect(said(told(fresh, { kind: 'opened' }))).toEqual([
      { id: 1, type: 'hello', table: 'h4k9tw', last: 1000, changes: true },
    ]);
    expect(said(told(seated, { kind: 'closed' }, { kind: 'opened' }))).toEqual([
      { id: 2, type: 'hello', table: 'h4k9tw', since: 3, changes: true },
    ]);
    expect(said(told(newLine('h4k9tw', 2, null), { kind: 'opened' }))).toMatchObject([{ seat: 2 }]);
  });

  test('the story begins with the answer to the hello, not with what was said before', () => {
    const early = told(fresh, { kind: 'opened' }, whole(3, { events: events(8) })).state;
    expect(numbers(early)).toEqual([]);
    expect(early.picture?.view).toEqual({ turn: 3 });
    const begun = told(early, accepted(1), whole(3, { events: events(6, 7, 8) })).state;
    expect(numbers(begun)).toEqual([6, 7, 8]);
  });

  test('an answer that overtakes its acceptance is asked for again: changes alone never begin a story', () => {
    const early = told(fresh, { kind: 'opened' }, whole(3, { events: events(6, 7, 8) }), accepted(1)).state;
    const late = told(early, change(4)).state;
    expect(late.last).toBeNull();
    const asked = told(late, { kind: 'beat' });
    expect(said(asked)).toContainEqual({ id: 3, type: 'hello', table: 'h4k9tw', last: 1000, changes: true });
    expect(numbers(told(asked.state, accepted(3), whole(4, { events: events(6, 7, 8) })).state)).toEqual([6, 7, 8]);
  });

  test('a match that was begun long ago is told from where its answer begins, whatever the table said before that', () => {
    const late = { events: events(6, 7, 8), choices: [7] };
    const begun = told(fresh, { kind: 'opened' }, accepted(1), table(), whole(4, late));
    expect(numbers(begun.state)).toEqual([6, 7, 8]);
    expect(begun.deeds).toEqual([]);
    // The lobby was seen before the hello was answered, and the answer is of the match.
    const hurried = told(fresh, { kind: 'opened' }, table({ status: 'lobby' }), accepted(1), table(), whole(4, late));
    expect(numbers(hurried.state)).toEqual([6, 7, 8]);
    expect(hurried.deeds).toEqual([]);
  });

  test('a whole picture that brings none of the events that were missed is not what the hello asked for', () => {
    // The answer came before its acceptance, so changes are not believed and their events are let go.
    const early = told(seated, { kind: 'closed' }, { kind: 'opened' }, whole(4), accepted(2)).state;
    const missed = told(early, change(5, { seq: 6, events: events(4, 5) })).state;
    expect(missed.last).toBe(3);
    // The match ends: everybody is shown all of it, with nothing that has happened since.
    const over = told(missed, whole(6, { seq: 6 }));
    expect(over.state.picture?.number).not.toBe(6);
    const asked = told(over.state, { kind: 'beat' });
    expect(said(asked)).toContainEqual({ id: 4, type: 'hello', table: 'h4k9tw', since: 3, changes: true });
    const whole6 = whole(6, { seq: 6, events: events(4, 5) });
    expect(numbers(told(asked.state, accepted(4), whole6).state)).toEqual([1, 2, 3, 4, 5]);
  });

  test('what is damaged while the hello is on its way is asked for at the next beat', () => {
    const odd = told(fresh, { kind: 'opened' }, hear(null));
    expect(odd.deeds).toEqual([]);
    expect(said(told(odd.state, { kind: 'beat' })).map(({ type }) => type)).toEqual(['ping', 'hello']);
  });

  test('a past in pages begins it too, and the update goes on from there', () => {
    const paged = told(
      fresh,
      { kind: 'opened' },
      accepted(1),
      hear({ type: 'events', match: 'h4k9tw', events: events(1, 2) }),
    );
    const then = told(paged.state, whole(4, { events: events(3), choices: [7] })).state;
    expect(numbers(then)).toEqual([1, 2, 3]);
    expect(choicesIn(then)).toEqual([7]);
  });

  test('a hello refused for good ends the line; one refused for now is said again at the next beat', () => {
    const gone = told(fresh, { kind: 'opened' }, refused('no-such-table', 1));
    expect(gone.state).toMatchObject({ gone: true, problem: { refused: 'no-such-table' } });
    expect(gone.deeds).toEqual([{ kind: 'close' }]);
    expect(told(gone.state, whole(4)).state.picture).toBeNull();
    const full = told(fresh, { kind: 'opened' }, refused('table-full-of-watchers', 1));
    expect(full.state).toMatchObject({ gone: false, problem: { refused: 'table-full-of-watchers' } });
    expect(said(told(full.state, { kind: 'beat' })).map(({ type }) => type)).toEqual(['ping', 'hello']);
  });

  test('a hello that was refused for now is said again also where news come in between', () => {
    const early = told(fresh, { kind: 'opened' }, refused('storage-failed', 1), whole(1), change(2, { seq: 6 })).state;
    expect(early.last).toBeNull();
    expect(
      said(told(early, hear({ type: 'events', match: 'h4k9tw', events: events(1) }), { kind: 'beat' })),
    ).toContainEqual({ id: 3, type: 'hello', table: 'h4k9tw', last: 1000, changes: true });
  });

  test('a refusal that is of another message does not end the line', () => {
    expect(told(seated, refused('bad-message', 44)).state.gone).toBe(false);
  });

  test('a match that was set aside ends it', () => {
    expect(told(seated, table({ status: 'aside' })).state).toMatchObject({
      gone: true,
      problem: { refused: 'match-set-aside' },
    });
  });
});

describe('following the match', () => {
  test('changes and events follow one another', () => {
    const after = told(seated, change(5, { seq: 7, events: events(4, 5), choices: [2] })).state;
    expect(after.picture?.view).toEqual({ turn: 5 });
    expect(numbers(after)).toEqual([1, 2, 3, 4, 5]);
    expect(choicesIn(after)).toEqual([2]);
  });

  test('a gap in the events, a picture that was missed, and what cannot be read are asked for once, and nothing is guessed', () => {
    for (const odd of [change(5, { seq: 8, events: events(5) }), change(6, { seq: 8 }), hear(null)]) {
      const after = told(seated, odd);
      expect(said(after)).toEqual([{ id: 2, type: 'hello', table: 'h4k9tw', since: 3, changes: true }]);
      expect(after.state.picture?.view).toEqual({ turn: 4 });
      expect(numbers(after.state)).toEqual([1, 2, 3]);
      expect(told(after.state, odd).deeds).toEqual([]);
      const mended = told(after.state, accepted(2), whole(9, { seq: 9, events: events(4, 5, 6) })).state;
      expect(numbers(mended)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('what comes twice is told once and holds nothing up', () => {
    const again = told(seated, hear({ type: 'events', match: 'h4k9tw', events: events(2, 3) })).state;
    expect(numbers(again)).toEqual([1, 2, 3]);
    expect(choicesIn(again)).toEqual([7, 9]);
  });

  test('an update that comes late does not set the view back', () => {
    const later = told(seated, change(5, { seq: 8, events: events(4) })).state;
    const back = told(later, whole(4, { events: events(1, 2, 3), choices: [7, 9] })).state;
    expect(back.picture?.view).toEqual({ turn: 5 });
    expect(choicesIn(back)).toEqual([]);
  });

  test('while things happen that may be answered nothing can be chosen', () => {
    const held = told(seated, hear({ type: 'events', match: 'h4k9tw', events: events(4) })).state;
    expect(choicesIn(held)).toEqual([]);
    expect(choicesIn(told(held, change(5, { seq: 6, choices: [1] })).state)).toEqual([1]);
  });

  test('a server that numbers no pictures sends every one whole', () => {
    const after = told(seated, hear({ ...base, seq: 6, view: { turn: 40 } })).state;
    expect(after.picture?.view).toEqual({ turn: 40 });
  });

  test('only about the last thousand events are kept', () => {
    const many = Array.from({ length: 2100 }, (_, i) => i + 4);
    const after = told(seated, change(5, { seq: 3000, events: events(...many) })).state;
    expect(after.events).toHaveLength(1000);
    expect(after.last).toBe(2103);
  });
});

describe('moves', () => {
  const chosen = told(seated, { kind: 'choose', choice: 9 });

  test('carry the count they were made at, and no second one goes out before the first is done', () => {
    expect(said(chosen)).toEqual([{ id: 2, type: 'move', match: 'h4k9tw', seq: 5, choice: 9 }]);
    expect(choicesIn(chosen.state)).toEqual([]);
    expect(told(chosen.state, { kind: 'choose', choice: 7 }).deeds).toEqual([]);
    expect(told(seated, { kind: 'choose', choice: 8 }).deeds).toEqual([]);
  });

  test('are sent again as they were when the connection comes back, until the match has gone on', () => {
    const back = told(chosen.state, { kind: 'closed' }, { kind: 'opened' });
    expect(said(back)).toMatchObject([{ type: 'hello' }, { type: 'move', seq: 5, choice: 9 }]);
    const done = told(back.state, accepted(3), whole(5, { seq: 8, events: events(4, 5) })).state;
    expect(done.move).toBeNull();
    expect(said(told(done, { kind: 'closed' }, { kind: 'opened' }))).toMatchObject([{ type: 'hello' }]);
  });

  test('made without a connection go out with the next one', () => {
    const cut = told(seated, { kind: 'closed' }, { kind: 'choose', choice: 7 });
    expect(cut.deeds).toEqual([]);
    expect(said(told(cut.state, { kind: 'opened' }))).toMatchObject([{ type: 'hello' }, { type: 'move', choice: 7 }]);
  });

  test('that were accepted wait for what comes of them, also over an update of the same count', () => {
    const waiting = told(chosen.state, accepted(2), change(5, { events: [], choices: [] })).state;
    expect(waiting.move).toMatchObject({ accepted: true });
    expect(told(waiting, change(6, { seq: 9, events: events(4), choices: [3] })).state.move).toBeNull();
  });

  test('that were refused may be made anew; that they came too late is said only where other devices play along', () => {
    const late = told(chosen.state, refused('stale', 2)).state;
    expect(late).toMatchObject({ move: null, problem: null });
    expect(told(chosen.state, refused('illegal-choice', 2)).state.problem).toMatchObject({ refused: 'illegal-choice' });
    const devices = told(chosen.state, table({ devices: 1 }), refused('stale', 2)).state;
    expect(devices.problem).toMatchObject({ refused: 'stale' });
  });

  test('without an answer for a whole beat are said again, once', () => {
    const first = told(chosen.state, { kind: 'beat' }, hear({ type: 'pong' }));
    const second = told(first.state, { kind: 'beat' });
    expect(said(second).map(({ type }) => type)).toEqual(['ping', 'hello', 'move']);
    const calm = told(chosen.state, accepted(2), { kind: 'beat' }, hear({ type: 'pong' }), { kind: 'beat' });
    expect(said(calm).map(({ type }) => type)).toEqual(['ping']);
  });
});

describe('connection', () => {
  test('silence from one beat to the next is a dead connection', () => {
    const pinged = told(seated, { kind: 'beat' });
    expect(said(pinged)).toMatchObject([{ type: 'ping' }]);
    expect(told(pinged.state, { kind: 'beat' }).deeds).toEqual([{ kind: 'reconnect' }]);
    expect(said(told(pinged.state, hear({ type: 'pong' }), { kind: 'beat' }))).toMatchObject([{ type: 'ping' }]);
    expect(told(seated, { kind: 'closed' }, { kind: 'beat' }).deeds).toEqual([]);
  });

  test('whoever wakes up asks at once, whatever was asked before the sleep, and silence is a dead connection then too', () => {
    const asleep = told(seated, { kind: 'beat' }).state;
    const woken = told(asleep, { kind: 'woken' });
    expect(said(woken)).toMatchObject([{ type: 'ping' }]);
    expect(told(woken.state, { kind: 'beat' }).deeds).toEqual([{ kind: 'reconnect' }]);
    expect(told(woken.state, hear({ type: 'pong' })).state.pinged).toBe(false);
    expect(told(seated, { kind: 'closed' }, { kind: 'woken' }).deeds).toEqual([]);
  });

  test('a lobby has nothing to wait for', () => {
    const lobby = told(fresh, { kind: 'opened' }, accepted(1), table({ status: 'lobby' }));
    const beats = told(lobby.state, { kind: 'beat' }, hear({ type: 'pong' }), { kind: 'beat' });
    expect(said(beats).map(({ type }) => type)).toEqual(['ping']);
  });

  test('whoever waits in the lobby hears the story from its first event', () => {
    const lobby = told(fresh, { kind: 'opened' }, accepted(1), table({ status: 'lobby' }));
    const begun = told(lobby.state, table(), whole(1, { seq: 0 }), change(2, { seq: 2, events: events(1, 2) }));
    expect(numbers(begun.state)).toEqual([1, 2]);
    expect(said(told(begun.state, { kind: 'closed' }, { kind: 'opened' }))).toMatchObject([
      { type: 'hello', since: 2 },
    ]);
  });

  test('is said to be lost once it is, and not by whoever has left', () => {
    expect(seated.offline).toBe(false);
    expect(told(seated, { kind: 'closed' }).state.offline).toBe(true);
    expect(told(seated, { kind: 'leave' }, { kind: 'closed' }).state.offline).toBe(false);
    expect(told(seated, { kind: 'leave' }).deeds).toEqual([{ kind: 'close' }]);
  });

  test('what a person asks by hand goes out at once or is refused at once', () => {
    const sit: Told = { kind: 'request', message: { type: 'sit', seat: 1, name: 'Borys' } };
    expect(said(told(seated, sit))).toEqual([{ id: 2, type: 'sit', seat: 1, name: 'Borys' }]);
    const cut = told(seated, { kind: 'closed' }, sit);
    expect(cut.deeds).toEqual([]);
    expect(cut.state.problem).toEqual({ refused: 'no-connection' });
  });
});

describe('looking back', () => {
  const asked = told(seated, { kind: 'earlier', before: 3, asker: 12 });

  test('the events come to whoever asked, and change nothing else', () => {
    expect(said(asked)).toEqual([{ id: 2, type: 'past', before: 3 }]);
    const found = told(asked.state, hear({ type: 'past', re: 2, match: 'h4k9tw', events: events(1, 2) }));
    expect(found.deeds).toEqual([{ kind: 'tell', asker: 12, events: events(1, 2) }]);
    expect(numbers(found.state)).toEqual([1, 2, 3]);
    expect(told(found.state, hear({ type: 'past', re: 2, match: 'h4k9tw', events: [] })).deeds).toEqual([]);
  });

  test('whoever cannot be answered is told so', () => {
    const none = [{ kind: 'tell', asker: 12, events: null }];
    const no = told(asked.state, refused('other-version', 2));
    expect(no.deeds).toEqual(none);
    expect(no.state.problem).toBeNull();
    expect(told(asked.state, { kind: 'closed' }).deeds).toEqual(none);
    expect(told(fresh, { kind: 'earlier', before: 3, asker: 12 }).deeds).toEqual(none);
  });
});

describe('seats and stops', () => {
  test('when the seat changes hands, what was known is of other eyes', () => {
    const moved = told(seated, table({ you: 1 }));
    expect(said(moved)).toEqual([{ id: 2, type: 'hello', table: 'h4k9tw', last: 1000, changes: true }]);
    expect(moved.state).toMatchObject({ update: null, picture: null, last: null, move: null });
    const begun = told(moved.state, accepted(2), whole(2, { seq: 2, events: events(1, 2) })).state;
    expect(numbers(begun)).toEqual([1, 2]);
    expect(told(fresh, { kind: 'opened' }, table({ status: 'lobby' }), table({ you: 1 })).deeds).toEqual([]);
  });

  test('stops are told by the first line of whoever sits, once a connection, and again when they change', () => {
    const stops = { habit: 'auto' };
    const wished = told(seated, { kind: 'stops', stops });
    expect(said(wished)).toEqual([{ id: 2, type: 'stops', stops }]);
    expect(told(wished.state, table()).deeds).toEqual([]);
    expect(said(told(wished.state, { kind: 'stops', stops: { habit: 'off' } }))).toMatchObject([{ type: 'stops' }]);
    const back = told(wished.state, { kind: 'closed' }, { kind: 'opened' }, table());
    expect(said(back)).toMatchObject([{ type: 'stops', stops }]);
    expect(told(seated, table({ yours: [] }), { kind: 'stops', stops }).deeds).toEqual([]);
    expect(told(newLine('h4k9tw', 1, stops), { kind: 'opened' }, table()).deeds).toEqual([]);
  });
});
