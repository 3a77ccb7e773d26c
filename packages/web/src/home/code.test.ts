import { expect, test } from 'vitest';
import { codeIn } from './code.ts';

test('a code is found in whatever was typed or pasted', () => {
  for (const typed of [
    'h4k9tw',
    ' H4K-9TW ',
    'h4k 9tw',
    'https://example.org/t/h4k9tw',
    'example.org/t/H4K9TW/',
    'http://x/t/h4k9tw#secret',
    '/t/h4k9tw?a=1',
  ])
    expect(codeIn(typed)).toBe('h4k9tw');
  for (const nothing of ['', '  ', '—', '#people']) expect(codeIn(nothing)).toBe('');
});
