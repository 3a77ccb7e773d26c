// Every hero against every other, as a table of numbers on a scale that the colour-blind can read too.
import { type LabResult, matchUp, type Rate, ranking } from '@wyrmtable/bots/lab';
import { percent } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE } from '@wyrmtable/words/lab';
import type { CSSProperties } from 'react';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';

/** Warm below the half, cool above it; the further away, the fuller. */
function shade({ share }: Rate): CSSProperties & Record<`--${string}`, string> {
  return { '--fullness': `${Math.round(Math.abs(share - 0.5) * 200)}%` };
}

const isClear = ({ low, high }: Rate): boolean => low > 0.5 || high < 0.5;

interface CellProps {
  readonly result: LabResult;
  readonly hero: number;
  readonly against: number;
}

function Cell({ result, hero, against }: CellProps) {
  const { say, lang } = useSpeech();
  const met = hero === against ? null : matchUp(result, hero, against);
  if (met === null) return <td className="heat__none">{hero === against ? '·' : ''}</td>;
  const told = say(LAB_PAGE.cell, {
    hero: heroName(lang, result.heroes[hero] ?? ''),
    other: heroName(lang, result.heroes[against] ?? ''),
    share: percent(lang, met.share),
    low: percent(lang, met.low),
    high: percent(lang, met.high),
  });
  return (
    <td
      data-side={met.share < 0.5 ? 'loses' : 'wins'}
      data-clear={isClear(met) || undefined}
      style={shade(met)}
      title={told}
    >
      {Math.round(met.share * 100)}
    </td>
  );
}

export function HeatMap({ result }: { readonly result: LabResult }) {
  const { say, lang } = useSpeech();
  const heroes = ranking(result).map((figures) => figures.number);
  const name = (hero: number): string => heroName(lang, result.heroes[hero] ?? '');
  return (
    <section className="lab__section lab__wide" aria-labelledby="lab-heat">
      <Rule id="lab-heat">{say(LAB_PAGE.whoBeats)}</Rule>
      <p className="prose">{say(LAB_PAGE.whoBeatsLead)}</p>
      <table className="heat" aria-labelledby="lab-heat">
        <thead>
          <tr>
            <td />
            {heroes.map((hero) => (
              <th key={hero} scope="col">
                <span>{name(hero)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heroes.map((hero) => (
            <tr key={hero}>
              <th scope="row">{name(hero)}</th>
              {heroes.map((against) => (
                <Cell key={against} result={result} hero={hero} against={against} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
