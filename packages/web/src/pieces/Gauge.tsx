// A sum against marks on one line: every addend is a piece of the bar, every mark something to reach.
import './gauge.css';
import type { CSSProperties } from 'react';

export interface GaugePart {
  readonly key: string;
  readonly amount: number;
  readonly accent: string;
}

export interface GaugeMark {
  readonly at: number;
  readonly text: string;
}

export interface GaugeProps {
  /** Positive parts are laid one after another; negative ones are cut off the end. */
  readonly parts: readonly GaugePart[];
  readonly total: number;
  readonly marks: readonly GaugeMark[];
  /** The whole line for the ear. */
  readonly label: string;
}

type Figures = CSSProperties & Readonly<Record<`--${string}`, number>>;

/** Some room beyond the last mark, so that "more than enough" can be seen. */
const ROOM = 1.12;

export function Gauge({ parts, total, marks, label }: GaugeProps) {
  const reach = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const most = Math.max(reach, ...marks.map(({ at }) => at), 1) * ROOM;
  const scale: Figures = { '--max': most };
  const cut: Figures = { '--from': total, '--value': reach - total };
  let from = 0;
  const laid = parts.flatMap((part) => {
    if (part.amount <= 0) return [];
    const style: Figures = { '--from': from, '--value': part.amount };
    const text = from === 0 ? String(part.amount) : `+${part.amount}`;
    from += part.amount;
    return [{ ...part, style, text }];
  });
  return (
    <div className="gauge" role="img" aria-label={label} style={scale}>
      {laid.map(({ key, accent, style, text }) => (
        <span key={key} className="gauge__fill" data-accent={accent} style={style}>
          {text}
        </span>
      ))}
      {reach > total && (
        <span className="gauge__cut" style={cut}>
          −{reach - total}
        </span>
      )}
      {marks.map(({ at, text }) => {
        const style: Figures = { '--at': at };
        return (
          <span key={text} className="gauge__mark" data-far={at / most > 0.8 || undefined} style={style}>
            <span>{text}</span>
          </span>
        );
      })}
    </div>
  );
}
