// A button that opens a small sheet of parchment or felt over the table; the browser closes it (Escape, a tap outside).
import './popover.css';
import { type ReactNode, useId, useState } from 'react';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** The button's accessible name, when what it shows does not say enough. */
  readonly label?: string;
  readonly className?: string;
  readonly kind?: 'plain' | 'quiet';
  /** The key that opens it too. */
  readonly hotkey?: string;
  /** To open it from elsewhere too. */
  readonly id?: string;
  /** There is so much in it that it is made when it opens: a table is drawn with every beat, with all that lies shut on it. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const { trigger, label, className, kind, hotkey, id: given, late = false, children } = props;
  const [open, setOpen] = useState(false);
  const own = useId();
  const id = given ?? own;
  return (
    <>
      <button
        type="button"
        className={className}
        data-kind={kind}
        popoverTarget={id}
        aria-label={label}
        aria-keyshortcuts={hotkey}
        onClick={(event) => {
          // A pointer leaves no focus behind, so that the next key press means the table and not this button. Before the
          // sheet opens, because on closing the browser gives focus back to where it was then.
          if (event.detail > 0) event.currentTarget.blur();
        }}
      >
        {trigger}
      </button>
      <div
        popover="auto"
        id={id}
        className="popover"
        // Made before it is seen, and there until it is gone.
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {(open || !late) && children}
      </div>
    </>
  );
}
