// The list of keys, behind a button and behind "?".
import './keys.css';
import { BUTTONS, KEYS } from '@wyrmtable/words/farkle-table';
import { Popover } from '../../pieces/Popover.tsx';
import { useBoard } from './board.ts';

export const KEYS_HELP = 'keys-help';

export function KeysHelp() {
  const { say } = useBoard();
  const rows = [
    ['1–6', KEYS.dice],
    ['Enter', KEYS.primary],
    [say(KEYS.spaceKey), KEYS.space],
    ['S', KEYS.stop],
    ['A', KEYS.all],
    ['P', KEYS.pass],
    ['U', KEYS.undo],
    ['?', KEYS.help],
  ] as const;
  return (
    <Popover id={KEYS_HELP} className="btn keys__open" trigger={say(BUTTONS.keys)}>
      <div className="keys">
        <h2 className="rule">{say(KEYS.title)}</h2>
        <dl>
          {rows.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(meaning)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Popover>
  );
}
