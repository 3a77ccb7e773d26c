// The best of every kind of match.
import './ratings.css';
import { isRefusal } from '@wyrmtable/kernel';
import { isKind, KINDS, RATED_KINDS } from '@wyrmtable/wire';
import { number, percent } from '@wyrmtable/words';
import { challenge } from '@wyrmtable/words/challenge';
import { ratings } from '@wyrmtable/words/ratings';
import { common } from '@wyrmtable/words/shell';
import { Link, useSearchParams } from 'wouter';
import { kindName } from '../home/finding/kinds.ts';
import { useMe } from '../home/finding/use-me.ts';
import { Page } from '../shell/page.tsx';
import { useSpeech } from '../shell/words.ts';
import { bestOf } from './api.ts';
import { ToPeople } from './to-people.tsx';
import { useAsked } from './use-asked.ts';
import { whyNot } from './why-not.ts';

export default function Best() {
  const { say, lang } = useSpeech();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind') ?? '';
  const kind = isKind(asked) && KINDS[asked].rated ? asked : 'duel';
  const answer = useAsked(bestOf, kind);
  const who = useMe();
  const own = who?.account === true ? who.name : null;
  return (
    <Page title={say(ratings.best)} className="page ratings">
      <h1>{say(ratings.best)}</h1>
      <p className="prose">{say(ratings.lead)}</p>
      <select
        className="field"
        aria-label={say(ratings.what)}
        value={kind}
        onChange={({ currentTarget: { value } }) => setSearch({ kind: value }, { replace: true })}
      >
        {RATED_KINDS.map((one) => (
          <option key={one} value={one}>
            {kindName(lang, one)}
          </option>
        ))}
      </select>
      {answer === null && <p className="hint">{say(common.loading)}</p>}
      {answer !== null && isRefusal(answer) && <p role="alert">{whyNot(lang, answer)}</p>}
      {answer !== null && !isRefusal(answer) && answer.best.length === 0 && (
        <>
          <p>{say(ratings.nobody)}</p>
          <div className="row">
            <ToPeople />
          </div>
        </>
      )}
      {answer !== null && !isRefusal(answer) && answer.best.length > 0 && (
        <table className="ladder">
          <thead>
            <tr>
              <th scope="col">{say(ratings.place)}</th>
              <th scope="col">{say(ratings.name)}</th>
              <th scope="col">{say(ratings.rating)}</th>
            </tr>
          </thead>
          <tbody>
            {answer.best.map(({ name, program, rating, doubt, matches, won }, i) => (
              <tr key={name} data-you={name === own || undefined}>
                <td>
                  <span className="ladder__place">{number(lang, i + 1)}</span>
                </td>
                <th scope="row">
                  <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
                  {name === own && <small className="program">{say(ratings.you)}</small>}
                  {program && <small className="program">{say(challenge.program)}</small>}
                  <small>{say(ratings.record, { matches, share: percent(lang, won / Math.max(1, matches)) })}</small>
                </th>
                <td>
                  <b>{rating}</b>
                  <small>{say(ratings.doubt, { doubt })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}
