// The sprites hold exactly the glyphs that the client names, and the front page's is small.
import { expect, it } from 'vitest';
import { drawn, sheets, sprite, stored } from '../../tools/icons.ts';

it('are current: run `node tools/icons.ts` in packages/web after naming a new glyph', () => {
  expect(stored()).toEqual(drawn(sheets()));
});

it('hold every glyph once', () => {
  const all = Object.values(sheets()).flat();
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
});

it('refuse a glyph that the set does not have', () => {
  expect(() => sprite(['no-such-glyph'])).toThrow('no glyph called no-such-glyph');
});
