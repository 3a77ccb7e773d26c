// Chances of several cases under one another; the case that is at hand is marked.
import './odds.css';
import type { CSSProperties } from 'react';

export interface Risk {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly chance: number;
  readonly text: string;
}

export function RiskBars({ risks, current }: { readonly risks: readonly Risk[]; readonly current: number | null }) {
  const most = Math.max(...risks.map((risk) => risk.chance), 0.01);
  return (
    <ul className="risks">
      {risks.map((risk) => {
        const style: CSSProperties & Record<'--p', number> = { '--p': (risk.chance / most) * 100 };
        return (
          <li className="risk" key={risk.key} aria-current={risk.key === current || undefined}>
            <span>{risk.name}</span>
            <i style={style} />
            <b>{risk.text}</b>
          </li>
        );
      })}
    </ul>
  );
}
