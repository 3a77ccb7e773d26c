// A rating over one's last matches, as a line.
import { ratings } from '@wyrmtable/words/ratings';
import { useSpeech } from '../shell/words.ts';

const WIDE = 600;
const HIGH = 180;
const EDGE = 8;

/** `values`: the oldest first. */
export function Graph({ values }: { readonly values: readonly number[] }) {
  const { say } = useSpeech();
  const [first = 0] = values;
  const last = values.at(-1) ?? first;
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = Math.max(50, most - least);
  const x = (i: number): number => EDGE + ((WIDE - 2 * EDGE) * i) / Math.max(1, values.length - 1);
  const y = (value: number): number => HIGH - EDGE - ((HIGH - 2 * EDGE) * (value - least)) / span;
  const label = say(ratings.graphLabel, { count: values.length, first, last, least, most });
  return (
    <figure className="graph">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
        <path className="graph__ground" d={`M0 ${y(least)}H${WIDE}M0 ${y(most)}H${WIDE}`} />
        <polyline points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
        <circle cx={x(values.length - 1)} cy={y(last)} r="5" />
      </svg>
      <p aria-hidden="true">
        <span>{most}</span>
        <span>{least}</span>
      </p>
    </figure>
  );
}
