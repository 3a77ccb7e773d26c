// Where health goes turn by turn: the hero's and the opponent's, drawn and as a table.
import type { Figures } from '@wyrmtable/bots/lab';
import { number } from '@wyrmtable/words';
import { BALANCE_PAGE } from '@wyrmtable/words/balance-page';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { useSpeech } from '../../shell/words.ts';

const WIDTH = 300;
const HEIGHT = 120;

export function Health({ health }: Pick<Figures, 'health'>) {
  const { say, lang } = useSpeech();
  const most = Math.max(1, ...health.flatMap(({ own, rival }) => [own, rival]));
  const line = (side: 'own' | 'rival'): string =>
    health
      .map((one, i) => `${(WIDTH * i) / Math.max(1, health.length - 1)},${HEIGHT - (HEIGHT * one[side]) / most}`)
      .join(' ');
  const tenth = (value: number): string => number(lang, Math.round(value * 10) / 10);
  return (
    <div className="balance__health">
      <h3>{say(BALANCE_PAGE.health)}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line('rival')} data-side="rival" />
        <polyline points={line('own')} data-side="own" />
      </svg>
      <p className="balance__key" aria-hidden="true">
        <span data-side="own">{say(LAB_REPORT.hero)}</span>
        <span data-side="rival">{say(BALANCE_PAGE.opponent)}</span>
      </p>
      <details>
        <summary>{say(LAB_PAGE.asTable)}</summary>
        <table className="lab__table lab__narrow">
          <caption className="sr-only">{say(BALANCE_PAGE.health)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(BALANCE_PAGE.turn)}</th>
              <th scope="col">{say(LAB_REPORT.hero)}</th>
              <th scope="col">{say(BALANCE_PAGE.opponent)}</th>
            </tr>
          </thead>
          <tbody>
            {health.map(({ turn, own, rival }) => (
              <tr key={turn}>
                <th scope="row">{number(lang, turn)}</th>
                <td className="num">{tenth(own)}</td>
                <td className="num">{tenth(rival)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
