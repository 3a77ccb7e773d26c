// The list of a table's keys, behind a button and behind "?": the game's own, and those of the stage.
import './keys.css';
import { stage } from '@wyrmtable/words/shell-table';
import { useSpeech } from '../shell/words.ts';
import { AGAIN, HURRIES, PAUSES } from '../stage/use-stage.ts';
import { Popover } from './Popover.tsx';

export const KEYS_HELP = 'keys-help';

export interface KeysHelpProps {
  readonly open: string;
  readonly title: string;
  readonly rows: readonly (readonly [key: string, meaning: string])[];
}

export function KeysHelp({ open, title, rows }: KeysHelpProps) {
  const { say } = useSpeech();
  const told = [
    [HURRIES, say(stage.hurry)],
    [PAUSES, say(stage.pause)],
    [AGAIN, say(stage.again)],
  ] as const;
  return (
    <Popover id={KEYS_HELP} className="btn keys__open" late trigger={open}>
      <div className="keys">
        <h2 className="rule">{title}</h2>
        <dl>
          {[...rows, ...told].map(([key, meaning]) => (
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
