// Lines by way of another process, letter by letter: whoever has gone is at no table, however long that table took to be found.
import { expect, test } from 'vitest';
import type { Bus } from '../src/bus/port.ts';
import { type Leaving, type Reception, relayingOf } from '../src/bus/relaying.ts';
import type { Timing } from '../src/bus/timing.ts';

/** Two processes that hear each other at once; the second finds its table when the test says so. */
function world() {
  const ears = new Map<string, (text: string) => void>();
  const tasks: (() => void)[] = [];
  const timing: Timing = { now: () => 0, soon: (happen) => tasks.push(happen), in: () => () => {} };
  const bus: Bus = {
    join: async () => {},
    send: (to, text) => tasks.push(() => ears.get(to)?.(text)),
    isUp: () => true,
    close: async () => {},
  };
  const here = new Set<string>();
  const finding: ((room: string | null) => void)[] = [];
  const reception: Reception<string, string, string> = {
    find: (_, found) => finding.push(found),
    meet: (who) => who,
    come(visitor, _, __, done) {
      here.add(visitor);
      done();
    },
    heed: (_, __, ___, done) => done(),
    drop: () => {},
    leave(visitor, done) {
      here.delete(visitor);
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
  return { gate, here, finding, settle };
}

const lineOf = (id: number): Leaving => ({
  id,
  lag: 0,
  away: null,
  send: () => {},
  handOver: (_, left) => left(),
  close: () => {},
});

test('who leaves while the table is still being found is not kept there', () => {
  const { gate, here, finding, settle } = world();
  const line = lineOf(7);
  const answers: boolean[] = [];
  gate.come('owner', line, 'mirka', { type: 'hello', table: 't' }, (there) => answers.push(there));
  settle();
  gate.leave(line);
  settle();
  finding.shift()?.('t');
  settle();
  expect(answers).toEqual([true]);
  expect([...here]).toEqual([]);
});

test('who stays is there, and leaves when they go', () => {
  const { gate, here, finding, settle } = world();
  const line = lineOf(7);
  gate.come('owner', line, 'mirka', { type: 'hello', table: 't' }, () => {});
  settle();
  finding.shift()?.('t');
  settle();
  expect([...here]).toEqual(['mirka']);
  gate.leave(line);
  settle();
  expect([...here]).toEqual([]);
});
