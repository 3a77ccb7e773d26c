// What the first turn is worth, and how long duels last.
import { firstPlayer, type LabResult, lengthOf } from '@wyrmtable/bots/lab';
import { number, percent } from '@wyrmtable/words';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { Reach } from './reach.tsx';

export function Length({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  const first = firstPlayer(result);
  const { mean, p50, p95, max, counts } = lengthOf(result);
  const most = Math.max(1, ...counts.map(([, games]) => games));
  const games = new Map(counts);
  const [shortest = 0] = counts[0] ?? [];
  const turns = Array.from({ length: Math.max(0, max - shortest + 1) }, (_, i) => shortest + i);
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
        {turns.map((length) => (
          <i
            key={length}
            style={{ blockSize: `${(100 * (games.get(length) ?? 0)) / most}%` }}
            data-mark={length % 5 === 0 ? length : undefined}
            title={`${number(lang, length)}: ${number(lang, games.get(length) ?? 0)}`}
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
