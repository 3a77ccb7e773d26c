import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { ETCH_STOPS, KEPT_ETCH_TABLES } from './etchinstone-stops.ts';
import { EVERY_LOOK, walk } from './looking.ts';

const doors = openDoors();

test.for(EVERY_LOOK)('$lang at $screen.width px', async (look) => {
  const { wrong, faults } = await walk(doors, look, {
    stops: ETCH_STOPS,
    remembers: KEPT_ETCH_TABLES,
  });
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});
