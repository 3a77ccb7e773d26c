// One hero at a time: against each of the others, and what each ability brings.
import { abilitiesOf, type LabResult, matchUp, type Rate } from '@wyrmtable/bots/lab';
import { percent } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { useState } from 'react';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';
import { Abilities } from './abilities.tsx';
import { Reach } from './reach.tsx';

interface HeroProps {
  readonly result: LabResult;
  readonly hero: number;
}

interface Met {
  readonly against: number;
  readonly rate: Rate;
}

function Opponents({ result, hero }: HeroProps) {
  const { say, lang } = useSpeech();
  const met = result.heroes
    .flatMap((_, against): Met[] => {
      const rate = against === hero ? null : matchUp(result, hero, against);
      return rate === null ? [] : [{ against, rate }];
    })
    .sort((a, b) => b.rate.share - a.rate.share);
  return (
    <table className="lab__table">
      <caption>{say(LAB_PAGE.opponents)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say(LAB_PAGE.against)}</th>
          <th scope="col" colSpan={2}>
            {say(LAB_REPORT.wins)}
          </th>
        </tr>
      </thead>
      <tbody>
        {met.map(({ against, rate }) => (
          <tr key={against}>
            <th scope="row">{heroName(lang, result.heroes[against] ?? '')}</th>
            <td className="lab__plot">
              <Reach rate={rate} />
            </td>
            <td className="num">
              {percent(lang, rate.share)}
              <small>{say(LAB_PAGE.interval, { low: percent(lang, rate.low), high: percent(lang, rate.high) })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OneHero({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  const [hero, setHero] = useState(0);
  const named = result.heroes
    .map((id, number) => ({ number, name: heroName(lang, id) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <section className="lab__section" aria-labelledby="lab-hero">
      <Rule id="lab-hero">{say(LAB_PAGE.oneHero)}</Rule>
      <p className="prose">{say(LAB_PAGE.abilitiesLead)}</p>
      <label className="lab__choose">
        {say(LAB_PAGE.choose)}
        <select className="field" value={hero} onChange={(event) => setHero(Number(event.currentTarget.value))}>
          {named.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="lab__pair">
        <Opponents result={result} hero={hero} />
        <Abilities abilities={abilitiesOf(result, result.heroes[hero] ?? '')} />
      </div>
    </section>
  );
}
