import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { ETCH_STOPS, KEPT_ETCH_TABLES } from './etchinstone-stops.ts';
import { SCREENS, walk } from './looking.ts';

const doors = openDoors();

test.for(SCREENS)('in every language at $width px', async (screen) => {
  const { wrong, faults } = await walk(doors, screen, {
    stops: ETCH_STOPS,
    remembers: KEPT_ETCH_TABLES,
  });
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});
