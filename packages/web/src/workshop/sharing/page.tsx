// /heroes/CODE: one shared hero, drawn as it will be at the table, with what may be done with it.
import '../workshop.css';
import { rate } from '@wyrmtable/bots/lab';
import { checkHero } from '@wyrmtable/dice-throne/check';
import { digest, isRefusal } from '@wyrmtable/kernel';
import type { HeroFigures } from '@wyrmtable/wire';
import { botName, number, percent } from '@wyrmtable/words';
import { heroName } from '@wyrmtable/words/dice-throne';
import { heroRefusalLine, SHARED } from '@wyrmtable/words/shared-heroes';
import { common } from '@wyrmtable/words/shell';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { heroArms } from '../../games/dice-throne/hero-arms.ts';
import { Btn } from '../../pieces/Btn.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import { useAsked } from '../../ratings/use-asked.ts';
import { notify } from '../../shell/notices.tsx';
import { Page } from '../../shell/page.tsx';
import { usePageBusy } from '../../shell/page-busy.ts';
import { lazy } from '../../shell/patient.ts';
import { useSpeech } from '../../shell/words.ts';
import { OWN_REASONS } from '../../table/why-not.ts';
import { coloursOf, putDown, takeUp } from '../at-hand.ts';
import { newId } from '../draft/begin.ts';
import { keepDraft } from '../draft/kept.ts';
import { Playing } from '../Playing.tsx';
import { Reading } from '../Reading.tsx';
import { type SharedPage, sharedHero, takeOff } from './api.ts';
import { inLang } from './HeroRow.tsx';
import { draftSharedAs, know, unshared } from './known.ts';

const Report = lazy(() => import('./Report.tsx'));

function Figures({ figures }: { readonly figures: HeroFigures | null }) {
  const { say, lang } = useSpeech();
  if (figures === null) return <p className="hint">{say(SHARED.noFigures)}</p>;
  const { won, duels, level, rivals } = figures;
  const { share, low, high } = rate(won, duels);
  return (
    <div className="shared__figures">
      <p>{say(SHARED.fares, { share, low, high, duels, bot: botName(lang, level) })}</p>
      <p className="hint">{say(SHARED.measured)}</p>
      <details>
        <summary>{say(SHARED.rivals)}</summary>
        <dl className="shared__rivals">
          {rivals
            .filter((one) => one.duels > 0)
            .toSorted((one, other) => other.won / other.duels - one.won / one.duels)
            .map((one) => (
              <div key={one.hero}>
                <dt>{heroName(lang, one.hero)}</dt>
                <dd className="num">
                  {percent(lang, one.won / one.duels)} <span className="hint">{number(lang, one.duels)}</span>
                </dd>
              </div>
            ))}
        </dl>
      </details>
    </div>
  );
}

function Origin({ origin }: Pick<SharedPage, 'origin'>) {
  const { say, lang } = useSpeech();
  if (origin === null) return null;
  if (origin.names === null) return <p className="hint">{say(SHARED.copiedGone)}</p>;
  const { version, author } = origin;
  const copied = say(SHARED.copied, { name: inLang(origin.names, lang), version });
  return (
    <p className="hint">
      <Link href={`/heroes/${origin.hero}`}>{copied}</Link>
      {author !== null && ` · ${say(SHARED.by, { name: author })}`}
    </p>
  );
}

/** Copies, or changes what is one's own. */
function useTaking({ id, version, listed, yours, document }: SharedPage): () => void {
  const { say } = useSpeech();
  const [, go] = useLocation();
  return () => {
    const open = yours ? draftSharedAs(id, version) : null;
    const draft = open ?? newId();
    if (open === null) {
      const copy = { ...document, hero: { ...document.hero, id: draft } };
      if (!keepDraft(draft, copy)) notify(say(WORKSHOP.notKept), 'danger');
      // The page has another id in its document; the draft is the same hero until something of it is changed.
      know(
        draft,
        yours ? { shared: { code: id, version, digest: digest(copy), listed } } : { origin: { hero: id, version } },
      );
    }
    go(`/hero-workshop/${draft}`);
  };
}

