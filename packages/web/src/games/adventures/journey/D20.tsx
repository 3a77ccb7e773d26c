// A die with twenty sides: it falls when it is thrown, and shows what it brought.
import './d20.css';
import type { CSSProperties } from 'react';

/** An icosahedron seen from above one of its sides. */
const OUTLINE = 'M50 3 91 26.5 91 73.5 50 97 9 73.5 9 26.5Z';
const EDGES =
  'M50 3 26 36 74 36ZM26 36 9 26.5M26 36 9 73.5M26 36 50 80 74 36M74 36 91 26.5M74 36 91 73.5M50 80 9 73.5M50 80 91 73.5M50 80V97';

type Fall = CSSProperties & Readonly<Record<'--fall', string>>;

/** `ms` is how long it falls; 0 for a die that lies. The words beside it say the result to the ear. */
export function D20({ result, ms }: { readonly result: number; readonly ms: number }) {
  const style: Fall = { '--fall': `${ms}ms` };
  return (
    <span className="d20" data-falls={ms > 0 || undefined} style={style} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="d20__body" d={OUTLINE} />
        <path className="d20__edges" d={EDGES} />
      </svg>
      <b className="num">{result}</b>
    </span>
  );
}
