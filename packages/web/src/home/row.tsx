// One table in a list of the front page: whose shield, who sits there, and how it stands.
import { type ReactNode, useId } from 'react';
import { Portrait } from '../pieces/Portrait.tsx';

export interface RowProps {
  readonly arms: Parameters<typeof Portrait>[0]['arms'];
  readonly title: string;
  readonly note: string;
  /** A second line; empty while it is being worked out. */
  readonly standing?: string;
  readonly faded?: boolean;
  /** The second line is a call to this person. */
  readonly calling?: boolean;
  readonly children: ReactNode;
}

export function Row({ arms, title, note, standing, faded = false, calling = false, children }: RowProps) {
  const id = useId();
  return (
    <li className="seatrow" data-faded={faded || undefined} data-calling={calling || undefined}>
      <Portrait arms={arms} />
      <div>
        <h3 id={id}>{title}</h3>
        {standing !== undefined && <p className="seatrow__standing">{standing}</p>}
        <p>{note}</p>
      </div>
      {/* By ear, too, each button is one of that row. */}
      <fieldset className="seatrow__actions" aria-labelledby={id}>
        {children}
      </fieldset>
    </li>
  );
}
