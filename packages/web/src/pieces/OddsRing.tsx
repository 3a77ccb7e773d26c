// A chance as a ring and a figure.
import './odds.css';
import type { CSSProperties } from 'react';

export interface OddsRingProps {
  /** From 0 to 1. */
  readonly chance: number;
  /** The chance as written in the person's language. */
  readonly text: string;
  readonly label: string;
}

export function OddsRing({ chance, text, label }: OddsRingProps) {
  const style: CSSProperties & Record<'--p', number> = { '--p': chance * 100 };
  return (
    <span className="odds" role="img" aria-label={`${label}: ${text}`} style={style}>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
