// A shield: field, division and charge tell who somebody is, without borrowed art.
import './portrait.css';
import { hrefOf } from './Icon.tsx';

const SHIELD = 'M48 4C62 12 78 15 92 14V58C92 84 72 100 48 110C24 100 4 84 4 58V14C18 15 34 12 48 4Z';

/** The second tincture's part of the field. */
const DIVISIONS = {
  bend: 'M4 14C18 15 34 12 48 4C62 12 78 15 92 14L10 84C6 76 4 68 4 58Z',
  pale: 'M48 4C62 12 78 15 92 14V58C92 84 72 100 48 110Z',
  chevron: 'M4 62L48 30L92 62V58C92 84 72 100 48 110C24 100 4 84 4 62Z',
  fess: 'M4 50H92V58C92 84 72 100 48 110C24 100 4 84 4 58Z',
  saltire: 'M4 14C18 15 34 12 48 4C62 12 78 15 92 14L4 66V58ZM92 58C92 84 72 100 48 110C42 107 36 104 31 100L92 40Z',
} as const;

/** How one seat or hero looks wherever it is drawn. */
export interface Arms {
  readonly accent: string;
  readonly division: keyof typeof DIVISIONS;
  /** A glyph of the icon set. */
  readonly charge: string;
}

export function Portrait({ arms, hurt = false }: { readonly arms: Arms; readonly hurt?: boolean }) {
  return (
    <svg
      className="portrait"
      viewBox="0 0 96 112"
      data-accent={arms.accent}
      data-state={hurt ? 'hurt' : undefined}
      aria-hidden="true"
    >
      <path className="portrait__field" d={SHIELD} />
      <path className="portrait__division" d={DIVISIONS[arms.division]} />
      <use className="portrait__charge" href={hrefOf(arms.charge)} x="18" y="22" width="60" height="60" />
      <path className="portrait__rim portrait__rim--inner" d={SHIELD} transform="translate(3.8 4.4) scale(.92)" />
      <path className="portrait__rim" d={SHIELD} />
    </svg>
  );
}
