// What the first turn is worth, and how long duels last.
import { firstPlayer, type LabResult, lengthOf } from '@wyrmtable/bots/lab';
import { number, percent } from '@wyrmtable/words';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { Reach } from './reach.tsx';

interface Bar {
  readonly length: number;
  readonly games: number;
  /** The last bar gathers all longer duels: one of 139 turns must not make the others hair-thin. */
  readonly gathered: boolean;
}

const GATHERED_SHARE = 0.01;

function barsOf(counts: readonly (readonly [length: number, games: number])[]): readonly Bar[] {
  const total = counts.reduce((sum, [, games]) => sum + games, 0);
  const games = new Map(counts);
  const shortest = counts[0]?.[0] ?? 0;
  const longest = counts.at(-1)?.[0] ?? 0;
  const bars: Bar[] = [];
  let left = total;
  for (let length = shortest; length <= longest; length++) {
    const gathered = left < total * GATHERED_SHARE && length < longest;
    const here = gathered ? left : (games.get(length) ?? 0);
    bars.push({ length, games: here, gathered });
    if (gathered) break;
    left -= here;
  }
  return bars;
}

export function Length({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  const first = firstPlayer(result);
  const { mean, p50, p95, max, counts } = lengthOf(result);
  const bars = barsOf(counts);
  const lastBar = bars.at(-1)?.length ?? 0;
  const most = Math.max(1, ...bars.map(({ games }) => games));
  return (
    <section className="lab__section" aria-labelledby="lab-length">
      <Rule id="lab-length">{say(LAB_PAGE.firstAndLength)}</Rule>
      <p className="prose">
        {say(LAB_REPORT.first, {
          share: percent(lang, first.share, 1),
          low: percent(lang, first.low, 1),
          high: percent(lang, first.high, 1),
        })}
      </p>
      <Reach rate={first} />
      <p className="prose">{say(LAB_REPORT.length, { mean: Math.round(mean * 10) / 10, p50, p95, max })}</p>
      <div className="bars" role="img" aria-label={say(LAB_PAGE.histogram)}>
        {bars.map(({ length, games, gathered }) => (
          <i
            key={length}
            style={{ blockSize: `${(100 * games) / most}%` }}
            data-mark={gathered ? `${length}+` : length % 5 === 0 && length + 2 <= lastBar ? length : undefined}
            title={`${number(lang, length)}${gathered ? '+' : ''}: ${number(lang, games)}`}
          />
        ))}
      </div>
      <details>
        <summary>{say(LAB_PAGE.asTable)}</summary>
        <table className="lab__table lab__narrow">
          <thead>
            <tr>
              <th scope="col">{say(LAB_REPORT.turns)}</th>
              <th scope="col">{say(LAB_PAGE.games)}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(([length, some]) => (
              <tr key={length}>
                <th scope="row" className="num">
                  {length}
                </th>
                <td className="num">{number(lang, some)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
