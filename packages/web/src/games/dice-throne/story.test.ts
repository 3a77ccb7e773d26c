// The match in three figures.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { loadScenarioBook } from '@wyrmtable/registry';
import { expect, it } from 'vitest';
import { isToRead, openLesson } from '../../learn/lesson.ts';
import { firstMatch } from './first-match.ts';
import { storyOf } from './story.ts';

const struck = (by: number, at: number, damage: number, prevented = 0): ThroneEvent => ({
  kind: 'damage',
  by,
  at,
  type: 'normal',
  attack: true,
  subtotal: damage + prevented,
  damage,
  lines: [
    { what: 'base', seat: by, cause: 'ability', source: 'smack', amount: damage + prevented },
    ...(prevented === 0
      ? []
      : [{ what: 'minus', seat: at, cause: 'defence', source: 'thick-skin', amount: prevented } as const]),
  ],
});

const told = (first: number, ...events: ThroneEvent[]) => events.map((event, i) => ({ number: first + i, event }));

it('names the greatest blow, who dealt most and who kept most away', () => {
  const events = told(0, struck(0, 1, 4), struck(1, 0, 9, 3), struck(0, 1, 6, 1), struck(1, 1, 20));
  expect(storyOf(events)).toEqual({
    blow: { seat: 1, amount: 9 },
    dealt: { seat: 0, amount: 10 },
    prevented: { seat: 0, amount: 3 },
  });
});

it('tells nothing of a match of which only the end is known', () => {
  expect(storyOf(told(700, struck(0, 1, 4)))).toEqual({ blow: null, dealt: null, prevented: null });
});

it('counts what was prevented once, as the rules themselves tell it', async () => {
  const lesson = openLesson(await loadScenarioBook('dice-throne'), firstMatch);
  for (let step = lesson.step(); step !== null; step = lesson.step()) {
    const [right] = lesson.offered().filter(lesson.isRight);
    if (isToRead(step)) lesson.next();
    else if (right !== undefined) lesson.choose(right);
  }
  // Two blows of 9; of the rival's 6 “Not This Time!” let nothing through.
  const events = lesson.scenario.events.map((event, number) => ({ number, event }));
  expect(storyOf(events)).toEqual({
    blow: { seat: 0, amount: 9 },
    dealt: { seat: 0, amount: 18 },
    prevented: { seat: 0, amount: 6 },
  });
});
