// The sprite holds exactly the glyphs that the client names.
import { expect, it } from 'vitest';
import { namesOfIcons, sprite, storedSprite } from '../../tools/icons.ts';

it('is current: run `node tools/icons.ts` in packages/web after naming a new glyph', () => {
  expect(storedSprite()).toBe(sprite(namesOfIcons()));
});

it('refuses a glyph that the set does not have', () => {
  expect(() => sprite(['no-such-glyph'])).toThrow('no glyph called no-such-glyph');
});
