// Choosing a glyph among all that the house has.
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { useId, useRef, useState } from 'react';
import { Icon, iconNames } from '../pieces/Icon.tsx';
import { useSpeech } from '../shell/words.ts';

export interface IconFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (icon: string) => void;
}

export function IconField({ label, value, onChange }: IconFieldProps) {
  const { say } = useSpeech();
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  return (
    <span className="slot">
      <span className="slot__name">{label}</span>
      <button type="button" className="btn" popoverTarget={id} aria-label={`${label}: ${value}`}>
        <Icon name={value} />
      </button>
      <div
        ref={paper}
        popover="auto"
        id={id}
        className="popover menu"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <input
              className="field"
              type="search"
              aria-label={say(WORKSHOP.find)}
              placeholder={say(WORKSHOP.find)}
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
            />
            <ul className="glyphs">
              {iconNames()
                .filter((name) => name.includes(sought.toLowerCase().trim().replaceAll(' ', '-')))
                .map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-label={name.replaceAll('-', ' ')}
                      title={name.replaceAll('-', ' ')}
                      aria-pressed={name === value}
                      onClick={() => {
                        onChange(name);
                        paper.current?.hidePopover();
                      }}
                    >
                      <Icon name={name} />
                    </button>
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
    </span>
  );
}
