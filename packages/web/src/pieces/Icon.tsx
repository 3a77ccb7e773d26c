// One glyph of the icon set, drawn from the sprites that tools/icons.ts makes.
import places from './icons/places.json' with { type: 'json' };

/** Every sprite by its file; it is fetched with the first of its glyphs that is shown. */
const SPRITES = import.meta.glob<string>('./icons/*.svg', { query: '?no-inline', import: 'default', eager: true });

const SPRITE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(places).flatMap(([sprite, names]) => names.split(' ').map((name) => [name, sprite])),
);

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={hrefOf(name)} />
    </svg>
  );
}

/** Where a glyph lives, for drawings that place it themselves. */
export function hrefOf(name: string): string {
  return `${SPRITES[`./icons/${SPRITE_OF.get(name)}.svg`] ?? ''}#${name}`;
}

/** Every glyph there is, for those who choose one. */
export const iconNames = (): readonly string[] => [...SPRITE_OF.keys()].sort();
