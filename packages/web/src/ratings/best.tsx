// The best of every kind of match.
import './ratings.css';
import { isRefusal } from '@wyrmtable/kernel';
import { isKind, KINDS, RATED_KINDS } from '@wyrmtable/wire';
import { number } from '@wyrmtable/words';
import { challenge } from '@wyrmtable/words/challenge';
import { ratings } from '@wyrmtable/words/ratings';
import { common } from '@wyrmtable/words/shell';
import { Link, useSearchParams } from 'wouter';
import { kindName } from '../home/finding/kinds.ts';
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
        <table>
          <thead>
            <tr>
              <th scope="col">{say(ratings.place)}</th>
              <th scope="col">{say(ratings.name)}</th>
              <th scope="col">{say(ratings.rating)}</th>
              <th scope="col">{say(ratings.matches)}</th>
            </tr>
          </thead>
          <tbody>
            {answer.best.map(({ name, program, rating, doubt, matches }, i) => (
              <tr key={name}>
                <td>{number(lang, i + 1)}</td>
                <th scope="row">
                  <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
                  {program && <small className="program">{say(challenge.program)}</small>}
                </th>
                <td title={say(ratings.doubt, { doubt })}>{rating}</td>
                <td>{number(lang, matches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}
