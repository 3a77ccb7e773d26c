// Legacy packs: opened by a campaign that was won, remembered by the device of whoever won it.
import { expect, test } from 'vitest';
import { openDeviceStorage } from '../../shell/device-storage.ts';
import { keepPacks, openedPacks } from './packs.ts';

/** A vault that forgets when the test ends: storage is forbidden, so it keeps everything in memory. */
const forgetful = () =>
  openDeviceStorage(() => {
    throw new Error('no storage here');
  });

const end = { seat: 0, unlocked: ['A', 'B', 'C'], difficulty: 'normal' } as const;

test('a campaign that is won opens packs, each of them once', () => {
  const kept = forgetful();
  keepPacks(end, 1, kept);
  keepPacks({ ...end, unlocked: ['A', 'B', 'C', 'D'], difficulty: 'veteran' }, 2, kept);
  expect(openedPacks(kept)).toEqual([
    { id: 'A', difficulty: 'normal', when: 1 },
    { id: 'B', difficulty: 'normal', when: 1 },
    { id: 'C', difficulty: 'normal', when: 1 },
    { id: 'D', difficulty: 'veteran', when: 2 },
  ]);
});

test('who only watched has opened nothing, and a campaign that goes on opens nothing', () => {
  const kept = forgetful();
  keepPacks({ ...end, seat: 'spectator' }, 1, kept);
  keepPacks({ ...end, unlocked: [] }, 1, kept);
  expect(openedPacks(kept)).toEqual([]);
});

test('what somebody else has written there is left out', () => {
  const kept = forgetful();
  kept.write('adventures.packs', [{ id: 'Z', difficulty: 'normal', when: 1 }, null, { id: 'A' }]);
  expect(openedPacks(kept)).toEqual([]);
  kept.write('adventures.packs', 'A');
  keepPacks(end, 3, kept);
  expect(openedPacks(kept).map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});
