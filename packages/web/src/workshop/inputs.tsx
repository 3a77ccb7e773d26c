// The plain inputs of the workshop's forms: a number with its steps, one of several, yes or no.
import { useId } from 'react';

export interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Its name stands above already; the ear is told it all the same. */
  readonly named?: boolean;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, least, most, named = false, onChange }: NumberProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <span className="slot">
      <label htmlFor={id} className={named ? 'sr-only' : undefined}>
        {label}
      </label>
      <span className="stepper">
        <button type="button" aria-label={`${label} −`} disabled={value <= least} onClick={() => set(value - 1)}>
          −
        </button>
        <input
          id={id}
          className="field"
          type="number"
          min={least}
          max={most}
          value={value}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            if (Number.isInteger(next)) set(next);
          }}
        />
        <button type="button" aria-label={`${label} +`} disabled={value >= most} onClick={() => set(value + 1)}>
          +
        </button>
      </span>
    </span>
  );
}

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export function ChoiceField({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="slot">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface FlagProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function FlagField({ label, value, onChange }: FlagProps) {
  return (
    <label className="slot slot--flag">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
