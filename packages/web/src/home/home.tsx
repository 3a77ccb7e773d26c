// The front page: play at once, go on, join, choose a game, or watch.
import './home.css';
import '../pieces/btn.css';
import { gameTitle } from '@wyrmtable/words';
import { common, home } from '@wyrmtable/words/shell';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../pieces/Icon.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { notify } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { lazy } from '../shell/patient.ts';
import { useTyped } from '../shell/typed.ts';
import { useSpeech } from '../shell/words.ts';
import { myTables } from '../table/remote/api.ts';
import { isWordWanted } from '../word/wanted.ts';
import { isByDays } from './by-days.ts';
import { useCalled } from './called.ts';
import { codeIn } from './code.ts';
import { Covers } from './covers.tsx';
import { whereToGoOn } from './go-on.ts';
import { type Listed, useListed } from './listed.ts';
import { OpenTables } from './open-tables.tsx';
import { type SavedTables, useSavedTables } from './use-saved-tables.ts';
import { WyrmDice } from './wyrm-dice.tsx';
import { YourTables } from './your-tables.tsx';

const ByDays = lazy(() => import('./by-days.tsx'));
const Finding = lazy(() => import('./finding/finding.tsx'));

function JoinByCode() {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [typed, setTyped] = useTyped('code');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code === '') return notify(say(home.codeMissing), 'danger');
    void import('./code-known.ts')
      .then(({ whyNot }) => whyNot(lang, code))
      .catch(() => null)
      .then((problem) => {
        if (problem === null) go(`/t/${code}`);
        else notify(problem, 'danger');
      });
  };
  return (
    <form className="code" onSubmit={join}>
      <label>
        <span className="sr-only">{say(home.code)}</span>
        <input
          className="field"
          placeholder={say(home.code)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="btn">
        {say(home.join)}
      </button>
    </form>
  );
}

interface TablesProps {
  readonly kept: SavedTables;
  readonly online: Listed;
}

/** The game whose rules are told in a minute, for whoever wants to play before choosing. */
const QUICKEST = 'dragon-farkle';

function Start({ kept, online }: TablesProps) {
  const { say, lang } = useSpeech();
  const last = whereToGoOn(
    kept.tables.filter(({ id }) => !kept.thrown.has(id)),
    Array.isArray(online) ? online : [],
  );
  return (
    <div className="intro__start">
      {last !== null && (
        <Link className="btn" data-kind="primary" href={last.place}>
          <Icon name="hourglass" />
          {say(last.called ? home.goOnCalled : home.goOn)}
        </Link>
      )}
      <Link className="btn" data-kind={last === null ? 'primary' : 'plain'} href={`/play/${QUICKEST}?way=bots`}>
        <Icon name="rolling-dices" />
        {say(home.playNow, { game: gameTitle(lang, QUICKEST) })}
      </Link>
      <Link className="btn" href="/day">
        <Icon name="hourglass" />
        {say(common.day)}
      </Link>
      <a className="btn" href="#people">
        <Icon name="crossed-swords" />
        {say(home.people)}
      </a>
      <JoinByCode />
    </div>
  );
}

/** What a person does who wants to be elsewhere on the page. */
const STIRS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Whoever came by a link to here came before it was there, and lists above it grow: it stays in sight until they stir. */
function stayAt(place: HTMLElement | null): () => void {
  const growth = new ResizeObserver(() => place?.scrollIntoView());
  const leave = () => {
    growth.disconnect();
    for (const stir of STIRS) removeEventListener(stir, leave);
  };
  for (const stir of STIRS) addEventListener(stir, leave, { passive: true });
  growth.observe(document.body);
  return leave;
}

/** Fetched when it comes into sight; nothing lies below it that could be pushed about. */
function People() {
  const { say } = useSpeech();
  const place = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (place.current !== null) watch.observe(place.current);
    const leave = location.hash === '#people' ? stayAt(place.current) : null;
    return () => {
      watch.disconnect();
      leave?.();
    };
  }, []);
  return (
    <section aria-labelledby="people-title" id="people" className="people" ref={place}>
      <Rule id="people-title">{say(home.people)}</Rule>
      {seen && (
        <Suspense fallback={null}>
          <Finding />
        </Suspense>
      )}
    </section>
  );
}

function Foot() {
  const { say } = useSpeech();
  return (
    <footer className="foot">
      <p>{say(home.footIcons)}</p>
      <nav aria-label="Wyrmtable">
        <Link href="/rules">{say(common.rules)}</Link>
        <Link href="/tasks">{say(common.tasks)}</Link>
        <Link href="/day">{say(common.day)}</Link>
        <Link href="/best">{say(common.best)}</Link>
        <Link href="/hero-workshop">{say(common.workshop)}</Link>
        <Link href="/lab">{say(common.lab)}</Link>
        <Link href="/verify">{say(common.verify)}</Link>
        <Link href="/credits">{say(common.credits)}</Link>
      </nav>
    </footer>
  );
}

export function Home() {
  const { say, lang } = useSpeech();
  const kept = useSavedTables();
  useEffect(() => {
    // Whoever is here now is told from now on, and in this language.
    if (isWordWanted()) void import('../word/device.ts').then(({ renew }) => renew(lang));
  }, [lang]);
  const online = useListed(myTables);
  useCalled(Array.isArray(online) ? online.filter(({ yourMove }) => yourMove).length : 0);
  return (
    <Page title={null} className="home" languages>
      <section className="intro">
        <div>
          <h1>Wyrmtable</h1>
          <p className="intro__lead">{say(home.lead)}</p>
          <Start kept={kept} online={online} />
        </div>
        <WyrmDice />
      </section>
      <section aria-labelledby="games-title">
        <Rule id="games-title">{say(home.choose)}</Rule>
        <Covers />
      </section>
      {Array.isArray(online) && online.some(isByDays) && (
        <Suspense fallback={null}>
          <ByDays tables={online.filter(isByDays)} />
        </Suspense>
      )}
      <div className="lower">
        <YourTables kept={kept} online={online} />
        <OpenTables />
      </div>
      <People />
      <Foot />
    </Page>
  );
}
