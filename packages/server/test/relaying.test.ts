// Lines by way of another process, letter by letter: whoever has gone is at no table, however long that table took to be found.
import { expect, test } from 'vitest';
import type { Bus } from '../src/bus/port.ts';
import { type Leaving, type Reach, type Reception, relayingOf } from '../src/bus/relaying.ts';
import type { Timing } from '../src/bus/timing.ts';

/**
 * Two processes that hear each other when the test lets them; the second finds its table when the test says so. `wait`:
 * whoever has waited for an answer gives it up.
 */
function world() {
  const ears = new Map<string, (text: string) => void>();
  const tasks: (() => void)[] = [];
  const waits = new Set<() => void>();
  const timing: Timing = {
    now: () => 0,
    soon: (happen) => tasks.push(happen),
    in(ms, happen) {
      // The beats of a link are not waited for.
      if (ms > BEATS) waits.add(happen);
      return () => waits.delete(happen);
    },
  };
  const bus: Bus = {
    join: async () => {},
    send: (to, text) => tasks.push(() => ears.get(to)?.(text)),
    isUp: () => true,
    close: async () => {},
  };
  const here = new Map<string, Reach>();
  const finding: ((room: string | null) => void)[] = [];
  const reception: Reception<string, Visitor, string> = {
    find: (_, found) => finding.push(found),
    meet: (who, reach) => ({ who, reach }),
    come({ who, reach }, _, __, done) {
      here.set(who, reach);
      done();
    },
    heed: (_, __, ___, done) => done(),
    drop: () => {},
    leave({ who, reach }, done) {
      if (here.get(who) === reach) here.delete(who);
      done();
    },
    errand: (_, __, answer) => answer(null),
  };
  const gate = relayingOf(bus, 'gate', reception, timing);
  ears.set('gate', gate.receive);
  ears.set('owner', relayingOf(bus, 'owner', reception, timing).receive);
  const settle = (): void => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  };
  const wait = (): void => {
    for (const give of waits) give();
    waits.clear();
  };
  return { gate, here, finding, settle, wait };
}

/** Milliseconds: more than lie between two signs of life. */
const BEATS = 500;

interface Visitor {
  readonly who: string;
  readonly reach: Reach;
}

function lineThat(hears: string[] = []): Leaving {
  return {
    lag: 0,
    away: null,
    send: (text) => hears.push(text),
    handOver: (_, left) => left(),
    close: () => {},
  };
}

const HELLO = { type: 'hello', table: 't' } as const;

test('who leaves while the table is still being found is not kept there', () => {
  const { gate, here, finding, settle } = world();
  const line = lineThat();
  const answers: boolean[] = [];
  gate.come('owner', line, 'mirka', HELLO, (there) => answers.push(there));
  settle();
  gate.leave(line);
  settle();
  finding.shift()?.('t');
  settle();
  expect(answers).toEqual([true]);
  expect([...here.keys()]).toEqual([]);
});

test('who stays is there, and leaves when they go', () => {
  const { gate, here, finding, settle } = world();
  const line = lineThat();
  gate.come('owner', line, 'mirka', HELLO, () => {});
  settle();
  finding.shift()?.('t');
  settle();
  expect([...here.keys()]).toEqual(['mirka']);
  gate.leave(line);
  settle();
  expect([...here.keys()]).toEqual([]);
});

test('a line that tries again because no answer came in time misses nothing that it is told meanwhile', () => {
  const { gate, here, finding, settle, wait } = world();
  const heard: string[] = [];
  const line = lineThat(heard);
  gate.come('owner', line, 'mirka', HELLO, () => {});
  settle();
  finding.shift()?.('t');
  settle();
  const before = here.get('mirka');
  before?.send('one');
  settle();
  // It says hello once more, nobody answers in time, and it tries again.
  gate.come('owner', line, 'mirka', HELLO, () => {});
  wait();
  before?.send('two');
  gate.come('owner', line, 'mirka', HELLO, () => {});
  before?.send('three');
  settle();
  for (const found of finding.splice(0)) found('t');
  settle();
  here.get('mirka')?.send('whole');
  settle();
  expect(heard).toEqual(['one', 'two', 'three', 'whole']);
});

test('what was told to a line before it left is not taken for what it is told when it has come again', () => {
  const { gate, here, finding, settle } = world();
  const heard: string[] = [];
  const line = lineThat(heard);
  gate.come('owner', line, 'mirka', HELLO, () => {});
  settle();
  finding.shift()?.('t');
  settle();
  const before = here.get('mirka');
  gate.leave(line);
  gate.come('owner', line, 'mirka', HELLO, () => {});
  before?.send('late');
  settle();
  finding.shift()?.('t');
  settle();
  here.get('mirka')?.send('whole');
  settle();
  expect(heard).toEqual(['whole']);
});

test('who was given up before the table was found there is sent home when it is told something', () => {
  const { gate, here, finding, settle, wait } = world();
  const heard: string[] = [];
  const answers: boolean[] = [];
  const line = lineThat(heard);
  gate.come('owner', line, 'mirka', HELLO, (there) => answers.push(there));
  settle();
  wait();
  gate.leave(line);
  settle();
  finding.shift()?.('t');
  settle();
  here.get('mirka')?.send('one');
  settle();
  expect(answers).toEqual([false]);
  expect([...here.keys()]).toEqual([]);
  expect(heard).toEqual([]);
});
