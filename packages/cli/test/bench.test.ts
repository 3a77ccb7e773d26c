// The bench as a command: one quick measurement is enough to see the report.
import { expect, test } from 'vitest';
import { complains, reported } from './process.ts';

test('results name what was measured, beside what', async () => {
  const { results } = await reported<{ results: object[] }>(['bench', '--only', 'dice-throne: size of a state']);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ name: expect.stringContaining('size of a state'), peer: null, ratio: null });
});

test('nothing to measure', () => complains(['bench', '--only', 'the moon'], /“the moon”/));
