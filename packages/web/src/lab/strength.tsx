// Heroes from the strongest to the weakest.
import { type LabResult, ranking } from '@wyrmtable/bots/lab';
import { number, percent } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { Reach } from './reach.tsx';

export function Strength({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  return (
    <section className="lab__section" aria-labelledby="lab-strength">
      <Rule id="lab-strength">{say(LAB_PAGE.strength)}</Rule>
      <p className="prose">{say(LAB_PAGE.strengthLead)}</p>
      <table className="lab__table" aria-labelledby="lab-strength">
        <thead>
          <tr>
            <th scope="col">{say(LAB_REPORT.hero)}</th>
            <th scope="col" colSpan={2}>
              {say(LAB_REPORT.wins)}
            </th>
            <th scope="col" className="wide">
              {say(LAB_REPORT.asFirst)}
            </th>
            <th scope="col" className="wide">
              {say(LAB_REPORT.asSecond)}
            </th>
            <th scope="col" className="wide">
              {say(LAB_REPORT.turns)}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking(result).map(({ hero, overall, first, second, turns }) => (
            <tr key={hero}>
              <th scope="row">{heroName(lang, hero)}</th>
              <td className="lab__plot">
                <Reach rate={overall} />
              </td>
              <td className="num">
                {percent(lang, overall.share, 1)}
                <small>
                  {say(LAB_PAGE.interval, { low: percent(lang, overall.low), high: percent(lang, overall.high) })}
                </small>
              </td>
              <td className="num wide">{percent(lang, first.share)}</td>
              <td className="num wide">{percent(lang, second.share)}</td>
              <td className="num wide">{number(lang, Math.round(turns * 10) / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
