// A button that opens a list to choose from, worked out only when it opens; a word or two typed into it shortens it.
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Fragment, useId, useRef, useState } from 'react';
import { Icon } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

export interface MenuEntry {
  readonly key: string;
  readonly text: string;
  /** A word more, where another entry reads alike. */
  readonly aside?: string;
  /** The heading under which it stands; entries of one group follow each other. */
  readonly group?: string;
  readonly run: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly icon?: string;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly entries: () => readonly MenuEntry[];
}

/** From here on it is quicker to type than to look. */
const LONG = 9;

function Entries({ entries, done }: { readonly entries: MenuProps['entries']; readonly done: () => void }) {
  const { say } = useSpeech();
  const [sought, setSought] = useState('');
  // What fits is worked out once, when the list opens.
  const [all] = useState(entries);
  const words = sought.toLowerCase().split(/\s+/);
  const found = all.filter((entry) => {
    const text = [entry.text, entry.aside, entry.group].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ group }) => group);
  return (
    <>
      {all.length >= LONG && (
        <input
          className="field"
          type="search"
          aria-label={say(WORKSHOP.find)}
          placeholder={say(WORKSHOP.find)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || first === undefined) return;
            // The focus goes back to the button, which the same press must not open again.
            event.preventDefault();
            first.run();
            done();
          }}
        />
      )}
      {found.length === 0 && <p className="hint">{say(WORKSHOP.nothingFits)}</p>}
      {[...groups].map(([group, members]) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && <h3 className="menu__group">{group}</h3>}
          <ul className="menu__list">
            {members.map(({ key, text, aside, run }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => {
                    run();
                    done();
                  }}
                >
                  {text}
                  {aside !== undefined && <span className="menu__aside"> ({aside})</span>}
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}

export function Menu({ label, icon, quiet = false, disabled = false, entries }: MenuProps) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn menu__btn"
        data-kind={quiet ? 'quiet' : 'plain'}
        disabled={disabled}
        popoverTarget={id}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span>{label}</span>
      </button>
      <div
        ref={paper}
        popover="auto"
        id={id}
        className="popover menu"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <Entries entries={entries} done={() => paper.current?.hidePopover()} />}
      </div>
    </>
  );
}
