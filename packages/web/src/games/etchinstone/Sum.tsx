// A sum done in the open: every addend with a word about where it comes from, and the total.
import './sum.css';
import type { ForecastAddend } from '@wyrmtable/words/etchinstone';

const signOf = (amount: number, first: boolean): string => (amount < 0 ? '−' : first ? '' : '+');

export function Sum({ addends, total }: { readonly addends: readonly ForecastAddend[]; readonly total: number }) {
  return (
    <span className="sum">
      {addends.map(({ text, amount, card = '' }, i) => {
        const sign = signOf(amount, i === 0);
        return (
          <span className="sum__addend" key={`${text} ${card}`}>
            {sign !== '' && <i>{sign}</i>}
            <b>{Math.abs(amount)}</b>
            <small>{text}</small>
          </span>
        );
      })}
      {addends.length !== 1 && (
        <span className="sum__total">
          {addends.length > 0 && <i>=</i>}
          <b>{total}</b>
        </span>
      )}
    </span>
  );
}
