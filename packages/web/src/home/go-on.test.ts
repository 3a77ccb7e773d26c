import { describe, expect, test } from 'vitest';
import { whereToGoOn } from './go-on.ts';

const here = { id: 'mine', over: false, touched: 100 };
const online = { id: 'k2m4', status: 'playing', yourMove: false, changed: 50 } as const;

describe('going on from the front page', () => {
  test('leads to what was played last, here or online', () => {
    expect(whereToGoOn([here], [online])).toEqual({ place: '/table/mine', called: false });
    expect(whereToGoOn([here], [{ ...online, changed: 200 }])).toEqual({ place: '/t/k2m4', called: false });
  });

  test('leads first to where others wait for this person', () => {
    expect(whereToGoOn([here], [{ ...online, yourMove: true }])).toEqual({ place: '/t/k2m4', called: true });
  });

  test('never leads to a match that is over, nor to the copy of one that has gone online', () => {
    expect(whereToGoOn([{ ...here, over: true }], [{ ...online, status: 'over', yourMove: true }])).toBeNull();
    expect(whereToGoOn([{ ...here, moved: 'k2m4' }], [{ ...online, status: 'over' }])).toBeNull();
    expect(whereToGoOn([], [{ ...online, status: 'lobby' }])).toBeNull();
  });
});
