// A token on somebody: a circle helps, a diamond harms, a hexagon is one of a kind, a square is a companion; pips count.
import './chip.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Pips } from './Pips.tsx';
import { Unfold } from './Unfold.tsx';

export interface ChipProps {
  readonly name: string;
  readonly icon: string;
  readonly kind: 'positive' | 'negative' | 'unique' | 'companion';
  readonly count: number;
  readonly limit: number;
  /** The whole of it for the ear. */
  readonly label: string;
  /** What it says. */
  readonly children: ReactNode;
  /** It may be used now. */
  readonly usable?: boolean;
  readonly actions?: ReactNode;
}

/** More pips than this are a number. */
const PIPS_MOST = 5;

export function Chip({ name, icon, kind, count, limit, label, children, usable = false, actions }: ChipProps) {
  return (
    <Unfold
      className="chip"
      marks={{ 'data-kind': kind, 'data-state': usable ? 'usable' : undefined }}
      label={label}
      title={name}
      actions={actions}
      face={
        <>
          <span className="chip__mark">
            <Icon name={icon} />
          </span>
          <span className="chip__name">{name}</span>
          {limit > PIPS_MOST ? (
            <span className="chip__count num">
              {count}/{limit}
            </span>
          ) : (
            limit > 1 && <Pips on={count} of={limit} />
          )}
        </>
      }
    >
      {children}
    </Unfold>
  );
}