function TakeOff({ page }: { readonly page: SharedPage }) {
  const { say, lang } = useSpeech();
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const name = inLang(page.names, lang);
  const take = async () => {
    const refused = await takeOff(page.id);
    if (refused !== null) {
      const own = OWN_REASONS[refused.refused];
      notify(own === undefined ? heroRefusalLine(lang, refused) : say(own), 'danger');
      return;
    }
    const draft = draftSharedAs(page.id, page.version);
    if (draft !== null) unshared(draft);
    notify(say(SHARED.gone, { name }));
    go('/hero-workshop');
  };
  if (!asked)
    return (
      <Btn kind="quiet" icon="trash-can" onPress={() => setAsked(true)}>
        {say(SHARED.takeAway)}
      </Btn>
    );
  return (
    <div className="row" role="alert">
      <p>{say(SHARED.really)}</p>
      <Btn kind="danger" onPress={() => void take()}>
        {say(SHARED.takeAway)}
      </Btn>
      <Btn onPress={() => setAsked(false)}>{say(SHARED.keep)}</Btn>
    </div>
  );
}

function Shown({ page }: { readonly page: SharedPage }) {
  const { say, lang, ago } = useSpeech();
  const { document: draft, author, version, listed, hidden, yours } = page;
  useMemo(() => takeUp(draft), [draft]);
  useEffect(() => putDown, []);
  // The server has checked it; a page that is older than the server may not know all of it.
  const playable = useMemo(() => checkHero(draft).length === 0, [draft]);
  const take = useTaking(page);
  const [reports, setReports] = useState(false);
  return (
    <article className="workbench shared" style={coloursOf(draft)}>
      <header className="workbench__head">
        <Portrait arms={heroArms(draft.hero.id)} />
        <h1>{inLang(page.names, lang)}</h1>
        <p>
          {author === null ? (
            say(SHARED.byGuest)
          ) : (
            <Link href={`/people/${encodeURIComponent(author)}`}>{say(SHARED.by, { name: author })}</Link>
          )}
          {` · ${say(SHARED.version, { version })} · ${ago(page.changed)} · ${say(listed ? SHARED.listed : SHARED.unlisted)}`}
        </p>
        <div className="row">
          {playable && <Playing draft={draft} primary />}
          <Btn icon="quill-ink" onPress={take}>
            {say(yours ? SHARED.change : SHARED.takeCopy)}
          </Btn>
          <Link className="btn" href={`/print/${page.id}`}>
            {say(WORKSHOP.print)}
          </Link>
          <Link className="btn" href="/heroes">
            {say(SHARED.title)}
          </Link>
          {yours ? (
            <TakeOff page={page} />
          ) : (
            <Btn kind="quiet" expanded={reports} onPress={() => setReports(!reports)}>
              {say(SHARED.report)}
            </Btn>
          )}
        </div>
      </header>
      {reports && (
        <Suspense>
          <Report code={page.id} done={() => setReports(false)} />
        </Suspense>
      )}
      {hidden && <p role="alert">{say(SHARED.hidden)}</p>}
      <Origin origin={page.origin} />
      <Figures figures={page.figures} />
      <Reading draft={draft} />
    </article>
  );
}

export default function SharedHeroPage({ code }: { readonly code: string }) {
  const { say, lang } = useSpeech();
  const answer = useAsked(sharedHero, code);
  usePageBusy(answer === null);
  const page = answer !== null && !isRefusal(answer) ? answer : null;
  const refused = answer !== null && isRefusal(answer) ? answer : null;
  const own = refused === null ? undefined : OWN_REASONS[refused.refused];
  return (
    <Page title={page === null ? say(SHARED.title) : inLang(page.names, lang)} className="page workshop">
      {page === null && <h1>{say(SHARED.title)}</h1>}
      {answer === null && <p className="hint">{say(common.loading)}</p>}
      {refused !== null && (
        <>
          <p role="alert">{own === undefined ? heroRefusalLine(lang, refused) : say(own)}</p>
          <p>
            <Link className="btn" href="/heroes">
              {say(SHARED.title)}
            </Link>
          </p>
        </>
      )}
      {page !== null && <Shown page={page} />}
    </Page>
  );
}
