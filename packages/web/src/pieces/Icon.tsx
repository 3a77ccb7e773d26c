// One glyph of the icon set, drawn from the sprite that tools/icons.ts makes.
import sprite from './icons.svg?no-inline';

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={hrefOf(name)} />
    </svg>
  );
}

/** Where a glyph lives, for drawings that place it themselves. */
export function hrefOf(name: string): string {
  return `${sprite}#${name}`;
}
