// Every kind of break is one edit that leaves a program, and types are left alone.
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { broken } from './edit.ts';
import { breaksIn } from './operators.ts';

const SOURCE = `import { a } from './a.ts';
type Small = 1 | 2;
export function f(x: number, list: readonly number[]): number {
  if (x > 3 && !list.includes(x)) console.log(x);
  return list.some((one) => one === 1) ? Math.min(x, 7) : (x as number) + 2;
}
`;

test('there is one of every kind', () => {
  expect(breaksIn('f.ts', SOURCE).map(({ what }) => what)).toEqual([
    'if always',
    'if never',
    '> → >=',
    '3 → 4',
    '&& → ||',
    '! left out',
    'left undone',
    'some → every',
    '=== → !==',
    '1 → 2',
    'the other branch for both',
    'min → max',
    '7 → 8',
    'the first branch for both',
    '+ → -',
    '2 → 3',
  ]);
});

test('each changes the text and leaves a program', () => {
  for (const one of breaksIn('f.ts', SOURCE)) {
    const text = broken(SOURCE, one);
    expect(text, one.what).not.toBe(SOURCE);
    expect(parseSync('f.ts', text).errors, one.what).toEqual([]);
  }
});
