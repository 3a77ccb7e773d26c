// A text in a link comes out as it went in, up to the very length that is allowed.
import { expect, test } from 'vitest';
import { packedText, unpackedText } from './packing.ts';

test('what is as long as it may be comes out, and what is longer does not', async () => {
  const letters = await packedText('Smok'.repeat(250));
  expect(await unpackedText(letters, 1000)).toBe('Smok'.repeat(250));
  expect(await unpackedText(letters, 999)).toBeUndefined();
});
