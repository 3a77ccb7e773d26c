// A mage's card: seal and accent tell its element, pips its level, rows what it offers; a ribbon marks the row in use.
import './mage.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Pips } from './Pips.tsx';

export interface MageRow {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  readonly value: string;
  /** A glyph after the value. */
  readonly sign?: string;
  /** The accent of the ribbon when the row is in use. */
  readonly used?: string | undefined;
}

export interface MageProps {
  readonly name: string;
  /** The element: accent, seal and word. */
  readonly accent: string;
  readonly seal: string;
  readonly element: string;
  readonly art: string;
  readonly level: number;
  readonly levels: number;
  /** The level for the ear. */
  readonly levelText: string;
  readonly rows: readonly MageRow[];
  /** One line under the rows: what choosing this card would do. */
  readonly note?: ReactNode;
  readonly dim?: boolean;
}

export function Mage(props: MageProps) {
  const { name, accent, seal, element, art, level, levels, levelText, rows, note, dim = false } = props;
  return (
    <span className="mage" data-accent={accent} data-dim={dim || undefined}>
      <span className="mage__head">
        <span className="mage__seal">
          <Icon name={seal} />
        </span>
        <span className="mage__name">{name}</span>
        <span className="mage__level">
          <Pips on={level} of={levels} />
          <span>{element}</span>
          <span className="sr-only">, {levelText}.</span>
        </span>
      </span>
      <span className="mage__art">
        <Icon name={art} />
      </span>
      <span className="mage__rows">
        {rows.map((row) => (
          <span
            key={row.key}
            className="mage__row"
            data-used={row.used !== undefined || undefined}
            data-accent={row.used}
          >
            <Icon name={row.icon} />
            <span className="mage__what">{row.name}</span>
            <b>
              {row.value}
              {row.sign !== undefined && <Icon name={row.sign} />}
            </b>
            <span className="sr-only">.</span>
          </span>
        ))}
      </span>
      {note !== undefined && <span className="mage__note">{note}</span>}
    </span>
  );
}
