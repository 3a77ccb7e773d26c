// The worker of a table that was left serves the next one, and says nothing there of the one before.
import { expect, test, vi } from 'vitest';
import { hireWorker, layAside } from '../src/table/local/spare.ts';

class Quiet extends EventTarget {
  readonly heard: unknown[] = [];
  ended = false;
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(kind: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind } }));
  }
  fall(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const hired: Quiet[] = [];

function hire(): Quiet {
  const worker = hireWorker();
  const found = hired.find((one) => Object.is(one, worker));
  if (found === undefined) throw new Error('nobody was hired');
  return found;
}

/** As a page lays it aside, which knows it as a worker. */
function leave(worker: Quiet): void {
  layAside(Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null }));
}

test('a worker that was left serves the next table once it has left, and one is kept', () => {
  vi.stubGlobal(
    'Worker',
    class extends Quiet {
      constructor() {
        super();
        hired.push(this);
      }
    },
  );
  const first = hire();
  leave(first);
  expect(first.heard).toEqual([{ kind: 'leave' }]);
  first.say('look');
  // It still speaks of its table: somebody else goes to the next one.
  const second = hire();
  expect(second).not.toBe(first);
  first.say('left');
  leave(second);
  second.say('left');
  expect([first.ended, second.ended]).toEqual([false, true]);
  expect(hire()).toBe(first);

  leave(first);
  first.say('left');
  first.fall();
  expect(first.ended).toBe(true);
  expect(hire()).not.toBe(first);
});
