// The end of a match: its emblem, what came of it, and whatever the game and the shell have to add.
import './ending.css';
import type { ReactNode } from 'react';

export interface Figure {
  readonly value: string;
  readonly text: string;
}

export interface EndingProps {
  /** A wreath with somebody's arms in it, or what else stands for how it went. */
  readonly emblem: ReactNode;
  readonly title: string;
  readonly result?: 'won' | 'lost' | undefined;
  readonly accent?: string;
  readonly size?: 'small';
  /** The match's story in a few figures. */
  readonly figures?: readonly Figure[];
  readonly children: ReactNode;
}

export function Ending({ emblem, title, result, accent, size, figures = [], children }: EndingProps) {
  return (
    <div className="ending" data-result={result} data-accent={accent} data-size={size}>
      <span className="ending__emblem" aria-hidden="true">
        {emblem}
      </span>
      <h2>{title}</h2>
      {figures.length > 0 && (
        <dl className="ending__figures">
          {figures.map(({ value, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
