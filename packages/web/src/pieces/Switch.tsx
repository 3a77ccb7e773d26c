// One choice of a few, side by side (languages, rewards, odds).
import './btn.css';

export interface SwitchProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string; readonly label?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  return (
    <fieldset className="switch">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.label}
          onClick={(event) => {
            // A pointer leaves no focus behind, so that the next key press means the table and not this button.
            if (event.detail > 0) event.currentTarget.blur();
            onChange(option.value);
          }}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
