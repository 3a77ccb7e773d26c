// Diamonds that count: so many of so many are filled. The words beside them say the same to the ear.
import './pips.css';

export function Pips({ on, of }: { readonly on: number; readonly of: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => i + 1).map((pip) => (
        <i key={pip} data-on={pip <= on || undefined} />
      ))}
    </span>
  );
}
