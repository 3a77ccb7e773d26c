// The page of somebody with an account: ratings, how they went, heroes, and the last matches that counted.
import './ratings.css';
import { isRefusal } from '@wyrmtable/kernel';
import type { LuckInfo, PersonInfo, RatedInfo, RatingInfo } from '@wyrmtable/wire';
import { gameTitle, list, number, percent } from '@wyrmtable/words';
import { challenge } from '@wyrmtable/words/challenge';
import { heroName } from '@wyrmtable/words/dice-throne';
import { ratings } from '@wyrmtable/words/ratings';
import { common } from '@wyrmtable/words/shell';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { kindName } from '../home/finding/kinds.ts';
import { useMe } from '../home/finding/use-me.ts';
import { Rule } from '../pieces/Rule.tsx';
import { Trouble } from '../shell/lost.tsx';
import { Page } from '../shell/page.tsx';
import { lazy } from '../shell/patient.ts';
import { useSpeech } from '../shell/words.ts';
import { person } from './api.ts';
import { Challenge } from './challenge.tsx';
import { Graph } from './graph.tsx';
import { luckFigures } from './luck.ts';
import { ToPeople } from './to-people.tsx';
import { useAsked } from './use-asked.ts';
import { whyNot } from './why-not.ts';

const Stance = lazy(() => import('./stance.tsx'));

/** Matches that are listed; the graph has all that are told. */
const LISTED = 20;

