// A button: quiet, plain, primary or dangerous, with an optional glyph, a second line and the key that presses it.
import './btn.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface BtnProps {
  readonly children?: ReactNode;
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly icon?: string;
  /** A second, smaller line. */
  readonly note?: ReactNode;
  /** The key that does the same, shown to those who have a keyboard. */
  readonly hotkey?: string | undefined;
  /** The accessible name when there is only a glyph to see. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** The id of what says why, where it cannot be pressed. */
  readonly describedBy?: string | undefined;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly popoverTarget?: string;
  readonly onPress?: () => void;
}

export function Btn(props: BtnProps) {
  const { children, kind = 'plain', icon, note, hotkey, label, disabled, pressed, expanded, popoverTarget } = props;
  const { describedBy } = props;
  return (
    <button
      type="button"
      className="btn"
      data-kind={kind}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey}
      disabled={disabled}
      aria-describedby={describedBy}
      popoverTarget={popoverTarget}
      onClick={(event) => {
        // A pointer leaves no focus behind, so that the next key press means the table and not this button.
        if (event.detail > 0 && popoverTarget === undefined) event.currentTarget.blur();
        props.onPress?.();
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children !== undefined && (
        <span>
          {children}
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
      {hotkey !== undefined && (
        <span className="btn__key" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}
