// A token on somebody: a circle helps, a diamond harms, a hexagon is one of a kind, a square is a companion; pips count.
import './chip.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Pips } from './Pips.tsx';
import { type SheetAction, Unfold } from './Unfold.tsx';

export interface ChipProps {
  readonly name: string;
  readonly icon: string;
  readonly kind: 'positive' | 'negative' | 'unique' | 'companion';
  readonly count: number;
  /** Null: there can be any number of them. */
  readonly limit: number | null;
  /** How many of how many, for the ear; left out where there can be only one. */
  readonly countText?: string | undefined;
  /** What it says. */
  readonly children: ReactNode;
  /** It may be used now. */
  readonly usable?: boolean;
  readonly actions?: readonly SheetAction[] | undefined;
}

/** More pips than this are a number. */
const PIPS_MOST = 5;

export function Chip({ name, icon, kind, count, limit, countText, children, usable = false, actions }: ChipProps) {
  return (
    <Unfold
      className="chip"
      marks={{ 'data-kind': kind, 'data-state': usable ? 'usable' : undefined }}
      title={name}
      actions={actions}
      face={
        <>
          <span className="chip__mark">
            <Icon name={icon} />
          </span>
          <span className="chip__name">{name}</span>
          {countText !== undefined && <span className="sr-only">, {countText}</span>}
          {limit === null || limit > PIPS_MOST ? (
            <span className="chip__count num" aria-hidden="true">
              {limit === null ? count : `${count}/${limit}`}
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