function Ratings({ own, shown, show }: { own: readonly RatingInfo[]; shown: string; show: (kind: string) => void }) {
  const { say, lang } = useSpeech();
  return (
    <ul className="standings">
      {own.map(({ kind, rating, doubt, provisional, matches, won }) => (
        <li key={kind}>
          <button type="button" className="btn standing" aria-pressed={kind === shown} onClick={() => show(kind)}>
            <span>{kindName(lang, kind)}</span>
            <b>{rating}</b>
            <small>
              {say(ratings.doubt, { doubt })}
              {provisional && `, ${say(ratings.provisional)}`}
            </small>
            <small>
              {say(ratings.won)} {number(lang, won)} / {number(lang, matches)}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Heroes({ heroes }: Pick<PersonInfo, 'heroes'>) {
  const { say, lang } = useSpeech();
  return (
    <section aria-labelledby="heroes-title">
      <Rule id="heroes-title">{say(ratings.heroes)}</Rule>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(ratings.hero)}</th>
            <th scope="col">{say(ratings.matches)}</th>
            <th scope="col">{say(ratings.won)}</th>
            <th scope="col">{say(ratings.share)}</th>
          </tr>
        </thead>
        <tbody>
          {heroes.map(({ hero, played, won }) => (
            <tr key={hero}>
              <th scope="row">{heroName(lang, hero)}</th>
              <td>{number(lang, played)}</td>
              <td>{number(lang, won)}</td>
              <td>{percent(lang, won / Math.max(1, played))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** There bad luck is counted: rolls without scoring dice. */
const COUNTS_ZONKS = 'dragon-farkle';

function LuckLine({ luck }: { readonly luck: LuckInfo }) {
  const { say, lang } = useSpeech();
  const { game, matches, throws } = luck;
  const zonks = game === COUNTS_ZONKS;
  const { by, side, luckier, margin, sure } = luckFigures(luck, zonks);
  const told = { game: gameTitle(lang, game), matches, throws, by, side };
  return (
    <li>
      {say(zonks ? ratings.luckZonks : ratings.luckWorth, told)}{' '}
      {say(ratings.luckSure, { luckier: percent(lang, luckier), margin, sure })}
    </li>
  );
}

function Lifetime({ luck }: Pick<PersonInfo, 'luck'>) {
  const { say } = useSpeech();
  return (
    <section aria-labelledby="luck-title">
      <Rule id="luck-title">{say(ratings.luck)}</Rule>
      <ul className="lifetime">
        {luck.map((one) => (
          <LuckLine key={one.game} luck={one} />
        ))}
      </ul>
      <p className="hint">{say(ratings.luckHow)}</p>
    </section>
  );
}

/** How the rating changed by it; null where the match before is not told. */
function Match({ match, by }: { readonly match: RatedInfo; readonly by: number | null }) {
  const { say, lang, ago } = useSpeech();
  const { won, others, rating, weight, at } = match;
  const rivals = others.filter(({ friend }) => !friend).map(({ name }) => name || say(ratings.somebody));
  const [names, when] = [list(lang, rivals), ago(at)];
  return (
    <tr>
      <th scope="row">
        <span>{names}</span>
        <small>{when}</small>
      </th>
      <td>
        <b>{rating}</b>
        <small data-won={won || undefined}>
          {say(won ? ratings.victory : ratings.defeat)}
          {by !== null && ` ${by > 0 ? '+' : ''}${number(lang, by)}`}
          {weight < 1 && `, ${say(ratings.counted, { share: percent(lang, weight) })}`}
        </small>
      </td>
      <td>
        <Link
          className="btn"
          data-kind="quiet"
          href={`/m/${match.match}`}
          aria-label={say(ratings.lookAt, { names, when })}
        >
          {say(ratings.look)}
        </Link>
      </td>
    </tr>
  );
}

function Matches({ matches }: { readonly matches: readonly RatedInfo[] }) {
  const { say } = useSpeech();
  const before = matches.slice(1).map(({ rating }) => rating);
  return (
    <section aria-labelledby="matches-title">
      <Rule id="matches-title">{say(ratings.last)}</Rule>
      <table className="played">
        <thead>
          <tr>
            <th scope="col">{say(ratings.against)}</th>
            <th scope="col">{say(ratings.rating)}</th>
            <th scope="col">
              <span className="sr-only">{say(ratings.look)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.slice(0, LISTED).map((match, i) => {
            const earlier = before[i];
            return <Match key={match.match} match={match} by={earlier === undefined ? null : match.rating - earlier} />;
          })}
        </tbody>
      </table>
    </section>
  );
}

function Known({ known }: { readonly known: PersonInfo }) {
  const { say, lang } = useSpeech();
  const [chosen, setChosen] = useState<string | null>(null);
  const who = useMe();
  const own = who?.account === true && who.name === known.name;
  const kind = chosen ?? known.ratings[0]?.kind ?? '';
  const matches = known.matches.filter((match) => match.kind === kind);
  const values = matches.map(({ rating }) => rating).toReversed();
  return (
    <Page title={known.name} className="page ratings">
      <h1>
        {known.name}
        {known.program && <small className="program">{say(challenge.program)}</small>}
      </h1>
      {who !== null && !own && (
        <>
          <Challenge name={known.name} account={who.account} />
          <Suspense fallback={null}>
            <Stance name={known.name} />
          </Suspense>
        </>
      )}
      {known.ratings.length === 0 && (
        <p className="prose">{own ? say(ratings.unratedOwn) : say(ratings.unrated, { name: known.name })}</p>
      )}
      {known.ratings.length > 0 && (
        <>
          <section aria-labelledby="own-title">
            <Rule id="own-title">{say(ratings.own)}</Rule>
            <Ratings own={known.ratings} shown={kind} show={setChosen} />
          </section>
          {values.length > 1 && (
            <section aria-labelledby="graph-title">
              <Rule id="graph-title">{`${say(ratings.graph)}: ${kindName(lang, kind)}`}</Rule>
              <Graph values={values} />
            </section>
          )}
          {known.heroes.length > 0 && <Heroes heroes={known.heroes} />}
          <Matches matches={matches} />
        </>
      )}
      {known.luck.length > 0 && <Lifetime luck={known.luck} />}
      <div className="row">
        {own && <ToPeople />}
        <Link className="btn" href={kind === '' ? '/best' : `/best?kind=${kind}`}>
          {say(ratings.best)}
        </Link>
      </div>
    </Page>
  );
}

export default function Person({ name }: { readonly name: string }) {
  const { say, lang } = useSpeech();
  const known = useAsked(person, name);
  if (known === null) {
    return (
      <Page title={name}>
        <p className="hint">{say(common.loading)}</p>
      </Page>
    );
  }
  if (isRefusal(known))
    return (
      <Trouble
        title={say(ratings.trouble)}
        text={[whyNot(lang, known), ...(known.refused === 'no-such-person' ? [say(ratings.onlyAccounts)] : [])].join(
          ' ',
        )}
      />
    );
  return <Known known={known} />;
}
