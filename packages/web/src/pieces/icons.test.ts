// The sprites hold exactly the glyphs that the client names, and the front page's is small.
import { expect, it } from 'vitest';
import { drawn, sheets, sprite, stored } from '../../tools/icons.ts';
import { endsOf, onGrid } from '../../tools/outline.ts';

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

it.each([
  ['m1.4 1.4c2.3 0 2.3 2.3 4.6 4.6l.4.4h3.3v-2.2z', 'm1 1c3 0 3 3 5 5l0 0h4v-2z'],
  ['M248.91 50a206 206 0 0135.857 3.13', 'm249 50a206 206 0 0 1 36 3'],
  ['M1 1 2.6 2.6-3-3zm.2.2', 'm1 1l2 2-6-6zm0 0'],
])('are drawn on whole units: %s', (outline, grid) => {
  expect(onGrid(outline)).toBe(grid);
});

it('keep every corner where it was, to half a unit of 512', () => {
  for (const outline of Object.values(stored()).flatMap((text) => [...text.matchAll(/ d="([^"]+)"/g)])) {
    expect(onGrid(outline[1] ?? '')).toBe(outline[1]);
  }
  // A long way of small steps, each of which would be rounded away by itself.
  const outline = `M0 0${'l.3.7'.repeat(90)}`;
  const [exact, drawnEnds] = [endsOf(outline), endsOf(onGrid(outline))];
  expect(drawnEnds.length).toBe(exact.length);
  exact.forEach(([x, y], i) => {
    const [dx = 0, dy = 0] = drawnEnds[i] ?? [];
    expect(Math.max(Math.abs(dx - x), Math.abs(dy - y))).toBeLessThanOrEqual(0.5 + 1e-9);
  });
});
