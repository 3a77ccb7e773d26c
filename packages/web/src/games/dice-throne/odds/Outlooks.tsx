// What an attack would really take off, as a distribution: for whoever declares, and for whoever chooses a defence.
import './odds.css';
import { number, percent } from '@wyrmtable/words';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { ODDS } from '@wyrmtable/words/odds-table';
import { type CSSProperties, useMemo } from 'react';
import { numbered } from '../../../pieces/numbered.ts';
import { Rule } from '../../../pieces/Rule.tsx';
import { useWorkerAnswer } from '../../../table/use-worker-answer.ts';
import { useThrone } from '../table.ts';
import { type Outlook, type OutlookQuestion, questionOf } from './question.ts';

/** Half a per cent rounds to one; below that nobody needs to hear of it. */
const WORTH_TELLING = 0.005;

/** A row of bars from the least damage to the most, one for each amount; for the ear the same in words. */
function Spread({ strike }: Pick<Outlook, 'strike'>) {
  const { say, lang } = useThrone();
  const least = strike.damage.findIndex((chance) => chance > 0);
  const bars = strike.damage.slice(least);
  // What is certain needs no picture.
  if (bars.length < 2) return null;
  const highest = Math.max(...bars);
  const told = bars.flatMap((chance, i) =>
    chance < WORTH_TELLING ? [] : [say(ODDS.takes, { damage: least + i, chance: percent(lang, chance) })],
  );
  return (
    <span className="spread" role="img" aria-label={told.join(', ')} title={told.join(', ')}>
      {numbered(bars).map(({ key, value }) => {
        const style: CSSProperties & Record<'--h', number> = { '--h': value / highest };
        return (
          <span key={key} data-edge={key === 1 || key === bars.length || undefined}>
            <i style={style} />
            <small>{least + key - 1}</small>
          </span>
        );
      })}
    </span>
  );
}

/** Less than this rounds to nothing. */
const LEAST = 0.05;

function Line({ outlook, best }: { readonly outlook: Outlook; readonly best: boolean }) {
  const { say, lang } = useThrone();
  const { ability, strike } = outlook;
  const figure = (value: number) => number(lang, Math.round(value * 10) / 10);
  return (
    <li data-best={best || undefined}>
      <span className="outlook__name">{ability === null ? say(ODDS.noDefence) : abilityName(lang, ability)}</span>
      <Spread strike={strike} />
      <span className="outlook__mean num">{say(ODDS.mean, { mean: figure(strike.mean) })}</span>
      <span className="outlook__more">
        {strike.defeat > 0 && <b>{say(ODDS.defeat, { chance: percent(lang, strike.defeat, 1) })}</b>}
        {strike.healed >= LEAST && <span>{say(ODDS.healed, { healed: figure(strike.healed) })}</span>}
        {strike.mended >= LEAST && <span>{say(ODDS.mended, { mended: figure(strike.mended) })}</span>}
        {strike.shielded >= LEAST && <span>{say(ODDS.shielded, { shielded: figure(strike.shielded) })}</span>}
        {strike.back >= LEAST && <span>{say(ODDS.back, { back: figure(strike.back) })}</span>}
      </span>
    </li>
  );
}

export function Outlooks() {
  const { view, answers, me, contents, oddsShown, falling, say, hireOdds } = useThrone();
  const question = useMemo(
    () => (oddsShown && !falling ? questionOf({ view, answers, me, contents }) : null),
    [view, answers, me, contents, oddsShown, falling],
  );
  const found = useWorkerAnswer<OutlookQuestion, readonly Outlook[]>(question, hireOdds);
  if (question === null || found === null) return null;
  const title = say(question.kind === 'defend' ? ODDS.defences : ODDS.attacks);
  return (
    <section className="outlooks" aria-label={title} aria-busy={found === 'counting'}>
      <Rule>{title}</Rule>
      {found === 'counting' ? (
        <p className="outlooks__note">{say(ODDS.counting)}</p>
      ) : (
        <ul>
          {found.map((outlook, i) => (
            <Line key={outlook.choice} outlook={outlook} best={i === 0 && found.length > 1} />
          ))}
        </ul>
      )}
      <p className="outlooks__note">{say(ODDS.note)}</p>
    </section>
  );
}
