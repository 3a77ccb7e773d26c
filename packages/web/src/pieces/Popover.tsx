// A button that opens a small sheet of parchment or felt over the table; the browser closes it (Escape, a tap outside).
import './popover.css';
import { type ReactNode, useId, useRef } from 'react';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** The button's accessible name, when what it shows does not say enough. */
  readonly label?: string;
  readonly className?: string;
  /** To open it from elsewhere too. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function Popover({ trigger, label, className, id: given, children }: PopoverProps) {
  const own = useId();
  const id = given ?? own;
  const button = useRef<HTMLButtonElement>(null);
  const byPointer = useRef(false);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        popoverTarget={id}
        aria-label={label}
        onClick={(event) => {
          byPointer.current = event.detail > 0;
        }}
      >
        {trigger}
      </button>
      <div
        popover="auto"
        id={id}
        className="popover"
        onToggle={(event) => {
          // A pointer leaves no focus behind, so that the next key press means the table and not this button.
          if (event.newState === 'closed' && byPointer.current) button.current?.blur();
        }}
      >
        {children}
      </div>
    </>
  );
}
