// The list of a table's keys, behind a button and behind "?".
import './keys.css';
import { Popover } from './Popover.tsx';

export const KEYS_HELP = 'keys-help';

export interface KeysHelpProps {
  readonly open: string;
  readonly title: string;
  readonly rows: readonly (readonly [key: string, meaning: string])[];
}

export function KeysHelp({ open, title, rows }: KeysHelpProps) {
  return (
    <Popover id={KEYS_HELP} className="btn keys__open" late trigger={open}>
      <div className="keys">
        <h2 className="rule">{title}</h2>
        <dl>
          {rows.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  );
}
