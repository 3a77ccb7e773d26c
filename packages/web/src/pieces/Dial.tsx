// Health or points on three quarters of a ring, with what is about to be lost.
import './dial.css';
import type { CSSProperties } from 'react';
import { Icon } from './Icon.tsx';

export interface DialProps {
  readonly kind: 'hp' | 'cp';
  readonly value: number;
  readonly max: number;
  /** On its way, not yet lost. */
  readonly loss?: number;
  /** Healing on its way. */
  readonly gain?: number;
  /** It has just been struck. */
  readonly hit?: boolean;
  /** Under the figure. */
  readonly unit: string;
  /** The whole of it for the ear. */
  readonly label: string;
}

const GLYPH_ICONS = { hp: 'hearts', cp: 'two-coins' } as const;

type Figures = CSSProperties & Readonly<Record<'--value' | '--max' | '--loss', number>>;

export function Dial({ kind, value, max, loss = 0, gain = 0, hit = false, unit, label }: DialProps) {
  const style: Figures = { '--value': value, '--max': max, '--loss': Math.min(loss, value) };
  return (
    <span className="dial" data-kind={kind} data-hit={hit || undefined} style={style} role="img" aria-label={label}>
      <span className="dial__value">{value}</span>
      <span className="dial__label">
        <Icon name={GLYPH_ICONS[kind]} />
        <span>{unit}</span>
      </span>
      {loss > 0 && <span className="dial__loss">−{loss}</span>}
      {gain > 0 && <span className="dial__gain">+{gain}</span>}
    </span>
  );
}
